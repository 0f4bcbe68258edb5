import { beforeEach, describe, expect, test } from 'vitest';
import { isShownAt } from '../../../contract/school/notice-paths.ts';
import { noticeList, noticeMessages, notice as noticeShape } from '../../../contract/school/notices.ts';
import { publicSettings } from '../../../contract/site/settings.ts';
import { testApi } from '../../../tests/support/api.ts';
import { campuses } from '../../db/tables/campuses.ts';
import { notices } from '../../db/tables/notices.ts';
import { collectDependencies, noDependencies } from '../../db/tables-read.ts';

const api = testApi();
const hour = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * hour).toISOString();
const closed = (change: object = {}) => ({
  name: 'No school at the lake today',
  text: 'The road is under water.',
  urgent: true,
  beginsAt: inHours(-1),
  endsAt: inHours(8),
  paths: [],
  ...change,
});

beforeEach(() => api.deps.db.delete(notices));

async function add(change: object = {}) {
  const admin = await api.make.person(4);
  return api.request('POST', '/admin/notices', { as: admin, json: closed(change) });
}

const shown = async () => publicSettings.parse((await api.request('GET', '/settings')).answer).notices ?? [];

test('a notice is added, read, changed and deleted, and says who wrote it', async () => {
  const admin = await api.make.person(4, { name: 'Juliet Asiimwe' });
  const added = await api.request('POST', '/admin/notices', { as: admin, json: closed() });
  expect(added.status).toBe(201);
  expect(noticeShape.strict().parse(added.answer)).toEqual(added.answer);
  expect(added.answer).toMatchObject({ ...closed(), beginsAt: expect.any(String), endsAt: expect.any(String) });
  expect(added.answer.by).toBe('Juliet Asiimwe');

  const url = `/admin/notices/${added.answer.id}`;
  const json = { ...closed({ name: 'Open again', urgent: false, endsAt: null }), updatedAt: added.answer.updatedAt };
  const changed = await api.request('PUT', url, { as: admin, json });
  expect(changed.answer).toMatchObject({ name: 'Open again', urgent: false, endsAt: null });
  expect((await api.request('PUT', url, { as: admin, json })).refusal.code).toBe('stale');
  const list = await api.request('GET', '/admin/notices', { as: admin });
  expect(noticeList.strict().parse(list.answer).docs).toEqual([changed.answer]);
  const stale = await api.request('DELETE', `${url}?updatedAt=${added.answer.updatedAt}`, { as: admin });
  expect([stale.status, stale.refusal.code]).toEqual([409, 'stale']);
  const since = `updatedAt=${noticeShape.parse(changed.answer).updatedAt}`;
  expect((await api.request('DELETE', `${url}?${since}`, { as: admin })).status).toBe(204);
  expect((await api.request('GET', url, { as: admin })).status).toBe(404);
});

describe('readers', () => {
  test('get those that have begun and not ended, the urgent ones first, without a statement of their own', async () => {
    await add({ name: 'Visiting day', urgent: false, endsAt: null });
    await add({ name: 'Closed', paths: ['/visit'] });
    await add({ name: 'Over', beginsAt: inHours(-3), endsAt: inHours(-1) });
    await add({ name: 'Tomorrow', beginsAt: inHours(20), endsAt: inHours(30) });
    expect((await shown()).map(({ name }) => name)).toEqual(['Closed', 'Visiting day']);
    // The settings and the structure of the site.
    expect(await api.countStatements(() => api.request('GET', '/settings'))).toBe(2);
  });

  test('get nothing more where there is none', async () => {
    expect((await api.request('GET', '/settings')).answer).not.toHaveProperty('notices');
  });

  test('see it appear and go by itself: what is cached is valid until the next beginning or end', async () => {
    const ends = inHours(8);
    await add({ endsAt: ends });
    const until = async () => {
      const found = noDependencies();
      await collectDependencies(found, async () => api.request('GET', '/settings'));
      expect(found.tables).toContain('notices');
      return new Date(found.validUntil).toISOString();
    };
    expect(await until()).toBe(ends);
    const begins = inHours(2);
    await add({ beginsAt: begins, endsAt: inHours(4) });
    expect(await until()).toBe(begins);
  });

  test('see it on the pages that it is for, and on those below', () => {
    const at =
      (...paths: string[]) =>
      (address: string) =>
        isShownAt({ paths }, address);
    expect(['/', '/fees'].filter(at())).toEqual(['/', '/fees']);
    expect(['/', '/visit', '/visit/bus', '/visitors'].filter(at('/visit', '/x/'))).toEqual(['/visit', '/visit/bus']);
  });
});

