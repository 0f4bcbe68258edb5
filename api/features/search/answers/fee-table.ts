import type { PageTable } from '../../../../contract/pages/page-table.ts';
import { amountIn, namesIn } from '../../../../contract/school/fees.ts';

type FeeRow = { label: string; cells: { name: string; amount: string }[] };

/** The rows for classes, of the first table that has any, with what each of their columns is called. */
export function feeRows(tables: PageTable[], classes: string[]): FeeRow[] {
  for (const { head, rows } of tables) {
    const found = rows.filter(([label = '', ...cells]) => namesIn(label, classes).length > 0 && cells.some(isAmount));
    if (found.length > 0) return found.map((row) => feeRow(head, row));
  }
  return [];
}

const isAmount = (cell: string) => amountIn(cell) !== undefined;

function feeRow(head: string[], [label = '', ...cells]: string[]): FeeRow {
  const named = cells.map((amount, n) => ({ name: head[n + 1] ?? '', amount }));
  return { label, cells: named.filter(({ amount }) => isAmount(amount)) };
}

/** The rows for one class: "P1 to P3" is for P2, too, and "Middle and Top Class" for Top Class. */
export const rowsFor = (rows: FeeRow[], name: string, classes: string[]): FeeRow[] =>
  rows.filter(({ label }) => namesIn(label, classes).includes(name));
