import { shortDate } from '../../../ui/dates/dates.ts';

type Props = {
  author: string;
  createdAt: string;
  readingTime: string;
  /** Somebody else told it: the name is that of the person who put it here. */
  posted?: boolean;
};

export const initialsOf = (name: string) => {
  const words = name.split(/\s+/).filter(Boolean);
  const [first = '', last = ''] = [words.at(0), words.length > 1 ? words.at(-1) : ''];
  return `${[...first][0] ?? ''}${[...last][0] ?? ''}`.toUpperCase();
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
