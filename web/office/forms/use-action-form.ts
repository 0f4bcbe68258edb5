import { type FormEvent, useEffect } from 'react';
import type { Values } from '../../ui/form/answer.ts';
import { type FormRules, useFormCore } from '../../ui/form/use-form-core.ts';
import { sameValues } from '../history/compare.ts';
import { refusal, withoutAnswer } from './refusal.ts';
import type { SaveResult } from './save-result.ts';
import { leadToField, useSending } from './use-sending.ts';

export type ActionFormRules<T> = FormRules & {
  /** Makes the ids of the fields. */
  name: string;
  /** What stands in the fields at first. */
  start?: Values;
  send: (values: Values) => Promise<SaveResult<T>>;
  done: (thing: T) => void;
};

const nothing: Values = {};

/** A form that acts where it stands. It keeps nothing on the device: it may hold a password. */
export function useActionForm<T>({ name, start = nothing, send, done, ...rules }: ActionFormRules<T>) {
  const { sending, answer, run } = useSending();
  const core = useFormCore({
    ...{ ...rules, name, start, sending, answer, lead: leadToField },
    marksEmpty: false,
  });
  const { form, state, refresh, restart } = core;

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the fields are there
  useEffect(() => void refresh(), []);

  async function act(values: Values) {
    const result = await send(values);
    if (result.kind === 'refused') return refusal(result);
    if (result.kind === 'stale')
      return refusal({ fields: {}, message: `${result.message} Reload the page to see what is there now.` });
    if (result.kind !== 'saved') return { ...withoutAnswer, detail: 'Please try again.' };
    // Whoever has typed on meanwhile keeps the words.
    if (sameValues(refresh(), values)) {
      form.current?.reset();
      refresh();
      restart();
    }
    done(result.thing);
    return undefined;
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const values = core.valuesToSend();
    if (values) void run(() => act(values));
  }
  return { form, state, handlers: { onSubmit, onInput: core.onInput, onBlur: core.onBlur } };
}
