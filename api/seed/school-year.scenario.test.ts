import { expect, test } from 'vitest';
import { testApi } from '../../tests/support/api.ts';
import { type Demo, demoAt, titled } from '../../tests/support/demo-school.ts';
import { schoolDay } from '../lib/clock.ts';
import { isSchoolDay, termsOf } from './year/terms.ts';

const api = testApi();

const monthNames = 'January|February|March|April|May|June|July|August|September|October|November|December';
const weekdayNames = 'Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday';
const anyDate = new RegExp(`(?:(${weekdayNames}) )?\\b(\\d{1,2}) (${monthNames})(?: (\\d{4}))?`, 'g');
const fullDate = `(?:${weekdayNames}) \\d{1,2} (?:${monthNames}) \\d{4}`;

/** In the calendar of the next years, by hand: a movable feast that is computed wrongly must not prove itself right. */
const easterSundays = [
  '2026-04-05',
  '2027-03-28',
  '2028-04-16',
  '2029-04-01',
  '2030-04-21',
  '2031-04-13',
  '2032-03-28',
];
const fixedHolidays = ['01-01', '01-26', '02-16', '03-08', '05-01', '06-03', '06-09', '10-09', '12-25', '12-26'];

/** Terms and holidays, their first and last days, feasts, leap years, the turn of the year, the days of great events. */
const moments = [
  ...['2026-11-16T09:00', '2026-12-04T12:00', '2026-12-25T08:00', '2026-12-31T23:30', '2027-01-01T00:30'],
  ...['2027-01-22T15:00', '2027-02-01T07:00', '2027-03-28T10:00', '2027-04-30T16:00', '2027-05-10T11:00'],
  ...['2027-08-14T13:00', '2027-10-05T09:00', '2028-02-28T20:00', '2028-02-29T06:00', '2028-09-18T08:00'],
  ...['2028-11-11T18:00', '2029-06-09T12:00', '2029-11-23T14:00', '2030-02-04T09:00', '2030-12-08T10:00'],
  ...['2031-04-13T09:00', '2031-11-30T21:00'],
];

