import { daysBetween } from '../../../../contract/common/days.ts';
import { backOn, isAhead, isFree } from '../../../../contract/school/free-days.ts';
import type { DirectAnswer } from '../../../../contract/site/search.ts';
import type { Meaning } from '../search.queries.ts';
import { type Asked, campusOf, has, isSmall, isWord } from './asked.ts';
import type { CampusFact, DateFact } from './facts.queries.ts';

const edges =
  'begin begins start starts open opens reopen reopens opening back resume report starting beginning first'.split(' ');
const ends = 'end ends close closes closing finish finishes last over break up ending'.split(' ');
const dateWords =
  'date dates day days when one two three i ii iii 1 2 3 public coming upcoming calendar schedule long classes lessons'.split(
    ' ',
  );

/** When the next term, holiday or visiting day is, or the one that was named. */
export function dateAnswer(asked: Asked): DirectAnswer | undefined {
  const { meanings, facts, today } = asked;
  const campuses = facts.campuses ?? [];
  const campus = meanings.map((meaning) => campusOf(meaning, campuses)).find(Boolean)?.name;
  const here = (facts.dates ?? []).filter(
    (date) => date.campus === null || campus === undefined || date.campus === campus,
  );
  const asksEnd = meanings.some((meaning) => isWord(meaning, ...ends));
  const rest = meanings.filter((meaning) => !isOfDates(meaning, campuses));
  const next = rest.length > 0 ? namedDate(rest, here, today) : nextDate(asked, here, asksEnd);
  if (!next) return undefined;
  const { kind, name, firstDay, lastDay, note } = next;
  const now = firstDay !== lastDay && (isFree(next) ? firstDay <= today : firstDay < today);
  const what: 'day' | 'begins' | 'ends' = firstDay === lastDay ? 'day' : asksEnd || now ? 'ends' : 'begins';
  const day = what === 'ends' ? lastDay : firstDay;
  const back = now ? backOn(next, here) : undefined;
  const when = {
    what,
    day,
    lastDay,
    inDays: daysBetween(today, day),
    ...(now && { now }),
    ...(back && { backOn: back }),
  };
  return { kind: 'date', of: kind, name, note, campus: next.campus, ...when };
}

/** Whether the word belongs to any question for a date, whatever the date is called. */
const isOfDates = (meaning: Meaning, campuses: CampusFact[]) =>
  isSmall(meaning) ||
  isWord(meaning, ...edges, ...ends, ...dateWords) ||
  campusOf(meaning, campuses) !== undefined ||
  has(meaning, 'holiday', 'term') ||
  meaning.stems.some((stem) => /'term'|'half'|'visit' <-> 'day'/.test(stem));

const namedDate = (words: Meaning[], dates: DateFact[], today: string) =>
  dates.find((date) => date.isNamed && isName(words, date.name) && date.lastDay >= today);

/** The next of the kind that was asked for, and of its number. */
function nextDate({ question, meanings, today }: Asked, dates: DateFact[], asksEnd: boolean): DateFact | undefined {
  const asksTerm = meanings.some(
    (meaning) => isWord(meaning, 'term', 'terms') || meaning.stems.some((stem) => stem.includes("'term'")),
  );
  const asksHoliday = meanings.some((meaning) => has(meaning, 'holiday'));
  const asksVisit = meanings.some(({ stems }) => stems.includes("'visit' <-> 'day'"));
  const asksHalf = meanings.some(({ stems }) => stems.some((stem) => stem.startsWith("'half'")));
  const asksEdge = asksEnd || meanings.some((meaning) => isWord(meaning, ...edges));
  const isSaid = asksTerm || asksHoliday || asksVisit || asksHalf;
  if (!isSaid && !(asksEdge && question.hints.includes('dates'))) return undefined;
  const kind = asksHalf ? 'halfTerm' : asksVisit ? 'visit' : asksHoliday ? 'holiday' : 'term';
  const coming = dates.filter((date) => date.kind === kind && (asksEnd ? date.lastDay >= today : isAhead(date, today)));
  const isNumber = ({ name }: DateFact) =>
    meanings.some(({ word }) => name.toLowerCase().endsWith(` ${numeral(word)}`));
  return coming.find(isNumber) ?? coming[0];
}

/** Whether it is called so: by words that are at least half of its name. */
function isName(words: Meaning[], name: string): boolean {
  const parts = name
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((part) => part.length > 1);
  const said = words.filter(({ word }) =>
    parts.some((part) => part.startsWith(word.replace(/['’]?s$/, '').slice(0, 6))),
  );
  return said.length === words.length && 2 * said.length >= parts.length;
}

const numeral = (word: string) =>
  ({ one: 'i', two: 'ii', three: 'iii', '1': 'i', '2': 'ii', '3': 'iii' })[word] ?? word;
