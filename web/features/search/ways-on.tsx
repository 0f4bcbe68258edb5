import { Link } from '../../ui/links/link.tsx';
import { useSite } from '../../ui/meta/site.ts';

const useOften = () => useSite()?.footer.often ?? [];

/** What most people look for. */
export function WaysOn() {
  return (
    <nav className="ways-on" aria-label="Often looked for">
      <h2 className="h3">Often looked for</h2>
      <div className="search-often">
        {useOften().map(({ to, label, hint }) => (
          <Link key={to} to={to}>
            {label}
            {hint && <small>{hint}</small>}
          </Link>
        ))}
      </div>
    </nav>
  );
}

/** The same beside what was found. */
export function OftenAside() {
  return (
    <aside className="aside" aria-label="Often looked for">
      <div>
        <h2>Often looked for</h2>
        <ul>
          {useOften().map(({ to, label }) => (
            <li key={to}>
              <Link to={to}>{label}</Link>
            </li>
          ))}
        </ul>
      </div>
    </aside>
  );
}
