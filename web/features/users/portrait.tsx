import type { PictureInfo } from '../../../contract/media.ts';
import { Picture } from '../../ui/picture.tsx';

/** The picture, or the initials of those without one. The name stands beside it, so it says nothing. */
export function Portrait({ name, picture }: { name: string; picture: PictureInfo | undefined }) {
  if (picture) return <Picture className="user-portrait" picture={{ ...picture, alt: '' }} sizes="6rem" eager />;
  return (
    <span className="user-portrait" aria-hidden="true">
      {initialsOf(name)}
    </span>
  );
}

/** Of the first and the last name. */
function initialsOf(name: string): string {
  const [first, ...rest] = name.split(/\s+/).filter(Boolean);
  return [first, rest.at(-1)]
    .map((word) => Array.from(word ?? '')[0] ?? '')
    .join('')
    .toUpperCase();
}
