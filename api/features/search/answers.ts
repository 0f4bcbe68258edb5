import { daysBetween } from '../../../contract/days.ts';
import { feesOn } from '../../../contract/fee-tables.ts';
import { namesIn } from '../../../contract/fees.ts';
import type { DirectAnswer } from '../../../contract/search.ts';
import { blocksOf } from '../../../contract/stored-blocks.ts';
import { defaultPlace } from '../../../contract/this-school.ts';
import type { CampusFact, Facts } from './facts.queries.ts';
import { feeRows, rowsFor } from './fee-table.ts';
import type { Question } from './ranking.queries.ts';
import type { Meaning } from './search.queries.ts';

type Asked = { question: Question; meanings: Meaning[]; facts: Facts; today: string };

/**
 * An answer only where every word belongs to it: "fees P3" is asked of the table of fees, "fees policy" is not. What is
 * said in vain stands above what would have helped.
 */
export function answerTo(asked: Asked): DirectAnswer | undefined {
  if (asked.question.isExpert || asked.meanings.length === 0) return undefined;
  return feesAnswer(asked) ?? dateAnswer(asked) ?? personAnswer(asked) ?? phoneAnswer(asked);
}

/** The page that an answer was made from. */
export function addressOf(answer: DirectAnswer): string | undefined {
  if (answer.kind === 'fees') return answer.page.url;
  // Somebody's page comes first by itself where it is the name that was asked for.
  if (answer.kind === 'person') return undefined;
  if (answer.kind === 'date') return '/term-dates';
  return (answer.phones.length === 1 && answer.phones[0]?.url) || '/contact';
}

