import { afterEach, describe, expect, test } from 'vitest';
import { momentAtSchool, schoolDay, schoolTime } from '../../../../contract/common/school-time.ts';
import { defaultPlace, setThisPlace, thisPlace } from '../../../../contract/common/this-school.ts';
import type { CalendarDoc } from '../../../../contract/site/search.ts';
import { eventEntry, icalendar } from './ical.ts';

const before = thisPlace();
const goTo = (timeZone: string) => setThisPlace({ ...defaultPlace, timeZone });

afterEach(() => setThisPlace(before));

const club: CalendarDoc = {
  ...{ id: 7, title: 'Chess club', url: '/events/view/7', text: '', location: 'Library', category: 0 },
  ...{ date: '2026-11-03T11:30:00.000Z', endDate: '2026-11-03T13:00:00.000Z' },
  weekly: { until: '2026-12-01', leftOut: ['2026-11-10', '2026-11-17'] },
  updatedAt: '2026-11-01T10:20:30.456Z',
};
const linesOf = (...docs: CalendarDoc[]) =>
  icalendar({ name: 'Seven Hills', origin: 'https://school.example' }, docs.map(eventEntry))
    .replaceAll('\r\n ', '')
    .split('\r\n');

type Offset = { begins: number; minutes: number };

/** As a calendar program reads it: every beginning of the event, by the time zone that the file itself describes. */
function beginningsIn(lines: string[]): string[] {
  const lineOf = (name: string) =>
    lines
      .findLast((line) => line.startsWith(name))
      ?.split(':')
      .at(-1) ?? '';
  const local = (text: string) => Date.parse(text.replace(/^(....)(..)(..)T(..)(..)(..)Z?$/, '$1-$2-$3T$4:$5:$6Z'));
  const minutesOf = (text: string) => Number(`${text[0]}1`) * (Number(text.slice(1, 3)) * 60 + Number(text.slice(3)));
  const offsets: Offset[] = lines.flatMap((line, place) => {
    const [from, to] = [lines[place + 1], lines[place + 2]];
    if (!line.startsWith('DTSTART:') || !from?.startsWith('TZOFFSETFROM:') || !to?.startsWith('TZOFFSETTO:')) return [];
    const begins = local(line.slice(8)) - minutesOf(from.slice(13)) * 60_000;
    return [{ begins, minutes: minutesOf(to.slice(11)) }];
  });
  const utcOf = (at: number) => {
    const known = offsets.findLast(({ begins, minutes }) => begins <= at - minutes * 60_000);
    return at - (known?.minutes ?? Number.NaN) * 60_000;
  };
  const until = local(/UNTIL=(\w+)/.exec(lineOf('RRULE'))?.[1] ?? '');
  const leftOut = lineOf('EXDATE').split(',').map(local);
  const found: string[] = [];
  for (let at = local(lineOf('DTSTART;TZID')); utcOf(at) <= until; at += 7 * 86_400_000)
    if (!leftOut.includes(at)) found.push(new Date(utcOf(at)).toISOString());
  return found;
}

describe('what happens every week', () => {
  test('has a rule with its last day, what is left out, and the clock by which it is meant', () => {
    goTo('Africa/Kampala');
    const lines = linesOf(club);
    expect(lines.slice(5, 12)).toEqual([
      'BEGIN:VTIMEZONE',
      'TZID:Africa/Kampala',
      'BEGIN:STANDARD',
      'DTSTART:20261102T000000',
      'TZOFFSETFROM:+0300',
      'TZOFFSETTO:+0300',
      'END:STANDARD',
    ]);
    expect(lines.slice(17, 21)).toEqual([
      'DTSTART;TZID=Africa/Kampala:20261103T143000',
      'DTEND;TZID=Africa/Kampala:20261103T160000',
      'RRULE:FREQ=WEEKLY;UNTIL=20261201T113000Z',
      'EXDATE;TZID=Africa/Kampala:20261110T143000,20261117T143000',
    ]);
    expect(beginningsIn(lines)).toEqual(
      ['03', '24', '01'].map((day) => club.date.replace(/-11-03/, day === '01' ? '-12-01' : `-11-${day}`)),
    );
  });

  test('on days alone needs no clock', () => {
    goTo('Africa/Kampala');
    const lines = linesOf({ ...club, date: '2026-11-02T21:00:00.000Z', endDate: null });
    expect(lines).not.toContain('BEGIN:VTIMEZONE');
    expect(lines.filter((line) => /^(DT(START|END)|RRULE|EXDATE)/.test(line))).toEqual([
      'DTSTART;VALUE=DATE:20261103',
      'DTEND;VALUE=DATE:20261104',
      'RRULE:FREQ=WEEKLY;UNTIL=20261201',
      'EXDATE;VALUE=DATE:20261110,20261117',
    ]);
  });

  test.each(['Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe', 'Asia/Kathmandu', 'Africa/Casablanca'])(
    'stays at its hour in %s when the clocks change',
    (zone) => {
      goTo(zone);
      const date = new Date(momentAtSchool('2026-02-03', '14:30')).toISOString();
      const leftOut = ['2026-03-31', '2026-11-03'];
      const lines = linesOf({ ...club, date, endDate: null, weekly: { until: '2027-05-25', leftOut } });
      const found = beginningsIn(lines);
      expect(found).toHaveLength(67);
      for (const moment of found) expect(schoolTime(moment)).toBe('14:30');
      expect(found.map(schoolDay).filter((day) => leftOut.includes(day))).toEqual([]);
    },
  );

  test('in a calendar of many there is one clock, for all of them', () => {
    goTo('Europe/Berlin');
    const { weekly, ...once } = club;
    const later = { ...club, date: '2027-02-02T11:30:00.000Z', weekly: { until: '2027-06-01', leftOut: [] } };
    const lines = linesOf(club, once, later);
    expect(lines.filter((line) => line === 'BEGIN:VTIMEZONE')).toHaveLength(1);
    expect(lines.filter((line) => line === 'BEGIN:DAYLIGHT')).toHaveLength(1);
    expect(lines).toContain('DTSTART:20261103T113000Z');
    expect(linesOf(once)).not.toContain('BEGIN:VTIMEZONE');
  });
});
