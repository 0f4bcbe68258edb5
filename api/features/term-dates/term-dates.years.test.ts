import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { defaultPlace, setThisPlace } from '../../../contract/common/this-school.ts';
import { moonNote } from '../../../contract/school/public-holidays.ts';
import { maxTermDates, termDateMessages } from '../../../contract/school/term-dates.ts';
import { testApi } from '../../../tests/support/api.ts';
import { emptyAuditLog } from '../../../tests/support/audit-log.ts';
import type { Person } from '../../../tests/support/factory.ts';
import { campuses } from '../../db/tables/campuses.ts';
import { auditLog } from '../../db/tables/history.ts';
import { termDates } from '../../db/tables/term-dates.ts';
import { inAnotherYear } from './next-year.ts';

const api = testApi();
let admin: Person;
let lake = 0;

beforeEach(async () => {
  admin = await api.make.person(4);
  const { db } = api.deps;
  await db.delete(termDates);
  await db.delete(campuses);
  const [row] = await db.insert(campuses).values({ name: 'lake', slug: 'lake' }).returning();
  lake = row?.id ?? 0;
});

const termOne = { kind: 'term', name: 'Term I', firstDay: '2027-02-01', lastDay: '2027-04-23' };
const add = (json: object) => api.request('POST', '/admin/term-dates', { as: admin, json });
const holiday = (name: string, firstDay: string, more: object = {}) =>
  add({ kind: 'holiday', name, firstDay, ...more });
const datesOf = async (year: number) => (await api.request('GET', `/term-dates?year=${year}`)).answer.docs;
const linesOf = async (year: number) => (await datesOf(year)).map(({ firstDay, name }) => `${firstDay} ${name}`);

describe('a year is copied to the next as a beginning', () => {
  const copy = (from: number, to: number) =>
    api.request('POST', '/admin/term-dates-copy', { as: admin, json: { from, to } });

  test('terms keep their weekday, holidays their date, and twice adds nothing', async () => {
    await add(termOne);
    await add({ kind: 'holiday', name: 'Christmas', firstDay: '2027-12-25' });
    for (const firstDay of ['2027-02-20', '2027-06-19'])
      await add({ kind: 'visit', name: 'Visit', firstDay, campusId: lake });
    expect((await copy(2027, 2028)).answer).toEqual({ added: 4, year: 2028 });
    expect((await datesOf(2028)).map(({ firstDay, lastDay }) => `${firstDay} ${lastDay}`)).toEqual([
      '2028-01-31 2028-04-21',
      '2028-02-19 2028-02-19',
      '2028-06-17 2028-06-17',
      '2028-12-25 2028-12-25',
    ]);
    expect((await copy(2027, 2028)).answer).toEqual({ added: 0, year: 2028 });
    expect((await copy(2027, 2027)).refusal.fields).toEqual({ to: termDateMessages.sameYear });
  });

  test('what moves with the year stands on its day of the year that it is copied to', async () => {
    await holiday('Good Friday', '2027-03-26');
    await holiday('Easter Sunday', '2027-03-28', { note: 'Service at 8:00' });
    await holiday('Easter Monday', '2027-03-29');
    await holiday('Eid al-Fitr', '2027-03-09');
    await holiday('Idd ul-Adha', '2027-05-16', { note: 'Offices are closed' });
    await holiday('Women’s Day', '2027-03-08');
    expect((await copy(2027, 2028)).answer).toEqual({ added: 6, year: 2028 });
    expect((await datesOf(2028)).map(({ firstDay, name, note }) => [firstDay, name, note])).toEqual([
      ['2028-02-26', 'Eid al-Fitr', moonNote],
      ['2028-03-08', 'Women’s Day', ''],
      ['2028-04-14', 'Good Friday', ''],
      ['2028-04-16', 'Easter Sunday', 'Service at 8:00'],
      ['2028-04-17', 'Easter Monday', ''],
      ['2028-05-05', 'Idd ul-Adha', `Offices are closed. ${moonNote}`],
    ]);
    expect((await copy(2027, 2028)).answer).toEqual({ added: 0, year: 2028 });
    await copy(2028, 2029);
    expect((await datesOf(2029)).map(({ note }) => note).filter(Boolean)).toEqual([
      moonNote,
      'Service at 8:00',
      `Offices are closed. ${moonNote}`,
    ]);
  });

  test('a feast that was moved by a day, lasts several or shares its day with another holiday is copied as itself', async () => {
    await holiday('eid al-fitr', '2027-03-10');
    await holiday('Easter', '2027-03-26', { lastDay: '2027-03-29' });
    await copy(2027, 2028);
    expect((await datesOf(2028)).map(({ firstDay, lastDay }) => `${firstDay} ${lastDay}`)).toEqual([
      '2028-02-26 2028-02-26',
      '2028-04-14 2028-04-17',
    ]);
    await holiday('Founders’ Day', '2024-03-31');
    await holiday('Easter Sunday', '2024-03-31');
    await copy(2024, 2025);
    expect(await linesOf(2025)).toEqual(['2025-03-31 Founders’ Day', '2025-04-20 Easter Sunday']);
  });

  test('a holiday of the country keeps its date, although a feast falls on it', async () => {
    setThisPlace({ ...defaultPlace, country: 'UG' });
    onTestFinished(() => setThisPlace(defaultPlace));
    await holiday('Boxing Day', '2039-12-26');
    await copy(2039, 2040);
    expect(await linesOf(2040)).toEqual(['2040-12-26 Boxing Day']);
  });

  test('a feast that a year has twice is copied twice, and once to a year that has it once', async () => {
    await holiday('Eid al-Fitr', '2032-01-14');
    await copy(2032, 2033);
    expect(await linesOf(2033)).toEqual(['2033-01-03 Eid al-Fitr', '2033-12-23 Eid al-Fitr']);
    expect((await copy(2033, 2034)).answer).toEqual({ added: 1, year: 2034 });
    expect(await linesOf(2034)).toEqual(['2034-12-12 Eid al-Fitr']);
  });

  test('what nobody knows of a year yet is left out and named', async () => {
    await holiday('Eid al-Fitr', '2076-09-28');
    await holiday('Easter Sunday', '2076-04-19');
    expect((await copy(2076, 2077)).answer).toEqual({ added: 1, year: 2077, leftOut: ['Eid al-Fitr'] });
    expect(await linesOf(2077)).toEqual(['2077-04-11 Easter Sunday']);
    await holiday('Eid al-Fitr', '2077-09-17');
    expect((await copy(2076, 2077)).answer).toEqual({ added: 0, year: 2077 });
  });

  test('two who copy at once do it once', async () => {
    await add(termOne);
    const answers = await Promise.all([copy(2027, 2028), copy(2027, 2028)]);
    expect(answers.map(({ answer }) => answer.added).sort()).toEqual([0, 1]);
  });

  test('no day of any year leaves the year that it is copied to', () => {
    for (let year = 1990; year < 2060; year += 1)
      for (const day of ['01-01', '02-28', '02-29', '07-15', '12-31'])
        for (const kind of ['term', 'holiday'] as const) {
          const firstDay = `${year}-${day}`;
          if (day === '02-29' && year % 4 !== 0) continue;
          const moved = inAnotherYear({ kind, firstDay, lastDay: firstDay }, year, year + 1);
          expect(moved.firstDay.slice(0, 4), `${kind} ${firstDay}`).toBe(String(year + 1));
        }
  });
});

