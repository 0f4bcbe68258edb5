import type { Committee } from '../../../contract/content/committees.ts';
import { type Listed, RecordList } from '../../office/records/record-list.tsx';
import type { Column } from '../../office/table/office-table.tsx';
import { RowLink } from '../../office/table/row-link.tsx';
import { briefDate } from '../../office/words/moment.ts';
import { committeeKind } from './committee-kind.ts';
import { committeeListShape } from './committee-list-shape.ts';

const columns: Column<Committee>[] = [
  {
    key: 'name',
    label: 'Committee',
    orders: ['A to Z', 'Z to A'],
    kind: 'words',
    cell: ({ id, name, purpose }) => (
      <span className="committee-name">
        <RowLink to={`/admin/committees/${id}`}>{name}</RowLink>
        <small>{purpose}</small>
      </span>
    ),
  },
  { key: 'lead', label: 'First member', kind: 'words', cell: ({ members }) => <Lead members={members} /> },
  { key: 'members', label: 'Members', kind: 'number', cell: ({ members }) => members.length },
  {
    key: 'createdAt',
    label: 'Since',
    orders: ['oldest first', 'newest first'],
    cell: ({ createdAt }) => <time dateTime={createdAt}>{briefDate(createdAt)}</time>,
  },
];

/** The order of the members is theirs: whoever leads stands first. */
function Lead({ members: [first] }: Pick<Committee, 'members'>) {
  if (!first) return <span className="muted">Nobody yet</span>;
  return (
    <span className="committee-name">
      {first.name}
      <small>{first.role}</small>
    </span>
  );
}

export const CommitteeList = (list: Listed<Committee>) => (
  <RecordList
    {...list}
    kind={committeeKind}
    note="Who decides and who helps, with their terms."
    searchHint="Name, purpose or member"
    shape={committeeListShape}
    columns={columns}
    drawing={4}
  />
);
