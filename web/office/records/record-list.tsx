import type { ReactNode } from 'react';
import { Icon } from '../../ui/icons/icon.tsx';
import { ButtonLink } from '../../ui/links/button-link.tsx';
import { OfficeHead } from '../frame/head.tsx';
import type { ListRequest, ListShape } from '../table/list-shape.ts';
import { OfficeList } from '../table/office-list.tsx';
import type { Column, RowGroup } from '../table/office-table.tsx';
import { capitalised, type RecordKind } from './record-kind.ts';

export type Listed<Row> = { docs: Row[]; pages: number; total: number; request: ListRequest };

type Props<Row> = Listed<Row> & {
  kind: RecordKind;
  /** What they are for, below the title. */
  note: string;
  /** What the search looks through. */
  searchHint: string;
  shape: ListShape;
  columns: Column<Row>[];
  /** Shown where there is none yet. */
  drawing: 1 | 2 | 3 | 4 | 5 | 6;
  /** The rows in named groups. */
  groups?: RowGroup<Row>[];
  /** What else can be done here. */
  tools?: ReactNode;
};

/** All records of a kind, with the way to a new one. */
export function RecordList<Row extends { id: number }>({
  kind,
  note,
  searchHint,
  drawing,
  docs,
  tools,
  ...list
}: Props<Row>) {
  const { path, nouns } = kind;
  const [one, many] = nouns;
  const add = (
    <ButtonLink to={`${path}/add`} small>
      <Icon name="plus" />
      Add a {one}
    </ButtonLink>
  );
  return (
    <>
      <OfficeHead title={capitalised(many)} note={note}>
        {tools}
        {add}
      </OfficeHead>
      <OfficeList
        {...list}
        label={capitalised(many)}
        nouns={nouns}
        search={{ label: `Search ${many}`, hint: searchHint }}
        keyOf={({ id }) => id}
        rows={docs}
        empty={{ sentence: `There are no ${many} yet.`, drawing, way: add }}
      />
    </>
  );
}
