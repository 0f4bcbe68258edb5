import { Link } from 'react-router';
import { type MenuGroup, menu } from './menu.ts';
import './header.css';

export function Header({ schoolName }: { schoolName: string }) {
  return (
    <header className="header">
      <Link className="header-brand" to="/">
        {schoolName}
      </Link>
      <nav className="header-menu" aria-label="Main">
        {menu.map((group) => (
          <Group key={group.name} group={group} />
        ))}
      </nav>
      <div className="header-icons">
        <Link to="/login">Login</Link>
        <Link className="button" to="/apply">
          Enroll Now
        </Link>
      </div>
    </header>
  );
}

/** The browser's own disclosure: it opens by tap and by key, with no script. */
function Group({ group }: { group: MenuGroup }) {
  return (
    <details className="header-group" name="menu">
      <summary>{group.name}</summary>
      <ul>
        {group.links.map(({ to, label }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ul>
    </details>
  );
}
