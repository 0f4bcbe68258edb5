import { PlaceLink } from '../../ui/links/link.tsx';
import { pageGroups } from './page-groups.ts';

/** The other pages of the same group of the menu. */
export function GroupLinks({ tag }: { tag: string }) {
  const group = pageGroups[tag];
  if (!group) return null;
  return (
    <aside className="group-links wrap">
      <nav className="chips" aria-label={`More in ${group.name}`}>
        {group.pages.map(({ slug, label }) => (
          <PlaceLink key={slug} to={`/${slug}`}>
            {label}
          </PlaceLink>
        ))}
      </nav>
    </aside>
  );
}
