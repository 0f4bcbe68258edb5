import { PlaceLink } from '../../ui/links/link.tsx';
import { useClosedCampuses, useSite } from '../../ui/meta/site.ts';

/** The other pages that stand together with this one: who reads one wants the next. */
export function GroupLinks({ tag }: { tag: string }) {
  const group = useSite()?.families[tag];
  const closed = useClosedCampuses();
  if (!group || group.links.length === 0) return null;
  return (
    <aside className="group-links wrap">
      <nav className="chips" aria-label={`More in ${group.name}`}>
        {group.links.map(({ to, label }) => (
          <PlaceLink key={to} to={to}>
            {label}
            {closed.includes(label) && <small>Closed today</small>}
          </PlaceLink>
        ))}
      </nav>
    </aside>
  );
}
