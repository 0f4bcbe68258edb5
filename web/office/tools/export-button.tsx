import { useState } from 'react';
import { schoolDay } from '../../../contract/common/school-time.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { showNotice } from '../notices/notices.ts';
import { saveAs } from '../save-as.ts';

type Props = {
  /** What the file is called, before the day. */
  name: string;
  total: number;
  download: () => Promise<Blob | null>;
};

/** The address of the sheet alone would not do: only a call that carries the token may have it. */
export function ExportButton({ name, total, download }: Props) {
  const [busy, setBusy] = useState(false);
  const isIdle = busy || total === 0;

  async function save() {
    if (isIdle) return;
    setBusy(true);
    const sheet = await download();
    setBusy(false);
    if (sheet) saveAs(sheet, `${name}-${schoolDay(new Date())}.csv`);
    else showNotice({ text: 'The sheet did not arrive. Please try again.', bad: true });
  }

  return (
    <button type="button" className="btn line sm" aria-disabled={isIdle} onClick={save}>
      <Icon name="down" />
      {busy ? 'Preparing…' : 'Export CSV'}
    </button>
  );
}
