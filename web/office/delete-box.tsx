import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { Icon } from '../ui/icon.tsx';
import { showNotice } from './edit/notices.ts';
import type { SaveResult } from './edit/save-result.ts';
import { reasonOf } from './reason.ts';

type Props = {
  /** What is deleted, in the words of the button: "this product". */
  what: string;
  name: string;
  /** What stays and what goes, before it is done. */
  warning: string;
  remove: () => Promise<SaveResult<unknown>>;
  /** Where one lands. */
  to: string;
};

/** For what cannot be brought back: it is asked once more, in its place. */
export function DeleteBox({ what, name, warning, remove, to }: Props) {
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const first = useRef<HTMLButtonElement>(null);
  const keep = useRef<HTMLButtonElement>(null);
  const asked = useRef(false);

  // The button that was pressed has gone, one way or the other.
  useEffect(() => {
    if (asking) keep.current?.focus();
    else if (asked.current) first.current?.focus();
    asked.current = asking;
  }, [asking]);

  async function run() {
    setBusy(true);
    const result = await remove();
    setBusy(false);
    if (result.kind !== 'saved') return showNotice({ text: `Not deleted. ${reasonOf(result)}`, bad: true });
    // The way back would lead to what is no longer there.
    await navigate(to, { replace: true });
    showNotice({ text: `${name} is deleted.` });
    document.getElementById('main')?.focus({ preventScroll: true });
  }

  if (!asking) {
    return (
      <button ref={first} type="button" className="delete-link" onClick={() => setAsking(true)}>
        <Icon name="trash" />
        Delete {what}
      </button>
    );
  }
  return (
    <section
      className="note bad delete-box"
      aria-label={`Delete ${what}`}
      onKeyDown={({ key }) => key === 'Escape' && !busy && setAsking(false)}
    >
      <Icon name="warning" />
      <div>
        <b>Delete {name}?</b>
        <p>{warning}</p>
        <p className="row">
          <button type="button" className="btn line sm danger" disabled={busy} onClick={run}>
            {busy ? 'Deleting…' : 'Yes, delete it'}
          </button>
          <button ref={keep} type="button" className="btn line sm" disabled={busy} onClick={() => setAsking(false)}>
            No, keep it
          </button>
        </p>
      </div>
    </section>
  );
}
