import type { ReactNode } from 'react';
import { missingFromPassword, passwordLength, passwordMessage } from '../../../../contract/auth.ts';
import type { KnownWords } from '../../../../contract/password-advice.ts';
import type { FormAnswer, Values } from '../../../ui/form/answer.ts';
import type { Errors } from '../../../ui/form/describe.ts';
import { PasswordAdvice } from '../../../ui/form/password-advice.tsx';
import { SendForm } from '../../../ui/form/send-form.tsx';
import { SubmitRow } from '../../../ui/form/submit-row.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';

function needs({ pwd = '', again = '' }: Values): string[] {
  const lacking = missingFromPassword(pwd);
  return pwd !== again ? [...lacking, 'the same password twice'] : lacking;
}

function check({ pwd = '', again = '' }: Values): Errors {
  return {
    ...(missingFromPassword(pwd).length > 0 && { pwd: passwordMessage }),
    ...(pwd !== again && { again: 'The two do not match.' }),
  };
}

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
    <SendForm name={name} draft={false} answer={answer} needs={needs} check={check}>
      <input type="hidden" name="token" value={token} />
      {children}
      <TextField
        name="pwd"
        label="New password"
        type="password"
        autoComplete="new-password"
        hint={`${passwordLength.min} to ${passwordLength.max} characters, with a lowercase letter, an uppercase letter, a digit and one of ! @ # $ %`}
      />
      <PasswordAdvice known={known} />
      <TextField name="again" label="The same password again" type="password" autoComplete="new-password" />
      <SubmitRow label={label} sendingLabel="One moment…" wide />
    </SendForm>
  );
}
