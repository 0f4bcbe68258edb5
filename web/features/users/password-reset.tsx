import { passwordLength, passwordMessage } from '../../../contract/auth.ts';
import type { KnownWords } from '../../../contract/password-advice.ts';
import { ActionForm } from '../../office/forms/action-form.tsx';
import type { SaveResult } from '../../office/forms/save-result.ts';
import type { Values } from '../../ui/form/answer.ts';
import { PasswordAdvice } from '../../ui/form/password-advice.tsx';
import { SubmitRow } from '../../ui/form/submit-row.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { Icon } from '../../ui/icon.tsx';

const { min, max } = passwordLength;
const isLong = (pwd: string) => pwd.length >= min && pwd.length <= max;

const needs = ({ pwd = '', again = '' }: Values) => [
  ...(isLong(pwd) ? [] : [`${min} to ${max} characters`]),
  ...(pwd === again ? [] : ['the same password twice']),
];

const check = ({ pwd = '', again = '' }: Values) => ({
  ...(!isLong(pwd) && { pwd: passwordMessage }),
  ...(pwd !== again && { again: 'The two do not match.' }),
});

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
      <ActionForm name="reset" needs={needs} check={check} send={({ pwd = '' }) => reset(pwd)} done={onDone}>
        <TextField
          name="pwd"
          label="New password"
          type="password"
          autoComplete="new-password"
          hint={`${min} to ${max} characters`}
        />
        <PasswordAdvice known={known} />
        <TextField name="again" label="The same password again" type="password" autoComplete="new-password" />
        <SubmitRow label="Reset the password" sendingLabel="One moment…" />
      </ActionForm>
    </details>
  );
}
