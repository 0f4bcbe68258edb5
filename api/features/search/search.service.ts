import { schoolDay } from '../../../contract/common/school-time.ts';
import type { CalendarQuery, SearchAnswer, SearchQuery } from '../../../contract/site/search.ts';
import { noteValidUntil } from '../../db/tables-read.ts';
import type { Deps } from '../../deps.ts';
import { dayAfter, toMoment } from '../../lib/clock.ts';
import { notFound } from '../../lib/errors.ts';
import { pageCount, pageOf } from '../../lib/paging.ts';
import { limitSearch } from '../../lib/search-limiter.ts';
import { daysOf } from '../events/repeats.service.ts';
import { addressOf, answerTo } from './answers/answers.ts';
import * as feeds from './feeds.queries.ts';
import { isEnglish } from './question/english.ts';
import { isLocal } from './question/local-words.ts';
import { sitePlaces } from './question/places.ts';
import { readQuestion } from './question/question.ts';
import type { Question } from './ranking.queries.ts';
import { presentCounts, urlOf } from './search.presenter.ts';
import * as queries from './search.queries.ts';

const pageSize = 12;
const feedLength = 20;
/** What the protocol of sitemaps allows in one file, less the pages that have no row. */
const sitemapLength = 49_000;
const calendarLength = 2000;
/** Who subscribes wants what comes; what is long over would only make the file big. */
const calendarPastDays = 366;

/** Nothing is asked of the database for no words. */
export async function search(deps: Deps, query: SearchQuery): Promise<Searched> {
  if (query.q === '') return { total: 0, pages: 0, docs: [], meanings: [] };
  const found = await limitSearch(() => find(deps, query));
  // What is put right is found, and what is answered needs no page.
  deps.views.noteSearch(query.q, found.total > 0 || found.answer !== undefined);
  return found;
}

type Searched = Pick<queries.Found, 'total' | 'docs' | 'meanings'> &
  Pick<SearchAnswer, 'pages' | 'suggestion' | 'answer' | 'counts' | 'partial'>;

async function find({ searchDb: db, clock }: Deps, { q, page, kind }: SearchQuery): Promise<Searched> {
  const now = clock();
  const today = schoolDay(now);
  const question = readQuestion(q);
  const filter = { question, places: sitePlaces, kind, now, today, ...pageOf(page, pageSize) };
  const asTyped = await queries.find(db, filter);
  const misspelt = await mayBeCorrected(question, asTyped);
  const found = misspelt.length > 0 ? await queries.find(db, filter, misspelt) : asTyped;
  const isOther = misspelt.length > 0 && found.total > 0 && found.words.join(' ') !== question.words.join(' ');
  const answer = answerTo({ question, meanings: found.meanings, facts: found.facts, today });
  // What was made of today's date is another answer tomorrow, and a notice comes and goes.
  if (answer?.kind === 'date') noteValidUntil(toMoment(dayAfter(today)));
  const shown = isOther || asTyped.total === 0 ? found : asTyped;
  return {
    ...{ total: shown.total, docs: withFirst(shown.docs, answer && addressOf(answer)) },
    ...{ meanings: shown.meanings, pages: pageCount(shown.total, pageSize), ...presentCounts(shown) },
    ...(isOther && { suggestion: found.words.join(' ') }),
    ...(answer && { answer }),
  };
}

/** Where an answer comes from is what the question was about. */
function withFirst(docs: queries.SearchRow[], address: string | undefined): queries.SearchRow[] {
  const first = docs.filter((doc) => urlOf(doc) === address);
  return [...first, ...docs.filter((doc) => !first.includes(doc))];
}

/** Words that stand nowhere and are no everyday ones either. Whoever leaves a word out wants fewer results, not others. */
async function mayBeCorrected(
  { words, isExpert, leavesOut }: Question,
  { unknown, total }: queries.Found,
): Promise<string[]> {
  if (leavesOut || (isExpert && total > 0)) return [];
  const lost = isExpert ? words : words.filter((word) => unknown.includes(word));
  const letters = lost.filter((word) => /^\p{L}{4,30}$/u.test(word) && !isLocal(word));
  const areEnglish = await Promise.all(letters.map(isEnglish));
  return letters.filter((_, place) => !areEnglish[place]);
}

export function sitemap({ searchDb, clock }: Deps) {
  return limitSearch(() => feeds.newestDocuments(searchDb, clock(), sitemapLength));
}

export function feed({ searchDb, clock }: Deps, { kind, cat }: { kind: 'news' | 'blog'; cat: number }) {
  return limitSearch(() => feeds.newestStories(searchDb, kind, cat, clock(), feedLength));
}

export async function calendar({ searchDb, clock }: Deps, { cat, id, campus }: CalendarQuery) {
  const now = clock();
  const since = new Date(now.getTime() - calendarPastDays * 24 * 60 * 60 * 1000);
  const filter = { category: cat, id, campus, since, now };
  const events = await limitSearch(() => feeds.calendarEvents(searchDb, filter, calendarLength));
  if (id !== undefined && events.length === 0) throw notFound();
  const days = await daysOf(searchDb, events);
  return events.map((event, place) => ({ ...event, days: days[place] ?? [] }));
}
