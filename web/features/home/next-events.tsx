import type { CalendarEvent } from '../../../contract/events.ts';
import { EventCard } from '../../ui/cards/event-card.tsx';
import { SectionHead } from '../../ui/layout/section-head.tsx';
import { MoreLink } from '../../ui/links/more-link.tsx';
import { Scene } from '../../ui/pictures/scene.tsx';

/** The next event is the large one; as many stand beside it as fit its height. */
const besideCount = 4;

const addressOf = ({ id }: CalendarEvent) => `/events/view/${id}`;

export function NextEvents({ events }: { events: CalendarEvent[] }) {
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
            <EventCard event={next} to={addressOf(next)} look="next" picture={<Scene set="event" event={next} />} pin />
            {others.slice(0, besideCount).map((event) => (
              <EventCard key={event.id} event={event} to={addressOf(event)} />
            ))}
          </div>
        )}
      </div>
    </section>
  );
}
