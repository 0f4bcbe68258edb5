import type { ReactNode } from 'react';
import type { OwnEmail } from '../../../contract/people/email-change.ts';
import type { FactorOverview } from '../../../contract/people/factors.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { AppBox } from './app/app-box.tsx';
import type { FactorCalls } from './calls.ts';
import { Lately } from './lately.tsx';
import { MailBox } from './mail-box.tsx';
import { PasskeysBox } from './passkeys/passkeys-box.tsx';
import { PasswordBox } from './password-box.tsx';
import { RecoveryBox } from './recovery/recovery-box.tsx';
import { ResetWarning } from './reset-warning.tsx';
import { Strength } from './strength.tsx';

type Props = {
  person: { name: string };
  email: OwnEmail;
  school: string;
  factors: FactorOverview;
  now: Date;
  /** Somebody was led here because nothing else opens before. */
  isNeeded: boolean;
  passwordPath: string;
  /** Where one is signed in. */
  sessions: ReactNode;
  calls: FactorCalls;
};

/** All about how a person gets in, and how others do not. */
export function SignInPage({ person, email, school, factors, now, isNeeded, passwordPath, sessions, calls }: Props) {
  return (
    <div className="sign-in-page">
      {isNeeded && !factors.secondStep && (
        <p className="note" role="status">
          <Icon name="shield" />
          <span>
            <b>Set up a passkey or an app for codes first: your role needs a second step.</b> The rest of the back
            office opens when you are done here.
          </span>
        </p>
      )}
      {factors.reset && <ResetWarning reset={factors.reset} calls={calls} />}
      <Strength factors={factors} now={now} />
      <div className="sign-in-columns">
        <div>
          <PasskeysBox passkeys={factors.passkeys} calls={calls} />
          <AppBox app={factors.app} calls={calls} />
          {(factors.mayUseMail || factors.mail) && <MailBox isOn={factors.mail} calls={calls} />}
          <PasswordBox email={email} changedAt={factors.passwordChangedAt} passwordPath={passwordPath} calls={calls} />
          {sessions}
        </div>
        <div>
          <RecoveryBox recovery={factors.recovery} person={person.name} school={school} calls={calls} />
          <Lately signIns={factors.signIns} passwordPath={passwordPath} />
        </div>
      </div>
    </div>
  );
}
