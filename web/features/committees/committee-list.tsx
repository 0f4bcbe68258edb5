import type { Committee } from '../../../contract/committees.ts';
import { OfficeHead } from '../../office/frame/head.tsx';
import type { ListRequest } from '../../office/table/list-shape.ts';
import { OfficeList } from '../../office/table/office-list.tsx';
import type { Column } from '../../office/table/office-table.tsx';
import { RowLink } from '../../office/table/row-link.tsx';
import { briefDate } from '../../office/words/moment.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { ButtonLink } from '../../ui/links/button-link.tsx';
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

type Props = { docs: Committee[]; pages: number; total: number; request: ListRequest };

export function CommitteeList({ docs, pages, total, request }: Props) {
  const add = (
    <ButtonLink to="/admin/committees/add" small>
      <Icon name="plus" />
      Add a committee
    </ButtonLink>
  );
  return (
    <>
      <OfficeHead title="Committees" note="Who decides and who helps, with their terms.">
        {add}
      </OfficeHead>
      <OfficeList
        label="Committees"
        nouns={['committee', 'committees']}
        shape={committeeListShape}
        request={request}
        search={{ label: 'Search committees', hint: 'Name, purpose or member' }}
        columns={columns}
        keyOf={({ id }) => id}
        rows={docs}
        total={total}
        pages={pages}
        empty={{ sentence: 'There are no committees yet.', drawing: 4, way: add }}
      />
    </>
  );
}
