import type { ReactNode } from 'react';
import { FormContext } from '../../ui/form/form-state.ts';
import { type ActionFormRules, useActionForm } from './use-action-form.ts';

type Props<T> = ActionFormRules<T> & {
  /** What it is called where no heading says it. */
  label?: string;
  className?: string;
  children: ReactNode;
};

/** A small form that acts where it stands and is then empty again. What it did is told by whoever asked. */
export function ActionForm<T>({ label, className = 'form', children, ...rules }: Props<T>) {
  const { form, state, handlers } = useActionForm(rules);
  return (
    <FormContext value={state}>
      <form ref={form} className={className} aria-label={label} noValidate {...handlers}>
        {children}
      </form>
    </FormContext>
  );
}
