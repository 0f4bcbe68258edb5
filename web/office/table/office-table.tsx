import type { Key, ReactNode } from 'react';
import { lookOf } from './cell-look.ts';
import { ColumnHead } from './column-head.tsx';
import type { ListRequest, ListShape } from './list-shape.ts';
import { type Choice, ChooseAll, ChooseRow } from './row-choice.tsx';

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

export type RowGroup<Row> = { label: string; total: number; rows: Row[] };

type Props<Row> = {
  label: string;
  columns: Column<Row>[];
  groups: RowGroup<Row>[];
  keyOf: (row: Row) => Key;
  request: ListRequest;
  shape: ListShape;
  /** Rows can be chosen, to do something with several. */
  choice?: Choice<Row> | undefined;
};

/** Rows under a head that stays in sight; where it is narrow each row is a card. */
export function OfficeTable<Row>({ label, columns, groups, keyOf, request, shape, choice }: Props<Row>) {
  const named = groups.some((group) => group.label);
  return (
    <table className={`table office-table${choice ? ' choosing' : ''}`} aria-label={label}>
      <thead>
        <tr>
          {choice && <ChooseAll choice={choice} />}
          {columns.map((column) => (
            <ColumnHead key={column.key} column={column} request={request} shape={shape} />
          ))}
        </tr>
      </thead>
      {groups
        .filter(({ rows }) => rows.length > 0)
        .map((group) => (
          <tbody key={group.label}>
            {named && (
              <tr className="row-group">
                <th scope="rowgroup" colSpan={columns.length + (choice ? 1 : 0)}>
                  {group.label} <span>{group.total.toLocaleString('en')}</span>
                </th>
              </tr>
            )}
            {group.rows.map((row) => (
              <tr key={keyOf(row)} className={choice?.isChosen(row) ? 'picked' : undefined}>
                {choice && <ChooseRow choice={choice} row={row} />}
                {columns.map(({ key, label: words, cell, kind, isEmpty }, position) => (
                  <td
                    key={key}
                    data-label={position > 0 ? words : undefined}
                    data-empty={isEmpty?.(row) || undefined}
                    className={lookOf(kind)}
                  >
                    {cell(row)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
    </table>
  );
}
