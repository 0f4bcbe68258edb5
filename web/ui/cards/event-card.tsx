import type { ReactNode } from 'react';
import { DateBadge } from '../dates/date-badge.tsx';
import { briefWhen, everyWords } from '../dates/event-when.ts';
import { Icon } from '../icons/icon.tsx';
import { Link } from '../links/link.tsx';

type Props = {
  event: { title: string; date: string; endDate?: string | null; location: string; weekly?: boolean; result?: string };
  to: string;
  look?: 'next' | 'past';
  picture?: ReactNode;
  /** A pin before the place. */
  pin?: boolean;
};

/** A leaf of the calendar with what happens on that day. */
export function EventCard({ event, to, look, picture, pin = false }: Props) {
  const weekly = look !== 'past' && event.weekly && everyWords(event.date);
  const where = [event.location, weekly, briefWhen(event)].filter(Boolean).join(', ');
  const said = (look === 'past' && event.result) || where;
  return (
    <Link className={look ? `date ${look}` : 'date'} to={to}>
      {picture && <span className="pic">{picture}</span>}
      <DateBadge date={event.date} />
      <div className="what">
        <h3>{event.title}</h3>
        {said && (
          <p>
            {pin && <Icon name="pin" />}
            {said}
          </p>
        )}
      </div>
    </Link>
  );
}
