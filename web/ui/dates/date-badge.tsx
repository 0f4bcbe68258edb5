import { schoolDate } from './dates.ts';

/** A leaf of the calendar: month, day, year. */
export function DateBadge({ date }: { date: string }) {
  const { month, day, year } = schoolDate(date);
  return (
    <time className="when" dateTime={date}>
      <i>{month}</i> <b>{day}</b> <small>{year}</small>
    </time>
  );
}
