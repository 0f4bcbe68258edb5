import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Icon } from '../../ui/icons/icon.tsx';

/** Whether it is being asked once more. The button that asks is there again when nothing was done, with the focus on it. */
export function useAsking() {
  const [asking, setAsking] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const asked = useRef(false);
  useEffect(() => {
    if (!asking && asked.current) trigger.current?.focus();
    asked.current = asking;
  }, [asking]);
  return { asking, trigger, ask: () => setAsking(true), stop: () => setAsking(false) };
}

type Props = {
  title: string;
  /** What the part of the page is called; the title unless told. */
  label?: string;
  children: ReactNode;
  yes: string;
  busyLabel: string;
  no?: string;
  /** What is asked for; it may take its time. Whether the question can go: not when it was refused, or the page is left. */
  act: () => Promise<boolean>;
  stop: () => void;
};

/** Asks once more, in its place; the safe answer has the focus. */
export function Confirm({ title, label = title, children, yes, busyLabel, no = 'No, keep it', act, stop }: Props) {
  const [busy, setBusy] = useState(false);
  const keep = useRef<HTMLButtonElement>(null);
  useEffect(() => keep.current?.focus(), []);

  async function run() {
    setBusy(true);
    const isOver = await act();
    setBusy(false);
    if (isOver) stop();
  }
  return (
    <section
      className="note bad delete-box"
      aria-label={label}
      onKeyDown={({ key }) => key === 'Escape' && !busy && stop()}
    >
      <Icon name="warning" />
      <div>
        <b>{title}</b>
        <p>{children}</p>
        <p className="row">
          <button type="button" className="btn line sm danger" disabled={busy} onClick={run}>
            {busy ? busyLabel : yes}
          </button>
          <button ref={keep} type="button" className="btn line sm" disabled={busy} onClick={stop}>
            {no}
          </button>
        </p>
      </div>
    </section>
  );
}
