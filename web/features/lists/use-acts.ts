import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { ListedThing } from '../../../contract/lists.ts';
import { reasonOf } from '../../office/forms/reason.ts';
import { showNotice } from '../../office/notices/notices.ts';
import { type Act, doneWords } from './act-words.ts';
import { actOn, undoOf } from './list-calls.ts';
import type { ListDescription } from './list-descriptions.ts';

export type Refused = { id: ListedThing['id']; title: string; reason: string };

/** Does something with what is chosen, and says what came of it. */
export function useActs({ kind, nouns }: ListDescription, chosen: ListedThing[], clear: () => void) {
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<Refused[]>([]);
  const { revalidate } = useRevalidator();

  async function act(wanted: Act) {
    setBusy(true);
    setRefused([]);
    const answer = await actOn(kind, wanted, chosen);
    setBusy(false);
    if (answer.kind !== 'saved') return showNotice({ text: `Nothing was done. ${reasonOf(answer)}`, bad: true });
    const report = answer.thing;
    const reasons = new Map(report.refused.map(({ id, reason }) => [id, reason]));
    const done = chosen.filter(({ id }) => !reasons.has(id));
    setRefused(
      chosen.flatMap(({ id, title }) => {
        const reason = reasons.get(id);
        return reason ? [{ id, title, reason }] : [];
      }),
    );
    clear();
    await revalidate();
    // The bar with the button is gone.
    document.getElementById('main')?.focus({ preventScroll: true });
    if (done.length === 0) return;
    const undo = undoOf(kind, wanted, done, report, revalidate);
    showNotice({ text: doneWords(wanted.action, done, nouns), ...(undo && { undo }) });
  }

  return { act, busy, refused, forget: () => setRefused([]) };
}
