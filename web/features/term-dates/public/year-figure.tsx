import { spanWords } from '../../../../contract/common/days.ts';
import type { PublicTermDate, TermDateKind } from '../../../../contract/school/term-dates.ts';
import { termDateKindWords } from '../term-date-words.ts';
import { placeInYear } from './term-year.ts';

type Props = { year: number; docs: PublicTermDate[]; today: string | undefined };

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const marks: Record<TermDateKind, string> = {
  term: 'edge',
  halfTerm: 'half',
  holiday: 'sun',
  visit: 'visit',
  other: 'other',
};

export const markOf = (kind: TermDateKind): string => `term-mark ${marks[kind]}`;

/** The year from left to right: terms are hills, holidays suns above them, visiting days lights below. */
export function YearFigure({ year, docs, today }: Props) {
  const of = (...kinds: TermDateKind[]) => docs.filter(({ kind }) => kinds.includes(kind));
  const terms = of('term');
  const kinds = (Object.keys(marks) as TermDateKind[]).filter((kind) => of(kind).length > 0);
  return (
    <figure className="term-figure" aria-labelledby="term-figure-words">
      <figcaption id="term-figure-words" className="vh">
        The school year {year} as hills: {terms.map((term) => `${term.name} from ${spanWords(term)}`).join(', ')}. All
        dates follow as a list.
      </figcaption>
      <div className="term-sky" aria-hidden="true">
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" role="presentation">
          <path className="back" d={terms.map((term) => hill(term, 5.5, 32)).join('')} />
          <path className="front" d={terms.map((term) => hill(term, 0, 42)).join('')} />
          <path className="rest" d={of('halfTerm').map(stripe).join('')} />
        </svg>
        <svg role="presentation">
          <g className="sun">{of('holiday').map((date) => dot(date, 13))}</g>
          <g className="visit">{of('visit', 'other').map((date) => dot(date, 91))}</g>
          {terms.map((term) => (
            <text key={term.id} className="name" x={percent(middleOf(term))} y="76%">
              {term.name}
            </text>
          ))}
          {today && (
            <>
              <line
                className="term-today"
                x1={percent(placeInYear(today))}
                x2={percent(placeInYear(today))}
                y1="35%"
                y2="100%"
              />
              <text x={percent(Math.min(96, Math.max(4, placeInYear(today))))} y="29%">
                Today
              </text>
            </>
          )}
        </svg>
      </div>
      <ol className="term-months" aria-hidden="true">
        {months.map((month) => (
          <li key={month}>{month}</li>
        ))}
      </ol>
      <ul className="term-key">
        {kinds.map((kind) => (
          <li key={kind}>
            <span className={markOf(kind)} />
            {kind === 'term' ? 'In school' : termDateKindWords[kind]}
          </li>
        ))}
      </ul>
    </figure>
  );
}

const percent = (place: number) => `${round(place)}%`;
const round = (number: number) => Math.round(number * 10) / 10;
const middleOf = ({ firstDay, lastDay }: PublicTermDate) => (placeInYear(firstDay) + endOf(firstDay, lastDay)) / 2;
/** What ends in the next year ends at the edge of the drawing. */
const endOf = (firstDay: string, lastDay: string) =>
  firstDay.slice(0, 4) === lastDay.slice(0, 4) ? placeInYear(lastDay) : 100;

function hill({ firstDay, lastDay }: PublicTermDate, wider: number, top: number): string {
  const [from, to] = [placeInYear(firstDay) - wider, endOf(firstDay, lastDay) + wider];
  const [middle, width] = [(from + to) / 2, to - from];
  const at = (part: number) => round(from + width * part);
  return `M${round(from)} 100C${at(0.08)} 70 ${at(0.22)} ${top} ${round(middle)} ${top}S${at(0.9)} 72 ${round(to)} 100Z`;
}

function stripe({ firstDay, lastDay }: PublicTermDate): string {
  const from = round(placeInYear(firstDay));
  return `M${from} 0H${Math.max(from + 0.6, round(endOf(firstDay, lastDay)))}V100H${from}Z`;
}

const dot = ({ id, firstDay }: PublicTermDate, height: number) => (
  <circle key={id} cx={percent(placeInYear(firstDay))} cy={`${height}%`} r="5" />
);
