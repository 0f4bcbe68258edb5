import { Link } from '../../ui/links/link.tsx';

const often = [
  { to: '/admissions', label: 'Admissions' },
  { to: '/fees', label: 'Fees' },
  { to: '/events', label: 'Calendar' },
  { to: '/news', label: 'News' },
  { to: '/vacancies', label: 'Vacancies' },
  { to: '/alum/', label: 'Alumni Profiles' },
  { to: '/contact', label: 'Contact' },
];

/** What most people look for. */
export function WaysOn() {
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
