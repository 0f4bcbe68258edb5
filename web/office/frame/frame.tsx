import type { ReactNode } from 'react';
import { useSession } from '../../session/session.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { Link } from '../../ui/links/link.tsx';
import { HelpLink } from '../help/help-link.tsx';
import { SearchBox } from '../search/search-box.tsx';
import { OfficeMenu } from './office-menu.tsx';

/** What surrounds every page of the back office. Working people get one look, so it stays light. */
export function OfficeFrame({ brand, children }: { brand: ReactNode; children: ReactNode }) {
  const { user, logout } = useSession();
  return (
    <div className="office always-light">
      <a className="skip" href="#main">
        Skip to content
      </a>
      <header className="office-bar">
        {brand}
        <SearchBox role={user?.role ?? 0} />
        <Link className="more small" to="/">
          View site
        </Link>
        {user && (
          <>
            <HelpLink />
            <Link className="icon-btn" to="/user" aria-label={`Your account: ${user.name}`} title={user.name}>
              <Icon name="user" />
            </Link>
            <button type="button" className="icon-btn" aria-label="Log out" title="Log out" onClick={logout}>
              <Icon name="logout" />
            </button>
          </>
        )}
      </header>
      <OfficeMenu role={user?.role ?? 0} />
      <main className="office-main" id="main" tabIndex={-1}>
        {children}
      </main>
    </div>
  );
}
