import { type FocusEvent, type FormEvent, useEffect, useRef, useState } from 'react';
import { type FormAnswer, textsOf, type Values } from '../ui/form/answer.ts';
import type { FormState } from '../ui/form/form-state.ts';
import { focusField } from './edit/focus-field.ts';
import { refusal, withoutAnswer } from './edit/refusal.ts';
import type { SaveResult } from './edit/save-result.ts';

export type ActFormRules<T> = {
  /** Makes the ids of the fields. */
  name: string;
  /** What stands in the fields at first. */
  start?: Values;
  /** What must be filled before it can be sent, in words for those that are not. */
  needs: (values: Values) => string[];
  /** What is wrong with what is filled in, by field. */
  check?: (values: Values) => Record<string, string>;
  send: (values: Values) => Promise<SaveResult<T>>;
  done: (thing: T) => void;
};

const nothing: Values = {};

/** The life of a form that acts where it stands. It keeps nothing on the device: it may hold a password. */
export function useActForm<T>({ name, start = nothing, needs, check, send, done }: ActFormRules<T>) {
  const form = useRef<HTMLFormElement>(null);
  const underWay = useRef(false);
  const [look, setLook] = useState<Values | null>(null);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [edited, setEdited] = useState<ReadonlySet<string>>(new Set());
  const [sending, setSending] = useState(false);
  const [answer, setAnswer] = useState<FormAnswer>();

  const read = (): Values => (form.current ? textsOf(new FormData(form.current)) : {});
  const add = (field: string) => (names: ReadonlySet<string>) => new Set(names).add(field);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the fields are there
  useEffect(() => setLook(read()), []);

  // The person is led to what was refused, once it can be seen.
  useEffect(() => {
    if (!answer || !form.current) return;
    if (focusField(form.current, Object.keys(answer.fields))) return;
    form.current.querySelector<HTMLElement>('[data-answer]')?.focus();
  }, [answer]);

  async function act(values: Values) {
    if (underWay.current) return;
    underWay.current = true;
    setSending(true);
    setAnswer(undefined);
    setEdited(new Set());
    const result = await send(values);
    underWay.current = false;
    setSending(false);
    if (result.kind === 'saved') {
      form.current?.reset();
      setLook(read());
      setLeft(new Set());
      done(result.thing);
    } else setAnswer(result.kind === 'refused' ? refusal(result) : { ...withoutAnswer, detail: 'Please try again.' });
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const now = read();
    const wrong = Object.keys(check?.(now) ?? {});
    setLook(now);
    if (wrong.length === 0) return void act(now);
    setLeft(new Set(wrong));
    focusField(event.currentTarget, wrong);
  }

  const found = look ? (check?.(look) ?? {}) : {};
  const shown = Object.entries(found).filter(([field]) => left.has(field));
  const answered = Object.entries(answer?.fields ?? {}).filter(([field]) => !edited.has(field));
  const state: FormState = {
    name,
    values: start,
    typed: look,
    errors: { ...Object.fromEntries(answered), ...Object.fromEntries(shown) },
    missing: look ? needs(look) : [],
    sending,
    answer,
    fresh: edited.size === 0,
  };
  const handlers = {
    onSubmit,
    onInput: (event: FormEvent<HTMLFormElement>) => {
      setLook(read());
      setEdited(add((event.target as HTMLInputElement).name));
    },
    onBlur: ({ target }: FocusEvent<HTMLFormElement>) => {
      const field = target as unknown as HTMLInputElement;
      // An empty field that was only passed is said to be needed beside the button, not wrong.
      if (field.name && field.value) setLeft(add(field.name));
    },
  };
  return { form, state, handlers };
}
