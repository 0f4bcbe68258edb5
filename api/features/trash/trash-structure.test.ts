import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { testApi } from '../../../tests/support/api.ts';
import type { Person } from '../../../tests/support/factory.ts';
import { trash } from '../../db/tables/history.ts';
import { notices } from '../../db/tables/notices.ts';
import { pages, redirects } from '../../db/tables/pages.ts';

const api = testApi();
let admin: Person;

beforeEach(async () => {
  const { db } = api.deps;
  await db.delete(redirects);
  await db.delete(pages);
  await db.delete(trash);
  await db.insert(pages).values({ id: 'fees', path: 'fees', tag: '', title: 'Fees', pageText: '<p>Fees</p>' });
  admin = await api.make.person(4);
});

const restore = (kind: string, id: number | string, as: Person | undefined = admin) =>
  api.request('POST', `/trash/${kind}/${id}/restore`, { as });
const inTrash = async () => (await api.request('GET', '/trash', { as: admin })).answer.docs;

test('a notice comes back as it was, for administrators alone', async () => {
  const json = {
    ...{ name: 'No school on Friday', text: 'Rain.', urgent: true, paths: ['/visit'] },
    ...{ beginsAt: '2026-01-05T06:00:00.000Z', endsAt: '2090-01-05T06:00:00.000Z' },
  };
  const { answer } = await api.request('POST', '/admin/notices', { as: admin, json });
  const url = `/admin/notices/${answer.id}`;
  expect((await api.request('DELETE', url, { as: admin })).status).toBe(204);
  expect((await api.request('GET', '/settings')).answer).not.toHaveProperty('notices');
  expect(await inTrash()).toMatchObject([{ kind: 'notice', itemId: answer.id, title: json.name, mayRestore: true }]);
  expect((await restore('notice', answer.id, await api.make.person(3))).status).toBe(403);
  expect((await restore('notice', answer.id)).status).toBe(200);
  expect((await api.request('GET', url, { as: admin })).answer).toEqual(answer);
  expect((await api.request('GET', '/settings')).answer.notices).toMatchObject([{ name: json.name }]);
  await api.deps.db.delete(notices);
});

test.each([
  ['/admin/term-dates', { kind: 'term', name: 'Term I', firstDay: '2090-02-01', lastDay: '2090-04-30' }],
  ['/admin/campuses', { name: 'Lake', slug: 'lake' }],
] as const)('what somebody else has saved at %s meanwhile is not deleted unseen', async (path, first) => {
  const added = await api.request('POST', path, { as: admin, json: first });
  const seen = added.answer as { id: number; updatedAt: string };
  const url = `${path}/${seen.id}`;
  api.advanceClock(1000);
  const owner = await api.make.person(5, { name: 'Peter Kato' });
  const json = { campusId: null, note: '', ...first, name: 'Other' };
  const changed = (await api.request('PUT', url, { as: owner, json })).answer as { updatedAt: string };
  const late = await api.request('DELETE', `${url}?updatedAt=${seen.updatedAt}`, { as: admin });
  const message = 'Peter Kato has saved this since you opened it.';
  expect([late.status, late.refusal]).toEqual([409, { code: 'stale', message }]);
  expect((await api.request('DELETE', `${url}?updatedAt=yesterday`, { as: admin })).status).toBe(400);
  expect((await api.request('GET', url, { as: admin })).answer).toMatchObject({ name: 'Other' });
  expect(await inTrash()).toEqual([]);
  expect((await api.request('DELETE', `${url}?updatedAt=${changed.updatedAt}`, { as: admin })).status).toBe(204);
  expect(await inTrash()).toMatchObject([{ title: expect.stringContaining('Other') }]);
});

