import type { Notice } from '../../../contract/school/notices.ts';
import { type Listed, RecordList } from '../../office/records/record-list.tsx';
import type { Column } from '../../office/table/office-table.tsx';
import { RowLink } from '../../office/table/row-link.tsx';
import { moment } from '../../office/words/moment.ts';
import { noticeKind } from './notice-kind.ts';
import { noticeListShape } from './notice-list-shape.ts';
import { NoticeState } from './notice-state.tsx';

const columns: Column<Notice>[] = [
  {
    key: 'name',
    label: 'Notice',
    kind: 'words',
    cell: ({ id, name }) => <RowLink to={`/admin/notices/${id}`}>{name}</RowLink>,
  },
  { key: 'state', label: 'State', cell: (notice) => <NoticeState notice={notice} now={new Date()} /> },
  { key: 'where', label: 'Where', kind: 'words', cell: ({ paths }) => paths.join(', ') || 'All pages' },
  {
    key: 'beginsAt',
    label: 'From',
    orders: ['first to begin', 'last to begin'],
    cell: ({ beginsAt }) => <time dateTime={beginsAt}>{moment(beginsAt)}</time>,
  },
  {
    key: 'endsAt',
    label: 'Until',
    cell: ({ endsAt }) => (endsAt ? <time dateTime={endsAt}>{moment(endsAt)}</time> : 'Until deleted'),
  },
];

export const NoticeList = (list: Listed<Notice>) => (
  <RecordList
    {...list}
    kind={noticeKind}
    note="What families must know now. Each goes by itself at its end."
    searchHint="A part of the headline or the text"
    shape={noticeListShape}
    columns={columns}
    drawing={5}
  />
);
