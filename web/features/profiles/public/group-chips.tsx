import { profileGroups } from '../profile-groups.ts';

/** Jumps to a group further down the page. */
export function GroupChips() {
  return (
    <nav className="chips group-chips" aria-label="Groups">
      {profileGroups.map(({ slug, name }) => (
        <a key={slug} href={`#${slug}`}>
          {name}
        </a>
      ))}
    </nav>
  );
}
