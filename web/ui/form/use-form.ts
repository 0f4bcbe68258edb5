import { type FocusEvent, type FormEvent, useEffect, useRef, useState } from 'react';
import { useNavigation } from 'react-router';
import { type FormAnswer, textsOf, type Values } from './answer.ts';
import { restoreDraft, saveDraft } from './draft.ts';
import type { FormState } from './form-state.ts';
import { leftField } from './left-field.ts';

export type FormRules = {
  /** What must be filled before the form can be sent, in words for those that are not. */
  needs: (values: Values) => string[];
  /** What is wrong with what stands in the form, by field. */
  check?: (form: FormData) => Record<string, string>;
};

type Options = FormRules & { name: string; answer: FormAnswer | undefined; draft: boolean };
type Look = { values: Values; errors: Record<string, string> };

/** The fields keep their own values, so what was typed before the script came is not lost. */
export function useForm({ name, answer, draft, needs, check }: Options) {
  const form = useRef<HTMLFormElement>(null);
  const underWay = useRef(false);
  const announced = useRef<FormAnswer>(undefined);
  const [look, setLook] = useState<Look | null>(null);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [edited, setEdited] = useState<ReadonlySet<string>>(new Set());
  const sending = useNavigation().formMethod === 'POST';

  const read = (): Look | null => {
    if (!form.current) return null;
    const data = new FormData(form.current);
    return { values: { ...textsOf(data), ...(!draft && filledByBrowser(form.current)) }, errors: check?.(data) ?? {} };
  };
  const remember = (name: string) => (names: ReadonlySet<string>) => new Set(names).add(name);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a draft is restored once, when the form appears
  useEffect(() => {
    if (draft && !answer && form.current) restoreDraft(name, form.current);
    setLook(read());
  }, []);

  useEffect(() => {
    if (!sending) underWay.current = false;
  }, [sending]);

  // The reader is led to the answer when it has come.
  useEffect(() => {
    if (!answer || sending || announced.current === answer) return;
    announced.current = answer;
    form.current?.querySelector<HTMLElement>('[data-answer]')?.focus();
  }, [answer, sending]);

  function onInput(event: FormEvent<HTMLFormElement>) {
    const now = read();
    setLook(now);
    if (now && draft) saveDraft(name, now.values);
    const field = event.target as HTMLInputElement;
    setEdited(remember(field.name));
    if (field.type === 'file') setLeft(remember(field.name));
  }

  function onBlur(event: FocusEvent<HTMLFormElement>) {
    const field = leftField(event);
    if (field && field.type !== 'file') setLeft(remember(field.name));
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    const now = read();
    const wrong = Object.keys(now?.errors ?? {});
    if (wrong.length > 0) {
      event.preventDefault();
      setLook(now);
      setLeft(new Set(wrong));
      focusFirst(event.currentTarget, wrong);
    } else if (underWay.current) {
      event.preventDefault();
    } else {
      underWay.current = true;
      // The next answer is about what is sent now.
      setEdited(new Set());
    }
  }

  const shown = Object.entries(look?.errors ?? {}).filter(([field]) => left.has(field));
  const answered = Object.entries(answer?.fields ?? {}).filter(([field]) => !sending && !edited.has(field));
  const state: FormState = {
    name,
    values: answer?.values ?? {},
    typed: look?.values ?? null,
    errors: { ...Object.fromEntries(answered), ...Object.fromEntries(shown) },
    missing: look ? needs(look.values) : [],
    sending,
    answer,
    fresh: edited.size === 0,
  };
  return { form, state, handlers: { onInput, onBlur, onSubmit, onAnimationStart: () => setLook(read()) } };
}

/** A browser keeps the password it has filled in to itself until the reader touches the page; it counts as typed. */
function filledByBrowser(form: HTMLFormElement): Values {
  const hidden = [...form.querySelectorAll<HTMLInputElement>('input:autofill')].filter(({ value }) => value === '');
  return Object.fromEntries(hidden.map(({ name }) => [name, 'filled in']));
}

function focusFirst(form: HTMLFormElement, names: string[]) {
  const first = [...form.elements].find((field) => names.includes((field as HTMLInputElement).name));
  if (first instanceof HTMLElement) first.focus();
}
