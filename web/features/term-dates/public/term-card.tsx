import { briefSpan, dayOfYearWords } from '../../../../contract/common/days.ts';
import type { PublicTermDate } from '../../../../contract/school/term-dates.ts';
import { PlainText } from '../../../ui/text/plain-text.tsx';
import { type Term, weekOf } from './term-year.ts';
import { markOf } from './year-figure.tsx';

type Props = Term & {
  today: string;
  nextId: number | undefined;
  /** What lies before the first term. */
  before?: PublicTermDate[];
};

/** One term: its first and last day, what lies in it, and the holiday behind it. */
export function TermCard({ term, dates, after, schoolDays, restDays, today, nextId, before = [] }: Props) {
  const week = weekOf(today, term);
  const { firstDay, lastDay } = term;
  const edge = { ...term, campus: null };
  return (
    <article className="term-card">
      <header>
        <h3>{term.name}</h3>
        <p>
          {dayOfYearWords(firstDay)} to {dayOfYearWords(lastDay)}
          <br />
          {term.campus && `${term.campus}, `}
          {schoolDays} days, Monday to Friday
        </p>
        {week && <span className="tag">Week {week} now</span>}
      </header>
      {before.length > 0 && <p className="term-after">Before it: {listWords(before)}.</p>}
      <ul className="term-list">
        <DateRow date={{ ...edge, name: 'First day', lastDay: firstDay }} today={today} soon={nextId === term.id} />
        {dates.map((date) => (
          <DateRow key={date.id} date={date} today={today} soon={date.id === nextId} />
        ))}
        <DateRow date={{ ...edge, name: 'Last day', firstDay: lastDay, note: '' }} today={today} soon={false} />
      </ul>
      {(restDays !== undefined || after.length > 0) && (
        <p className="term-after">
          <b>{restDays === undefined ? 'Long holiday.' : `Holiday, ${restDays} ${restDays === 1 ? 'day' : 'days'}.`}</b>{' '}
          {after.length > 0 ? `In it: ${listWords(after)}.` : 'No other date falls in it.'}
        </p>
      )}
    </article>
  );
}

type RowProps = { date: PublicTermDate; today: string; soon: boolean };

export function DateRow({ date, today, soon }: RowProps) {
  const { kind, name, firstDay, lastDay, campus, note } = date;
  const isToday = firstDay <= today && today <= lastDay;
  const more = [campus, note].filter(Boolean).join(', ');
  const state = lastDay < today ? 'gone' : soon || isToday ? 'term-soon' : undefined;
  return (
    <li className={state} aria-current={isToday ? 'date' : undefined}>
      <time dateTime={firstDay}>{briefSpan(date)}</time>
      <span className={markOf(kind)} />
      <span>
        <b>{name}</b>
        {isToday && <em> Today</em>}
        {more && (
          <small>
            <PlainText text={more} />
          </small>
        )}
      </span>
    </li>
  );
}

const listWords = (dates: PublicTermDate[]): string =>
  dates.map((date) => [date.name, date.campus, dayOfYearWords(date.firstDay)].filter(Boolean).join(', ')).join('; ');