const utc = (day: string) => new Date(`${day}T12:00:00Z`);
const part = (day: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', ...options }).format(utc(day));
const weekday = (day: string) => part(day, { weekday: 'long' });
const month = (day: string) => part(day, { month: 'long' });
const later = (day: string, days: number) =>
  new Date(utc(day).getTime() + days * 86_400_000).toISOString().slice(0, 10);
const asDay = (words: string) => {
  const [number = '', name = '', year = ''] = words.replace(new RegExp(`^(?:${weekdayNames}) `), '').split(' ');
  const index = monthNames.split('|').indexOf(name) + 1;
  return `${year}-${String(index).padStart(2, '0')}-${number.padStart(2, '0')}`;
};

const eventDay = (demo: Demo, title: string) => schoolDay(titled(demo.events, title).startsAt);
const storyDay = (demo: Demo, title: string) => schoolDay(titled(demo.stories, title).createdAt);
const pageWords = (demo: Demo, id: string) => demo.texts.find(({ where }) => where === `/${id}`)?.words ?? '';
const everywhere = (demo: Demo, pattern: RegExp) =>
  demo.texts.flatMap(({ where, words }) => [...words.matchAll(pattern)].map((match) => ({ where, match })));

test('terms lie where the ministry put them', () => {
  const days = (year: number) => termsOf(year).flatMap(({ begins, ends }) => [begins.slice(5), ends.slice(5)]);
  expect(days(2023)).toEqual(['02-06', '05-05', '05-29', '08-25', '09-18', '12-08']);
  expect(days(2024)).toEqual(['02-05', '05-03', '05-27', '08-23', '09-16', '12-06']);
  expect(days(2025)).toEqual(['02-03', '05-02', '05-26', '08-22', '09-15', '12-05']);
});

test('a half-term is two days in the middle of its term, on which there is no school', () => {
  for (const { begins, ends, halfTerm } of termsOf(2027)) {
    expect(halfTerm.map(weekday)).toEqual(['Monday', 'Tuesday']);
    expect(begins < halfTerm[0] && halfTerm[1] < ends).toBe(true);
    expect([-3, 0, 1, 2].map((days) => isSchoolDay(later(halfTerm[0], days)))).toEqual([true, false, false, true]);
  }
});

test.each(moments)('at %s the demo school says nothing about time that is not so', async (moment) => {
  const demo = await demoAt(api.deps.db, new Date(`${moment}:00+03:00`));
  expectDatesToBeDays(demo);
  expectTermsToAgree(demo);
  expectOpenMorningsToAgree(demo);
  expectMonthsToAgree(demo);
  expectNothingAheadOfItsTime(demo);
  expectEventsOnTheirDays(demo);
  expectStoriesAfterwards(demo);
});

/** A weekday belongs to its date, every date has a year, and is that of something in the calendar or of a deadline. */
function expectDatesToBeDays(demo: Demo) {
  for (const { where, match } of everywhere(demo, anyDate)) {
    const [words, name, , , year] = match;
    expect(year, `${where}: ${words} lacks its year`).toBeDefined();
    const day = asDay(words);
    expect(schoolDay(utc(day)), `${where}: ${words} is a day`).toBe(day);
    if (name) expect(weekday(day), `${where}: ${words}`).toBe(name);
  }
}

function expectTermsToAgree(demo: Demo) {
  const said = new Map<string, Set<string>>();
  const say = (name: string, day: string) => {
    const key = `Term ${name} of ${day.slice(0, 4)}`;
    said.set(key, (said.get(key) ?? new Set()).add(day));
  };
  for (const { match } of everywhere(demo, new RegExp(`Term (I+) begins (${fullDate})`, 'g'))) {
    say(match[1] ?? '', asDay(match[2] ?? ''));
  }
  const rows = [
    ...pageWords(demo, 'admissions').matchAll(
      new RegExp(`Term (I+) (\\d+ (?:${monthNames}) \\d{4}) (${fullDate})`, 'g'),
    ),
  ];
  expect(rows).toHaveLength(3);
  for (const [, name = '', applyBy = '', begins = ''] of rows) {
    say(name, asDay(begins));
    expect(asDay(applyBy) >= demo.today, `one can still apply by ${applyBy}`).toBe(true);
    expect(asDay(applyBy) < asDay(begins)).toBe(true);
  }
  for (const name of ['I', 'II', 'III']) say(name, eventDay(demo, `Term ${name} begins`));
  expect(demo.notice).toMatch(
    new RegExp(`^(Term I+ (begins|ends) ${fullDate}|Today: .+|((Next holiday|Next|Now): )?[^:]+ \\d+ [A-Z][a-z]+)$`),
  );
  for (const [term, days] of said) {
    expect([...days], term).toHaveLength(1);
    const [day = ''] = days;
    expect(weekday(day), term).toBe('Monday');
    expect(day >= demo.today, `${term} is still to come on ${demo.today}`).toBe(true);
  }
  const ends = { I: ['April', 'May'], II: ['August'], III: ['December'] };
  for (const [name, months] of Object.entries(ends)) {
    expect(months).toContain(month(eventDay(demo, `Term ${name} ends`)));
  }
}

function expectOpenMorningsToAgree(demo: Demo) {
  const day = eventDay(demo, 'Open morning for new parents');
  expect(weekday(day)).toBe('Saturday');
  for (const page of ['najja', 'ntinda', 'visit']) {
    const [date = ''] = new RegExp(fullDate).exec(pageWords(demo, page)) ?? [];
    expect(asDay(date), `/${page}`).toBe(day);
  }
}

/** What pages say of the year, against the calendar and the stories. */
function expectMonthsToAgree(demo: Demo) {
  const name = `(${monthNames})`;
  const named: [pattern: string, ...events: string[]][] = [
    [`swimming gala (?:is )?in ${name}`, 'Swimming gala at Bunga'],
    [`Hill Cup in ${name}`, 'Inter-campus Sports Day', 'Sports Day and the Hill Cup'],
    [`sports day, is in ${name}`, 'Inter-campus Sports Day', 'Sports Day and the Hill Cup'],
    [`${name}: arts week`, 'Arts week show'],
    [`${name}: the Kampala primary schools festival`, 'Kampala primary schools festival'],
    [`cultural day in ${name}`, 'Cultural day'],
    [`the reunion in ${name}`, 'Alumni reunion lunch', 'Alumni reunion in the garden'],
    [`carols on the hill in ${name}`, 'Carols on the hill'],
    [`graduation is here at the end of ${name}`, 'Top Class graduation'],
    [`${name}: P6 to Jinja`, 'P6 trip to Jinja'],
    [`Our ${name} science fair`, 'Makindye science fair'],
  ];
  for (const [pattern, ...titles] of named) {
    const found = everywhere(demo, new RegExp(pattern, 'g'));
    expect(found.length, pattern).toBeGreaterThan(0);
    for (const { where, match } of found) {
      for (const title of titles) expect(month(eventDay(demo, title)), `${where}: ${match[0]}`).toBe(match[1]);
    }
  }
  const monthAndYear = (day: string) => `${month(day)} ${day.slice(0, 4)}`;
  const dated: [pattern: RegExp, day: string][] = [
    [/reopened in (\w+ \d{4})/g, storyDay(demo, 'Bunga pool reopens')],
    [/In (\w+ \d{4}) (?:our pupils|Ntinda) planted/g, storyDay(demo, 'Ntinda pupils plant')],
    [/In (\w+ \d{4}) its library/g, storyDay(demo, 'Najja library passes')],
    [/In (\w+ \d{4}) (?:his ensemble|twenty-two pupils)/g, eventDay(demo, 'Kampala primary schools festival')],
  ];
  for (const [pattern, day] of dated) {
    const found = everywhere(demo, pattern);
    expect(found.length, String(pattern)).toBeGreaterThan(0);
    for (const { where, match } of found) expect(match[1], where).toBe(monthAndYear(day));
  }
  const [, festival = ''] = /On (\d+ \w+ \d{4}) the drum ensemble/.exec(pageWords(demo, 'music')) ?? [];
  expect(asDay(festival)).toBe(eventDay(demo, 'Kampala primary schools festival'));
  expect(weekday(storyDay(demo, 'Bunga pool reopens')), 'at ten to eight on Monday').toBe('Monday');
}

/** A year or a month that is told as over is over; what lies ahead is a date of the calendar, a price or a plan. */
function expectNothingAheadOfItsTime(demo: Demo) {
  const thisYear = Number(demo.today.slice(0, 4));
  for (const { where, match } of everywhere(demo, /(.{0,24})\b(20\d\d)\b/g)) {
    const [words, before = '', year] = match;
    const plan = new RegExp(`fees(?: for)? $|first P6 in $|\\d (?:${monthNames}) $`, 'i').test(before);
    if (!plan) expect(Number(year), `${where}: ${words}`).toBeLessThanOrEqual(thisYear);
    else expect(Number(year), `${where}: ${words}`).toBeLessThanOrEqual(thisYear + 2);
  }
  for (const { where, match } of everywhere(demo, new RegExp(`[Ii]n (?:${monthNames}) (\\d{4})`, 'g'))) {
    const day = asDay(`1 ${match[0].slice(3)}`);
    expect(day <= demo.today, `${where}: ${match[0]} has begun on ${demo.today}`).toBe(true);
  }
  const trial = /In (Term I+) we stopped homework/.exec(titled(demo.stories, 'What we learned').detail);
  const over = demo.events.filter(({ title }) => title.endsWith('ends, reports collected'));
  expect(over.map(({ title }) => title.split(' ends')[0])).toContain(trial?.[1]);
  const latest = termsOf(thisYear - 1)
    .concat(termsOf(thisYear))
    .findLast(({ ends }) => ends < storyDay(demo, 'What we learned'));
  expect(trial?.[1]).toBe(`Term ${latest?.name}`);
  for (const { classOf, name } of demo.alumni) expect(classOf, name).toBeLessThan(thisYear);
  for (const { name, fromYear, toYear } of demo.committeeMembers) {
    expect(fromYear <= thisYear && thisYear <= toYear, `${name} sits from ${fromYear} to ${toYear}`).toBe(true);
  }
}

const told = /\b(was|were|came|met|sat|sang|spent|began|ran|won|walked|played|made)\b/;

function expectEventsOnTheirDays(demo: Demo) {
  const holidays = new Set([
    ...easterSundays.flatMap((day) => [later(day, -2), day, later(day, 1)]),
    ...easterSundays.flatMap((day) => fixedHolidays.map((fixed) => `${day.slice(0, 4)}-${fixed}`)),
  ]);
  const ahead = demo.events.filter(({ startsAt }) => schoolDay(startsAt) >= demo.today);
  expect(ahead.length).toBeGreaterThanOrEqual(10);
  expect(demo.events.length - ahead.length).toBeGreaterThanOrEqual(10);
  for (const { title, startsAt, category, description } of demo.events) {
    const day = schoolDay(startsAt);
    expect(weekday(day), `${title} on ${day}`).not.toBe('Sunday');
    expect(holidays.has(day), `${title} on ${day}, a public holiday`).toBe(false);
    if (day >= demo.today) expect(description.split('. ')[0], `${title} is to come`).not.toMatch(told);
    else expect(description, `${title} is over`).toMatch(told);
    // A day for pupils is a school day, or a weekend of the term.
    if (category === 0) {
      const near = [0, 1, -1, -2, -7].some((shift) => isSchoolDay(later(day, shift)));
      expect(near, `${title} on ${day} is in term`).toBe(true);
    }
  }
  for (const title of ['Inter-campus Sports Day', 'Sports Day and the Hill Cup']) {
    expect(isSchoolDay(eventDay(demo, title)), title).toBe(true);
  }
  expect(weekday(eventDay(demo, 'First day of the school year'))).toBe('Monday');
  const clubs = eventDay(demo, 'Club afternoon');
  expect([weekday(clubs), isSchoolDay(clubs)], `clubs on ${clubs}`).toEqual(['Wednesday', true]);
}

/** What is told was over when it was told, and not long before. */
function expectStoriesAfterwards(demo: Demo) {
  for (const { title, createdAt } of demo.stories) expect(createdAt <= demo.now, title).toBe(true);
  for (const { name, createdAt, eventId } of demo.galleries) {
    expect(createdAt <= demo.now, name).toBe(true);
    const event = demo.events.find(({ id }) => id === eventId);
    if (event) expect(schoolDay(createdAt) >= schoolDay(event.startsAt), name).toBe(true);
  }
  const pairs: [story: string, event: string][] = [
    ['Kitante drummers', 'Kampala primary schools festival'],
    ['Grandparents', 'Grandparents’ morning'],
    ['A robot that waters', 'Makindye science fair'],
    ['P6 sees the source', 'P6 trip to Jinja'],
    ['The choir of', 'Inter-campus choir concert'],
    ['Clay, bark cloth', 'Arts week show'],
    ['A record falls', 'Swimming gala at Bunga'],
    ['Two hundred and six', 'First day of the school year'],
    ['Rubaga wins', 'Sports Day and the Hill Cup'],
    ['Reunion:', 'Alumni reunion in the garden'],
  ];
  for (const [story, event] of pairs) {
    const [written, happened] = [storyDay(demo, story), eventDay(demo, event)];
    expect(written >= happened && written <= later(happened, 7), `${story} ${written}, ${event} ${happened}`).toBe(
      true,
    );
  }
}
