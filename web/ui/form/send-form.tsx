import type { ReactNode } from 'react';
import { Form } from 'react-router';
import type { FormAnswer } from './answer.ts';
import { FormContext } from './form-state.ts';
import { type FormRules, useForm } from './use-form.ts';

type Props = FormRules & {
  /** Names the draft and makes the ids of the fields. */
  name: string;
  answer: FormAnswer | undefined;
  children: ReactNode;
  /** Keeps what is typed over a reload; not for passwords. */
  draft?: boolean;
  withFiles?: boolean;
  className?: string;
};

/** The one pattern of a form: it posts to its route's action, with a script or without one. */
export function SendForm({
  name,
  answer,
  children,
  draft = true,
  withFiles = false,
  className = 'form',
  ...rules
}: Props) {
  const { form, state, handlers } = useForm({ name, answer, draft, ...rules });
  return (
    <FormContext value={state}>
      <Form
        ref={form}
        className={className}
        method="post"
        {...(withFiles && { encType: 'multipart/form-data' })}
        noValidate
        // A form that the browser may fill in by itself cannot wait for the reader to begin.
        data-app={draft ? 'form' : 'now'}
        preventScrollReset
        {...handlers}
      >
        {children}
      </Form>
    </FormContext>
  );
}
