import type { Desk } from '../../../contract/office/desk.ts';
import { longDate, schoolDate, timeOfDay } from '../../ui/dates/dates.ts';
import { Link } from '../../ui/links/link.tsx';
import { addressOf, sectionName } from './thing-words.ts';

/** What readers will see without anybody doing more. */
export function Planned({ scheduled }: Pick<Desk, 'scheduled'>) {
  if (scheduled.length === 0) return <p className="muted small">Nothing is scheduled.</p>;
  return (
    <ol className="desk-planned">
      {scheduled.map((thing) => {
        const { month, day } = schoolDate(thing.at);
        return (
          <li key={`${thing.kind} ${thing.id}`}>
            <span className="desk-leaf" aria-hidden="true">
              <i>{month}</i>
              <b>{day}</b>
            </span>
            <span>
              <Link to={thing.isChange ? `${addressOf(thing)}?edit` : addressOf(thing)}>{thing.title}</Link>
              <small>
                {whenWords(thing.at)} · {thing.isChange && 'Changes, '}
                {sectionName(thing)}
              </small>
            </span>
          </li>
        );
      })}
    </ol>
  );
}

/** Monday 23 November, 7:00 */
const whenWords = (at: string): string =>
  `${longDate(at).replace(/ \d{4}$/, '')}${timeOfDay(at) ? `, ${timeOfDay(at)}` : ''}`;
