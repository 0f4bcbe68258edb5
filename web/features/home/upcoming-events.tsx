import { Link } from 'react-router';
import type { CalendarEvent } from '../../../contract/events.ts';
import { schoolDate } from '../../ui/dates.ts';

export function UpcomingEvents({ events }: { events: CalendarEvent[] }) {
  return (
    <section className="wrap band" aria-labelledby="events-title">
      <h2 id="events-title">Upcoming Events</h2>
      {events.length === 0 && <p>There are no scheduled events at the moment.</p>}
      <ul>
        {events.map(({ id, title, date }) => {
          const { month, day, year } = schoolDate(date);
          return (
            <li key={id}>
              <time dateTime={date}>
                {month} {day} {year}
              </time>{' '}
              <Link to={`/events/view/${id}`}>{title}</Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
