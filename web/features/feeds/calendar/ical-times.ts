import { daysLater } from '../../../../contract/common/days.ts';
import { atSchool, momentAtSchool, schoolDay, schoolTime } from '../../../../contract/common/school-time.ts';
import { thisPlace } from '../../../../contract/common/this-school.ts';
import { eventDays } from '../../../../contract/content/event-span.ts';
import type { CalendarDoc } from '../../../../contract/site/search.ts';
import { timeOfDay } from '../../../ui/dates/dates.ts';
import { clockChanges } from './clock-changes.ts';

type Weekly = Exclude<CalendarDoc['weekly'], undefined>;

/** When something in a calendar is: an event, or whole days. */
export type CalendarTimes =
  | { date: string; endDate?: string | null; weekly?: Weekly | undefined }
  | { firstDay: string; lastDay: string };

/** An event whose day alone is known lasts the whole day. */
export function whenLines(entry: CalendarTimes): string[] {
  if ('firstDay' in entry) return wholeDays(entry);
  const { date, weekly } = entry;
  if (timeOfDay(date) === null) return [...wholeDays(eventDays(entry)), ...(weekly ? weeklyOnDays(weekly) : [])];
  const end = endOf(entry);
  if (weekly) return weeklyAtTime(date, end, weekly);
  return [`DTSTART:${utc(date)}`, ...(end ? [`DTEND:${utc(end)}`] : [])];
}

/** Of an end whose day alone is known, the whole day counts. */
function endOf({ date, endDate }: { date: string; endDate?: string | null }): string | null {
  if (!endDate || timeOfDay(endDate) !== null) return endDate ?? null;
  return momentAtSchool(daysLater(eventDays({ date, endDate }).lastDay, 1));
}

const weeklyOnDays = ({ until, leftOut }: Weekly) => [
  `RRULE:FREQ=WEEKLY;UNTIL=${compact(until)}`,
  ...(leftOut.length > 0 ? [`EXDATE;VALUE=DATE:${leftOut.map(compact).join(',')}`] : []),
];

/** By the clock at the school, so that it stays at its hour when the clocks change. */
function weeklyAtTime(date: string, end: string | null, { until, leftOut }: Weekly): string[] {
  const zone = `TZID=${thisPlace().timeZone}`;
  const time = schoolTime(date);
  return [
    `DTSTART;${zone}:${local(date)}`,
    ...(end ? [`DTEND;${zone}:${local(end)}`] : []),
    `RRULE:FREQ=WEEKLY;UNTIL=${utc(momentAtSchool(until, time))}`,
    ...(leftOut.length > 0
      ? [`EXDATE;${zone}:${leftOut.map((day) => local(momentAtSchool(day, time))).join(',')}`]
      : []),
  ];
}

/** The clock at the school, for as long as something repeats by it. */
export function timeZoneLines(entries: CalendarTimes[]): string[] {
  const repeating = entries.flatMap((entry) =>
    'weekly' in entry && entry.weekly && timeOfDay(entry.date) !== null ? [{ ...entry.weekly, date: entry.date }] : [],
  );
  const first = repeating.map(({ date }) => schoolDay(date)).sort()[0];
  const last = repeating
    .map(({ until }) => until)
    .sort()
    .at(-1);
  if (!first || !last) return [];
  const changes = clockChanges(daysLater(first, -1), daysLater(last, 8));
  const least = Math.min(...changes.map(({ to }) => to));
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${thisPlace().timeZone}`,
    ...changes.flatMap(({ at, from, to }) => {
      const part = to > least ? 'DAYLIGHT' : 'STANDARD';
      // A change is written by the clock that it ends.
      const begins = utc(new Date(at + from * 60_000).toISOString()).slice(0, -1);
      const offsets = [`TZOFFSETFROM:${offset(from)}`, `TZOFFSETTO:${offset(to)}`];
      return [`BEGIN:${part}`, `DTSTART:${begins}`, ...offsets, `END:${part}`];
    }),
    'END:VTIMEZONE',
  ];
}

/** +0300 */
function offset(minutes: number): string {
  const two = (number: number) => String(number).padStart(2, '0');
  const ahead = Math.abs(minutes);
  return `${minutes < 0 ? '-' : '+'}${two(Math.floor(ahead / 60))}${two(ahead % 60)}`;
}

/** In a calendar, whole days end with the day after the last one. */
const wholeDays = ({ firstDay, lastDay }: { firstDay: string; lastDay: string }) => [
  `DTSTART;VALUE=DATE:${compact(firstDay)}`,
  `DTEND;VALUE=DATE:${compact(daysLater(lastDay, 1))}`,
];

const compact = (day: string) => day.replaceAll('-', '');

/** 20261121T050000Z */
export const utc = (iso: string) => new Date(iso).toISOString().replace(/\.\d+/, '').replaceAll(/[-:]/g, '');

/** 20261121T080000, by the clock at the school */
const local = (iso: string) => utc(atSchool(iso).toISOString()).slice(0, -1);
