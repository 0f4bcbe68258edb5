import type { CalendarEvent } from '../../../contract/events.ts';
import { DateBadge } from '../../ui/dates/date-badge.tsx';
import { timeOfDay } from '../../ui/dates/dates.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { SectionHead } from '../../ui/layout/section-head.tsx';
import { Link } from '../../ui/links/link.tsx';
import { MoreLink } from '../../ui/links/more-link.tsx';
import { Scene } from '../../ui/pictures/scene.tsx';

/** The next event is the large one; as many stand beside it as fit its height. */
const besideCount = 4;

export function UpcomingEvents({ events }: { events: CalendarEvent[] }) {
  const [next, ...others] = events;
  return (
    <section className="band alt" aria-labelledby="events-title">
      <div className="wrap">
        <SectionHead id="events-title" title="Upcoming Events">
          <MoreLink to="/events">The whole calendar</MoreLink>
        </SectionHead>
        {!next && <p>There are no scheduled events at the moment.</p>}
        {next && (
          <div className={others.length > 0 ? 'cal home' : 'cal'}>
            <NextEvent event={next} />
            {others.slice(0, besideCount).map((event) => (
              <Link key={event.id} className="date" to={`/events/view/${event.id}`}>
                <DateBadge date={event.date} />
                <div className="what">
                  <h3>{event.title}</h3>
                  <p>{whereAndWhen(event)}</p>
                </div>
              </Link>
            ))}
          </div>
        )}
      </div>
    </section>
  );
}

function NextEvent({ event }: { event: CalendarEvent }) {
  return (
    <Link className="date next" to={`/events/view/${event.id}`}>
      <span className="pic">
        <Scene set="event" event={event} />
      </span>
      <DateBadge date={event.date} />
      <div className="what">
        <h3>{event.title}</h3>
        <p>
          <Icon name="pin" />
          {whereAndWhen(event)}
        </p>
      </div>
    </Link>
  );
}

const whereAndWhen = ({ location, date }: CalendarEvent) => [location, timeOfDay(date)].filter(Boolean).join(', ');
