import type { PublicTermDates } from '../../../../contract/school/term-dates.ts';
import { Sheet } from '../../../ui/paper/sheet.tsx';
import { DateRow, TermCard } from './term-card.tsx';
import styles from './term-dates.css?url';
import { type TermDatesRequest, termDatesAddress } from './term-dates-address.ts';
import { termYear } from './term-year.ts';

type Props = PublicTermDates & { request: TermDatesRequest; campus: string | undefined };

const sizes = [
  [8, 'term-large'],
  [12, 'term-small'],
  [18, ''],
] as const;

/** All dates of a year on one sheet for the kitchen wall. */
export function TermSheet({ year, today, docs, request, campus }: Props) {
  const { terms, before } = termYear(docs);
  const longest = Math.max(before.length, ...terms.map(({ dates }) => dates.length));
  // The fuller a term, the smaller it is set, so that the year stays on its sheet.
  const size = sizes.find(([most]) => longest <= most)?.[1] ?? 'term-least';
  return (
    <Sheet title={`Term dates ${year}`} sub={campus} path={termDatesAddress(request)} today={today}>
      <link rel="stylesheet" href={styles} precedence="default" />
      <div className={`term-paper ${size}`}>
        {terms.map((term, place) => (
          <TermCard key={term.term.id} {...term} {...(place === 0 && { before })} today="" nextId={undefined} />
        ))}
        {terms.length === 0 && before.length > 0 && (
          <article className="term-card">
            <ul className="term-list">
              {before.map((date) => (
                <DateRow key={date.id} date={date} today="" soon={false} />
              ))}
            </ul>
          </article>
        )}
      </div>
    </Sheet>
  );
}
