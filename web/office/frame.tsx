import type { ReactNode } from 'react';
import { Form, Link, NavLink } from 'react-router';
import { Icon, type IconName } from '../ui/icon.tsx';
import { useSession } from '../ui/session.tsx';

const menu: { to: string; label: string; icon: IconName }[] = [{ to: '/admin', label: 'Dashboard', icon: 'home' }];

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
        <Form className="search" action="/search" role="search">
          <input className="in" type="search" name="q" aria-label="Search the site" placeholder="Search the site" />
        </Form>
        <Link className="more small" to="/">
          View site
        </Link>
        {user && (
          <>
            <Link className="icon-btn" to="/user" aria-label={`Your account: ${user.name}`} title={user.name}>
              <Icon name="user" />
            </Link>
            <button type="button" className="icon-btn" aria-label="Log out" title="Log out" onClick={logout}>
              <Icon name="logout" />
            </button>
          </>
        )}
      </header>
      <nav className="side-menu" aria-label="Back office">
        {menu.map(({ to, label, icon }) => (
          <NavLink key={to} to={to} end={to === '/admin'}>
            <Icon name={icon} />
            {label}
          </NavLink>
        ))}
      </nav>
      <main className="office-main" id="main" tabIndex={-1}>
        {children}
      </main>
    </div>
  );
}
