import { briefDayWords, briefSpan } from '../../../../../contract/common/days.ts';
import { isFree } from '../../../../../contract/school/free-days.ts';
import { SectionHead } from '../../../../ui/layout/section-head.tsx';
import { Link } from '../../../../ui/links/link.tsx';
import { MoreLink } from '../../../../ui/links/more-link.tsx';

export type NextTermDate = {
  id: number;
  kind: string;
  name: string;
  firstDay: string;
  lastDay: string;
  campus: string | null;
};

/** What the list of term dates has next, beside the events. */
export const NextTermDates = ({ dates, today }: { dates: NextTermDate[]; today: string }) => (
  <section className="band tight" aria-labelledby="term-dates">
    <div className="wrap">
      <SectionHead id="term-dates" title="Term dates" small>
        <MoreLink to="/term-dates">All term dates</MoreLink>
      </SectionHead>
      <nav className="chips" aria-labelledby="term-dates">
        {dates.map((date) => (
          <Link key={date.id} to="/term-dates">
            {words(date, today)}
          </Link>
        ))}
      </nav>
    </div>
  </section>
);

function words({ kind, name, campus, firstDay, lastDay }: NextTermDate, today: string): string {
  const what = [kind === 'term' ? `${name} begins` : name, campus].filter(Boolean).join(', ');
  // The calendar asks for what is ahead, and for holidays that run.
  if (isFree({ kind }) && firstDay <= today)
    return firstDay === lastDay ? `Today: ${what}` : `Now: ${what}, to ${briefDayWords(lastDay)}`;
  return `${briefSpan({ firstDay, lastDay: kind === 'term' ? firstDay : lastDay })}: ${what}`;
}
