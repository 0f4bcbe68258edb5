import { schoolDay } from '../common/school-time.ts';

/**
 * The one rule of ends: midnight means that only the day is known, of an end as of a beginning. So an end at midnight
 * means the whole of that day, a bare day given as an end is the last day, and an event is to come until its last day
 * is over.
 */
export type EventSpan = { date: string; endDate?: string | null | undefined };

const dayMs = 24 * 60 * 60 * 1000;
const longestDays = 31;

/** Nothing lasts longer; so what is still going on is found among those that began this long ago. */
export const longestEventMs = longestDays * dayMs;

export const eventEndMessages = {
  end: `An event ends after it has begun, within ${longestDays} days.`,
  lastDay: 'The last day is before the first one.',
} as const;

/** Whether an event of this length can be. */
export const isPossibleLength = (ms: number): boolean => ms > 0 && ms <= longestEventMs;

export const eventDays = ({ date, endDate }: EventSpan): { firstDay: string; lastDay: string } => ({
  firstDay: schoolDay(date),
  lastDay: schoolDay(endDate || date),
});

export function lastsDays(span: EventSpan): boolean {
  const { firstDay, lastDay } = eventDays(span);
  return lastDay > firstDay;
}
