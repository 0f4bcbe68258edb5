import { emailMaxLength } from '../../../../contract/form.ts';
import { adminRole } from '../../../../contract/roles.ts';
import type { MadeInvitation } from '../../../../contract/users.ts';
import { Box } from '../../../office/box.tsx';
import { ActionForm } from '../../../office/forms/action-form.tsx';
import type { SaveResult } from '../../../office/forms/save-result.ts';
import { showNotice } from '../../../office/notices/notices.ts';
import type { Values } from '../../../ui/form/answer.ts';
import { Field } from '../../../ui/form/field.tsx';
import { useField, useFormState } from '../../../ui/form/form-state.ts';
import { SubmitRow } from '../../../ui/form/submit-row.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { blankOnes } from '../../../ui/form/words.ts';
import { administratorReach, roleChoices } from '../role-choices.ts';

type Invite = (guest: { name: string; email: string; role: number }) => Promise<SaveResult<MadeInvitation>>;

const isAdministrator = ({ role }: Values) => Number(role) >= adminRole;

const needs = ({ name, email, sure, ...others }: Values) =>
  blankOnes([
    [name, 'a name'],
    [email, 'an e-mail'],
    [isAdministrator(others) ? sure : 'not asked', 'your confirmation'],
  ]);

type Props = { invite: Invite; mailWaits: boolean; onDone: (made: MadeInvitation) => void };

/** An account is made by the person themself, from the link in the mail or in their hands. */
export function InviteForm({ invite, mailWaits, onDone }: Props) {
  function done(made: MadeInvitation) {
    const { name, email, link } = made;
    if (!link) showNotice({ text: `${name} is invited: a mail to ${email} is on its way.` });
    onDone(made);
  }
  return (
    <Box title="Invite a person" className="c4">
      <ActionForm
        name="invite"
        needs={needs}
        send={({ name = '', email = '', role }) => invite({ name, email, role: Number(role) })}
        done={done}
      >
        <TextField name="name" label="Name" maxLength={120} autoComplete="off" />
        <TextField name="email" label="E-mail" type="email" maxLength={emailMaxLength} autoComplete="off" />
        <RoleField />
        <SubmitRow label={mailWaits ? 'Make the invitation' : 'Send the invitation'} />
      </ActionForm>
    </Box>
  );
}

function RoleField() {
  const { control, error } = useField('role');
  const { typed } = useFormState();
  return (
    <>
      <Field id={control.id} label="Role" error={error}>
        <select {...control} defaultValue={1}>
          {roleChoices.map(({ role, words }) => (
            <option key={role} value={role}>
              {words}
            </option>
          ))}
        </select>
      </Field>
      {typed && isAdministrator(typed) && (
        <label className="check-row">
          <input type="checkbox" name="sure" value="yes" />
          <span>
            Yes, as an administrator
            <small>{administratorReach} Once accepted, only an owner can take this back.</small>
          </span>
        </label>
      )}
    </>
  );
}
