import { dayOfYearWords, daysBetween, fullDayWords, spanWords } from '../../../../contract/days.ts';
import type { PublicTermDate } from '../../../../contract/term-dates.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { backOn } from './term-year.ts';

type Props = { next: PublicTermDate; docs: PublicTermDate[]; today: string };

/** What comes next, with the days until then in a rising sun. */
export function NextDate({ next, docs, today }: Props) {
  const days = daysBetween(today, next.firstDay);
  const back = backOn(next, docs);
  const more = [next.campus, next.note].filter(Boolean).join(', ');
  return (
    <section className="term-next" aria-labelledby="next">
      <p className="term-next-disc">
        <b>{days === 0 ? 'Today' : days}</b> {days > 0 && <span>{days === 1 ? 'day' : 'days'}</span>}
      </p>
      <div>
        <h2 id="next">{nextWords(next)}</h2>
        {(more || back) && (
          <p>
            {more && `${more}. `}
            {back && `School is back on ${dayOfYearWords(back)}.`}
          </p>
        )}
        <p className="small muted">Counted from today, {fullDayWords(today)}.</p>
      </div>
      <div className="row">
        <a className="btn" href="#phone">
          <Icon name="calendar" />
          Add to your phone’s calendar
        </a>
        <a className="btn line" data-print="" href="#sheet">
          <Icon name="print" />
          Print on one sheet
        </a>
      </div>
    </section>
  );
}

function nextWords(next: PublicTermDate): string {
  if (next.kind === 'term') return `Next: ${next.name} begins ${dayOfYearWords(next.firstDay)}`;
  const what = next.kind === 'holiday' ? 'Next holiday' : 'Next';
  return `${what}: ${next.name}, ${spanWords(next)}`;
}
