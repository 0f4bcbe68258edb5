import type { PictureInfo } from '../../../../../contract/media/media.ts';
import { shortDate } from '../../../../ui/dates/dates.ts';
import { Picture } from '../../../../ui/pictures/picture.tsx';
import { initialsOf } from '../../../../ui/text/initials.ts';

type Props = {
  author: string;
  createdAt: string;
  readingTime: string;
  portrait?: PictureInfo | null | undefined;
  /** Somebody else told it: the name is that of the person who put it here. */
  posted?: boolean;
};

export function Byline({ author, createdAt, readingTime, portrait, posted = false }: Props) {
  return (
    <div className="byline by">
      {portrait && !posted ? (
        <Picture picture={{ ...portrait, alt: '' }} sizes="3rem" />
      ) : (
        <span className="initials" aria-hidden="true">
          {initialsOf(author)}
        </span>
      )}
      <p>
        <b>{posted ? `Posted by ${author}` : author}</b>
        <span>
          <time dateTime={createdAt}>{shortDate(createdAt)}</time> · {readingTime}
        </span>
      </p>
    </div>
  );
}
