import { createContext, useContext } from 'react';
import type { FormAnswer, Values } from './answer.ts';
import type { FormFields } from './describe.ts';

export type FormState = {
  name: string;
  /** The form as it is described. */
  fields: FormFields;
  /** What the server sent back to fill the fields with. */
  values: Values;
  /** What stands in the fields now; null until a script runs. */
  typed: Values | null;
  errors: Record<string, string>;
  /** What is still needed, in words. Empty where no script runs: then the server says it. */
  missing: string[];
  sending: boolean;
  answer: FormAnswer | undefined;
  /** Nothing was edited since the answer came. */
  fresh: boolean;
};

export const FormContext = createContext<FormState | null>(null);

export function useFormState(): FormState {
  const state = useContext(FormContext);
  if (!state) throw new Error('A field stands outside its form.');
  return state;
}

/** What the control of a field needs to be known by its label, hint and error. */
export function useField(name: string, given?: unknown) {
  const { name: form, fields, values, errors } = useFormState();
  const described = fields[name];
  const hint = given ?? described?.hint;
  const id = `${form}-${name}`;
  const error = errors[name];
  const about = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ');
  return {
    error,
    described,
    initial: values[name],
    control: {
      id,
      name,
      'aria-required': described?.needed ? true : undefined,
      'aria-invalid': error ? true : undefined,
      'aria-describedby': about || undefined,
    },
  };
}
