import { yesOf } from '../../../../contract/common/form.ts';
import { adminRole } from '../../../../contract/people/roles.ts';
import type { MadeInvitation } from '../../../../contract/people/users.ts';
import { invitationFields } from '../../../../contract/people/users.ts';
import { Box } from '../../../office/boxes/box.tsx';
import { ActionForm } from '../../../office/forms/action-form.tsx';
import { contentOf, quietly } from '../../../office/forms/describe-values.ts';
import type { SaveResult } from '../../../office/forms/save-result.ts';
import { showNotice } from '../../../office/notices/notices.ts';
import type { Values } from '../../../ui/form/answer.ts';
import type { FormFields } from '../../../ui/form/describe.ts';
import { Field } from '../../../ui/form/fields/field.tsx';
import { SubmitRow } from '../../../ui/form/fields/submit-row.tsx';
import { TextField } from '../../../ui/form/fields/text-field.tsx';
import { useField, useFormState } from '../../../ui/form/form-state.ts';
import { administratorReach, roleChoices } from '../role-choices.ts';

type Invite = (guest: { name: string; email: string; role: number }) => Promise<SaveResult<MadeInvitation>>;

const isAdministrator = ({ role }: Values) => Number(role) >= adminRole;

const guest = quietly({
  name: { rule: invitationFields.name, label: 'Name', needed: 'a name', autoComplete: 'off' },
  email: { rule: invitationFields.email, label: 'E-mail', needed: 'an e-mail', type: 'email', autoComplete: 'off' },
  role: { rule: invitationFields.role, label: 'Role' },
} satisfies FormFields);

const form: FormFields = {
  ...guest,
  sure: { rule: yesOf(), label: 'Yes, as an administrator', needed: 'your confirmation', asked: isAdministrator },
};

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
      <ActionForm name="invite" fields={form} send={(values) => invite(contentOf(guest, values))} done={done}>
        <TextField name="name" />
        <TextField name="email" />
        <RoleField />
        <SubmitRow label={mailWaits ? 'Make the invitation' : 'Send the invitation'} />
      </ActionForm>
    </Box>
  );
}

function RoleField() {
  const { control, described, error } = useField('role');
  const { typed, fields } = useFormState();
  return (
    <>
      <Field id={control.id} label={described?.label} error={error}>
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
            {fields.sure?.label}
            <small>{administratorReach} Once accepted, only an owner can take this back.</small>
          </span>
        </label>
      )}
    </>
  );
}
