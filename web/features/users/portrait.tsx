import type { PictureInfo } from '../../../contract/media/media.ts';
import { Picture } from '../../ui/pictures/picture.tsx';
import { initialsOf } from '../../ui/text/initials.ts';

type Props = { name: string; picture: PictureInfo | undefined; small?: boolean };

/** The picture, or the initials of those without one. The name stands beside it, so it says nothing. */
export function Portrait({ name, picture, small = false }: Props) {
  const look = small ? 'user-portrait small' : 'user-portrait';
  const sizes = small ? '2.5rem' : '6rem';
  if (picture) return <Picture className={look} picture={{ ...picture, alt: '' }} sizes={sizes} eager={!small} />;
  return (
    <span className={look} aria-hidden="true">
      {initialsOf(name)}
    </span>
  );
}
