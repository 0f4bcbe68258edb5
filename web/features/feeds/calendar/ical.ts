import type { CalendarDoc } from '../../../../contract/site/search.ts';
import { type CalendarTimes, timeZoneLines, utc, whenLines } from './ical-times.ts';

type Calendar = {
  name: string;
  origin: string /** What of the school is in it; all of it unless said. */;
  parts?: string;
};
/** What stands in a calendar: an event, or whole days. */
export type CalendarEntry = Omit<CalendarDoc, 'id' | 'category' | 'date' | 'endDate' | 'weekly'> & {
  uid: string;
} & CalendarTimes;

export const eventEntry = ({ id, ...doc }: CalendarDoc): CalendarEntry => ({ ...doc, uid: `event-${id}` });

const encoder = new TextEncoder();
const lineBytes = 75;

/** iCalendar (RFC 5545). Times are in UTC, or of what repeats by the clock at the school. */
export function icalendar({ name, origin, parts }: Calendar, entries: CalendarEntry[]): string {
  const host = new URL(origin).host;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(name)}//Calendar//EN`,
    'CALSCALE:GREGORIAN',
    `X-WR-CALNAME:${escapeText(parts ? `${name}: ${parts}` : name)}`,
    ...timeZoneLines(entries),
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
    ...whenLines(doc),
    `SUMMARY:${escapeText(doc.title)}`,
    ...(doc.location ? [`LOCATION:${escapeText(doc.location)}`] : []),
    ...(doc.text ? [`DESCRIPTION:${escapeText(doc.text)}`] : []),
    `URL:${origin}${doc.url}`,
    'END:VEVENT',
  ];
}

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
