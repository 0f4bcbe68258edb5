import { type FormEvent, useId } from 'react';
import { schoolDay } from '../../../../contract/common/school-time.ts';
import { PopMenu } from '../../../office/tools/pop-menu.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { daysAfter, snoozeOn, snoozeTimes } from './snooze-times.ts';

type Props = { now: Date; isSnoozed: boolean; snooze: (until: string | null) => Promise<void> };

/** Puts it out of sight until somebody can go on with it. */
export function SnoozeMenu({ now, isSnoozed, snooze }: Props) {
  const field = useId();
  const today = schoolDay(now);
  return (
    <PopMenu label="Snooze" icon="clock">
      {(close) => {
        const choose = (until: string | null) => {
          close();
          void snooze(until);
        };
        const onSubmit = (event: FormEvent<HTMLFormElement>) => {
          event.preventDefault();
          const day = new FormData(event.currentTarget).get('day');
          if (typeof day === 'string' && day) choose(snoozeOn(day));
        };
        return (
          <>
            <p className="small muted">Out of sight; it comes back by itself</p>
            {isSnoozed && (
              <button type="button" onClick={() => choose(null)}>
                <Icon name="back" />
                Bring it back now
              </button>
            )}
            {snoozeTimes(now).map(({ label, at }) => (
              <button key={label} type="button" onClick={() => choose(at)}>
                {label}
              </button>
            ))}
            <form className="snooze-day" onSubmit={onSubmit}>
              <label htmlFor={field}>Another day, 8:00</label>
              <input
                id={field}
                className="in"
                type="date"
                name="day"
                min={daysAfter(today, 1)}
                max={daysAfter(today, 365)}
                required
              />
              <button type="submit" className="btn line sm">
                Snooze
                <span className="vh"> until that day</span>
              </button>
            </form>
          </>
        );
      }}
    </PopMenu>
  );
}
