import { useState } from 'react';
import type { TrashEntry } from '../../../contract/common/history.ts';

export type Restore = (entry: TrashEntry) => Promise<void>;

export function RestoreButton({ entry, restore }: { entry: TrashEntry; restore: Restore }) {
  const [busy, setBusy] = useState(false);
  async function go() {
    setBusy(true);
    await restore(entry);
    setBusy(false);
  }
  return (
    <button className="btn line sm" type="button" disabled={busy} onClick={go}>
      {busy ? 'Restoring…' : 'Restore'}
      <span className="vh"> {entry.title}</span>
    </button>
  );
}
