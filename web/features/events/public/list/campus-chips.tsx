import { Link } from '../../../../ui/links/link.tsx';
import { useSite } from '../../../../ui/meta/site.ts';
import { eventListAddress } from '../../event-sections.ts';

/** The calendar of one campus: its own events, and those of the whole school. */
export function CampusChips({ campus }: { campus: string | undefined }) {
  const campuses = useSite()?.campuses ?? [];
  if (campuses.length < 2) return null;
  const chips = [{ slug: undefined, name: 'All campuses' }, ...campuses];
  return (
    <nav className="chips" aria-label="Campus">
      {chips.map(({ slug, name }) => (
        <Link
          key={name}
          to={eventListAddress({ category: 0, campus: slug })}
          aria-current={slug === campus ? 'true' : undefined}
        >
          {name}
        </Link>
      ))}
    </nav>
  );
}
