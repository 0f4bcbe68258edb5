import {
  currentDay,
  nothingLeft,
  repeatDays,
  type StoredRepeat,
  spanOn,
  type TermSpan,
  weeklyDays,
} from '../../../contract/content/event-repeat.ts';
import type { Db } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { schoolDay } from '../../lib/clock.ts';
import { invalid } from '../../lib/errors.ts';
import * as queries from './repeats.queries.ts';

const batchSize = 200;

type Repeating = { repeat: StoredRepeat; campusId: number | null };
type Dates = (TermSpan & { campusId: number | null })[];

/** The days on which each of them happens; none for one that does not repeat. */
export async function daysOf(db: Db, list: { repeat: StoredRepeat | null; campusId: number | null }[]) {
  const dates = await datesFor(db, list);
  return list.map(({ repeat, campusId }) => (repeat ? daysAmong({ repeat, campusId }, dates) : []));
}

/** One statement for all of them, and none where no term matters. */
async function datesFor(db: Db, list: { repeat: StoredRepeat | null }[]): Promise<Dates> {
  const spans = list.flatMap(({ repeat }) => (repeat?.inTerm ? [repeat] : []));
  const firstDay = spans.map(({ from }) => schoolDay(from)).sort()[0];
  const lastDay = spans
    .map(({ until }) => until)
    .sort()
    .at(-1);
  return firstDay && lastDay ? queries.termSpans(db, { firstDay, lastDay }) : [];
}

/** What counts is of the whole school or of its own campus. */
const daysAmong = ({ repeat, campusId }: Repeating, dates: Dates): string[] =>
  repeatDays(
    schoolDay(repeat.from),
    repeat,
    dates.filter((date) => date.campusId === null || date.campusId === campusId),
  );

/** In the transaction of a save. */
export async function nextTimes(tx: Db, event: Repeating, now: Date) {
  const [days = []] = await daysOf(tx, [event]);
  const { repeat } = event;
  const times = timesOn(days, repeat, schoolDay(now));
  if (!times) throw invalid(nothingLeft(repeat, weeklyDays(schoolDay(repeat.from), repeat.until).length));
  return times;
}

function timesOn(days: string[], { from, to }: StoredRepeat, today: string) {
  const first = { date: from, endDate: to };
  const day = currentDay(days, first, today);
  if (day === undefined) return undefined;
  const { date, endDate } = day === schoolDay(from) ? first : spanOn(first, day);
  return { startsAt: new Date(date), endsAt: endDate ? new Date(endDate) : null };
}

/**
 * Moves what repeats on to the day that goes on or comes next. To do so twice, or in two processes at once, changes
 * nothing more. Where the terms leave no day, an event stays where it was.
 */
export async function moveRepeatingEvents({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<number> {
  let moved = 0;
  for (let after = 0; ; ) {
    const rows = await queries.listRepeating(db, after, batchSize);
    const days = await daysOf(db, rows);
    for (const [place, row] of rows.entries()) {
      const times = timesOn(days[place] ?? [], row.repeat, schoolDay(clock()));
      if (!times || isSame(row, times)) continue;
      await queries.moveEvent(db, row, times);
      moved += 1;
    }
    const last = rows.at(-1);
    if (!last || rows.length < batchSize) return moved;
    after = last.id;
  }
}

type Times = { startsAt: Date | null; endsAt: Date | null };

const isSame = (one: Times, other: Times): boolean =>
  one.startsAt?.getTime() === other.startsAt?.getTime() && one.endsAt?.getTime() === other.endsAt?.getTime();
