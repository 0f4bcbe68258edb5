import { type FormEvent, useEffect, useRef } from 'react';
import type { FormAnswer, Values } from './answer.ts';
import { restoreDraft, saveDraft } from './draft.ts';
import { type FormRules, useFormCore } from './use-form-core.ts';

type Options = FormRules & { name: string; answer: FormAnswer | undefined; sending: boolean; draft: boolean };

const nothing: Values = {};

/** A form that posts to its own address and also does so without a script. */
export function usePublicForm({ name, answer, sending, draft, ...rules }: Options) {
  const underWay = useRef(false);
  const core = useFormCore({
    ...{ ...rules, name, sending, answer, lead },
    start: answer?.values ?? nothing,
    ...(!draft && { readMore: filledByBrowser }),
  });
  const { form, state, refresh } = core;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a draft is restored once, when the form appears
  useEffect(() => {
    if (draft && !answer && form.current) restoreDraft(name, form.current);
    refresh();
  }, []);

  useEffect(() => {
    if (!sending) underWay.current = false;
  }, [sending]);

  function onInput(event: FormEvent<HTMLFormElement>) {
    const values = core.onInput(event);
    if (draft) saveDraft(name, values);
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    if (core.valuesToSend() && !underWay.current) underWay.current = true;
    else event.preventDefault();
  }

  return { form, state, handlers: { onInput, onSubmit, onBlur: core.onBlur, onAnimationStart: refresh } };
}

const lead = (form: HTMLFormElement) => form.querySelector<HTMLElement>('[data-answer]')?.focus();

/** A browser keeps the password it has filled in to itself until the reader touches the page; it counts as typed. */
function filledByBrowser(form: HTMLFormElement): Values {
  const hidden = [...form.querySelectorAll<HTMLInputElement>('input:autofill')].filter(({ value }) => value === '');
  return Object.fromEntries(hidden.map(({ name }) => [name, 'filled in']));
}
