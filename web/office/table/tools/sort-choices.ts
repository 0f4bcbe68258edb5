import { bareKey, type ListShape } from '../list-shape.ts';
import type { Column } from '../office-table.tsx';

export type SortChoice = { value: string; words: string };

/** The orders of a list in words, for where there is no head to press. */
export function sortChoicesOf<Row>({ sorts }: ListShape, columns: Column<Row>[]): SortChoice[] {
  return sorts.flatMap((first) => {
    const key = bareKey(first);
    const column = columns.find((one) => one.key === key);
    if (!column) return [];
    const [up, down] = column.orders ?? ['lowest first', 'highest first'];
    const both = [
      { value: key, words: `${column.label}: ${up}` },
      { value: `-${key}`, words: `${column.label}: ${down}` },
    ];
    return first === key ? both : both.toReversed();
  });
}
