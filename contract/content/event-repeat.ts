import { daysBetween, daysLater } from '../common/days.ts';
import { momentAtSchool, schoolDay, schoolTime } from '../common/school-time.ts';
import { type EventSpan, eventDays } from './event-span.ts';

/** Every week on the weekday of the first day. */
export type EventRepeat = {
  /** The last day on which it may happen. */
  until: string;
  /** Not on days outside of terms, in half-terms and on holidays. */
  inTerm: boolean;
  /** Days on which it does not happen. */
  except: string[];
};

/** With the first beginning and end, which stay when the event has moved on. */
export type StoredRepeat = EventRepeat & { from: string; to: string | null };

/** A term, or days within one on which there is no school; of the whole school or of the campus that is meant. */
export type TermSpan = { kind: string; firstDay: string; lastDay: string };

export const mostRepeats = 104;
/** What lasts longer would begin again before it is over. */
const longestDays = 7;

export const repeatMessages = {
  until: 'A valid last day is required.',
  beforeStart: 'It repeats until a day that is not before the first one.',
  tooLong: `It repeats ${mostRepeats} times at most: choose an earlier day.`,
  tooMany: `At most ${mostRepeats} days are left out.`,
  noDay: 'It does not happen on one of the days that are left out.',
  nothingLeft: 'Every day is left out.',
  notInTerm: 'None of these days lies in a term.',
  end: 'What repeats every week ends within a week.',
} as const;

/** The same weekday, week by week. */
export function weeklyDays(firstDay: string, until: string): string[] {
  const weeks = Math.floor(daysBetween(firstDay, until) / 7) + 1;
  return Array.from({ length: Math.min(Math.max(weeks, 0), mostRepeats) }, (_, week) => daysLater(firstDay, week * 7));
}

function isInTerm(day: string, dates: TermSpan[]): boolean {
  const there = dates.filter(({ firstDay, lastDay }) => firstDay <= day && day <= lastDay);
  return there.some(({ kind }) => kind === 'term') && !there.some(({ kind }) => isFree(kind));
}

const isFree = (kind: string) => kind === 'halfTerm' || kind === 'holiday';

/** The days on which it happens. */
export function repeatDays(firstDay: string, { until, inTerm, except }: EventRepeat, dates: TermSpan[]): string[] {
  return weeklyDays(firstDay, until).filter((day) => !except.includes(day) && (!inTerm || isInTerm(day, dates)));
}

/** The same event on another day, at the same time by the clock at the school. */
export function spanOn({ date, endDate }: EventSpan, day: string): { date: string; endDate: string | null } {
  const { firstDay, lastDay } = eventDays({ date, endDate });
  const moved = isoOf(momentAtSchool(day, schoolTime(date)));
  if (!endDate) return { date: moved, endDate: null };
  const end = isoOf(momentAtSchool(daysLater(day, daysBetween(firstDay, lastDay)), schoolTime(endDate)));
  if (end > moved) return { date: moved, endDate: end };
  // In the hour that a day does not have in spring, an end can come before its beginning.
  const lasts = Date.parse(endDate) - Date.parse(date);
  return { date: moved, endDate: isoOf(Date.parse(moved) + lasts) };
}

const isoOf = (moment: string | number) => new Date(moment).toISOString();

/** From the first day on which it happens to the last one, and what is left out in between. */
export type EventSeries = { date: string; endDate: string | null; until: string; leftOut: string[] };

export function seriesOf({ from, to }: Pick<StoredRepeat, 'from' | 'to'>, days: string[]): EventSeries | undefined {
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return undefined;
  const span = { date: from, endDate: to };
  return {
    ...(first === schoolDay(from) ? span : spanOn(span, first)),
    until: last,
    leftOut: weeklyDays(first, last).filter((day) => !days.includes(day)),
  };
}

/** The day that goes on or comes next; when all are over, the last one. */
export function currentDay(days: string[], first: EventSpan, today: string): string | undefined {
  const { firstDay, lastDay } = eventDays(first);
  const lasts = daysBetween(firstDay, lastDay);
  return days.find((day) => daysLater(day, lasts) >= today) ?? days.at(-1);
}

/** What is wrong, by the name of its field; whether any day is left is seen when the terms are known. */
export function repeatFaults(first: EventSpan, { until, except }: EventRepeat): Record<string, string> {
  const { firstDay, lastDay } = eventDays(first);
  if (daysBetween(firstDay, lastDay) >= longestDays) return { endDate: repeatMessages.end };
  if (until < firstDay) return { 'repeat.until': repeatMessages.beforeStart };
  if (daysBetween(firstDay, until) >= mostRepeats * 7) return { 'repeat.until': repeatMessages.tooLong };
  const days = weeklyDays(firstDay, until);
  if (except.some((day) => !days.includes(day))) return { 'repeat.except': repeatMessages.noDay };
  return {};
}

/** What is wrong when no day is left. */
export const nothingLeft = ({ inTerm, except }: EventRepeat, weekly: number): Record<string, string> =>
  inTerm && except.length < weekly
    ? { repeat: repeatMessages.notInTerm }
    : { 'repeat.except': repeatMessages.nothingLeft };
