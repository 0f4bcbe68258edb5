import { useState } from 'react';
import { ActionForm } from '../../../office/forms/action-form.tsx';
import { reasonOf } from '../../../office/forms/reason.ts';
import type { Values } from '../../../ui/form/answer.ts';
import type { Errors } from '../../../ui/form/describe.ts';
import { SubmitRow } from '../../../ui/form/fields/submit-row.tsx';
import { TextField } from '../../../ui/form/fields/text-field.tsx';
import { useMailWaits } from '../../../ui/meta/mail-waits.ts';
import { CodeField } from '../proof/code-field.tsx';
import { codeForm, type Way } from '../proof/proof-ways.ts';
import type { Challenge, StepUpCalls } from './step-up-calls.ts';

type Props = { way: Exclude<Way, 'passkey'>; challenge: Challenge; calls: StepUpCalls; done: () => void };

/** Spaces may be a password. */
const checkPassword = ({ pwd }: Values): Errors => (pwd ? {} : { pwd: 'Type your password.' });

/** A code, or the password of somebody who has nothing else. */
export function StepUpForm({ way, challenge: { token }, calls, done }: Props) {
  const send = ({ code = '', pwd = '' }: Values) =>
    calls.finish(way === 'password' ? { method: way, token, pwd } : { method: way, token, code });
  return (
    <ActionForm
      name="step-up"
      {...(way === 'password' ? { check: checkPassword } : { fields: codeForm(way) })}
      send={send}
      done={done}
    >
      {way === 'mail' && <MailCode mail={() => calls.mail(token)} />}
      {way === 'password' ? (
        <TextField name="pwd" label="Password" type="password" autoComplete="current-password" />
      ) : (
        <CodeField way={way} />
      )}
      <SubmitRow label="Continue" sendingLabel="One moment…" wide />
    </ActionForm>
  );
}

/** Nothing is mailed unless somebody wants it. */
function MailCode({ mail }: { mail: () => ReturnType<StepUpCalls['mail']> }) {
  const [said, setSaid] = useState<string>();
  const mailWaits = useMailWaits();
  const done = mailWaits
    ? 'Six digits wait for you: this website cannot send mail yet.'
    : 'Six digits are on their way to your mailbox.';
  async function send() {
    const result = await mail();
    setSaid(result.kind === 'saved' ? done : reasonOf(result));
  }
  return (
    <div>
      <button type="button" className="btn line sm" onClick={send}>
        {said ? 'Mail another code' : 'Mail me a code'}
      </button>
      <p className="small muted" role="status">
        {said}
      </p>
    </div>
  );
}
