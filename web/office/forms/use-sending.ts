import { useRef, useState } from 'react';
import type { FormAnswer } from '../../ui/form/answer.ts';
import { focusField } from '../../ui/form/focus-field.ts';

/** One request at a time, and what came of it: an answer when something was refused, nothing when it was done. */
export function useSending() {
  const underWay = useRef(false);
  const [sending, setSending] = useState(false);
  const [answer, setAnswer] = useState<FormAnswer>();

  async function run(send: () => Promise<FormAnswer | undefined>) {
    if (underWay.current) return;
    underWay.current = true;
    setSending(true);
    setAnswer(undefined);
    try {
      setAnswer(await send());
    } finally {
      underWay.current = false;
      setSending(false);
    }
  }
  return { sending, answer, setAnswer, run };
}

/** To the first field that was refused, or else to what is said about the whole. */
export function leadToField(form: HTMLFormElement, answer: FormAnswer): void {
  if (focusField(form, Object.keys(answer.fields))) return;
  form.querySelector<HTMLElement>('[data-answer]')?.focus();
}
