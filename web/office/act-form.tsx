import type { ReactNode } from 'react';
import { FormContext } from '../ui/form/form-state.ts';
import { type ActFormRules, useActForm } from './use-act-form.ts';

/** A small form that acts where it stands and is then empty again. What it did is told by whoever asked. */
export function ActForm<T>({ children, ...rules }: ActFormRules<T> & { children: ReactNode }) {
  const { form, state, handlers } = useActForm(rules);
  return (
    <FormContext value={state}>
      <form ref={form} className="form" noValidate {...handlers}>
        {children}
      </form>
    </FormContext>
  );
}
