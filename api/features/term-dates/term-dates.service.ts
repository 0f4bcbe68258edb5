import { yearOfDay } from '../../../contract/common/days.ts';
import { isAhead, isFree } from '../../../contract/school/free-days.ts';
import {
  maxTermDates,
  termDateMessages as messages,
  type TermDateAdd,
  type TermDateEdit,
  type TermDateListQuery,
} from '../../../contract/school/term-dates.ts';
import type { Db } from '../../db/client.ts';
import { noteValidUntil } from '../../db/tables-read.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../lib/actor.ts';
import { dayAfter, schoolDay, toMoment } from '../../lib/clock.ts';
import { forbidden, invalid, notFound } from '../../lib/errors.ts';
import { pageCount, pageOf } from '../../lib/paging.ts';
import { record, refuseStale } from '../audit/audit.service.ts';
import { keepFirstVersion, keepVersion } from '../revisions/revisions.service.ts';
import { moveToTrash } from '../trash/trash.service.ts';
import { canChange } from './term-dates.policy.ts';
import { presentVersion } from './term-dates.presenter.ts';
import * as queries from './term-dates.queries.ts';

const pageSize = 60;
/** Whoever subscribes wants what comes, and what was this year. */
const calendarPastDays = 366;

export async function listTermDates({ db, clock }: Deps, { page, ...query }: TermDateListQuery) {
  const wanted = { ...query, thisYear: yearOfDay(schoolDay(clock())) };
  const [docs, total, latest] = await Promise.all([
    queries.listTermDates(db, wanted, pageOf(page, pageSize)),
    queries.countTermDates(db, wanted),
    queries.latestYear(db),
  ]);
  return { docs, pages: pageCount(total, pageSize), total, latest };
}

export async function viewTermDate({ db }: Pick<Deps, 'db'>, id: number) {
  const date = await queries.findTermDate(db, id);
  if (!date) throw notFound();
  return date;
}

/** The dates of a year as readers see them; today counts by the clock at the school, so it is made anew each day. */
export async function publicTermDates(
  { db, clock }: Deps,
  asked: { year?: number | undefined; campus?: string | undefined },
) {
  const today = schoolDay(clock());
  noteValidUntil(toMoment(dayAfter(today)));
  await requireCampus(db, asked.campus);
  const thisYear = yearOfDay(today);
  const [years, rows] = await Promise.all([
    queries.yearsWithDates(db),
    queries.termDatesSince(db, `${asked.year ?? thisYear}-01-01`, asked.campus, 2 * maxTermDates),
  ]);
  // A new school has its first dates next year.
  const [first] = rows.filter(({ firstDay }) => yearOfDay(firstDay) >= thisYear);
  const year = asked.year ?? yearOfDay(first?.firstDay ?? today);
  const isComing = asked.year === undefined || year === thisYear;
  return {
    ...{ year, years, today },
    docs: rows.filter(({ firstDay }) => yearOfDay(firstDay) === year),
    next: (isComing && rows.find((date) => isAhead(date, today))) || null,
    nextHoliday: (isComing && rows.find((date) => isAhead(date, today) && isFree(date))) || null,
  };
}

type Asked = { campus?: string | undefined; next?: number | undefined };

/** For calendar programs: what was within a year, and all to come. Or the next few, which are others tomorrow. */
export async function calendarDates({ db, clock }: Deps, { campus, next }: Asked) {
  await requireCampus(db, campus);
  const today = schoolDay(clock());
  if (next !== undefined) {
    noteValidUntil(toMoment(dayAfter(today)));
    return { docs: await queries.termDatesSince(db, today, campus, next), today };
  }
  const since = schoolDay(new Date(clock().getTime() - calendarPastDays * 24 * 60 * 60 * 1000));
  return { docs: await queries.termDatesSince(db, since, campus, 5 * maxTermDates) };
}

async function requireCampus(db: Db, slug: string | undefined): Promise<void> {
  if (slug !== undefined && !(await queries.hasCampus(db, { slug }))) throw notFound();
}

export function addTermDate(deps: Deps, actor: Actor, input: TermDateAdd) {
  const { db, clock } = deps;
  return db.transaction(async (tx) => {
    await requireRoom(tx, yearOfDay(input.firstDay));
    await requireKnownCampus(tx, input.campusId);
    const now = clock();
    const [id = 0] = await queries.insertTermDates(tx, [
      { ...input, lastDay: input.lastDay ?? input.firstDay, authorId: actor.id, createdAt: now, updatedAt: now },
    ]);
    const date = await viewTermDate({ db: tx }, id);
    await keepFirstVersion(deps, tx, actor, presentVersion(date));
    await record(deps, tx, actor, { action: 'added', ...named(date) });
    await deps.jobs.send(tx, 'move-events', {});
    return date;
  });
}

export function editTermDate(deps: Deps, actor: Actor, id: number, { updatedAt, ...input }: TermDateEdit) {
  return deps.db.transaction(async (tx) => {
    const before = await lockForChange(tx, actor, id, updatedAt);
    if (yearOfDay(before.firstDay) !== yearOfDay(input.firstDay)) await requireRoom(tx, yearOfDay(input.firstDay));
    await requireKnownCampus(tx, input.campusId);
    await queries.updateTermDate(tx, id, { ...input, updatedAt: deps.clock() });
    const date = await viewTermDate({ db: tx }, id);
    await keepVersion(deps, tx, actor, presentVersion(before), presentVersion(date));
    await record(deps, tx, actor, { action: 'changed', ...named(date) });
    await deps.jobs.send(tx, 'move-events', {});
    return date;
  });
}

export function deleteTermDate(deps: Deps, actor: Actor, id: number, startedFrom: string | undefined) {
  return deps.db.transaction(async (tx) => {
    const { title } = named(await lockForChange(tx, actor, id, startedFrom));
    await moveToTrash(deps, tx, actor, { kind: 'termDate', id, title });
    await deps.jobs.send(tx, 'move-events', {});
  });
}

async function requireRoom(tx: Db, year: number): Promise<void> {
  await queries.lockYears(tx);
  if ((await queries.countIn(tx, year)) >= maxTermDates) throw invalid({ firstDay: messages.tooMany });
}

async function requireKnownCampus(tx: Db, id: number | null): Promise<void> {
  if (id !== null && !(await queries.hasCampus(tx, { id }))) throw invalid({ campusId: messages.noCampus });
}

async function lockForChange(tx: Db, actor: Actor, id: number, startedFrom: string | undefined) {
  const date = await queries.lockTermDate(tx, id);
  if (!date) throw notFound();
  if (!canChange(actor, date)) throw forbidden();
  await refuseStale(tx, actor, { kind: 'termDate', itemId: id, updatedAt: date.updatedAt }, startedFrom);
  return date;
}

const named = ({ id, name, firstDay }: { id: number; name: string; firstDay: string }) => ({
  kind: 'termDate',
  itemId: id,
  title: `${name} ${yearOfDay(firstDay)}`,
});
