import { useState } from 'react';
import { reasonOf } from '../../../office/forms/reason.ts';
import { showNotice } from '../../../office/notices/notices.ts';
import { copyYear } from './term-date-calls.ts';

type Props = { from: number; done: () => void };

/** The last year that has dates, as a beginning of the next one. */
export function CopyYear({ from, done }: Props) {
  const [busy, setBusy] = useState(false);
  const to = from + 1;
  async function run() {
    setBusy(true);
    const result = await copyYear(from, to);
    setBusy(false);
    if (result.kind !== 'saved') return showNotice({ text: `Not copied. ${reasonOf(result)}`, bad: true });
    showNotice({ text: `${result.thing.added} dates are copied to ${to}. Check each: some holidays move.` });
    done();
  }
  return (
    <button type="button" className="btn line sm" disabled={busy} onClick={run}>
      {busy ? 'Copying…' : `Copy ${from} to ${to}`}
    </button>
  );
}
