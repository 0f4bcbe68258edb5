import { useState } from 'react';
import type { User } from '../../../../contract/people/users.ts';
import type { Act } from './act.ts';

/** Whoever is suspended is signed out at once and stays out. */
export function Suspension({ user: { name, suspend }, act }: { user: User; act: Act }) {
  const [busy, setBusy] = useState(false);
  const out = { change: { suspend: true }, text: `${name} is suspended and cannot log in.` };
  const back = { change: { suspend: false }, text: `${name} can log in again.` };

  async function toggle() {
    setBusy(true);
    const [next, undo] = suspend ? [back, out] : [out, back];
    await act(next.change, next.text, undo);
    setBusy(false);
  }
  return (
    <div className="field">
      <p className="label">{suspend ? 'Suspended' : 'Active'}</p>
      <p className="hint">
        {suspend
          ? 'Cannot log in. What they wrote stays on the site.'
          : 'Suspending signs them out at once on every device. What they wrote stays on the site.'}
      </p>
      <button type="button" className={suspend ? 'btn line sm' : 'btn line sm danger'} disabled={busy} onClick={toggle}>
        {suspend ? 'Lift the suspension' : `Suspend ${name}`}
      </button>
    </div>
  );
}
