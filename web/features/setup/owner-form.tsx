import { ownerFields } from '../../../contract/school/setup.ts';
import type { FormAnswer } from '../../ui/form/answer.ts';
import type { FormFields } from '../../ui/form/describe.ts';
import { SubmitRow } from '../../ui/form/fields/submit-row.tsx';
import { TextField } from '../../ui/form/fields/text-field.tsx';
import { newPassword, passwordHint } from '../../ui/form/password/new-password.ts';
import { PasswordAdvice } from '../../ui/form/password/password-advice.tsx';
import { SendForm } from '../../ui/form/send-form.tsx';

const fields: FormFields = {
  name: { rule: ownerFields.name, label: 'Your name', needed: 'your name', autoComplete: 'name' },
  email: {
    ...{ rule: ownerFields.email, label: 'Your e-mail', type: 'email', autoComplete: 'username' },
    ...{ needed: 'your e-mail', untilRight: true },
  },
};
const rules = newPassword();
const known = { school: [], person: [] };

/** The account that everything else is done with. */
export function OwnerForm({ answer, setupKey }: { answer: FormAnswer | undefined; setupKey: string }) {
  return (
    <div className="box">
      <SendForm name="owner" draft={false} answer={answer} fields={fields} {...rules}>
        <input type="hidden" name="key" value={setupKey} />
        <div className="two-up">
          <TextField name="name" />
          <TextField name="email" />
        </div>
        <TextField name="pwd" label="Password" type="password" autoComplete="new-password" hint={passwordHint} />
        <PasswordAdvice known={known} />
        <TextField name="again" label="The same password again" type="password" autoComplete="new-password" />
        <SubmitRow label="Continue: The school" sendingLabel="One moment…" />
      </SendForm>
    </div>
  );
}
