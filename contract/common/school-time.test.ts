import { afterEach, expect, test } from 'vitest';
import { countriesFromHome, homeCountry } from './phone/phone.ts';
import { atSchool, momentAtSchool, schoolDay, schoolTime, schoolTimeWords } from './school-time.ts';
import { defaultPlace, setThisPlace, thisPlace } from './this-school.ts';

const before = thisPlace();
const goTo = (timeZone: string, more = {}) => setThisPlace({ ...defaultPlace, timeZone, ...more });

afterEach(() => setThisPlace(before));

test('the day and the time are by the clock at the school, wherever that is', () => {
  const moment = '2026-11-16T22:30:00Z';
  for (const [zone, day, time] of [
    ['UTC', '2026-11-16', '22:30'],
    ['Africa/Kampala', '2026-11-17', '01:30'],
    ['Asia/Kathmandu', '2026-11-17', '04:15'],
    ['America/St_Johns', '2026-11-16', '19:00'],
    ['Pacific/Kiritimati', '2026-11-17', '12:30'],
  ] as const) {
    goTo(zone);
    expect([schoolDay(moment), schoolTime(moment)], zone).toEqual([day, time]);
  }
});

test('a day and a time at the school are one moment, also when the clocks change', () => {
  for (const [zone, day, time, moment] of [
    ['UTC', '2026-03-29', '08:00', '2026-03-29T08:00:00+00:00'],
    ['Africa/Kampala', '2026-03-29', undefined, '2026-03-29T00:00:00+03:00'],
    ['Europe/Berlin', '2026-03-29', '01:59', '2026-03-29T01:59:00+01:00'],
    ['Europe/Berlin', '2026-03-29', '08:00', '2026-03-29T08:00:00+02:00'],
    ['America/New_York', '2026-11-01', '00:30', '2026-11-01T00:30:00-04:00'],
    ['America/New_York', '2026-11-01', '09:00', '2026-11-01T09:00:00-05:00'],
    ['America/St_Johns', '2026-12-01', '09:00', '2026-12-01T09:00:00-03:30'],
  ] as const) {
    goTo(zone);
    expect(momentAtSchool(day, time), zone).toBe(moment);
    expect([schoolDay(moment), schoolTime(moment)]).toEqual([day, time ?? '00:00']);
  }
});

test('seconds may be said', () => {
  goTo('Europe/Berlin');
  expect(momentAtSchool('2026-07-01', '10:20:30')).toBe('2026-07-01T10:20:30+02:00');
  expect(momentAtSchool('2026-01-01', '10:20:30.125')).toBe('2026-01-01T10:20:30.125+01:00');
});

test('a year that is being typed is a moment too', () => {
  goTo('Africa/Kampala');
  for (const year of ['0002', '0020', '0202']) {
    const moment = momentAtSchool(`${year}-03-14`, '09:00');
    expect([schoolDay(moment), schoolTime(moment)]).toEqual([`${year}-03-14`, '09:00']);
  }
});

test('what is no moment stays none', () => {
  goTo('Europe/Berlin');
  expect(atSchool('never').getTime()).toBeNaN();
  expect(Date.parse(momentAtSchool('', ''))).toBeNaN();
});

test('people are told which clock is meant by the name of the town', () => {
  goTo('Africa/Kampala', { locality: 'Jinja' });
  expect(schoolTimeWords()).toBe('Jinja time');
  goTo('Africa/Kampala');
  expect(schoolTimeWords()).toBe('The clock at the school');
});

test("the numbers of the school's own country come first", () => {
  goTo('UTC', { country: 'KE' });
  expect([homeCountry(), countriesFromHome()[0]?.code]).toEqual(['KE', '+254']);
  goTo('UTC');
  expect(homeCountry()).toBe('other');
});
