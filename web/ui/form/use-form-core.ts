import { type FocusEvent, type FormEvent, useEffect, useRef, useState } from 'react';
import { type FormAnswer, textsOf, type Values } from './answer.ts';
import { type Errors, errorsIn, type FormFields, needsIn } from './describe.ts';
import { focusField } from './focus-field.ts';
import type { FormState } from './form-state.ts';

export type FormRules = {
  /** The form as it is described: what is needed and what is wrong follow from it. */
  fields?: FormFields;
  /** What else must be filled before the form can be sent, in words for what is not. */
  needs?: ((values: Values) => string[]) | undefined;
  /** What else is wrong with what stands in the form, by field. */
  check?: ((values: Values, form: FormData) => Errors) | undefined;
};

type Options = FormRules & {
  name: string;
  /** What stands in the fields at first. */
  start: Values;
  sending: boolean;
  answer: FormAnswer | undefined;
  /** Leads the person to an answer that has come. */
  lead: (form: HTMLFormElement, answer: FormAnswer) => void;
  /** False: a field that was left empty is only said to be needed beside the button, not wrong. */
  marksEmpty?: boolean;
  /** What counts as typed although it is not in the fields. */
  readMore?: (form: HTMLFormElement) => Values;
};

type Look = { values: Values; errors: Errors; waiting: string[] };
type Names = ReadonlySet<string>;

const nothing: FormFields = {};
const none: Names = new Set();
const add = (name: string) => (names: Names) => new Set(names).add(name);
const chosen = (errors: Errors, names: (field: string) => boolean) =>
  Object.entries(errors).filter(([field]) => names(field));

/**
 * What every form does: it knows what stands in its fields, what is still needed and what is wrong. The fields keep their
 * own values, so what was typed before the script came is not lost. Neither the router nor the page's data is needed:
 * whoever uses it sends, and passes in how far that is.
 */
export function useFormCore({ fields = nothing, needs, check, marksEmpty = true, ...options }: Options) {
  const { name, start, sending, answer, lead, readMore } = options;
  const form = useRef<HTMLFormElement>(null);
  const announced = useRef<FormAnswer>(undefined);
  const [look, setLook] = useState<Look | null>(null);
  const [left, setLeft] = useState(none);
  const [edited, setEdited] = useState(none);

  const read = (): Look | null => {
    if (!form.current) return null;
    const data = new FormData(form.current);
    const values = { ...textsOf(data), ...readMore?.(form.current) };
    const parts = form.current.querySelectorAll<HTMLElement>('[data-waiting]');
    return {
      values,
      errors: { ...errorsIn(fields, values), ...check?.(values, data) },
      waiting: [...parts].map(({ dataset }) => dataset.waiting ?? ''),
    };
  };
  function refresh(): Values {
    const now = read();
    setLook(now);
    return now?.values ?? {};
  }

  useEffect(() => {
    if (!answer || sending || announced.current === answer || !form.current) return;
    announced.current = answer;
    lead(form.current, answer);
  }, [answer, sending, lead]);

  function onInput({ target }: FormEvent<HTMLFormElement>): Values {
    const { name: field, type } = target as HTMLInputElement;
    setEdited(add(field));
    // Nobody can be inside a hidden field or a file: what was put there is finished.
    if (type === 'hidden' || type === 'file') setLeft(add(field));
    return refresh();
  }

  function onBlur({ target, relatedTarget }: FocusEvent<HTMLFormElement>) {
    const { name: field, type, value } = target as unknown as HTMLInputElement;
    // The button asks about all fields at once, and a message that appears now would push it from under the pointer.
    const toButton = relatedTarget instanceof HTMLButtonElement && relatedTarget.type === 'submit';
    if (field && type !== 'file' && !toButton && (value || marksEmpty)) setLeft(add(field));
  }

  /** What can be sent; null when something is wrong, to which the person is led. */
  function valuesToSend(): Values | null {
    const now = read();
    const wrong = Object.keys(now?.errors ?? {});
    setLook(now);
    if (!now || !form.current || wrong.length > 0) {
      setLeft(new Set(wrong));
      if (form.current) focusField(form.current, wrong);
      return null;
    }
    noteSent();
    return now.values;
  }

  /** The next answer is about what is sent now. */
  const noteSent = () => setEdited(none);

  /** Nothing was left or edited yet: the fields begin anew. */
  function restart() {
    setLeft(none);
    setEdited(none);
  }

  const state: FormState = {
    name,
    fields,
    values: start,
    typed: look?.values ?? null,
    errors: Object.fromEntries([
      ...chosen(answer?.fields ?? {}, (field) => !sending && !edited.has(field)),
      ...chosen(look?.errors ?? {}, (field) => left.has(field)),
    ]),
    missing: look ? [...needsIn(fields, look.values), ...(needs?.(look.values) ?? []), ...look.waiting] : [],
    sending,
    answer,
    fresh: edited.size === 0,
  };
  return { form, state, refresh, restart, valuesToSend, noteSent, onInput, onBlur };
}
