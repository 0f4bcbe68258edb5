import { EventCard } from '../../../ui/cards/event-card.tsx';
import { SectionHead } from '../../../ui/layout/section-head.tsx';
import { MoreLink } from '../../../ui/links/more-link.tsx';
import { Scene } from '../../../ui/pictures/scene.tsx';
import type { HomeView } from '../home-view.ts';

type Props = { title: string; count: number; events: HomeView['events'] };

const addressOf = ({ id }: { id: number }) => `/events/view/${id}`;

/** The next event is the large one; the others stand beside it. */
export function NextEvents({ title, count, events }: Props) {
  const [next, ...others] = events.slice(0, count);
  return (
    <section className="band alt" aria-labelledby="events-title">
      <div className="wrap">
        <SectionHead id="events-title" title={title}>
          <MoreLink to="/events">The whole calendar</MoreLink>
        </SectionHead>
        {!next && <p>There are no scheduled events at the moment.</p>}
        {next && (
          <div className={others.length > 0 ? 'cal home' : 'cal'}>
            <EventCard event={next} to={addressOf(next)} look="next" picture={<Scene set="event" event={next} />} pin />
            {others.map((event) => (
              <EventCard key={event.id} event={event} to={addressOf(event)} />
            ))}
          </div>
        )}
      </div>
    </section>
  );
}
