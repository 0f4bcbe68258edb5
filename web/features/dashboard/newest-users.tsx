import type { Dashboard } from '../../../contract/office/dashboard.ts';
import { Box } from '../../office/boxes/box.tsx';
import { RolePill } from '../../office/pills/role-pill.tsx';
import { moment } from '../../office/words/moment.ts';
import { Link } from '../../ui/links/link.tsx';

export function NewestUsers({ users }: { users: Dashboard['users'] }) {
  return (
    <Box title="Newest users">
      <table className="table">
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col">Role</th>
            <th scope="col">Last login</th>
            <th scope="col">State</th>
          </tr>
        </thead>
        <tbody>
          {users.map(({ id, name, email, role, updatedAt, suspend }) => (
            <tr key={id}>
              <td className="words">
                <span className="user">
                  <span>
                    <Link to={`/admin/users/${id}`}>{name}</Link>
                    <small>{email}</small>
                  </span>
                </span>
              </td>
              <td data-label="Role">
                <RolePill role={role} />
              </td>
              <td data-label="Last login">{moment(updatedAt)}</td>
              <td data-label="State">{suspend ? <span className="pill no">Suspended</span> : 'Active'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Box>
  );
}
