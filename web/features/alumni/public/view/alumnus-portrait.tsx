import type { PictureInfo } from '../../../../../contract/media/media.ts';
import { Picture } from '../../../../ui/pictures/picture.tsx';
import { initialsOf } from '../../../../ui/text/initials.ts';

type Props = { name: string; picture: PictureInfo | undefined; sizes: string; eager?: boolean; described?: boolean };

/** The photograph, or the initials of those who have sent none. */
export function AlumnusPortrait({ name, picture, sizes, eager = false, described = false }: Props) {
  if (!picture) {
    return (
      <span className="initials" aria-hidden="true">
        {initialsOf(withoutTitle(name))}
      </span>
    );
  }
  // Beside a name the picture says nothing more.
  return <Picture picture={described ? picture : { ...picture, alt: '' }} sizes={sizes} eager={eager} />;
}

const honorific = /^(dr|prof|eng|rev|fr|sr|hon|mr|mrs|ms|miss|hajji|hajjat)\.?$/i;

/** Whoever has nothing but a title keeps it. */
const withoutTitle = (name: string): string =>
  name
    .split(/\s+/)
    .filter((word) => !honorific.test(word))
    .join(' ')
    .trim() || name;
