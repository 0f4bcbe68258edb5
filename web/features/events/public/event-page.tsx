import type { ReactNode } from 'react';
import type { z } from 'zod';
import type { linkedGallery, WholeEvent } from '../../../../contract/content/events.ts';
import { sectionBase } from '../../../ui/addresses/variant.ts';
import { Banner } from '../../../ui/layout/banner.tsx';
import { ShareRow } from '../../../ui/links/share-row.tsx';
import { RichText } from '../../../ui/text/rich-text.tsx';
import { eventAddress, eventSection } from '../event-sections.ts';
import { daysFrom } from '../repeat-words.ts';
import { ComingDays } from './coming-days.tsx';
import { EventGallery } from './event-gallery.tsx';
import { EventResult } from './event-result.tsx';
import type { EventSummary } from './event-summary.ts';
import { EventTicket } from './event-ticket.tsx';
import { MoreEvents } from './more-events.tsx';

type Props = {
  event: WholeEvent;
  gallery: z.infer<typeof linkedGallery> | null;
  /** Of one that repeats, every day. */
  days: string[];
  over: boolean;
  more: EventSummary[];
  origin: string;
  /** Nobody could read it at its address yet: it is neither to be shared nor put into a calendar. */
  unpublished?: boolean;
  /** For those who may change it. */
  tools?: ReactNode;
};

export function EventPage({ event, gallery, days, over, more, origin, unpublished = false, tools }: Props) {
  const { title, base, above } = eventSection(event.category);
  const address = origin + eventAddress(event);
  const galleries = sectionBase('gallery', event.category === 1 ? 1 : 0);
  return (
    <>
      <Banner title={event.title} crumbs={[...above, { to: base, label: title }]} long action={tools} />
      <div className="band tight">
        <div className="wrap article">
          <article className="event-view">
            <EventTicket event={event} over={over} unpublished={unpublished} />
            {over && event.result && <EventResult result={event.result} />}
            {event.description && <RichText html={event.description} className="prose opens" />}
            {!over && <ComingDays days={daysFrom(days, event.date)} />}
            {gallery && <EventGallery gallery={gallery} to={`${galleries}/view/${gallery.id}`} />}
            {!unpublished && <ShareRow url={address} title={event.title} />}
          </article>
          <MoreEvents events={more} category={event.category} />
        </div>
      </div>
    </>
  );
}
