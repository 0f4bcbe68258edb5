import type { WholeEvent } from '../../../../contract/content/events.ts';
import { DateBadge } from '../../../ui/dates/date-badge.tsx';
import { daysWords, timesWords } from '../../../ui/dates/event-when.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { Scene } from '../../../ui/pictures/scene.tsx';
import { PlainText } from '../../../ui/text/plain-text.tsx';
import { repeatWords } from '../repeat-words.ts';

type Props = { event: WholeEvent; over: boolean; unpublished: boolean };

/** When and where, as one would pin it to the fridge. */
export function EventTicket({ event, over, unpublished }: Props) {
  const { date, endDate, repeat } = event;
  const time = date && timesWords({ date, endDate });
  return (
    <div className={over ? 'ticket over' : 'ticket'}>
      <span className="pic">
        <Scene set="event" event={event} eager />
      </span>
      <div className="stub">
        {date ? <DateBadge date={date} /> : <NoDay />}
        <dl>
          <div>
            <dt>
              <Icon name="calendar" />
              <span className="vh">Date</span>
            </dt>
            <dd>
              {date ? daysWords({ date, endDate }) : 'No date yet'}
              {date && repeat && <span className="weekly">{repeatWords(date, repeat)}</span>}
            </dd>
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
              <dd>
                <PlainText text={event.location} />
              </dd>
            </div>
          )}
        </dl>
        {(over || !unpublished) && (
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
        )}
      </div>
    </div>
  );
}

/** The leaf of a draft that does not know its day yet. */
const NoDay = () => (
  <span className="when" aria-hidden="true">
    <b>?</b>
  </span>
);
