import type { StatisticsQuery } from '../../../contract/office/statistics.ts';
import type { Deps } from '../../deps.ts';
import { schoolDay } from '../../lib/clock.ts';
import { daysBack, fillDays, mondayOf, shiftDay } from '../../lib/days.ts';
import { listCampuses } from '../campuses/campuses.service.ts';
import { deleteDays } from './counts.queries.ts';
import { pageName, thingAt } from './page-names.ts';
import * as queries from './statistics.queries.ts';

const shown = { sources: 12, pages: 10, missed: 10 };
/** A line of more points than this is read by the week. */
const maxPoints = 90;
/** Two years, so that a term can be compared with the same one of the year before; words for as long as they are shown. */
const keptDays = { reads: 731, words: 366 };

export type StatisticsView = Awaited<ReturnType<typeof viewStatistics>>;

/** What was read in so many days: of the site, or of one page of it. */
export async function viewStatistics({ db, clock }: Deps, { days, page }: StatisticsQuery) {
  const now = clock();
  const today = schoolDay(now);
  const first = shiftDay(today, 1 - days);
  const [counted, sums, missed, campuses] = await Promise.all([
    countsSince(db, page, shiftDay(first, -days)),
    queries.sumsSince(db, first, page),
    page === undefined ? queries.missedSince(db, first, shown.missed) : [],
    listCampuses({ db }),
  ]);
  const within = counted.filter(({ day }) => day >= first);
  const pages =
    page === undefined ? sums.filter(({ path, source }) => source === null && path).slice(0, shown.pages) : [];
  const paths = [...pages.map(({ path }) => path ?? ''), ...(page === undefined ? [] : [page])];
  const titles = await queries.titlesOf(db, paths.map(thingAt), now);
  const named = (path: string) => ({ path, title: pageName(path, titles) });
  return {
    page: page === undefined ? null : named(page),
    ...pointsOf(within, today, days),
    total: totalOf(within),
    before: totalOf(counted) - totalOf(within),
    sources: sums.flatMap(({ source, count }) => (source === null ? [] : [{ source, count }])).slice(0, shown.sources),
    pages: pages.map(({ path, count }) => ({ ...named(path ?? ''), count })),
    missed,
    campuses: campuses.flatMap(({ name: title, path }) => (path === null ? [] : [{ path: `/${path}`, title }])),
  };
}

/** What was looked for in vain in the last days, the most often first. */
export const viewMissed = ({ db, clock }: Deps, days: number, limit: number) =>
  queries.missedSince(db, shiftDay(schoolDay(clock()), 1 - days), limit);

/** Stories are counted by themselves, whichever way they are read. */
function countsSince(db: Deps['db'], page: string | undefined, since: string) {
  if (page === undefined) return queries.visitsSince(db, since);
  const { kind, id } = thingAt(page);
  return kind === 'news' || kind === 'blog'
    ? queries.storyViewsSince(db, id, since)
    : queries.pageReadsSince(db, page, since);
}

function pointsOf(within: queries.DayRow[], today: string, days: number) {
  if (days <= maxPoints) return { step: 'day' as const, counts: fillDays(daysBack(today, days, 1), within) };
  const weeks = daysBack(mondayOf(today), Math.ceil(days / 7), 7);
  const sums = new Map<string, number>();
  for (const { day, count } of within) sums.set(mondayOf(day), (sums.get(mondayOf(day)) ?? 0) + count);
  const known = [...sums].map(([day, count]) => ({ day, count }));
  return { step: 'week' as const, counts: fillDays(weeks, known) };
}

const totalOf = (rows: queries.DayRow[]): number => rows.reduce((sum, { count }) => sum + count, 0);

/** Deletes and folds what has been kept long enough. */
export function deleteOldDays({ db, clock }: Deps): Promise<void> {
  const today = schoolDay(clock());
  return deleteDays(db, { reads: shiftDay(today, -keptDays.reads), words: shiftDay(today, -keptDays.words) });
}
