import { atSchool } from '../../../contract/school-time.ts';
import type { CalendarDoc } from '../../../contract/search.ts';

type Calendar = { name: string; origin: string };
/** What stands in a calendar: an event, or whole days. */
export type CalendarEntry = Omit<CalendarDoc, 'id' | 'category' | 'date' | 'endDate'> & { uid: string } & (
    | { date: string; endDate?: string | null }
    | { firstDay: string; lastDay: string }
  );

export const eventEntry = ({ id, ...doc }: CalendarDoc): CalendarEntry => ({ ...doc, uid: `event-${id}` });

const encoder = new TextEncoder();
const lineBytes = 75;
const dayMs = 24 * 60 * 60 * 1000;

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
  if ('firstDay' in entry) {
    const after = day(Date.parse(`${entry.lastDay}T00:00:00Z`) + dayMs);
    return [`DTSTART;VALUE=DATE:${entry.firstDay.replaceAll('-', '')}`, `DTEND;VALUE=DATE:${after}`];
  }
  const { date, endDate } = entry;
  const local = atSchool(date).getTime();
  if (local % dayMs !== 0) return [`DTSTART:${utc(date)}`, ...(endDate ? [`DTEND:${utc(endDate)}`] : [])];
  return [`DTSTART;VALUE=DATE:${day(local)}`, `DTEND;VALUE=DATE:${day(local + dayMs)}`];
}

const day = (ms: number) => new Date(ms).toISOString().slice(0, 10).replaceAll('-', '');

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
