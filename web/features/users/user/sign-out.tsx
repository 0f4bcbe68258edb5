import { useState } from 'react';
import { reasonOf } from '../../../office/forms/reason.ts';
import type { SaveResult } from '../../../office/forms/save-result.ts';
import { showNotice } from '../../../office/notices/notices.ts';

type Props = { name: string; signOut: () => Promise<SaveResult<unknown>> };

/** For a phone that was lost, or a computer that was left open: whoever knows the password can log in again. */
export function SignOut({ name, signOut }: Props) {
  const [busy, setBusy] = useState(false);

  async function end() {
    setBusy(true);
    const result = await signOut();
    setBusy(false);
    if (result.kind === 'saved') showNotice({ text: `${name} is signed out on every device.` });
    else showNotice({ text: `Not done. ${reasonOf(result)}`, bad: true });
  }
  return (
    <div className="field">
      <p className="label">Devices</p>
      <p className="hint">
        After a lost phone: every session ends, and the second step is asked for again everywhere. They can log in again
        with their password.
      </p>
      <button type="button" className="btn line sm" disabled={busy} onClick={end}>
        {busy ? 'One moment…' : 'Sign out everywhere'}
      </button>
    </div>
  );
}
