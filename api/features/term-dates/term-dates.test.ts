import { beforeEach, describe, expect, test } from 'vitest';
import {
  publicTermDates,
  termCalendar,
  termDate,
  termDateList,
  termDateMessages,
} from '../../../contract/school/term-dates.ts';
import { testApi } from '../../../tests/support/api.ts';
import { emptyAuditLog } from '../../../tests/support/audit-log.ts';
import type { Person } from '../../../tests/support/factory.ts';
import { campuses } from '../../db/tables/campuses.ts';
import { auditLog } from '../../db/tables/history.ts';
import { settings } from '../../db/tables/settings.ts';
import { termDates } from '../../db/tables/term-dates.ts';
import { collectDependencies, noDependencies } from '../../db/tables-read.ts';

const api = testApi();
let admin: Person;
let editor: Person;

const ids: Record<string, number> = {};
const at = (moment: string) => api.advanceClock(Date.parse(moment) - api.deps.clock().getTime());

beforeEach(async () => {
  at('2027-02-17T09:00:00+03:00');
  admin = await api.make.person(4);
  editor = await api.make.person(3);
  const { db } = api.deps;
  await db.delete(settings);
  await db.delete(termDates);
  await db.delete(campuses);
  for (const slug of ['lake', 'hill']) {
    const [row] = await db.insert(campuses).values({ name: slug, slug }).returning();
    ids[slug] = row?.id ?? 0;
  }
});

const termOne = { kind: 'term', name: 'Term I', firstDay: '2027-02-01', lastDay: '2027-04-23' };
const add = (json: object, as = admin) => api.request('POST', '/admin/term-dates', { as, json });
const edit = (id: number, json: object, as = admin) => api.request('PUT', `/admin/term-dates/${id}`, { as, json });
const shown = async (query = '') => {
  const { answer } = await api.request('GET', `/term-dates${query}`);
  const dates = publicTermDates.strict().parse(answer);
  expect(dates).toEqual(answer);
  return dates;
};
const listed = async (query = '') => {
  const { answer } = await api.request('GET', `/admin/term-dates${query}`, { as: admin });
  const list = termDateList.strict().parse(answer);
  expect(list).toEqual(answer);
  return list;
};
const namesOf = (docs: { name: string }[]) => docs.map(({ name }) => name);

test('a date is added, changed, deleted and brought back, each with a line in the log', async () => {
  await emptyAuditLog(api.database.pool);
  const added = await add({ kind: 'visit', name: 'Visiting day', firstDay: '2027-03-06', campusId: ids.lake });
  expect(added.status).toBe(201);
  expect(termDate.strict().parse(added.answer)).toEqual(added.answer);
  expect(added.answer).toMatchObject({ lastDay: '2027-03-06', campus: 'lake', note: '', UserId: admin.id });
  const { id } = added.answer;
  const changed = await edit(id, { ...added.answer, name: 'Open day', updatedAt: added.answer.updatedAt });
  expect(changed.answer).toMatchObject({ name: 'Open day', campus: 'lake' });
  expect((await api.request('DELETE', `/admin/term-dates/${id}`, { as: admin })).status).toBe(204);
  expect((await shown()).docs).toEqual([]);
  const back = await api.request('POST', `/trash/termDate/${id}/restore`, { as: admin });
  expect(back.status).toBe(200);
  expect(namesOf((await shown()).docs)).toEqual(['Open day']);
  const lines = await api.deps.db.select().from(auditLog);
  expect(lines.map(({ action, kind, title }) => `${action} ${kind} ${title}`)).toEqual([
    'added termDate Visiting day 2027',
    'changed termDate Open day 2027',
    'deleted termDate Open day 2027',
    'restored termDate Open day 2027',
  ]);
});

test('who was slower is told, and nothing is overwritten', async () => {
  const { answer } = await add(termOne);
  at('2027-02-17T09:01:00+03:00');
  const { id, updatedAt } = answer;
  const save = (name: string) => edit(id, { ...termOne, name, campusId: null, note: '', updatedAt });
  expect((await save('First')).status).toBe(200);
  const { status, refusal } = await save('Second');
  expect([status, refusal.code]).toEqual([409, 'stale']);
  expect(namesOf((await shown()).docs)).toEqual(['First']);
});

test('an editor changes what they added, and an administrator all', async () => {
  const { answer: own } = await add(termOne, editor);
  const { answer: other } = await add({ ...termOne, name: 'Term II', firstDay: '2027-05-24', lastDay: '2027-08-20' });
  const content = { ...termOne, campusId: null, note: '' };
  expect((await edit(own.id, content, editor)).status).toBe(200);
  expect((await edit(other.id, content, editor)).status).toBe(403);
  expect((await edit(own.id, content, admin)).status).toBe(200);
});

