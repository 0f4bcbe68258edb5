import { useState } from 'react';
import type { FactorOverview } from '../../../../contract/people/factors.ts';
import { Box } from '../../../office/boxes/box.tsx';
import { Confirm, useAsking } from '../../../office/boxes/confirm.tsx';
import { reasonOf } from '../../../office/forms/reason.ts';
import { showNotice } from '../../../office/notices/notices.ts';
import { dayWords, latelyWords } from '../../../office/words/moment.ts';
import { type AppSetup, type FactorCalls, perform } from '../calls.ts';
import { AppSetupPanel } from './app-setup.tsx';

type Props = { app: FactorOverview['app']; calls: FactorCalls };

/** Six digits from an app on the phone: for a computer that does not know the passkeys. */
export function AppBox({ app, calls }: Props) {
  const [setup, setSetup] = useState<AppSetup>();
  const [busy, setBusy] = useState(false);
  const { asking, trigger, ask, stop } = useAsking();

  async function begin() {
    setBusy(true);
    const result = await calls.beginApp();
    setBusy(false);
    if (result.kind === 'saved') setSetup(result.thing);
    else showNotice({ text: `Not begun. ${reasonOf(result)}`, bad: true });
  }
  const turnOff = () => perform(calls.removeApp(), 'Codes from an app are off.', calls.refresh);
  return (
    <Box
      title="Codes from an app"
      className="factor-box"
      aside={app ? <span className="pill ok">On</span> : <span className="pill">Off</span>}
    >
      <p className="factor-lead">
        For a computer that does not know your passkeys.
        {app &&
          ` Since ${dayWords(app.since)}, ${app.lastUsedAt ? `last used ${latelyWords(app.lastUsedAt)}` : 'never used'}.`}
      </p>
      {setup ? (
        <AppSetupPanel setup={setup} hasOne={app !== null} calls={calls} close={() => setSetup(undefined)} />
      ) : asking ? (
        <Confirm title="Turn the codes off?" yes="Yes, turn them off" busyLabel="One moment…" act={turnOff} stop={stop}>
          The codes that your app shows open nothing any more.
        </Confirm>
      ) : (
        <div className="row">
          <button type="button" className="btn line sm" disabled={busy} onClick={begin}>
            {busy ? 'One moment…' : app ? 'Move to a new phone' : 'Set up an app'}
          </button>
          {app && (
            <button ref={trigger} type="button" className="plain-btn danger" onClick={ask}>
              Turn off
            </button>
          )}
        </div>
      )}
    </Box>
  );
}
