import { describe, expect, test } from 'vitest';
import type { CalendarDoc } from '../../../../contract/site/search.ts';
import { icalendar as calendarOf, escapeText, eventEntry, foldLine } from './ical.ts';

const icalendar = (of: { name: string; origin: string }, docs: CalendarDoc[]) => calendarOf(of, docs.map(eventEntry));
const school = { name: 'Seven Hills', origin: 'https://school.example' };
const sportsDay: CalendarDoc = {
  id: 7,
  title: 'Sports Day, part 1; "finals"',
  url: '/events/view/7',
  text: 'Bring water.\nCome early \\ stay late',
  location: 'Kitante, upper field',
  category: 0,
  date: '2026-11-21T05:00:00.000Z',
  endDate: null,
  updatedAt: '2026-11-01T10:20:30.456Z',
};

const wholeWeek = 'DTSTART;VALUE=DATE:20261207\r\nDTEND;VALUE=DATE:20261212\r\n';
const moments = (end: string) => `DTSTART:20261207T053000Z\r\nDTEND:20261211${end}\r\n`;

describe('a calendar', () => {
  test('is exactly this, line for line, with CRLF', () => {
    expect(icalendar(school, [sportsDay]).split('\r\n')).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Seven Hills//Calendar//EN',
      'CALSCALE:GREGORIAN',
      'X-WR-CALNAME:Seven Hills',
      'BEGIN:VEVENT',
      'UID:event-7@school.example',
      'DTSTAMP:20261101T102030Z',
      'LAST-MODIFIED:20261101T102030Z',
      'DTSTART:20261121T050000Z',
      'SUMMARY:Sports Day\\, part 1\\; "finals"',
      'LOCATION:Kitante\\, upper field',
      'DESCRIPTION:Bring water.\\nCome early \\\\ stay late',
      'URL:https://school.example/events/view/7',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  test('has no bare line break, whatever the text holds', () => {
    const text = 'a\r\nb\rc\nd\u0000\u000b e';
    const ics = icalendar({ ...school, name: 'N\nEND:VCALENDAR' }, [
      { ...sportsDay, title: text, location: text, text },
    ]);
    expect(ics.replaceAll('\r\n', '')).not.toMatch(/[\r\n\0]/);
    expect(ics.match(/^END:VCALENDAR/gm)).toHaveLength(1);
  });

  test('leaves out what an event does not have', () => {
    const ics = icalendar(school, [{ ...sportsDay, location: '', text: '' }]);
    expect(ics).not.toMatch(/LOCATION|DESCRIPTION/);
  });

  test('an event ends when it is said to', () => {
    const ics = icalendar(school, [{ ...sportsDay, endDate: '2026-11-21T13:30:00.000Z' }]);
    expect(ics).toContain('DTSTART:20261121T050000Z\r\nDTEND:20261121T133000Z\r\n');
    expect(icalendar(school, [sportsDay])).not.toContain('DTEND');
  });

  test.each([
    ['days alone last to the end of the last one', '2026-12-06T21:00:00.000Z', '2026-12-10T21:00:00.000Z', wholeWeek],
    ['so do days whose end alone is known', '2026-12-06T21:00:00.000Z', '2026-12-11T13:00:00.000Z', wholeWeek],
    ['moments stay moments', '2026-12-07T05:30:00.000Z', '2026-12-11T13:00:00.000Z', moments('T130000Z')],
    ['a last day without a time is whole', '2026-12-07T05:30:00.000Z', '2026-12-10T21:00:00.000Z', moments('T210000Z')],
  ])('of several days, %s', (_, date, endDate, lines) => {
    expect(icalendar(school, [{ ...sportsDay, date, endDate }])).toContain(lines);
  });

  test('midnight at the school means the whole day, also over the end of a month', () => {
    const ics = icalendar(school, [{ ...sportsDay, date: '2026-11-29T21:00:00.000Z' }]);
    expect(ics).toContain('DTSTART;VALUE=DATE:20261130\r\nDTEND;VALUE=DATE:20261201\r\n');
  });
});

test('days of the school last to the end of the last one', () => {
  const half = { uid: 'term-date-3', title: 'Half-term', url: '/term-dates', text: '', location: '' };
  const ics = calendarOf(school, [
    { ...half, updatedAt: sportsDay.updatedAt, firstDay: '2027-10-29', lastDay: '2027-10-31' },
  ]);
  expect(ics).toContain('UID:term-date-3@school.example\r\n');
  expect(ics).toContain('DTSTART;VALUE=DATE:20271029\r\nDTEND;VALUE=DATE:20271101\r\n');
});

describe('folding', () => {
  const unfold = (text: string) => text.replaceAll('\r\n ', '');
  const byteLengths = (text: string) => text.split('\r\n').map((line) => Buffer.byteLength(line));

  test('75 bytes stay whole, 76 are folded', () => {
    expect(foldLine('x'.repeat(75))).toBe('x'.repeat(75));
    expect(foldLine('x'.repeat(76))).toBe(`${'x'.repeat(75)}\r\n x`);
  });

  test.each(['é'.repeat(100), '🎉'.repeat(60), `${'a'.repeat(74)}🎉b`, `${'ab '.repeat(70)}`, ''])(
    'no line over 75 bytes, nothing lost, no character cut: %s',
    (line) => {
      const folded = foldLine(line);
      expect(Math.max(...byteLengths(folded))).toBeLessThanOrEqual(75);
      expect(unfold(folded)).toBe(line);
      expect(folded.isWellFormed()).toBe(true);
    },
  );
});

test('a backslash is escaped before what it escapes', () => {
  expect(escapeText('\\n ,;')).toBe('\\\\n \\,\\;');
});
