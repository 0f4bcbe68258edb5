import { type ReactNode, useRef, useState } from 'react';
import type { OrderChange } from '../../../contract/common/ordering.ts';
import { useFocusNext } from '../focus-next.ts';
import type { SaveResult } from '../forms/save-result.ts';
import { dragHandlers, moverIn } from '../pictures/reorder.ts';
import { HereToo } from '../presence/here-too.tsx';
import { OrderedRow, type Way } from './ordered-row.tsx';
import { useOrder } from './use-order.ts';

type Props<T> = {
  /** What they are called, all of them: "Campuses". */
  label: string;
  things: T[];
  save: (change: OrderChange) => Promise<SaveResult<unknown>>;
  /** Asks for the list again, as it is now. */
  refresh: () => unknown;
  /** What stands in a row, beside its number and its arrows. */
  children: (thing: T) => ReactNode;
};

/** Things in the order in which readers find them: dragged, moved by arrows, or sent to a number. */
export function OrderedList<T extends { id: number; name: string }>({
  label,
  things,
  save,
  refresh,
  children,
}: Props<T>) {
  const { shown, move } = useOrder(things, save, refresh);
  const [said, setSaid] = useState('');
  const list = useRef<HTMLOListElement>(null);
  const focusNext = useFocusNext();

  function go(from: number, to: number, way?: Way | 'number') {
    const place = Math.max(0, Math.min(to, shown.length - 1));
    if (from === place) return;
    move(from, place);
    if (way) {
      focusNext(() => {
        const row = list.current?.children[place];
        return way === 'number' ? row?.querySelector('input') : moverIn(row, way);
      });
    }
    setSaid(`${shown[from]?.name} is now number ${place + 1}.`);
  }

  return (
    <>
      <HereToo />
      <ol className="box ordered-list" ref={list} aria-label={label}>
        {shown.map((thing, place) => (
          <li key={thing.id} draggable {...dragHandlers('ordered', place, go)}>
            <OrderedRow name={thing.name} place={place} count={shown.length} onMove={(to, way) => go(place, to, way)}>
              {children(thing)}
            </OrderedRow>
          </li>
        ))}
      </ol>
      <p className="vh" role="status">
        {said}
      </p>
    </>
  );
}