test('a date goes with its campus, and does not come back as one of all', async () => {
  const { answer } = await add({ ...termOne, campusId: ids.lake });
  await api.request('DELETE', `/admin/term-dates/${answer.id}`, { as: admin });
  await api.request('DELETE', `/admin/campuses/${ids.lake}`, { as: admin });
  expect((await api.request('POST', `/trash/termDate/${answer.id}/restore`, { as: admin })).status).toBe(409);
  expect(await api.deps.db.$count(termDates)).toBe(0);
});

test('every wrong field is named, and nothing is saved', async () => {
  const wrong = async (change: object) => (await add({ ...termOne, ...change })).refusal.fields;
  expect(Object.keys((await add({})).refusal.fields ?? {})).toEqual(['kind', 'name', 'firstDay']);
  expect(await wrong({ kind: 'party' })).toEqual({ kind: termDateMessages.kind });
  expect(await wrong({ firstDay: '2027-02-30' })).toEqual({ firstDay: termDateMessages.firstDay });
  expect(await wrong({ firstDay: '0206-02-03' })).toEqual({ firstDay: termDateMessages.firstDay });
  expect(await wrong({ lastDay: '2027-01-31' })).toEqual({ lastDay: termDateMessages.order });
  expect(await wrong({ lastDay: '2028-02-02' })).toEqual({ lastDay: termDateMessages.tooLong });
  expect(await wrong({ campusId: 2_000_000_000 })).toEqual({ campusId: termDateMessages.noCampus });
  expect(Object.keys((await wrong({ name: 'x'.repeat(81) })) ?? {})).toEqual(['name']);
  expect(await api.deps.db.$count(termDates)).toBe(0);
});

test('readers get a year, of one campus or of all, and what comes next', async () => {
  await add(termOne);
  await add({ kind: 'holiday', name: 'Women’s Day', firstDay: '2027-03-08' });
  await add({ kind: 'visit', name: 'At the lake', firstDay: '2027-02-20', campusId: ids.lake });
  await add({ kind: 'visit', name: 'On the hill', firstDay: '2027-02-27', campusId: ids.hill });
  await add({ kind: 'term', name: 'Term I', firstDay: '2028-02-07', lastDay: '2028-05-05' });
  const all = await shown();
  expect(namesOf(all.docs)).toEqual(['Term I', 'At the lake', 'On the hill', 'Women’s Day']);
  expect({ ...all, docs: [] }).toMatchObject({ year: 2027, years: [2027, 2028], today: '2027-02-17' });
  expect(all.next?.name).toBe('At the lake');
  const hill = await shown('?campus=hill');
  expect(namesOf(hill.docs)).toEqual(['Term I', 'On the hill', 'Women’s Day']);
  expect(hill.next?.name).toBe('On the hill');
  expect(await shown('?year=2028')).toMatchObject({ year: 2028, next: null });
  expect((await api.request('GET', '/term-dates?campus=nowhere')).status).toBe(404);
  expect((await api.request('GET', '/term-dates?year=x')).status).toBe(400);
  at('2027-12-30T23:30:00+03:00');
  expect((await shown()).next?.firstDay).toBe('2028-02-07');
  const { answer } = await api.request('GET', '/term-dates/calendar?campus=hill');
  expect(termCalendar.strict().parse(answer)).toEqual(answer);
  expect(namesOf(answer.docs)).toEqual(['Term I', 'On the hill', 'Women’s Day', 'Term I']);
  at('2027-02-20T09:00:00+03:00');
  const next = await api.request('GET', '/term-dates/calendar?next=2');
  expect(namesOf(next.answer.docs)).toEqual(['At the lake', 'On the hill']);
});

test('a half-term that runs is what is next until its last day is over', async () => {
  await add(termOne);
  const half = { kind: 'halfTerm', name: 'Half-term', firstDay: '2027-03-08', lastDay: '2027-03-12' };
  await add(half);
  await add({ kind: 'other', name: 'Reading week', firstDay: '2027-03-07', lastDay: '2027-03-14' });
  await add({ kind: 'holiday', name: 'Easter', firstDay: '2027-03-28' });
  const said = async () => {
    const [{ next, nextHoliday }, { answer }] = [
      await shown(),
      await api.request('GET', '/term-dates/calendar?next=1'),
    ];
    expect(termCalendar.strict().parse(answer)).toEqual(answer);
    return [next?.name, nextHoliday?.name, answer.docs[0]?.name, answer.today];
  };
  at('2027-03-08T00:01:00+03:00');
  expect(await said()).toEqual(['Half-term', 'Half-term', 'Half-term', '2027-03-08']);
  at('2027-03-12T23:59:00+03:00');
  expect(await said()).toEqual(['Half-term', 'Half-term', 'Half-term', '2027-03-12']);
  at('2027-03-13T00:01:00+03:00');
  expect(await said()).toEqual(['Easter', 'Easter', 'Easter', '2027-03-13']);
});

