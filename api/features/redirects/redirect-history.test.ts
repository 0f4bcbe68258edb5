import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { pageTreeMessages } from '../../../contract/pages/page-tree.ts';
import { redirectMessages as messages } from '../../../contract/pages/redirects.ts';
import { testApi } from '../../../tests/support/api.ts';
import type { Person } from '../../../tests/support/factory.ts';
import { auditLog, revisions, trash } from '../../db/tables/history.ts';
import { pages, redirects } from '../../db/tables/pages.ts';
import { emptyTrash } from '../trash/trash.service.ts';

const api = testApi();
const day = 24 * 60 * 60 * 1000;
let admin: Person;
let owner: Person;

beforeAll(async () => {
  [admin, owner] = await Promise.all([
    api.make.person(4, { name: 'Juliet Asiimwe' }),
    api.make.person(5, { name: 'Peter Kato' }),
  ]);
});
beforeEach(async () => {
  for (const table of [redirects, pages, revisions, trash]) await api.deps.db.delete(table);
  await api.deps.db.insert(pages).values({ id: 'fees', path: 'fees', tag: '', title: 'Fees', pageText: '<p>Fees</p>' });
});

const list = async () => (await api.request('GET', '/admin/redirects', { as: admin })).answer.docs;
async function add(from: string, to: string) {
  expect((await api.request('POST', '/admin/redirects', { as: admin, json: { from, to } })).status).toBe(204);
  return (await list()).find((one) => one.from === from)?.id ?? 0;
}
const change = (id: number, to: string, before?: string, as = admin) =>
  api.request('PUT', `/admin/redirects/${id}`, { as, json: { to, before } });
const importCsv = (csv: string, as = admin) => api.request('POST', '/admin/redirects/import', { as, json: { csv } });
const versions = async (id: number) =>
  (await api.request('GET', `/revisions/redirect/${id}`, { as: admin })).answer.docs;
const contentOf = async (id: number, revision = 0) =>
  (await api.request('GET', `/revisions/redirect/${id}/${revision}`, { as: admin })).answer.content;
const history = async (id: number) =>
  Promise.all((await versions(id)).map(async (one) => [one.savedBy, (await contentOf(id, one.id)).to]));
async function leadsTo(path: string) {
  const { answer } = await api.request('GET', `/pages/at?path=${path}`);
  return 'redirect' in answer ? answer.redirect : undefined;
}
const lastLine = async () => (await api.deps.db.select().from(auditLog).orderBy(auditLog.id)).at(-1);

