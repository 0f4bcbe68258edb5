import { Link } from '../../ui/links/link.tsx';
import { useSite } from '../../ui/meta/site.ts';

/** What most people look for. */
export function WaysOn() {
  const often = useSite()?.footer.often ?? [];
  return (
    <nav className="ways-on" aria-label="Often looked for">
      <h2 className="h3">Often looked for</h2>
      <div className="chips">
        {often.map(({ to, label }) => (
          <Link key={to} to={to}>
            {label}
          </Link>
        ))}
      </div>
    </nav>
  );
}