test('a holiday over New Year is still next in the year that it ends in, and none of its dates', async () => {
  await add({ kind: 'holiday', name: 'Christmas', firstDay: '2026-12-20', lastDay: '2027-01-03' });
  await add({ ...termOne, firstDay: '2028-02-07', lastDay: '2028-05-05' });
  at('2027-01-03T09:00:00+03:00');
  expect(await shown('?year=2027')).toMatchObject({ docs: [], next: { name: 'Christmas' } });
  expect(await shown()).toMatchObject({ year: 2028 });
});

test('a school whose first year is the next one shows that, until this year has a date', async () => {
  await add({ kind: 'term', name: 'Term I', firstDay: '2028-02-07', lastDay: '2028-05-05' });
  expect(await shown()).toMatchObject({ year: 2028, next: { firstDay: '2028-02-07' } });
  expect(await shown('?year=2027')).toMatchObject({ year: 2027, docs: [] });
  await add(termOne);
  expect(await shown()).toMatchObject({ year: 2027 });
});

test('the office sees this year and later ones, or one year', async () => {
  await add({ ...termOne, firstDay: '2026-02-02', lastDay: '2026-05-01', name: 'Old' });
  await add(termOne);
  await add({ kind: 'holiday', name: 'Later', firstDay: '2028-01-01' });
  const all = await listed();
  expect(namesOf(all.docs)).toEqual(['Term I', 'Later']);
  expect(all).toMatchObject({ total: 2, pages: 1, latest: 2028 });
  expect(namesOf((await listed('?year=2026')).docs)).toEqual(['Old']);
  expect(namesOf((await listed('?kind=holiday')).docs)).toEqual(['Later']);
  expect(namesOf((await listed('?q=TERM')).docs)).toEqual(['Term I']);
});

describe('the strip of every page', () => {
  const strip = async () => {
    const { notice, noticeTo } = (await api.request('GET', '/settings')).answer;
    return noticeTo ? `${notice} -> ${noticeTo}` : notice;
  };

  test('says the nearest holiday, half-term, beginning or end of a term of all campuses', async () => {
    await add({ ...termOne, name: 'Lake Term', firstDay: '2027-01-20', campusId: ids.lake });
    await add({ kind: 'visit', name: 'Visit', firstDay: '2027-01-21' });
    at('2027-01-19T09:00:00+03:00');
    expect(await strip()).toBe('');
    await add(termOne);
    await add({ kind: 'holiday', name: 'Luwum Day', firstDay: '2027-02-16' });
    await add({ kind: 'halfTerm', name: 'Half-term', firstDay: '2027-03-08', lastDay: '2027-03-12' });
    const said: [moment: string, words: string][] = [
      ['2027-02-01T23:59:00', 'Term I begins Monday 1 February 2027'],
      ['2027-02-02T00:01:00', 'Next holiday: Luwum Day, Tuesday 16 February'],
      ['2027-02-16T00:01:00', 'Today: Luwum Day'],
      ['2027-02-17T00:01:00', 'Next: Half-term, Monday 8 to Friday 12 March'],
      ['2027-03-07T23:59:00', 'Next: Half-term, Monday 8 to Friday 12 March'],
      ['2027-03-08T00:01:00', 'Now: Half-term, to Friday 12 March'],
      ['2027-03-12T23:59:00', 'Now: Half-term, to Friday 12 March'],
      ['2027-03-13T00:01:00', 'Term I ends Friday 23 April 2027'],
      ['2027-04-23T23:59:00', 'Term I ends Friday 23 April 2027'],
    ];
    for (const [moment, words] of said) {
      at(`${moment}+03:00`);
      expect(await strip(), moment).toBe(`${words} -> /term-dates`);
    }
    at('2027-04-24T00:01:00+03:00');
    expect(await strip()).toBe('');
  });

  test('is right again after each midnight at the school', async () => {
    await add({ kind: 'halfTerm', name: 'Half-term', firstDay: '2027-03-08', lastDay: '2027-03-12' });
    const found = noDependencies();
    await collectDependencies(found, () => api.request('GET', '/settings'));
    expect(new Date(found.validUntil)).toEqual(new Date('2027-02-18T00:00:00+03:00'));
  });

  test('says what the school says, if it says something, and costs no statement more', async () => {
    const { db } = api.deps;
    const before = await api.countStatements(() => api.request('GET', '/settings'));
    await add({ ...termOne, firstDay: '2027-02-20' });
    expect(await api.countStatements(() => api.request('GET', '/settings'))).toBe(before);
    await db.insert(settings).values({ key: 'school', value: { notice: 'Welcome' } });
    expect(await strip()).toBe('Welcome');
  });
});