describe('a redirect', () => {
  test('is changed, and every place where it led is kept and can be brought back', async () => {
    const id = await add('/old', '/news');
    expect((await versions(id)).length).toBe(0);
    const { status, answer } = await change(id, '/fees', '/news', owner);
    expect([status, answer]).toMatchObject([200, { id, from: '/old', to: '/fees', by: 'Peter Kato', dead: false }]);
    expect(await leadsTo('old')).toBe('/fees');
    expect(await lastLine()).toMatchObject({
      ...{ action: 'changed', kind: 'redirect', itemId: String(id), title: '/old', actorName: 'Peter Kato' },
      detail: 'from /news to /fees',
    });
    expect(await history(id)).toEqual([
      ['Peter Kato', '/fees'],
      ['Juliet Asiimwe', '/news'],
    ]);
    const [, first] = await versions(id);
    const { to } = await contentOf(id, first?.id);
    expect((await change(id, String(to))).status).toBe(200);
    expect(await leadsTo('old')).toBe('/news');
    expect(await history(id)).toHaveLength(3);
    const lines = await api.deps.db.$count(auditLog);
    expect((await change(id, '/news')).status).toBe(200);
    expect([(await versions(id)).length, await api.deps.db.$count(auditLog)]).toEqual([3, lines]);
  });

  test('is changed by the rules of a new one', async () => {
    const id = await add('/old', '/news');
    await add('/on', '/old2');
    for (const [to, message] of [
      ['/old', messages.loop],
      ['/OLD/', messages.loop],
      ['javascript:alert(1)', messages.to],
      ['https://a:b@x.example/', messages.credentials],
      ['', messages.to],
    ] as const) {
      const { status, refusal } = await change(id, to);
      expect([to, status, refusal.fields]).toEqual([to, 400, { to: message }]);
    }
    // It goes straight to where the next one leads.
    expect((await change(id, '/on')).answer).toMatchObject({ to: '/old2', dead: true });
    await api.deps.db.update(redirects).set({ path: 'login' }).where(eq(redirects.id, id));
    expect((await change(id, '/fees')).refusal.fields).toEqual({ from: pageTreeMessages.reserved });
    expect((await change(99_999, '/fees')).status).toBe(404);
  });

  test('is not changed or removed over what somebody else has changed meanwhile', async () => {
    const id = await add('/old', '/news');
    const tries = await Promise.all([change(id, '/fees', '/news', owner), change(id, '/fees', '/news', owner)]);
    expect(tries.map(({ status }) => status).sort()).toEqual([200, 409]);
    const late = [409, { code: 'stale', message: 'Peter Kato has saved this since you opened it.' }];
    const put = await change(id, '/events', '/news');
    expect([put.status, put.refusal]).toEqual(late);
    const remove = (before: string) =>
      api.request('DELETE', `/admin/redirects?from=/old&before=${before}`, { as: admin });
    const removed = await remove('/news');
    expect([removed.status, removed.refusal]).toEqual(late);
    // Nobody has changed the redirect: the page that it leads to has moved.
    await api.deps.db.update(pages).set({ path: 'money' });
    expect((await change(id, '/events', '/fees')).refusal.message).toBe(
      'Somebody else has saved this since you opened it.',
    );
    expect((await remove('/money')).status).toBe(204);
  });

  test('that was stored when longer ones were taken is changed and removed like any other', async () => {
    const target = `https://x.example/${'%D0%B6'.repeat(200)}`;
    const id = await add('/old', '/news');
    await api.deps.db.update(redirects).set({ target });
    const query = new URLSearchParams({ from: '/old', before: target });
    expect((await change(id, '/fees', target)).status).toBe(200);
    await api.deps.db.update(redirects).set({ pageId: null, target });
    expect((await api.request('DELETE', `/admin/redirects?${query}`, { as: admin })).status).toBe(204);
  });

  test('has its history for administrators alone, and keeps it in the trash', async () => {
    const id = await add('/old', '/news');
    await change(id, '/fees');
    const [version] = await versions(id);
    const other = await add('/other', '/news');
    const foreign = await api.request('GET', `/revisions/redirect/${other}/${version?.id}`, { as: admin });
    expect(foreign.status).toBe(404);
    for (const role of [1, 2, 3] as const) {
      const as = await api.make.person(role);
      expect((await api.request('GET', `/revisions/redirect/${id}`, { as })).status).toBe(403);
      expect((await change(id, '/news', undefined, as)).status).toBe(403);
    }
    await api.request('DELETE', '/admin/redirects?from=/old', { as: admin });
    expect((await api.request('GET', `/revisions/redirect/${id}`, { as: admin })).status).toBe(404);
    expect((await api.request('POST', `/trash/redirect/${id}/restore`, { as: admin })).status).toBe(200);
    expect(await versions(id)).toHaveLength(2);
    await api.request('DELETE', '/admin/redirects?from=/old', { as: admin });
    api.advanceClock(31 * day);
    await emptyTrash(api.deps);
    api.advanceClock(-31 * day);
    expect(await api.deps.db.$count(revisions)).toBe(0);
  });

  test('loses its history with its address, when a page comes to stand there', async () => {
    const id = await add('/old', '/news');
    await change(id, '/fees');
    const json = { title: 'Old', slug: 'old', parentId: null };
    expect((await api.request('POST', '/admin/pages', { as: admin, json })).status).toBe(201);
    expect(await list()).toEqual([]);
    expect(await api.deps.db.$count(revisions, eq(revisions.kind, 'redirect'))).toBe(0);
  });
});

describe('a table', () => {
  test('keeps where each address led that it leads elsewhere, and says how many', async () => {
    const [a, b, c] = [await add('/a', '/news'), await add('/b', '/events'), await add('/c', '/fees')];
    const { status, answer } = await importCsv('/other,/x\n/a,/fees\n/b,/gallery\n/c,/fees\n/new,/fees', owner);
    expect([status, answer]).toMatchObject([200, { added: 5, changed: 2, refused: [] }]);
    expect(await lastLine()).toMatchObject({
      ...{ action: 'imported', title: '5 redirects', detail: '2 of them led elsewhere before' },
    });
    expect(await history(a)).toEqual([
      ['Peter Kato', '/fees'],
      ['Juliet Asiimwe', '/news'],
    ]);
    expect(await history(b)).toHaveLength(2);
    expect(await history(c)).toEqual([]);
    expect(await api.deps.db.$count(revisions)).toBe(4);
  });

  test('keeps what was there before any row of it', async () => {
    const id = await add('/a', '/b');
    const { answer } = await importCsv('/b,/c\n/a,/d');
    expect(answer).toMatchObject({ changed: 1, noted: [{ row: 1 }, { row: 2 }] });
    expect((await history(id)).map(([, to]) => to)).toEqual(['/d', '/b']);
  });

  test('keeps all versions in as many statements as one', async () => {
    const table = (name: string, rows: number, to: string) =>
      Array.from({ length: rows }, (_, n) => `/${name}-${n},https://x.example/${to}`).join('\n');
    /** What it costs that the rows are there and lead elsewhere. */
    const extra = async (name: string, rows: number) => {
      const fresh = await api.countStatements(() => importCsv(table(name, rows, 'one')));
      return [fresh, (await api.countStatements(() => importCsv(table(name, rows, 'two')))) - fresh];
    };
    const few = await extra('few', 2);
    expect(few[1]).toBe(3);
    expect(await extra('many', 2000)).toEqual(few);
    expect(await api.deps.db.$count(revisions)).toBe(2 * 2002);
  });
});
