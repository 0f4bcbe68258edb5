import type { ReactNode } from 'react';
import { EventCard } from '../../../../ui/cards/event-card.tsx';
import { EmptyState } from '../../../../ui/layout/empty-state.tsx';
import { SectionHead } from '../../../../ui/layout/section-head.tsx';
import { Pager } from '../../../../ui/links/pager.tsx';
import { Scene } from '../../../../ui/pictures/scene.tsx';
import { eventAddress } from '../../event-sections.ts';
import type { EventSummary } from '../event-summary.ts';

type Props = {
  events: EventSummary[];
  page: number;
  pages: number;
  href: (page: number) => string;
  /** Whose events are shown. */
  filter?: ReactNode;
};

/** As many as stand beside the large leaf. */
const besideCount = 4;

export function UpcomingEvents({ events, page, pages, href, filter }: Props) {
  const next = page === 1 ? events[0] : undefined;
  const beside = next ? events.slice(1, 1 + besideCount) : [];
  const below = next ? events.slice(1 + besideCount) : events;
  return (
    <section className="band tight" aria-labelledby="upcoming">
      <div className="wrap">
        <SectionHead id="upcoming" title="Upcoming events">
          {filter}
        </SectionHead>
        {pages === 0 && <EmptyState sentence="There are no scheduled events at the moment." drawing={1} />}
        {next && (
          <div className="cal home">
            <EventCard event={next} to={eventAddress(next)} look="next" picture={<Scene set="event" event={next} />} />
            {beside.map((event) => (
              <EventCard key={event.id} event={event} to={eventAddress(event)} />
            ))}
          </div>
        )}
        {below.length > 0 && (
          <div className="cal even">
            {below.map((event) => (
              <EventCard key={event.id} event={event} to={eventAddress(event)} />
            ))}
          </div>
        )}
        <Pager page={page} pages={pages} href={href} label="Upcoming events pages" />
      </div>
    </section>
  );
}
