import { briefSpan } from '../../../../contract/common/days.ts';
import { SectionHead } from '../../../ui/layout/section-head.tsx';
import { Link } from '../../../ui/links/link.tsx';
import { MoreLink } from '../../../ui/links/more-link.tsx';

export type NextTermDate = {
  id: number;
  kind: string;
  name: string;
  firstDay: string;
  lastDay: string;
  campus: string | null;
};

/** What the list of term dates has next, beside the events. */
export const NextTermDates = ({ dates }: { dates: NextTermDate[] }) => (
  <section className="band tight" aria-labelledby="term-dates">
    <div className="wrap">
      <SectionHead id="term-dates" title="Term dates" small>
        <MoreLink to="/term-dates">All term dates</MoreLink>
      </SectionHead>
      <nav className="chips" aria-labelledby="term-dates">
        {dates.map((date) => (
          <Link key={date.id} to="/term-dates">
            {words(date)}
          </Link>
        ))}
      </nav>
    </div>
  </section>
);

function words({ kind, name, campus, firstDay, lastDay }: NextTermDate): string {
  const what = [kind === 'term' ? `${name} begins` : name, campus].filter(Boolean).join(', ');
  return `${briefSpan({ firstDay, lastDay: kind === 'term' ? firstDay : lastDay })}: ${what}`;
}
