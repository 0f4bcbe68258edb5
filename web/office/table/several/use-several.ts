import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { ListReport } from '../../../../contract/office/lists.ts';
import { reasonOf } from '../../forms/reason.ts';
import type { SaveResult } from '../../forms/save-result.ts';
import { showNotice } from '../../notices/notices.ts';
import type { Refused } from './refused-box.tsx';

type Options<Row> = { titleOf: (row: Row) => string; clear: () => void };
type Doing<Row> = {
  /** With what it is done: what is chosen, or one row. */
  rows: Row[];
  send: () => Promise<SaveResult<ListReport>>;
  /** What is said of those that were done. */
  words: (done: Row[]) => string;
  /** What takes it back; nothing where it cannot be. */
  undo: (done: Row[], report: ListReport) => (() => Promise<void>) | undefined;
};

/** Does something with several rows, and says what came of it. */
export function useSeveral<Row extends { id: string | number }>({ titleOf, clear }: Options<Row>) {
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<Refused[]>([]);
  const { revalidate } = useRevalidator();

  async function run({ rows, send, words, undo }: Doing<Row>) {
    setBusy(true);
    setRefused([]);
    const answer = await send();
    setBusy(false);
    if (answer.kind !== 'saved') return showNotice({ text: `Nothing was done. ${reasonOf(answer)}`, bad: true });
    const report = answer.thing;
    const reasons = new Map(report.refused.map(({ id, reason }) => [id, reason]));
    const done = rows.filter(({ id }) => !reasons.has(id));
    setRefused(
      rows.flatMap((row) => {
        const reason = reasons.get(row.id);
        return reason ? [{ id: row.id, title: titleOf(row), reason }] : [];
      }),
    );
    clear();
    await revalidate();
    // The bar with the button is gone.
    document.getElementById('main')?.focus({ preventScroll: true });
    if (done.length === 0) return;
    const back = undo(done, report);
    showNotice({ text: words(done), ...(back && { undo: back }) });
  }

  return { run, busy, refused, dismiss: () => setRefused([]), refresh: revalidate };
}
