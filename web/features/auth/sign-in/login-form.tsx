import type { FormAnswer, Values } from '../../../ui/form/answer.ts';
import type { FormFields } from '../../../ui/form/describe.ts';
import { Problem } from '../../../ui/form/fields/problem.tsx';
import { SubmitRow } from '../../../ui/form/fields/submit-row.tsx';
import { TextField } from '../../../ui/form/fields/text-field.tsx';
import { SendForm } from '../../../ui/form/send-form.tsx';
import { Link } from '../../../ui/links/link.tsx';
import { PhoneLink } from '../../../ui/links/phone-link.tsx';
import { PasskeyButton } from '../proof/passkey-button.tsx';

const form: FormFields = {
  user: { rule: { kind: 'line' }, label: 'Email', needed: 'your email', type: 'email', autoComplete: 'username' },
};

/** Spaces may be a password. */
const needs = ({ pwd }: Values): string[] => (pwd ? [] : ['your password']);

type Props = { answer: FormAnswer | undefined; phone: string; onPasskey: () => Promise<string | undefined> };

export function LoginForm({ answer, phone, onPasskey }: Props) {
  return (
    <>
      <SendForm name="login" draft={false} answer={answer} fields={form} needs={needs}>
        <noscript>
          <p className="note">
            <span>The back office needs JavaScript.</span>
          </p>
        </noscript>
        <Problem untilEdited />
        <TextField name="user" />
        <TextField name="pwd" label="Password" type="password" autoComplete="current-password" />
        <SubmitRow label="Log in" sendingLabel="Logging in…" wide problemAbove />
        <PasskeyButton onUse={onPasskey} />
      </SendForm>
      <p className="small muted after">
        <Link to="/forgot">Forgotten your password?</Link>
        {phone && (
          <>
            {' '}
            Or call <PhoneLink phone={phone} />.
          </>
        )}
      </p>
    </>
  );
}
