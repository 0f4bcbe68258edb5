import { DateBadge } from '../../../ui/dates/date-badge.tsx';
import { PlaceAndDays } from '../../../ui/dates/place-and-days.tsx';
import { Link } from '../../../ui/links/link.tsx';
import { MoreLink } from '../../../ui/links/more-link.tsx';
import { eventAddress, eventSection } from '../event-sections.ts';
import type { EventSummary } from './event-summary.ts';

type Props = { events: EventSummary[]; category: number };

export function MoreEvents({ events, category }: Props) {
  const { all, base } = eventSection(category);
  return (
    <aside className="aside" aria-label="More events">
      <section>
        <h2>Upcoming Events</h2>
        {events.length === 0 && <p className="muted">There are no other events at the moment.</p>}
        <ul>
          {events.map((event) => (
            <li className="mini" key={event.id}>
              <DateBadge date={event.date} />
              <div>
                <Link to={eventAddress(event)}>{event.title}</Link>
                <PlaceAndDays {...event} />
              </div>
            </li>
          ))}
        </ul>
        <MoreLink to={base}>{all}</MoreLink>
      </section>
    </aside>
  );
}
