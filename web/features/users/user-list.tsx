import type { z } from 'zod';
import type { User, userList } from '../../../contract/people/users.ts';
import { OfficeHead } from '../../office/frame/head.tsx';
import { RolePill } from '../../office/pills/role-pill.tsx';
import type { ListRequest } from '../../office/table/list-shape.ts';
import { OfficeList } from '../../office/table/office-list.tsx';
import type { Column } from '../../office/table/office-table.tsx';
import { RowLink } from '../../office/table/row-link.tsx';
import { EmailWords } from '../../office/words/email-words.tsx';
import { moment } from '../../office/words/moment.ts';
import { inWords } from '../../ui/form/words.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { ButtonLink } from '../../ui/links/button-link.tsx';
import { Portrait } from './portrait.tsx';
import { userListShape } from './user-list-shape.ts';

const columns: Column<User>[] = [
  {
    key: 'name',
    label: 'Name',
    orders: ['A to Z', 'Z to A'],
    kind: 'words',
    cell: ({ id, name, email, pictureInfo }) => (
      <span className="user-row">
        <Portrait name={name} picture={pictureInfo[0]} small />
        <span>
          <RowLink to={`/admin/users/${id}`}>{name}</RowLink>
          <small>
            <EmailWords email={email} />
          </small>
        </span>
      </span>
    ),
  },
  { key: 'role', label: 'Role', cell: ({ role }) => <RolePill role={role} /> },
  {
    key: 'updatedAt',
    label: 'Last login',
    orders: ['longest ago first', 'latest first'],
    cell: ({ updatedAt }) => <time dateTime={updatedAt}>{moment(updatedAt)}</time>,
  },
  {
    key: 'state',
    label: 'State',
    cell: ({ suspend }) => (suspend ? <span className="pill no">Suspended</span> : 'Active'),
  },
];

const groupLabels = {
  admins: 'Administrators',
  editors: 'Editors',
  authors: 'Authors',
  users: 'Regular users',
} as const;

type UserGroups = z.infer<typeof userList>;
type Props = { list: UserGroups; request: ListRequest; openInvitations: number };

export function UserList({ list, request, openInvitations }: Props) {
  const { totals, pages } = list;
  const groups = (['admins', 'editors', 'authors', 'users'] as const).map((group) => ({
    label: groupLabels[group],
    total: totals[group],
    rows: list[group],
  }));
  return (
    <>
      <OfficeHead title="Users" note={inWords(groups.filter(({ total }) => total > 0).map(countOf))}>
        <ButtonLink to="/admin/users/invitations" kind={openInvitations > 0 ? 'line' : 'primary'} small>
          <Icon name="mail" />
          {openInvitations > 0 ? `Invitations: ${openInvitations} open` : 'Invite a person'}
        </ButtonLink>
      </OfficeHead>
      <OfficeList
        label="Users"
        nouns={['person', 'people']}
        shape={userListShape}
        request={request}
        search={{ label: 'Search users', hint: 'Name or e-mail' }}
        columns={columns}
        keyOf={({ id }) => id}
        groups={groups}
        total={groups.reduce((sum, { total }) => sum + total, 0)}
        pages={pages}
        empty={{ sentence: 'There is nobody here yet.', drawing: 2 }}
      />
    </>
  );
}

const countOf = ({ label, total }: { label: string; total: number }) => {
  const words = label.toLowerCase();
  return `${total.toLocaleString('en')} ${total === 1 ? words.replace(/s$/, '') : words}`;
};