describe('a redirect', () => {
  const add = (from: string, to: string) => api.request('POST', '/admin/redirects', { as: admin, json: { from, to } });
  const list = async () => (await api.request('GET', '/admin/redirects', { as: admin })).answer.docs;
  async function leadsTo(path: string) {
    const { answer } = await api.request('GET', `/pages/at?path=${path}`);
    return 'redirect' in answer ? answer.redirect : undefined;
  }
  async function deleted(from: string, to: string): Promise<number> {
    await add(from, to);
    const id = (await list()).find((one) => one.from === from)?.id ?? 0;
    expect((await api.request('DELETE', `/admin/redirects?from=${from}`, { as: admin })).status).toBe(204);
    return id;
  }
  const refused = async (id: number) => {
    const { status, refusal } = await restore('redirect', id);
    return [status, refusal.message];
  };

  test('comes back with all that was known of it, for administrators alone', async () => {
    await add('/old/2019', '/fees');
    await leadsTo('old/2019');
    const before = await list();
    expect((await api.request('DELETE', '/admin/redirects?from=/old/2019', { as: admin })).status).toBe(204);
    expect((await api.request('GET', '/pages/at?path=old/2019')).status).toBe(404);
    const [{ itemId = 0 } = {}] = await inTrash();
    expect(await inTrash()).toMatchObject([{ kind: 'redirect', title: '/old/2019', mayRestore: true }]);
    expect((await restore('redirect', itemId, await api.make.person(3))).status).toBe(403);
    expect((await restore('redirect', itemId)).status).toBe(200);
    expect(await list()).toEqual(before);
    expect(await leadsTo('old/2019')).toBe('/fees');
  });

  test('comes back although what it leads to means nothing, as it was stored before there was a rule', async () => {
    await api.deps.db.insert(redirects).values({ path: 'sale', target: '/100%', cause: 'imported' });
    expect((await api.request('DELETE', '/admin/redirects?from=/sale', { as: admin })).status).toBe(204);
    const [{ itemId = 0 } = {}] = await inTrash();
    expect((await restore('redirect', itemId)).status).toBe(200);
  });

  test('does not take the address of a page, nor of another redirect', async () => {
    const [one, two] = [await deleted('/one', '/news'), await deleted('/two', '/news')];
    await api.deps.db.insert(pages).values({ id: 'one', path: 'one', tag: '', title: 'One', pageText: '' });
    await add('/two', '/fees');
    expect(await refused(one)).toEqual([409, 'A page stands at its address now. Move that one first.']);
    expect(await refused(two)).toEqual([409, 'Its address leads elsewhere now. Remove that redirect first.']);
    expect(await leadsTo('two')).toBe('/fees');
  });

  test('whose page is gone waits for it', async () => {
    const id = await deleted('/money', '/fees');
    await api.request('DELETE', '/admin/pages/fees', { as: admin });
    expect(await refused(id)).toEqual([409, 'The page that it led to has been deleted. Restore that first.']);
    expect((await restore('page', 'fees')).status).toBe(200);
    expect((await restore('redirect', id)).status).toBe(200);
    expect(await leadsTo('money')).toBe('/fees');
  });

  test('leads on to where its goal leads by now, and those that lead to it go there at once', async () => {
    const id = await deleted('/a', '/b');
    await add('/b', '/fees');
    await add('/z', '/a');
    expect((await restore('redirect', id)).status).toBe(200);
    expect([await leadsTo('a'), await leadsTo('b'), await leadsTo('z')]).toEqual(['/fees', '/fees', '/fees']);
  });

  test('leads to the page that stands at its goal by now, wherever that goes', async () => {
    const id = await deleted('/a', '/trips');
    await api.deps.db.insert(pages).values({ id: 'trips', path: 'trips', tag: '', title: 'Trips', pageText: '' });
    expect((await restore('redirect', id)).status).toBe(200);
    await api.deps.db.update(pages).set({ path: 'outings' }).where(eq(pages.id, 'trips'));
    expect(await leadsTo('a')).toBe('/outings');
  });

  test('is not brought back into a circle', async () => {
    const id = await deleted('/a', '/b');
    await add('/b', '/a');
    expect(await refused(id)).toEqual([409, 'Where it led leads back to its address now. Remove that redirect first.']);
    expect(await leadsTo('b')).toBe('/a');
  });

  test('keeps its number in the trash of its page', async () => {
    await add('/money', '/fees');
    const before = await list();
    await api.request('DELETE', '/admin/pages/fees', { as: admin });
    await restore('page', 'fees');
    expect(await list()).toEqual(before);
  });
});
