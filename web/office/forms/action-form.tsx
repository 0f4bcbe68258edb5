import type { ReactNode } from 'react';
import { FormContext } from '../../ui/form/form-state.ts';
import { type ActionFormRules, useActionForm } from './use-action-form.ts';

/** A small form that acts where it stands and is then empty again. What it did is told by whoever asked. */
export function ActionForm<T>({ children, ...rules }: ActionFormRules<T> & { children: ReactNode }) {
  const { form, state, handlers } = useActionForm(rules);
  return (
    <FormContext value={state}>
      <form ref={form} className="form" noValidate {...handlers}>
        {children}
      </form>
    </FormContext>
  );
}
