import { daysLater } from '../../../contract/days.ts';
import { eventDays } from '../../../contract/event-span.ts';
import { momentAtSchool } from '../../../contract/school-time.ts';
import type { CalendarDoc } from '../../../contract/search.ts';
import { timeOfDay } from '../../ui/dates/dates.ts';

type Calendar = { name: string; origin: string };
/** What stands in a calendar: an event, or whole days. */
export type CalendarEntry = Omit<CalendarDoc, 'id' | 'category' | 'date' | 'endDate'> & { uid: string } & (
    | { date: string; endDate?: string | null }
    | { firstDay: string; lastDay: string }
  );

export const eventEntry = ({ id, ...doc }: CalendarDoc): CalendarEntry => ({ ...doc, uid: `event-${id}` });

const encoder = new TextEncoder();
const lineBytes = 75;

/** iCalendar (RFC 5545). Times are in UTC; an event whose day alone is known lasts the whole day. */
export function icalendar({ name, origin }: Calendar, entries: CalendarEntry[]): string {
  const host = new URL(origin).host;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(name)}//Calendar//EN`,
    'CALSCALE:GREGORIAN',
    `X-WR-CALNAME:${escapeText(name)}`,
    ...entries.flatMap((entry) => eventLines(entry, host, origin)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join('');
}

function eventLines(doc: CalendarEntry, host: string, origin: string): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${doc.uid}@${host}`,
    `DTSTAMP:${utc(doc.updatedAt)}`,
    `LAST-MODIFIED:${utc(doc.updatedAt)}`,
    ...when(doc),
    `SUMMARY:${escapeText(doc.title)}`,
    ...(doc.location ? [`LOCATION:${escapeText(doc.location)}`] : []),
    ...(doc.text ? [`DESCRIPTION:${escapeText(doc.text)}`] : []),
    `URL:${origin}${doc.url}`,
    'END:VEVENT',
  ];
}

function when(entry: CalendarEntry): string[] {
  if ('firstDay' in entry) return wholeDays(entry);
  const days = eventDays(entry);
  if (timeOfDay(entry.date) === null) return wholeDays(days);
  const { date, endDate } = entry;
  if (!endDate) return [`DTSTART:${utc(date)}`];
  // Of an end whose day alone is known, the whole day counts.
  const end = timeOfDay(endDate) === null ? momentAtSchool(daysLater(days.lastDay, 1)) : endDate;
  return [`DTSTART:${utc(date)}`, `DTEND:${utc(end)}`];
}

/** In a calendar, whole days end with the day after the last one. */
const wholeDays = ({ firstDay, lastDay }: { firstDay: string; lastDay: string }) => [
  `DTSTART;VALUE=DATE:${compact(firstDay)}`,
  `DTEND;VALUE=DATE:${compact(daysLater(lastDay, 1))}`,
];

const compact = (day: string) => day.replaceAll('-', '');

/** 20261121T050000Z */
const utc = (iso: string) => new Date(iso).toISOString().replace(/\.\d+/, '').replaceAll(/[-:]/g, '');

export function escapeText(text: string): string {
  return (
    text
      .toWellFormed()
      .replace(/[\\;,]/g, '\\$&')
      .replace(/\r\n|\r|\n/g, '\\n')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: the format has no way to write them
      .replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '')
  );
}

/** No line is longer than 75 bytes; the rest follows after a space. A character is never cut. */
export function foldLine(line: string): string {
  const parts: string[] = [];
  let part = '';
  let bytes = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (bytes + size > lineBytes) {
      parts.push(part);
      part = ' ';
      bytes = 1;
    }
    part += character;
    bytes += size;
  }
  return [...parts, part].join('\r\n');
}
