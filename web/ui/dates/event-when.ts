import { shortSpan, shortWeekday, weekdayName } from '../../../contract/common/days.ts';
import { schoolDay } from '../../../contract/common/school-time.ts';
import { type EventSpan, eventDays, lastsDays } from '../../../contract/content/event-span.ts';
import { longDate, timeOfDay, timeSpan } from './dates.ts';

/** Which days: Saturday 21 November 2026, or Mon 7 to Fri 11 December 2026. */
export function daysWords(span: EventSpan): string {
  const days = eventDays(span);
  return lastsDays(span) ? `${shortSpan(days)} ${days.lastDay.slice(0, 4)}` : longDate(span.date);
}

/** At which time, as far as it is known: 8:30 to 12:00, or of several days Mon 8:30 to Fri 12:00. */
export function timesWords(span: EventSpan): string | null {
  if (!lastsDays(span)) return timeSpan(span.date, span.endDate);
  const { firstDay, lastDay } = eventDays(span);
  const [from, to] = [timeOfDay(span.date), span.endDate ? timeOfDay(span.endDate) : null];
  const [begins, ends] = [from && `${shortWeekday(firstDay)} ${from}`, to && `${shortWeekday(lastDay)} ${to}`];
  if (begins && ends) return `${begins} to ${ends}`;
  return begins ? `from ${begins}` : ends && `until ${ends}`;
}

/** Mon 7 to Fri 11 December, of several days alone. */
export const severalDays = (span: EventSpan): string | null => (lastsDays(span) ? shortSpan(eventDays(span)) : null);

/** every Tuesday */
export const everyWords = (date: string): string => `every ${weekdayName(schoolDay(date))}`;

/** What a card says beside the leaf of the first day: of several days which they are, of one its time. */
export const briefWhen = (span: EventSpan): string | null => severalDays(span) ?? timeSpan(span.date, span.endDate);
