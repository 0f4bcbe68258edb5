import { useEffect, useRef, useState } from 'react';
import type { OrderChange } from '../../../contract/common/ordering.ts';
import { reasonOf } from '../forms/reason.ts';
import type { SaveResult } from '../forms/save-result.ts';
import { showNotice } from '../notices/notices.ts';
import { moved } from '../pictures/reorder.ts';

type Save = (change: OrderChange) => Promise<SaveResult<unknown>>;

const idsOf = (things: { id: number }[]) => things.map(({ id }) => id);

/**
 * A list whose order is saved with every move. Who moves faster than the line saves the last order only, and each save
 * says which order it began from.
 */
export function useOrder<T extends { id: number }>(things: T[], save: Save, refresh: () => unknown) {
  const [shown, setShown] = useState(things);
  const kept = useRef(idsOf(things));
  const wanted = useRef(idsOf(things));
  const saving = useRef(false);
  const refreshing = useRef(0);
  useEffect(() => {
    // A list that comes now was asked for before the last save, and would put it back.
    if (saving.current || refreshing.current > 0) return;
    kept.current = wanted.current = idsOf(things);
    setShown(things);
  }, [things]);

  async function keep() {
    if (saving.current) return;
    saving.current = true;
    let result: SaveResult<unknown> = { kind: 'saved', thing: undefined };
    while (result.kind === 'saved' && wanted.current.join() !== kept.current.join()) {
      const ids = wanted.current;
      result = await save({ ids, was: kept.current });
      if (result.kind === 'saved') kept.current = ids;
    }
    saving.current = false;
    if (result.kind !== 'saved') {
      showNotice({ text: `The order was not saved. ${reasonOf(result)}`, bad: true });
      await refresh();
      return;
    }
    refreshing.current += 1;
    await refresh();
    refreshing.current -= 1;
  }

  function move(from: number, to: number) {
    const next = moved(shown, from, to);
    setShown(next);
    wanted.current = idsOf(next);
    void keep();
  }
  return { shown, move };
}
