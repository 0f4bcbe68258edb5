import { adminRole } from '../../../../contract/people/roles.ts';
import { useSession } from '../../../session/session.tsx';
import { Icon, type IconName } from '../../../ui/icons/icon.tsx';
import { Link } from '../../../ui/links/link.tsx';

/** Search for everybody; the way to sign in for those outside, and what a signed-in person may reach. */
export function AccountIcons() {
  const { user, logout } = useSession();
  return (
    <>
      <IconLink to="/search" icon="search" label="Search" />
      {user ? (
        <>
          {user.role >= adminRole && <IconLink to="/admin" icon="shield" label="Admin" />}
          <IconLink to="/user" icon="user" label={`Your account: ${user.name}`} />
          <button type="button" className="icon-btn" aria-label="Log out" title="Log out" onClick={logout}>
            <Icon name="logout" />
          </button>
        </>
      ) : (
        <IconLink to="/login" icon="login" label="Log in" />
      )}
    </>
  );
}

type IconLinkProps = { to: string; icon: IconName; label: string };

function IconLink({ to, icon, label }: IconLinkProps) {
  return (
    <Link className="icon-btn" to={to} aria-label={label} title={label}>
      <Icon name={icon} />
    </Link>
  );
}
