import { useEffect, useRef } from 'react';
import { Icon } from '../../../ui/icons/icon.tsx';

type Props = {
  /** What the person called the one that was used last. */
  name?: string | undefined;
  busy: boolean;
  /** What went wrong the last time. */
  problem: string | undefined;
  onUse: () => void;
};

/** The device asks for the finger, the face or the lock; nothing is to be typed. */
export function PasskeyPanel({ name, busy, problem, onUse }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => button.current?.focus(), []);
  useEffect(() => {
    if (problem) note.current?.focus();
  }, [problem]);
  return (
    <>
      <div className="si-key">
        <span className="si-ring">
          <Icon name="fingerprint" />
        </span>
        <div>
          <b>Your passkey</b>
          <p className="small muted">{name ? `“${name}” was used last` : 'On this device, or on your phone'}</p>
        </div>
      </div>
      {problem && !busy && (
        <div className="note bad" role="alert" tabIndex={-1} ref={note}>
          <Icon name="warning" />
          <b>{problem}</b>
        </div>
      )}
      <button ref={button} type="button" className="btn si-go" disabled={busy} onClick={onUse}>
        <Icon name="key" />
        {busy ? 'Waiting for your device…' : 'Use my passkey'}
      </button>
      <p className="small muted">
        Your device asks for your finger, face or screen lock. It stays on the device; we never see it.
      </p>
    </>
  );
}
