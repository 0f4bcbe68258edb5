import { missingFromGivenPassword } from '../../../../contract/people/auth.ts';
import type { KnownWords } from '../../../../contract/people/password-advice.ts';
import { ActionForm } from '../../../office/forms/action-form.tsx';
import type { SaveResult } from '../../../office/forms/save-result.ts';
import { SubmitRow } from '../../../ui/form/fields/submit-row.tsx';
import { TextField } from '../../../ui/form/fields/text-field.tsx';
import { newPassword } from '../../../ui/form/password/new-password.ts';
import { PasswordAdvice } from '../../../ui/form/password/password-advice.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';

const rules = newPassword(missingFromGivenPassword);

type Props = {
  name: string;
  /** What others would try first. */
  known: KnownWords;
  reset: (pwd: string) => Promise<SaveResult<unknown>>;
  onDone: () => void;
};

/** For those who cannot help themselves with a mailed link. */
export function PasswordReset({ name, known, reset, onDone }: Props) {
  return (
    <details className="user-reset">
      <summary>
        Reset the password
        <Icon name="chevron" />
      </summary>
      <p className="hint">
        Tell {name} the new password yourself: it is not mailed. They are signed out on every device.
      </p>
      <ActionForm name="reset" {...rules} send={({ pwd = '' }) => reset(pwd)} done={onDone}>
        <TextField
          name="pwd"
          label="New password"
          type="password"
          autoComplete="new-password"
          hint={missingFromGivenPassword('')[0]}
        />
        <PasswordAdvice known={known} />
        <TextField name="again" label="The same password again" type="password" autoComplete="new-password" />
        <SubmitRow label="Reset the password" sendingLabel="One moment…" />
      </ActionForm>
    </details>
  );
}
