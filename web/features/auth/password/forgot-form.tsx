import { emailRule } from '../../../../contract/common/form.ts';
import type { FormAnswer } from '../../../ui/form/answer.ts';
import type { FormFields } from '../../../ui/form/describe.ts';
import { SubmitRow } from '../../../ui/form/fields/submit-row.tsx';
import { TextField } from '../../../ui/form/fields/text-field.tsx';
import { SendForm } from '../../../ui/form/send-form.tsx';

const form: FormFields = {
  email: {
    ...{ rule: emailRule, label: 'Email', type: 'email', autoComplete: 'username' },
    ...{ needed: 'a valid e-mail', untilRight: true },
  },
};

export function ForgotForm({ answer }: { answer: FormAnswer | undefined }) {
  return (
    <SendForm name="forgot" draft={false} answer={answer} fields={form}>
      <TextField name="email" />
      <SubmitRow label="Send me a link" wide />
    </SendForm>
  );
}
