import type { ReactNode } from 'react';
import { adminRole, authorRole } from '../../../contract/people/roles.ts';
import type { User } from '../../../contract/people/users.ts';
import { HelpLink } from '../../office/help/help-link.tsx';
import { roleName } from '../../office/pills/role-pill.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { Banner } from '../../ui/layout/banner.tsx';
import { ButtonLink } from '../../ui/links/button-link.tsx';
import { PlaceLink } from '../../ui/links/link.tsx';
import { mayChangePassword, mayEditProfile } from './may-change.ts';

type Actor = { id: number; role: number };
type Props = { actor: Actor; user: User; children: ReactNode };

/** What all pages of an account share: whose it is, what can be done, where else to go. */
export function AccountFrame({ actor, user, children }: Props) {
  const { id, name, role } = user;
  return (
    <>
      <Banner
        title={name}
        sub={roleName(role)}
        long={name.length > 30}
        action={mayEditProfile(actor, user) && <AccountTools actor={actor} user={user} />}
      />
      <div className="account-bar wrap">
        <nav className="account-tabs" aria-label="Account">
          <PlaceLink to={`/user/view/${id}`}>Profile</PlaceLink>
          <PlaceLink to={`/user/posts/${id}`}>Posts</PlaceLink>
          <PlaceLink to={`/user/alum/${id}`}>Alumni</PlaceLink>
          {actor.id === id && actor.role >= authorRole && <PlaceLink to="/desk">Desk</PlaceLink>}
          {actor.id === id && <PlaceLink to="/user/sign-in">Sign-in</PlaceLink>}
        </nav>
        {actor.role >= authorRole && <HelpLink />}
      </div>
      <div className="band tight">
        <div className="wrap">{children}</div>
      </div>
    </>
  );
}

function AccountTools({ actor, user }: { actor: Actor; user: User }) {
  const isOther = actor.id !== user.id;
  return (
    <>
      <ButtonLink to={`/user/view/${user.id}?edit`} kind="sun" small>
        <Icon name="edit" />
        Edit profile
      </ButtonLink>
      {mayChangePassword(actor, user) && (
        <ButtonLink to={`/user/view/${user.id}?password`} kind="line" small>
          <Icon name="shield" />
          Change password
        </ButtonLink>
      )}
      {isOther && actor.role >= adminRole && (
        <ButtonLink to={`/admin/users/${user.id}`} kind="line" small>
          Role and password
        </ButtonLink>
      )}
    </>
  );
}
