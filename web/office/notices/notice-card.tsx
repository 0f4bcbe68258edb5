import { useEffect, useRef, useState } from 'react';
import { Icon } from '../../ui/icons/icon.tsx';
import { Link } from '../../ui/links/link.tsx';
import { closeNotice, type Notice } from './notices.ts';
import './notice-card.css';

const shownMs = 12_000;
/** Whoever has deleted the wrong thing needs time to see it, and whoever has only a keyboard needs time to come there. */
const shownWithActionMs = 60_000;

export default function NoticeCard({ notice }: { notice: Notice }) {
  const { id, text, bad = false, link, undo } = notice;
  const card = useRef<HTMLDivElement>(null);
  const [held, setHeld] = useState(false);
  const [busy, setBusy] = useState(false);

  const hasAction = Boolean(link ?? undo);
  useEffect(() => {
    if (held || busy || bad) return;
    const timer = window.setTimeout(() => closeNotice(id), hasAction ? shownWithActionMs : shownMs);
    return () => window.clearTimeout(timer);
  }, [held, busy, bad, hasAction, id]);

  // What was deleted took its button with it; from here the next Tab is Undo.
  useEffect(() => {
    if (undo) card.current?.focus();
  }, [undo]);

  async function takeBack() {
    setBusy(true);
    await undo?.();
    closeNotice(id);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the pointer and the focus only keep it from going
    <div
      ref={card}
      className={bad ? 'notice bad always-light' : 'notice always-light'}
      tabIndex={-1}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon name={bad ? 'warning' : 'check'} />
      <p>{text}</p>
      {link && (
        <Link className="notice-do" to={link.to} onClick={() => closeNotice(id)}>
          {link.label}
        </Link>
      )}
      {undo && (
        <button className="notice-do" type="button" disabled={busy} onClick={takeBack}>
          {busy ? 'Undoing…' : 'Undo'}
        </button>
      )}
      <button className="icon-btn" type="button" aria-label="Close this notice" onClick={() => closeNotice(id)}>
        <Icon name="close" />
      </button>
    </div>
  );
}