const has = ({ stems }: Meaning, ...wanted: string[]) => wanted.some((stem) => stems.includes(`'${stem}'`));
const isWord = ({ word }: Meaning, ...words: string[]) => words.includes(word.replace(/'s$/, ''));
const small = 'school term terms year per each now today campus office main class next new'.split(' ');
const isSmall = (meaning: Meaning) => isWord(meaning, ...small) || /^(19|20)\d\d$/.test(meaning.word);

const campusOf = ({ word }: Meaning, campuses: CampusFact[]) =>
  campuses.find(({ name }) => name.toLowerCase().split(' ').includes(word));

const phoneOf = ({ name, phone, hours, path }: CampusFact) => ({
  ...{ name, phone, hours },
  ...(path !== null && { url: `/${path}` }),
});

function feesAnswer({ question, meanings, facts }: Asked): DirectAnswer | undefined {
  const { fees, place, school } = facts;
  if (!fees) return undefined;
  const { classes, currency } = { ...defaultPlace, ...place };
  const [asked] = namesIn(question.words.join(' '), classes);
  const ofClass = new Set((asked ?? '').toLowerCase().split(' '));
  const campuses = facts.campuses ?? [];
  const boards = meanings.some((meaning) => has(meaning, 'board'));
  const isAbout = (meaning: Meaning) =>
    has(meaning, 'fee', 'board', 'pupil') ||
    isSmall(meaning) ||
    ofClass.has(meaning.word) ||
    campusOf(meaning, campuses);
  if (!meanings.every(isAbout) || !(question.hints.includes('fees') || meanings.some((meaning) => has(meaning, 'fee'))))
    return undefined;
  const all = feeRows(feesOn(blocksOf(fees))?.tables ?? [], classes);
  const rows = asked ? rowsFor(all, asked, classes) : all;
  // A row that is added to others, such as boarding, is no fee of a class by itself.
  const [first, ...more] = rows;
  if (!first) return undefined;
  const shown = asked && !boards ? [first] : rows;
  const campus = meanings.map((meaning) => campusOf(meaning, campuses)).find((found) => found?.phone);
  const phone = school?.phone && { name: school.shortName ?? '', phone: school.phone, hours: school.officeHours ?? '' };
  const call = campus ? phoneOf(campus) : phone;
  const page = { title: fees.title, url: `/${fees.path}`, updatedAt: new Date(fees.updatedAt).toISOString() };
  return {
    ...{ kind: 'fees', of: asked ?? '', currency, rows: shown.length > 0 ? shown : more, page },
    ...(call && { call }),
  };
}

const edges =
  'begin begins start starts open opens reopen reopens opening back resume report starting beginning first'.split(' ');
const ends = 'end ends close closes closing finish finishes last over break up ending'.split(' ');
const dateWords =
  'date dates day days when one two three i ii iii 1 2 3 public coming upcoming calendar long classes lessons'.split(
    ' ',
  );

function dateAnswer({ question, meanings, facts, today }: Asked): DirectAnswer | undefined {
  const dates = facts.dates ?? [];
  const asksTerm = meanings.some(
    (m) => has(m, 'term') || isWord(m, 'term', 'terms') || m.stems.some((stem) => stem.includes("'term'")),
  );
  const asksHoliday = meanings.some((m) => has(m, 'holiday'));
  const asksVisit = meanings.some((m) => m.stems.includes("'visit' <-> 'day'"));
  const asksHalf = meanings.some((m) => m.stems.some((stem) => stem.startsWith("'half'")));
  const asksEnd = meanings.some((m) => isWord(m, ...ends));
  const asksEdge = asksEnd || meanings.some((m) => isWord(m, ...edges));
  const isWhen = question.hints.includes('dates');
  const campuses = facts.campuses ?? [];
  const rest = meanings.filter(
    (m) =>
      !isSmall(m) &&
      !isWord(m, ...edges, ...ends, ...dateWords) &&
      !campusOf(m, campuses) &&
      !has(m, 'holiday', 'term') &&
      !m.stems.some((stem) => /'term'|'half'|'visit' <-> 'day'/.test(stem)),
  );
  const kind = asksHalf ? 'halfTerm' : asksVisit ? 'visit' : asksHoliday ? 'holiday' : 'term';
  const said = asksTerm || asksHoliday || asksVisit || asksHalf || (isWhen && asksEdge);
  const campus = meanings.map((m) => campusOf(m, campuses)).find(Boolean)?.name;
  const here = dates.filter((date) => date.campus === null || campus === undefined || date.campus === campus);
  const named =
    rest.length > 0 ? here.find((date) => date.isNamed && isName(rest, date.name) && date.lastDay >= today) : undefined;
  const coming = here.filter(
    (date) => date.kind === kind && (asksEnd ? date.lastDay >= today : date.firstDay >= today),
  );
  const numbered = coming.find(({ name }) => meanings.some((m) => name.toLowerCase().endsWith(` ${numeral(m.word)}`)));
  const next = rest.length > 0 ? named : said ? (numbered ?? coming[0]) : undefined;
  if (!next) return undefined;
  const isLong = next.firstDay !== next.lastDay;
  const what = !isLong ? 'day' : asksEnd ? 'ends' : 'begins';
  const day = what === 'ends' ? next.lastDay : next.firstDay;
  const { name, lastDay, note } = next;
  return {
    kind: 'date',
    of: next.kind,
    name,
    what,
    day,
    lastDay,
    note,
    campus: next.campus,
    inDays: daysBetween(today, day),
  };
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

/** Somebody by name; or by what they are, when it is asked who, or when nobody else has that position. */
function personAnswer({ question, meanings, facts: { person } }: Asked): DirectAnswer | undefined {
  if (!person) return undefined;
  const { id, name, position, picture } = person;
  const called = (text: string) => new Set(text.toLowerCase().split(/[^\p{L}]+/u));
  const isNamed = meanings.some(({ word }) => called(name).has(word));
  const isPosition = meanings.every(({ word }) => called(position).has(word));
  const isAll = isPosition && called(position).size === meanings.length;
  if (!isNamed && !isAll && !(isPosition && question.hints.includes('staff'))) return undefined;
  return { kind: 'person', name, position, url: `/profiles/view/${id}`, picture };
}

function phoneAnswer({ meanings, facts: { school, campuses } }: Asked): DirectAnswer | undefined {
  const all = (campuses ?? []).filter(({ phone }) => phone !== '');
  const asks = (m: Meaning) =>
    has(m, 'phone', 'contact', 'call') ||
    isWord(m, 'number', 'numbers', 'whatsapp', 'emergency', 'contacts', 'hours', 'urgent', 'line');
  if (!meanings.some(asks) || !meanings.every((m) => asks(m) || isSmall(m) || campusOf(m, all))) return undefined;
  const asked = meanings.map((m) => campusOf(m, all)).filter((campus) => campus !== undefined);
  const own = school?.phone
    ? [{ name: school.shortName ?? '', phone: school.phone, hours: school.officeHours ?? '' }]
    : [];
  const phones = asked.length > 0 ? asked.map(phoneOf) : [...own, ...all.map(phoneOf)];
  if (phones.length === 0) return undefined;
  return { kind: 'phone', phones, whatsapp: school?.social?.whatsapp ?? '' };
}
