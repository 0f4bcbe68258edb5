import { useState } from 'react';
import type { z } from 'zod';
import type { userFactors } from '../../../contract/people/security.ts';
import { factorResetHours } from '../../../contract/people/security.ts';
import { Box } from '../../office/boxes/box.tsx';
import { Confirm, useAsking } from '../../office/boxes/confirm.tsx';
import { reasonOf } from '../../office/forms/reason.ts';
import type { SaveResult } from '../../office/forms/save-result.ts';
import { showNotice } from '../../office/notices/notices.ts';
import { moment } from '../../office/words/moment.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { useMailWaits } from '../../ui/meta/mail-waits.ts';
import { perform } from './calls.ts';

type UserFactorsView = z.infer<typeof userFactors>;
type Props = {
  name: string;
  factors: UserFactorsView;
  /** Whether the reader stands above the person. */
  mayStop: boolean;
  ask: () => Promise<SaveResult<{ done: boolean }>>;
  stop: () => Promise<SaveResult<unknown>>;
  refresh: () => Promise<void>;
};

/** How somebody's account is protected, and the way back in for a person who has lost everything. */
export function UserFactors({ name, factors, mayStop, ask, stop, refresh }: Props) {
  const { secondStep, reset, mayReset } = factors;
  return (
    <Box
      title="Second step"
      className="factor-box"
      aside={secondStep ? <span className="pill ok">On</span> : <span className="pill">Off</span>}
    >
      <p className="factor-lead">{stateWords(name, factors)}</p>
      {reset ? (
        <PendingReset {...{ name, factors, mayStop, reset, ask, stop, refresh }} />
      ) : (
        secondStep && mayReset && <AskForReset name={name} ask={ask} refresh={refresh} />
      )}
    </Box>
  );
}

function stateWords(name: string, { secondStep, passkeys, app, mail, recoveryLeft }: UserFactorsView): string {
  const parts = [
    passkeys > 0 && `${passkeys} ${passkeys === 1 ? 'passkey' : 'passkeys'}`,
    app && 'codes from an app',
    mail && 'codes by mail',
  ].filter(Boolean);
  if (parts.length === 0) return `${name} gets in with the password alone.`;
  const has = `${name} has ${parts.join(' and ')}`;
  const codes = `${recoveryLeft} recovery ${recoveryLeft === 1 ? 'code' : 'codes'} left`;
  return secondStep ? `${has}, with ${codes}.` : `${has}, but no recovery codes yet: the password alone still does.`;
}

type AskProps = Pick<Props, 'name' | 'ask' | 'refresh'>;

function AskForReset({ name, ask, refresh }: AskProps) {
  const mailWaits = useMailWaits();
  const { asking, trigger, ask: open, stop } = useAsking();
  if (!asking) {
    return (
      <button ref={trigger} type="button" className="btn line sm danger" onClick={open}>
        Remove their factors
      </button>
    );
  }
  return (
    <Confirm
      title={`Remove the second step of ${name}?`}
      yes="Yes, ask for it"
      busyLabel="One moment…"
      no="No, leave it"
      act={() => tellReset(name, mailWaits, ask, refresh)}
      stop={stop}
    >
      Only when you have seen {name} in person, or rung a number you know. It happens after {factorResetHours} hours, or
      at once when a second person agrees.{' '}
      {mailWaits ? `Tell ${name}, who can stop it: mail is not set up.` : `${name} gets a mail and can stop it.`} It is
      written in the log with your name.
    </Confirm>
  );
}

async function tellReset(
  name: string,
  mailWaits: boolean,
  ask: Props['ask'],
  refresh: Props['refresh'],
): Promise<boolean> {
  const result = await ask();
  if (result.kind !== 'saved') {
    showNotice({ text: `Not done. ${reasonOf(result)}`, bad: true });
    return false;
  }
  await refresh();
  showNotice({
    text: result.thing.done
      ? `${name} gets in with the password alone now.`
      : `Asked for. ${mailWaits ? `Mail is not set up: tell ${name} about it.` : `${name} gets a mail about it.`}`,
  });
  return true;
}

type PendingProps = Props & { reset: NonNullable<UserFactorsView['reset']> };

function PendingReset({ name, factors, mayStop, reset, ask, stop, refresh }: PendingProps) {
  const mailWaits = useMailWaits();
  const [busy, setBusy] = useState(false);
  const run = (work: () => Promise<unknown>) => async () => {
    setBusy(true);
    await work();
    setBusy(false);
  };
  return (
    <div className="note bad">
      <Icon name="clock" />
      <div>
        <b>All factors go on {moment(reset.dueAt)}</b>
        <p>
          {reset.by} asked for it on {moment(reset.requestedAt)}. Then {name} gets in with the password alone and sets
          up a new second step.
        </p>
        <p className="row">
          {factors.mayAgree && (
            <button
              type="button"
              className="btn line sm danger"
              disabled={busy}
              onClick={run(() => tellReset(name, mailWaits, ask, refresh))}
            >
              Agree: do it now
            </button>
          )}
          {mayStop && (
            <button
              type="button"
              className="btn line sm"
              disabled={busy}
              onClick={run(() => perform(stop(), 'Stopped. The factors stay.', refresh))}
            >
              Stop it
            </button>
          )}
        </p>
      </div>
    </div>
  );
}
