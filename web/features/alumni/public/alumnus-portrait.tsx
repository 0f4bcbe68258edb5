import type { PictureInfo } from '../../../../contract/media.ts';
import { Picture } from '../../../ui/pictures/picture.tsx';

type Props = { name: string; picture: PictureInfo | undefined; sizes: string; eager?: boolean; described?: boolean };

/** The photograph, or the initials of those who have sent none. */
export function AlumnusPortrait({ name, picture, sizes, eager = false, described = false }: Props) {
  if (!picture) {
    return (
      <span className="initials" aria-hidden="true">
        {initialsOf(name)}
      </span>
    );
  }
  // Beside a name the picture says nothing more.
  return <Picture picture={described ? picture : { ...picture, alt: '' }} sizes={sizes} eager={eager} />;
}

const honorific = /^(dr|prof|eng|rev|fr|sr|hon|mr|mrs|ms|miss|hajji|hajjat)\.?$/i;

/** Of the first and the last name. */
function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  const names = words.filter((word) => !honorific.test(word));
  const [first, ...rest] = names.length > 0 ? names : words;
  const initials = [first, rest.at(-1)].map((word) => Array.from(word ?? '')[0] ?? '');
  return initials.join('').toUpperCase();
}
