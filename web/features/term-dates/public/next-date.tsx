import { dayOfYearWords, daysBetween, fullDayWords, spanWords } from '../../../../contract/common/days.ts';
import { backOn, isFree } from '../../../../contract/school/free-days.ts';
import type { PublicTermDate } from '../../../../contract/school/term-dates.ts';
import { Icon } from '../../../ui/icons/icon.tsx';

type Props = {
  next: PublicTermDate;
  holiday: PublicTermDate | null;
  docs: PublicTermDate[];
  today: string;
  printTo: string;
};

/** What comes next, with the days until then in a rising sun. */
export function NextDate({ next, holiday, docs, today, printTo }: Props) {
  const days = daysBetween(today, next.firstDay);
  const back = backOn(next, docs);
  const more = [next.campus, next.note].filter(Boolean).join(', ');
  return (
    <section className="term-next" aria-labelledby="next">
      <p className="term-next-disc">
        <b>{days > 0 ? days : isFree(next) && next.lastDay > next.firstDay ? 'Now' : 'Today'}</b>{' '}
        {days > 0 && <span>{days === 1 ? 'day' : 'days'}</span>}
      </p>
      <div>
        <h2 id="next">{nextWords(next, today)}</h2>
        {(more || back) && (
          <p>
            {more && `${more}. `}
            {back && `School is back on ${dayOfYearWords(back)}.`}
          </p>
        )}
        {holiday && holiday.id !== next.id && <p>{holidayWords(holiday, today)}</p>}
        <p className="small muted">Counted from today, {fullDayWords(today)}.</p>
      </div>
      <div className="row">
        <a className="btn" href="#phone">
          <Icon name="calendar" />
          Subscribe on your phone
        </a>
        <a className="btn line" href={printTo}>
          <Icon name="print" />
          Print on one sheet
        </a>
      </div>
    </section>
  );
}

function nextWords(next: PublicTermDate, today: string): string {
  if (isFree(next) && next.firstDay <= today)
    return next.firstDay === next.lastDay
      ? `Today: ${next.name}`
      : `Now: ${next.name}, to ${dayOfYearWords(next.lastDay)}`;
  if (next.kind === 'term') return `Next: ${next.name} begins ${dayOfYearWords(next.firstDay)}`;
  const what = next.kind === 'holiday' ? 'Next holiday' : 'Next';
  return `${what}: ${next.name}, ${spanWords(next)}`;
}

/** Next holiday: Women’s Day, Monday 8 March, in 19 days. */
function holidayWords(holiday: PublicTermDate, today: string): string {
  const days = daysBetween(today, holiday.firstDay);
  const when = days === 0 ? 'today' : days === 1 ? 'tomorrow' : `in ${days} days`;
  return `Next holiday: ${holiday.name}, ${spanWords(holiday)}, ${when}.`;
}
