import type { Key, ReactNode } from 'react';
import { useNavigation } from 'react-router';
import { Pager } from '../../ui/links/pager.tsx';
import { isNarrowed, listHref } from './list-request.ts';
import type { ListRequest, ListShape } from './list-shape.ts';
import { NothingFound } from './nothing-found.tsx';
import { type Column, OfficeTable, type RowGroup } from './office-table.tsx';
import type { Choice } from './several/row-choice.tsx';
import { ListTools } from './tools/list-tools.tsx';
import { sortChoicesOf } from './tools/sort-choices.ts';

type Props<Row> = {
  /** What is listed, with a capital: it names the table and its pages. */
  label: string;
  /** What one and what many of it are called: product, products. */
  nouns: [one: string, many: string];
  shape: ListShape;
  request: ListRequest;
  search: { label: string; hint: string };
  columns: Column<Row>[];
  keyOf: (row: Row) => Key;
  /** All in one, or in named groups. */
  rows?: Row[];
  groups?: RowGroup<Row>[];
  total: number;
  pages: number;
  empty: { sentence: string; drawing?: 1 | 2 | 3 | 4 | 5 | 6; way?: ReactNode };
  /** Above the search: see FilterTabs. */
  tabs?: ReactNode;
  /** Rows can be chosen; `acts` is what can be done with them, just above the table. */
  choice?: Choice<Row>;
  acts?: ReactNode;
};

/** The one list of the back office: search, filters and order in the address, a table or cards, and pages. */
export function OfficeList<Row>(props: Props<Row>) {
  const { label, nouns, shape, request, search, columns, keyOf, rows = [], total, pages, empty, choice } = props;
  const groups = props.groups ?? [{ label: '', total, rows }];
  const isLoading = useNavigation().state === 'loading';
  const noun = total === 1 ? nouns[0] : nouns[1];
  return (
    <section className="box office-list" aria-label={label} aria-busy={isLoading}>
      {props.tabs}
      <ListTools request={request} shape={shape} search={search} sortChoices={sortChoicesOf(shape, columns)} />
      <p className="list-count" role="status">
        {total.toLocaleString('en')} {noun}
        {isNarrowed(request) && ' found'}
      </p>
      {props.acts}
      {groups.some(({ rows }) => rows.length > 0) ? (
        <OfficeTable
          label={label}
          columns={columns}
          groups={groups}
          keyOf={keyOf}
          request={request}
          shape={shape}
          choice={choice}
        />
      ) : (
        <NothingFound request={request} shape={shape} total={total} nouns={nouns} empty={empty} />
      )}
      <Pager
        page={request.page}
        pages={pages}
        href={(page) => listHref(request, shape, { page })}
        label={`Pages of ${nouns[1]}`}
      />
    </section>
  );
}
