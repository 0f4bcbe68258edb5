import { useEffect, useRef, useState } from 'react';
import { useHasPasskeys } from '../../../session/passkey.ts';
import { Icon } from '../../../ui/icons/icon.tsx';

/** In with a finger or a face alone, where the browser can. Its place is kept, so that nothing moves when it comes. */
export function PasskeyButton({ onUse }: { onUse: () => Promise<string | undefined> }) {
  const hasPasskeys = useHasPasskeys();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (problem) note.current?.focus();
  }, [problem]);

  async function use() {
    setBusy(true);
    setProblem(undefined);
    setProblem(await onUse());
    setBusy(false);
  }
  return (
    <div className="submit wide">
      {hasPasskeys ? (
        <button type="button" className="btn line sm" disabled={busy} onClick={use}>
          <Icon name="fingerprint" />
          {busy ? 'Waiting for your device…' : 'Use a passkey'}
        </button>
      ) : (
        <span className="more" />
      )}
      {problem && (
        <div className="note bad" role="alert" tabIndex={-1} ref={note}>
          <Icon name="warning" />
          <b>{problem}</b>
        </div>
      )}
    </div>
  );
}
