import { fullDayWords } from '../../../../contract/common/days.ts';
import type { PublicTermDates } from '../../../../contract/school/term-dates.ts';
import { EmptyState } from '../../../ui/layout/empty-state.tsx';
import { NextDate } from './next-date.tsx';
import { CampusChips, Subscribe } from './subscribe.tsx';
import { DateRow, TermCard } from './term-card.tsx';
import styles from './term-dates.css?url';
import { type TermDatesRequest, termDatesAddress, termSheetAddress } from './term-dates-address.ts';
import { termYear } from './term-year.ts';
import { YearFigure } from './year-figure.tsx';

type Props = PublicTermDates & {
  request: TermDatesRequest;
  campuses: { name: string; slug: string }[];
  origin: string;
};

/** Terms, holidays and visiting days of a year: what comes next, the year at a glance, and every date. */
export function TermDatesPage(props: Props) {
  const { year, years, today, docs, next, nextHoliday, request, campuses, origin } = props;
  const { terms, before } = termYear(docs);
  const isThisYear = today.startsWith(String(year));
  const loose = terms.length === 0 ? before : [];
  return (
    <>
      <link rel="stylesheet" href={styles} precedence="default" />
      <div className="band tight">
        <div className="wrap">
          {next && (
            <NextDate next={next} holiday={nextHoliday} docs={docs} today={today} printTo={termSheetAddress(request)} />
          )}
          {docs.length === 0 && <EmptyState sentence={`There are no dates of ${year} yet.`} drawing={1} />}
          {terms.length > 0 && <YearFigure year={year} docs={docs} today={isThisYear ? today : undefined} />}
        </div>
      </div>
      <section className="band tight alt" id="sheet" aria-labelledby="terms">
        <div className="wrap">
          <div className="section-head term-title">
            <h2 id="terms">{docs.length > 0 ? `All dates of ${year}` : 'Other dates'}</h2>
            <p className="muted">Today is {fullDayWords(today)}</p>
          </div>
          <div className="term-filters">
            {campuses.length > 1 && (
              <nav aria-label="Campus">
                <CampusChips
                  campuses={campuses}
                  chosen={request.campus}
                  to={(campus) => `${termDatesAddress({ ...request, campus })}#sheet`}
                />
              </nav>
            )}
            {years.filter((other) => other !== year).length > 0 && (
              <nav className="chips" aria-label="Other years">
                {years
                  .filter((other) => other !== year)
                  .map((other) => (
                    <a key={other} href={termDatesAddress({ ...request, year: other })}>
                      Dates of {other}
                    </a>
                  ))}
              </nav>
            )}
          </div>
          <div className="term-cards">
            {terms.map((term, place) => (
              <TermCard key={term.term.id} {...term} {...(place === 0 && { before })} today={today} nextId={next?.id} />
            ))}
            {loose.length > 0 && (
              <article className="term-card">
                <ul className="term-list">
                  {loose.map((date) => (
                    <DateRow key={date.id} date={date} today={today} soon={date.id === next?.id} />
                  ))}
                </ul>
              </article>
            )}
          </div>
        </div>
      </section>
      <Subscribe request={request} campuses={campuses} origin={origin} />
    </>
  );
}
