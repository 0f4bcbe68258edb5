import { EventCard } from '../../../../ui/cards/event-card.tsx';
import { SectionHead } from '../../../../ui/layout/section-head.tsx';
import { Pager } from '../../../../ui/links/pager.tsx';
import { eventAddress } from '../../event-sections.ts';
import type { EventSummary } from '../event-summary.ts';

type Props = { events: EventSummary[]; page: number; pages: number; href: (page: number) => string };

export function PastEvents({ events, page, pages, href }: Props) {
  if (pages === 0) return null;
  return (
    <section className="band tight alt" aria-labelledby="past">
      <div className="wrap">
        <SectionHead id="past" title="Past events" small />
        <div className="cal even">
          {events.map((event) => (
            <EventCard key={event.id} event={event} to={eventAddress(event)} look="past" />
          ))}
        </div>
        <Pager page={page} pages={pages} href={(number) => `${href(number)}#past`} label="Past events pages" />
      </div>
    </section>
  );
}
