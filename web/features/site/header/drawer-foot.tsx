import { adminRole } from '../../../../contract/people/roles.ts';
import { useSession } from '../../../session/session.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { ButtonLink } from '../../../ui/links/button-link.tsx';
import { Link } from '../../../ui/links/link.tsx';
import { telephone } from '../telephone.ts';

/** What the bar has no room for on a phone. */
export function DrawerFoot({ phone }: { phone: string }) {
  const { user, logout } = useSession();
  return (
    <div className="menu-foot">
      <ButtonLink to="/apply" kind="sun">
        Enroll Now
      </ButtonLink>
      {user ? (
        <>
          {user.role >= adminRole && (
            <ButtonLink to="/admin" kind="line">
              <Icon name="shield" />
              Admin
            </ButtonLink>
          )}
          <ButtonLink to="/user" kind="line">
            <Icon name="user" />
            {user.name}
          </ButtonLink>
          <button type="button" className="btn line" onClick={logout}>
            <Icon name="logout" />
            Log out
          </button>
        </>
      ) : (
        <ButtonLink to="/login" kind="line">
          <Icon name="login" />
          Log in
        </ButtonLink>
      )}
      <Link className="more" to="/search">
        <Icon name="search" />
        Search
      </Link>
      {phone && (
        <a className="more" href={telephone(phone)}>
          <Icon name="phone" />
          {phone}
        </a>
      )}
    </div>
  );
}