describe('the public holidays of a year', () => {
  const fill = (year: number) => api.request('POST', '/admin/term-dates-holidays', { as: admin, json: { year } });
  beforeEach(() => {
    setThisPlace({ ...defaultPlace, country: 'UG' });
    return () => setThisPlace(defaultPlace);
  });

  test('are added where the country is known, with a line in the log, and twice adds nothing', async () => {
    await emptyAuditLog(api.database.pool);
    expect((await fill(2028)).answer).toEqual({ added: 15, year: 2028 });
    const dates = await datesOf(2028);
    expect(new Set(dates.map(({ kind }) => kind))).toEqual(new Set(['holiday']));
    expect(dates.map(({ firstDay, name, note }) => `${firstDay} ${name} ${note}`)).toEqual(
      expect.arrayContaining(['2028-03-08 Women’s Day ', `2028-02-26 Eid al-Fitr ${moonNote}`]),
    );
    expect((await fill(2028)).answer).toEqual({ added: 0, year: 2028 });
    const [line, ...others] = await api.deps.db.select().from(auditLog);
    expect([line?.title, line?.detail, others]).toEqual(['Dates of 2028', '15 public holidays', []]);
  });

  test('that are there, called otherwise or moved by a day, stay as they are', async () => {
    await holiday('International Women’s Day', '2028-03-08');
    await holiday('EID AL-FITR', '2028-02-27');
    await holiday('Boxing Day', '2028-12-26', { campusId: lake });
    expect((await fill(2028)).answer).toEqual({ added: 13, year: 2028 });
    const lines = await linesOf(2028);
    expect(lines.filter((line) => /Women|al-Fitr|Boxing/i.test(line))).toEqual([
      ...['2028-02-27 EID AL-FITR', '2028-03-08 International Women’s Day'],
      ...['2028-12-26 Boxing Day', '2028-12-26 Boxing Day'],
    ]);
  });

  test('that nobody knows are named, and a full year or another country gets none', async () => {
    expect((await fill(2077)).answer).toEqual({ added: 13, year: 2077, leftOut: ['Eid al-Fitr', 'Eid al-Adha'] });
    const [{ id: _, ...row } = { id: 0 }] = await api.deps.db.select().from(termDates);
    const many = Array.from({ length: maxTermDates - 1 }, () => ({ ...row, kind: 'other', firstDay: '2029-01-02' }));
    await api.deps.db.insert(termDates).values(many.map((date) => ({ ...date, lastDay: '2029-01-02' })) as never);
    expect((await fill(2029)).refusal.fields).toEqual({ year: termDateMessages.tooMany });
    setThisPlace({ ...defaultPlace, country: 'KE' });
    expect((await fill(2028)).refusal.fields).toEqual({ year: termDateMessages.noHolidays });
    expect(await linesOf(2028)).toEqual([]);
  });

  test('are added once by two who do it at once', async () => {
    const answers = await Promise.all([fill(2028), fill(2028)]);
    expect(answers.map(({ answer }) => answer.added).sort()).toEqual([0, 15]);
  });
});
