import type { CalendarEvent } from '../../../contract/events.ts';
import { DateBadge } from '../../ui/date-badge.tsx';
import { longDate, timeOfDay } from '../../ui/dates.ts';
import { Icon } from '../../ui/icon.tsx';
import { Scene } from '../../ui/scene.tsx';

type Props = { event: CalendarEvent; over: boolean };

/** When and where, as one would pin it to the fridge. */
export function EventTicket({ event, over }: Props) {
  const time = timeOfDay(event.date);
  return (
    <div className={over ? 'ticket over' : 'ticket'}>
      <span className="pic">
        <Scene set="event" event={event} eager />
      </span>
      <div className="stub">
        <DateBadge date={event.date} />
        <dl>
          <div>
            <dt>
              <Icon name="calendar" />
              <span className="vh">Date</span>
            </dt>
            <dd>{longDate(event.date)}</dd>
          </div>
          {time && (
            <div>
              <dt>
                <Icon name="clock" />
                <span className="vh">Time</span>
              </dt>
              <dd>{time}</dd>
            </div>
          )}
          {event.location && (
            <div>
              <dt>
                <Icon name="pin" />
                <span className="vh">Place</span>
              </dt>
              <dd>{event.location}</dd>
            </div>
          )}
        </dl>
        <div className="ticket-end">
          {over ? (
            <span className="tag">This event is over</span>
          ) : (
            <a className="btn sm" href={`/events/calendar/${event.id}`}>
              <Icon name="calendar" />
              Add to calendar
            </a>
          )}
        </div>
      </div>
    </div>
  );
}
