import { daysBetween } from '../../../contract/common/days.ts';
import { thisPlace } from '../../../contract/common/this-school.ts';
import { knowsHolidaysOf, moonNote, movableNames, publicHolidays } from '../../../contract/school/public-holidays.ts';
import {
  maxTermDates,
  termDateMessages as messages,
  type TermDateCopied,
  type TermDateCopy,
} from '../../../contract/school/term-dates.ts';
import type { Db } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../lib/actor.ts';
import { invalid } from '../../lib/errors.ts';
import { record } from '../audit/audit.service.ts';
import { copiedDates, isCalled } from './next-year.ts';
import * as queries from './term-dates.queries.ts';

type Written = Pick<queries.NewTermDate, 'kind' | 'name' | 'firstDay' | 'lastDay' | 'campusId' | 'note'>;

/** A year's dates as the beginning of another one. What is there already is left alone, so twice adds nothing. */
export function copyYear(deps: Deps, actor: Actor, { from, to }: TermDateCopy): Promise<TermDateCopied> {
  return deps.db.transaction(async (tx) => {
    await queries.lockYears(tx);
    const there = new Set(namesIn(await queries.datesIn(tx, to)));
    const { copied, leftOut } = copiedDates(await queries.datesIn(tx, from), { from, to, ...thisPlace() });
    const names = namesIn(copied);
    const added = copied.filter((_, place) => !there.has(names[place] ?? ''));
    if (there.size + added.length > maxTermDates) throw invalid({ to: messages.tooMany });
    await fillYear(deps, tx, actor, to, added, `${added.length} dates of ${from}`);
    const missing = leftOut.filter((date) => namesIn([date]).some((name) => !there.has(name)));
    return answer(added.length, to, [...new Set(missing.map(({ name }) => name))]);
  });
}

/** A holiday that the school has moved by some days is still the same. */
const movedDays = 5;

/** The public holidays of the country; those that are there already, whatever they are called, are left alone. */
export function addHolidays(deps: Deps, actor: Actor, year: number): Promise<TermDateCopied> {
  const { country } = thisPlace();
  if (!knowsHolidaysOf(country)) throw invalid({ year: messages.noHolidays });
  return deps.db.transaction(async (tx) => {
    await queries.lockYears(tx);
    const dates = await queries.datesIn(tx, year);
    const there = dates.filter(({ kind, campusId }) => kind === 'holiday' && campusId === null);
    const isThere = (day: string, name: string) =>
      there.some(
        (date) =>
          (date.firstDay <= day && day <= date.lastDay) ||
          (isCalled(date.name, name) && Math.abs(daysBetween(date.firstDay, day)) <= movedDays),
      );
    const known = publicHolidays(country, year);
    const added = known.filter(({ day, name }) => !isThere(day, name));
    if (dates.length + added.length > maxTermDates) throw invalid({ year: messages.tooMany });
    const rows = added.map(({ day, name, byTheMoon }) => ({
      ...{ kind: 'holiday' as const, name, firstDay: day, lastDay: day },
      ...{ campusId: null, note: byTheMoon ? moonNote : '' },
    }));
    await fillYear(deps, tx, actor, year, rows, `${added.length} public holidays`);
    const isMissing = (feast: string) => ![...known, ...there].some(({ name }) => isCalled(name, feast));
    return answer(added.length, year, movableNames.filter(isMissing));
  });
}

const answer = (added: number, year: number, leftOut: string[]): TermDateCopied => ({
  ...{ added, year },
  ...(leftOut.length > 0 && { leftOut }),
});

async function fillYear(deps: Deps, tx: Db, actor: Actor, year: number, dates: Written[], detail: string) {
  const now = deps.clock();
  const rows = dates.map(({ kind, name, firstDay, lastDay, campusId, note }) => ({
    ...{ kind, name, firstDay, lastDay, campusId, note },
    ...{ authorId: actor.id, createdAt: now, updatedAt: now },
  }));
  await queries.insertTermDates(tx, rows);
  const event = { action: 'added', kind: 'termDate', itemId: 'year', title: `Dates of ${year}`, detail } as const;
  if (rows.length > 0) await record(deps, tx, actor, event);
  await deps.jobs.send(tx, 'move-events', {});
}

/** What each is called within its year; the second visiting day of a year is another one than the first. */
function namesIn(dates: { kind: string; name: string; campusId: number | null }[]): string[] {
  const seen = new Map<string, number>();
  return dates.map(({ kind, name, campusId }) => {
    const called = JSON.stringify([kind, name, campusId]);
    seen.set(called, (seen.get(called) ?? 0) + 1);
    return `${called} ${seen.get(called)}`;
  });
}
