import { useSite } from '../../../ui/meta/site.ts';

/** Which campus is closed, and that the others are not. */
export function OpenNow({ closed }: { closed: string[] }) {
  const campuses = useSite()?.campuses ?? [];
  if (campuses.length < 2) return null;
  return (
    <ul className="open-now" aria-label="Campuses today">
      {campuses.map(({ name }) => (
        <li key={name} className={closed.includes(name) ? 'shut' : undefined}>
          {name}
          <span className="vh">{closed.includes(name) ? ': closed today' : ': open'}</span>
        </li>
      ))}
    </ul>
  );
}
