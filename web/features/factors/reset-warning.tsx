import { useState } from 'react';
import type { FactorOverview } from '../../../contract/people/factors.ts';
import { moment } from '../../office/words/moment.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { type FactorCalls, perform } from './calls.ts';

type Props = { reset: NonNullable<FactorOverview['reset']>; calls: FactorCalls };

/** Somebody is about to open this account to the password alone; its owner has the last word. */
export function ResetWarning({ reset: { by, dueAt }, calls }: Props) {
  const [busy, setBusy] = useState(false);
  async function stop() {
    setBusy(true);
    await perform(calls.stopReset(), 'Stopped. Your passkeys and codes stay as they are.', calls.refresh);
    setBusy(false);
  }
  return (
    <section className="note bad factor-alarm" aria-label="Your second step is about to be removed">
      <Icon name="warning" />
      <div>
        <b>Your second step is about to be removed</b>
        <p>
          {by} asked for it, as if you had lost your phone. On {moment(dueAt)} all your passkeys and codes go, and your
          password alone opens your account. If you did not ask for that, stop it and tell the school.
        </p>
        <button type="button" className="btn line sm danger" disabled={busy} onClick={stop}>
          {busy ? 'One moment…' : 'Stop this'}
        </button>
      </div>
    </section>
  );
}
