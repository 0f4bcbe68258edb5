import type { ReactNode } from 'react';
import { Form, useNavigation } from 'react-router';
import type { FormAnswer } from './answer.ts';
import { FormContext } from './form-state.ts';
import type { FormRules } from './use-form-core.ts';
import { usePublicForm } from './use-public-form.ts';

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

/**
 * The one pattern of a form: it posts to its own address, with a script or without one. Of all that
 * a visitor's form is made of, this file alone knows the router.
 */
export function SendForm({
  name,
  answer,
  children,
  draft = true,
  withFiles = false,
  className = 'form',
  ...rules
}: Props) {
  const sending = useNavigation().formMethod === 'POST';
  const { form, state, handlers } = usePublicForm({ name, answer, sending, draft, ...rules });
  return (
    <FormContext value={state}>
      <Form
        ref={form}
        className={className}
        method="post"
        {...(withFiles && { encType: 'multipart/form-data' })}
        noValidate
        // A form that the browser may fill in by itself cannot wait for the reader to begin.
        data-app={draft ? undefined : 'now'}
        preventScrollReset
        {...handlers}
      >
        {children}
      </Form>
    </FormContext>
  );
}
