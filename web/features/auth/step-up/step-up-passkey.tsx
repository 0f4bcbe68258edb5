import { useState } from 'react';
import { reasonOf } from '../../../office/forms/reason.ts';
import { askPasskey, passkeyFault } from '../../../session/passkey.ts';
import { PasskeyPanel } from '../proof/passkey-panel.tsx';
import type { Challenge, StepUpCalls } from './step-up-calls.ts';

type Props = { challenge: Challenge; calls: StepUpCalls; done: () => void };

export function StepUpPasskey({ challenge: { token, passkey = {} }, calls, done }: Props) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function use(): Promise<string | undefined> {
    try {
      const response = await askPasskey(passkey);
      const result = await calls.finish({ method: 'passkey', token, response });
      if (result.kind !== 'saved') return reasonOf(result);
    } catch (thrown) {
      return passkeyFault(thrown);
    }
    done();
    return undefined;
  }

  async function onUse() {
    setBusy(true);
    setProblem(undefined);
    setProblem(await use());
    setBusy(false);
  }
  return <PasskeyPanel busy={busy} problem={problem} onUse={onUse} />;
}
