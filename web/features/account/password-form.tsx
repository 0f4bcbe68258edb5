import { useNavigate } from 'react-router';
import { passwordMessage } from '../../../contract/people/auth.ts';
import type { KnownWords } from '../../../contract/people/password-advice.ts';
import { ActionForm } from '../../office/forms/action-form.tsx';
import type { SaveResult } from '../../office/forms/save-result.ts';
import { OfficeHead } from '../../office/frame/head.tsx';
import { showNotice } from '../../office/notices/notices.ts';
import type { Values } from '../../ui/form/answer.ts';
import { SubmitRow } from '../../ui/form/fields/submit-row.tsx';
import { TextField } from '../../ui/form/fields/text-field.tsx';
import { newPassword, passwordHint } from '../../ui/form/password/new-password.ts';
import { PasswordAdvice } from '../../ui/form/password/password-advice.tsx';
import { ButtonLink } from '../../ui/links/button-link.tsx';

const rules = newPassword();

/** Nothing is only needed, so the button always answers: what is empty is as wrong as what is invalid. */
const check = (values: Values) => ({
  ...(!values.oldPwd && { oldPwd: passwordMessage }),
  ...rules.check(values),
  ...(!values.again && { again: passwordMessage }),
});

type Props = {
  name: string;
  /** Where the account is seen. */
  path: string;
  /** What others would try first. */
  known: KnownWords;
  change: (passwords: { oldPwd: string; pwd: string }) => Promise<SaveResult<unknown>>;
};

export function PasswordForm({ name, path, known, change }: Props) {
  const navigate = useNavigate();

  async function done() {
    await navigate(path);
    showNotice({ text: 'Password Updated Successfully' });
  }
  return (
    <div className="edit-page">
      <div className="wrap account-password">
        <OfficeHead title="Change password" back={{ to: path, label: name }} />
        <div className="edit-box">
          <ActionForm
            name="password"
            check={check}
            send={async ({ oldPwd = '', pwd = '' }) => asOneMessage(await change({ oldPwd, pwd }))}
            done={done}
          >
            <TextField name="oldPwd" label="Old password" type="password" autoComplete="current-password" />
            <TextField
              name="pwd"
              label="New password"
              type="password"
              autoComplete="new-password"
              hint={passwordHint}
            />
            <PasswordAdvice known={known} />
            <TextField
              name="again"
              label="The new password again"
              type="password"
              autoComplete="new-password"
              hint="You stay signed in here; on other devices you sign in again."
            />
            <div className="row account-submit">
              <SubmitRow label="Change password" sendingLabel="One moment…" />
              <ButtonLink to={path} kind="line">
                Cancel
              </ButtonLink>
            </div>
          </ActionForm>
        </div>
      </div>
    </div>
  );
}

/** A failed change is told in one place, which takes the focus. */
function asOneMessage(result: SaveResult<unknown>): SaveResult<unknown> {
  if (result.kind !== 'refused') return result;
  const { oldPwd } = result.fields;
  const message = oldPwd
    ? `${oldPwd}: the old password is not right.`
    : (Object.values(result.fields)[0] ?? result.message);
  return { ...result, fields: {}, message };
}
