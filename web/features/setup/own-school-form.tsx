import { ownSchoolFields } from '../../../contract/school/setup.ts';
import { ActionForm } from '../../office/forms/action-form.tsx';
import type { Values } from '../../ui/form/answer.ts';
import type { FormFields } from '../../ui/form/describe.ts';
import { SubmitRow } from '../../ui/form/fields/submit-row.tsx';
import { TextField } from '../../ui/form/fields/text-field.tsx';
import { newPassword, passwordHint } from '../../ui/form/password/new-password.ts';
import { PasswordAdvice } from '../../ui/form/password/password-advice.tsx';
import { makeOwn } from './setup-calls.ts';

const { name, email, schoolName } = ownSchoolFields;
const fields: FormFields = {
  name: { rule: name, label: 'Your name', needed: 'your name', autoComplete: 'name' },
  email: {
    ...{ rule: email, label: 'Your e-mail', type: 'email', autoComplete: 'username' },
    ...{ needed: 'your e-mail', untilRight: true },
  },
  schoolName: { rule: schoolName, label: 'Name of the demo school', needed: 'the name', autoComplete: 'off' },
};
const rules = newPassword();
const known = { school: [], person: [] };

/** The account that stays, under a name and password of its own, and the name that nobody types by mistake. */
export function OwnSchoolForm({ demoName, done }: { demoName: string; done: () => void }) {
  const send = ({ name = '', email = '', pwd = '', schoolName = '' }: Values) =>
    makeOwn({ name, email, pwd, schoolName: schoolName.trim() });
  return (
    <div className="box">
      <ActionForm name="own" fields={fields} send={send} done={done} {...rules}>
        <div className="two-up">
          <TextField name="name" />
          <TextField name="email" />
        </div>
        <TextField name="pwd" label="New password" type="password" autoComplete="new-password" hint={passwordHint} />
        <PasswordAdvice known={known} />
        <TextField name="again" label="The same password again" type="password" autoComplete="new-password" />
        <TextField name="schoolName" hint={`To be sure that you mean it, type: ${demoName}`} />
        <SubmitRow label="Remove the demo and begin" sendingLabel="Removing the demo…" />
      </ActionForm>
    </div>
  );
}
