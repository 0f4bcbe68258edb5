import type { ReactNode } from 'react';
import { DateBadge } from '../../../ui/date-badge.tsx';
import { timeOfDay } from '../../../ui/dates.ts';
import { Link } from '../../../ui/link.tsx';
import { eventAddress } from '../event-sections.ts';
import type { EventSummary } from './event-summary.ts';

type Props = { event: EventSummary; look?: 'next' | 'past'; picture?: ReactNode };

/** A leaf of the calendar with what happens on that day. */
export function EventCard({ event, look, picture }: Props) {
  const where = [event.location, timeOfDay(event.date)].filter(Boolean).join(', ');
  return (
    <Link className={look ? `date ${look}` : 'date'} to={eventAddress(event)}>
      {picture && <span className="pic">{picture}</span>}
      <DateBadge date={event.date} />
      <div className="what">
        <h3>{event.title}</h3>
        {where && <p>{where}</p>}
      </div>
    </Link>
  );
}
