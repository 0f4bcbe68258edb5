import type { ReactNode } from 'react';

export type Column<Row> = {
  /** Names it; the list can be sorted by those that its shape names, too. */
  key: string;
  label: string;
  cell: (row: Row) => ReactNode;
  /** The two directions in words, upwards first: "A to Z", "Z to A". */
  orders?: [up: string, down: string];
  /** Numbers stand to the right, long words may take several lines. */
  kind?: 'number' | 'words';
  /** Of which rows there is nothing to say: a card leaves it out. */
  isEmpty?: (row: Row) => boolean;
};
