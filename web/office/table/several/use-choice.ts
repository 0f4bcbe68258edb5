import { useState } from 'react';
import type { Choice } from './row-choice.tsx';

type Chosen = { address: string; keys: ReadonlySet<string | number> };
type Options<Row> = {
  rows: Row[];
  keyOf: (row: Row) => string | number;
  nameOf: (row: Row) => string;
  canChoose: (row: Row) => boolean;
  /** Of the list as it is asked for: what was chosen on one page counts on no other. */
  address: string;
};

/** Which rows of a list are chosen. */
export function useChoice<Row>({ rows, keyOf, nameOf, canChoose, address }: Options<Row>) {
  const [state, setState] = useState<Chosen>({ address, keys: new Set() });
  const keys: Chosen['keys'] = state.address === address ? state.keys : new Set();
  const able = rows.filter(canChoose);
  const chosen = able.filter((row) => keys.has(keyOf(row)));
  const isAllChosen = able.length > 0 && chosen.length === able.length;
  const choose = (next: Row[]) => setState({ address, keys: new Set(next.map(keyOf)) });

  const choice: Choice<Row> = {
    nameOf,
    canChoose,
    isChosen: (row) => chosen.includes(row),
    toggle: (row) => choose(chosen.includes(row) ? chosen.filter((one) => one !== row) : [...chosen, row]),
    isAllChosen,
    toggleAll: () => choose(isAllChosen ? [] : able),
  };
  return { chosen, choice, clear: () => choose([]) };
}
