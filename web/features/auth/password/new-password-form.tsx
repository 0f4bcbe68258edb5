import type { ReactNode } from 'react';
import type { KnownWords } from '../../../../contract/people/password-advice.ts';
import type { FormAnswer } from '../../../ui/form/answer.ts';
import { SubmitRow } from '../../../ui/form/fields/submit-row.tsx';
import { TextField } from '../../../ui/form/fields/text-field.tsx';
import { newPassword, passwordHint } from '../../../ui/form/password/new-password.ts';
import { PasswordAdvice } from '../../../ui/form/password/password-advice.tsx';
import { SendForm } from '../../../ui/form/send-form.tsx';

const rules = newPassword();

type Props = {
  name: string;
  answer: FormAnswer | undefined;
  token: string;
  label: string;
  /** What others would try first. */
  known: KnownWords;
  children?: ReactNode;
};

/** A password that a person chooses for themself, typed twice. */
export function NewPasswordForm({ name, answer, token, label, known, children }: Props) {
  return (
    <SendForm name={name} draft={false} answer={answer} {...rules}>
      <input type="hidden" name="token" value={token} />
      {children}
      <TextField name="pwd" label="New password" type="password" autoComplete="new-password" hint={passwordHint} />
      <PasswordAdvice known={known} />
      <TextField name="again" label="The same password again" type="password" autoComplete="new-password" />
      <SubmitRow label={label} sendingLabel="One moment…" wide />
    </SendForm>
  );
}
