import { shortDate } from '../../../../ui/dates/dates.ts';
import { initialsOf } from '../../../../ui/text/initials.ts';

type Props = {
  author: string;
  createdAt: string;
  readingTime: string;
  /** Somebody else told it: the name is that of the person who put it here. */
  posted?: boolean;
};

export function Byline({ author, createdAt, readingTime, posted = false }: Props) {
  return (
    <div className="byline by">
      <span className="initials" aria-hidden="true">
        {initialsOf(author)}
      </span>
      <p>
        <b>{posted ? `Posted by ${author}` : author}</b>
        <span>
          <time dateTime={createdAt}>{shortDate(createdAt)}</time> · {readingTime}
        </span>
      </p>
    </div>
  );
}
