import { enquiryMessages } from '../../../../contract/enquiries.ts';
import { emailMaxLength, isEmail } from '../../../../contract/form.ts';
import type { FormAnswer, Values } from '../../../ui/form/answer.ts';
import type { Errors } from '../../../ui/form/describe.ts';
import { SendForm } from '../../../ui/form/send-form.tsx';
import { SubmitRow } from '../../../ui/form/submit-row.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';

const check = ({ email = '' }: Values): Errors => (isEmail(email) ? {} : { email: enquiryMessages.email });

export function ForgotForm({ answer }: { answer: FormAnswer | undefined }) {
  return (
    <SendForm
      name="forgot"
      draft={false}
      answer={answer}
      needs={({ email = '' }) => (isEmail(email) ? [] : ['a valid e-mail'])}
      check={check}
    >
      <TextField name="email" label="Email" type="email" autoComplete="username" maxLength={emailMaxLength} />
      <SubmitRow label="Send me a link" wide />
    </SendForm>
  );
}