test('a list shows what is shown, what waits or what is over', async () => {
  const admin = await api.make.person(4);
  await add({ name: 'Now' });
  await add({ name: 'Over', beginsAt: inHours(-3), endsAt: inHours(-1) });
  await add({ name: 'Tomorrow', beginsAt: inHours(20), endsAt: inHours(30) });
  const named = async (query: string) =>
    (await api.request('GET', `/admin/notices?${query}`, { as: admin })).answer.docs.map(
      ({ name }: { name: string }) => name,
    );
  expect(await named('')).toEqual(['Tomorrow', 'Now', 'Over']);
  expect(await named('state=shown')).toEqual(['Now']);
  expect(await named('state=waiting')).toEqual(['Tomorrow']);
  expect(await named('state=over')).toEqual(['Over']);
  expect(await named('q=TOMOR')).toEqual(['Tomorrow']);
});

test('every wrong field is named, and nothing is saved', async () => {
  const wrong = async (change: object) => {
    const { status, refusal } = await add(change);
    expect(status).toBe(400);
    return refusal.fields;
  };
  expect(Object.keys(await wrong({ name: ' ', text: 'x'.repeat(401), urgent: 'yes' }))).toEqual([
    'name',
    'text',
    'urgent',
  ]);
  expect(await wrong({ beginsAt: 'soon', endsAt: 'late' })).toEqual({
    beginsAt: 'A day and a time are required.',
    endsAt: 'A day and a time, or nothing, are required.',
  });
  expect(await wrong({ endsAt: null })).toEqual({ endsAt: 'An urgent notice needs an end.' });
  expect(await wrong({ endsAt: inHours(-2) })).toEqual({ endsAt: 'The end is not after the beginning.' });
  for (const paths of [
    ['//evil.test'],
    ['visit'],
    ['/x?y'],
    ['/a b'],
    'x',
    Array(21).fill('/a'),
    [`/${'x'.repeat(200)}`],
  ])
    expect(Object.keys(await wrong({ paths }))).toEqual(['paths']);
  expect(await api.deps.db.$count(notices)).toBe(0);
});

test('an urgent notice closes campuses by their names; another one, or an unknown campus, is refused', async () => {
  await api.deps.db.delete(campuses);
  const [lake] = await api.deps.db.insert(campuses).values({ name: 'Lake', slug: 'lake' }).returning();
  const closedCampuses = [lake?.id ?? 0];
  expect((await add({ closedCampuses: [...closedCampuses, ...closedCampuses] })).answer.closedCampuses).toEqual(
    closedCampuses,
  );
  expect((await shown()).map(({ closed: names }) => names)).toEqual([['Lake']]);
  const quiet = await add({ urgent: false, closedCampuses });
  expect(quiet.refusal.fields).toEqual({ closedCampuses: noticeMessages.closedCampuses });
  const unknown = await add({ closedCampuses: [999_999] });
  expect(unknown.refusal.fields).toEqual({ closedCampuses: noticeMessages.noCampus });
  await api.deps.db.delete(campuses);
  expect((await shown())[0]).not.toHaveProperty('closed', ['Lake']);
});
