import type { Key } from 'react';
import { lookOf } from './cell-look.ts';
import type { Column } from './column.ts';
import { ColumnHead } from './column-head.tsx';
import type { ListRequest, ListShape } from './list-shape.ts';
import { type Choice, ChooseAll, ChooseRow } from './several/row-choice.tsx';

export type { Column };

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
