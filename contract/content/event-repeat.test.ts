import fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import { daysLater, weekdayOf } from '../common/days.ts';
import { momentAtSchool, schoolDay, schoolTime } from '../common/school-time.ts';
import { defaultPlace, setThisPlace, thisPlace } from '../common/this-school.ts';
import {
  currentDay,
  mostRepeats,
  repeatDays,
  repeatFaults,
  repeatMessages,
  seriesOf,
  spanOn,
  weeklyDays,
} from './event-repeat.ts';

const before = thisPlace();
const zones = ['Africa/Kampala', 'UTC', 'Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe', 'Asia/Kathmandu'];
const goTo = (timeZone: string) => setThisPlace({ ...defaultPlace, timeZone });

afterEach(() => setThisPlace(before));

const someDay = fc.integer({ min: 0, max: 1500 }).map((later) => daysLater('2025-01-01', later));
const someMinute = fc.integer({ min: 0, max: 1439 });
const two = (number: number) => String(number).padStart(2, '0');
const timeOf = (minute: number) => `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
const every = { inTerm: false, except: [] };

describe('the days', () => {
  test('are every week on the same weekday, from the first to the last', () => {
    expect(repeatDays('2026-11-03', { until: '2026-12-01', ...every }, [])).toEqual([
      ...['2026-11-03', '2026-11-10', '2026-11-17', '2026-11-24', '2026-12-01'],
    ]);
    expect(weeklyDays('2026-11-03', '2026-11-30').at(-1)).toBe('2026-11-24');
    expect(weeklyDays('2026-11-03', '2026-11-02')).toEqual([]);
  });

  test('are as many as there may be and no more, whatever is asked for', () => {
    fc.assert(
      fc.property(someDay, fc.integer({ min: -400, max: 3_000_000 }), (first, later) => {
        const until = later > 400_000 ? '9999-12-31' : daysLater(first, Math.min(later, 20_000));
        const days = weeklyDays(first, until);
        expect(days.length).toBeLessThanOrEqual(mostRepeats);
        expect(new Set(days).size).toBe(days.length);
        for (const day of days) {
          expect(weekdayOf(day)).toBe(weekdayOf(first));
          expect(day >= first && day <= until).toBe(true);
        }
      }),
    );
  });

  test('in term are those of a term that are neither in its half-term nor a holiday', () => {
    const dates = [
      { kind: 'term', firstDay: '2026-11-10', lastDay: '2026-12-08' },
      { kind: 'halfTerm', firstDay: '2026-11-16', lastDay: '2026-11-18' },
      { kind: 'holiday', firstDay: '2026-12-01', lastDay: '2026-12-01' },
      { kind: 'visit', firstDay: '2026-11-24', lastDay: '2026-11-24' },
    ];
    const repeat = { until: '2026-12-31', inTerm: true, except: ['2026-12-08'] };
    expect(repeatDays('2026-11-03', repeat, dates)).toEqual(['2026-11-10', '2026-11-24']);
    expect(repeatDays('2026-11-03', repeat, [])).toEqual([]);
  });
});

describe('on another day', () => {
  test.each(zones)('in %s it is at the same time by the clock there, and lasts as many days', (zone) => {
    goTo(zone);
    const lengths = fc.integer({ min: 0, max: 6 });
    fc.assert(
      fc.property(someDay, someDay, someMinute, someMinute, lengths, (first, day, begins, ends, lasts) => {
        const date = momentAtSchool(first, timeOf(begins));
        const endDate = momentAtSchool(daysLater(first, lasts), timeOf(ends));
        fc.pre(Date.parse(endDate) > Date.parse(date));
        const moved = spanOn({ date, endDate }, day);
        expect(Date.parse(moved.endDate ?? '')).toBeGreaterThan(Date.parse(moved.date));
        // Where clocks change, an hour of a day may not be there.
        const exists = (on: string, time: string) => schoolTime(momentAtSchool(on, time)) === time;
        const [from, to] = [schoolTime(date), schoolTime(endDate)];
        fc.pre(exists(day, from) && exists(daysLater(day, lasts), to));
        expect([schoolDay(moved.date), schoolTime(moved.date)]).toEqual([day, from]);
        expect([schoolDay(moved.endDate ?? ''), schoolTime(moved.endDate ?? '')]).toEqual([daysLater(day, lasts), to]);
      }),
    );
  });

  test('it never ends before it has begun, also in the hour that a day does not have', () => {
    goTo('Europe/Berlin');
    const first = { date: '2026-03-22T02:30:00+01:00', endDate: '2026-03-22T03:00:00+01:00' };
    expect(spanOn(first, '2026-03-29')).toEqual({
      date: '2026-03-29T01:30:00.000Z',
      endDate: '2026-03-29T02:00:00.000Z',
    });
  });
});

test('it stands at the day that goes on or comes next, and in the end at the last one', () => {
  goTo('Africa/Kampala');
  const days = ['2026-11-03', '2026-11-17', '2026-11-24'];
  const weekend = { date: '2026-11-03T08:00:00+03:00', endDate: '2026-11-05' };
  const at = (today: string) => currentDay(days, weekend, today);
  expect(['2026-10-01', '2026-11-03', '2026-11-05'].map(at)).toEqual(Array(3).fill('2026-11-03'));
  expect(['2026-11-06', '2026-11-19'].map(at)).toEqual(Array(2).fill('2026-11-17'));
  expect(['2026-11-24', '2027-11-24'].map(at)).toEqual(Array(2).fill('2026-11-24'));
  expect(currentDay([], weekend, '2026-11-03')).toBeUndefined();
});

test('a series is from the first day that happens to the last, with what is left out in between', () => {
  goTo('Africa/Kampala');
  const first = { from: '2026-11-03T05:30:00.000Z', to: '2026-11-03T07:00:00.000Z' };
  expect(seriesOf(first, ['2026-11-10', '2026-11-24'])).toEqual({
    ...{ date: '2026-11-10T05:30:00.000Z', endDate: '2026-11-10T07:00:00.000Z' },
    ...{ until: '2026-11-24', leftOut: ['2026-11-17'] },
  });
  expect(seriesOf(first, [])).toBeUndefined();
});

test('what is wrong is said by the name of its field', () => {
  goTo('Africa/Kampala');
  const first = { date: '2026-11-03T05:30:00.000Z', endDate: null };
  const faults = (change: object, span: object = {}) =>
    repeatFaults({ ...first, ...span }, { until: '2026-12-01', ...every, ...change });
  expect(faults({})).toEqual({});
  expect(faults({ until: '2026-11-02' })).toEqual({ 'repeat.until': repeatMessages.beforeStart });
  expect(faults({ until: '9999-12-31' })).toEqual({ 'repeat.until': repeatMessages.tooLong });
  expect(faults({ until: daysLater('2026-11-03', mostRepeats * 7 - 1) })).toEqual({});
  expect(faults({ until: daysLater('2026-11-03', mostRepeats * 7) })).toEqual({
    'repeat.until': repeatMessages.tooLong,
  });
  for (const day of ['2026-11-04', '2026-10-27', '2026-12-08'])
    expect(faults({ except: [day] })).toEqual({ 'repeat.except': repeatMessages.noDay });
  expect(faults({}, { endDate: '2026-11-09T20:59:00.000Z' })).toEqual({});
  expect(faults({}, { endDate: '2026-11-10T05:00:00.000Z' })).toEqual({ endDate: repeatMessages.end });
});
