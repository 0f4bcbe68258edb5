import { afterEach, expect, test } from 'vitest';
import { auditList } from '../../../contract/common/history.ts';
import { testApi } from '../../../tests/support/api.ts';
import { emptyAuditLog } from '../../../tests/support/audit-log.ts';
import { record } from './audit.service.ts';

const api = testApi();
const auditEvent = { action: 'changed', kind: 'news', itemId: 1, title: 'Sports day' };

afterEach(() => emptyAuditLog(api.database.pool));

/** A line as if it had been written at that moment. */
async function lineAt(at: string, more: Partial<typeof auditEvent> & { detail?: string } = {}, actor = admin) {
  await record({ clock: () => new Date(at) }, api.deps.db, actor, { ...auditEvent, ...more });
}
let admin: Awaited<ReturnType<typeof api.make.person>> | null = null;

async function list(query = '') {
  const as = await api.make.person(4);
  const { status, answer } = await api.request('GET', `/audit?${query}`, { as });
  expect(status).toBe(200);
  expect(auditList.strict().parse(answer)).toEqual(answer);
  return answer;
}
const titles = async (query: string) => (await list(query)).docs.map(({ title }: { title: string }) => title);

test('the newest first; the program acts under the name of the school', async () => {
  admin = await api.make.person(4);
  await lineAt('2026-01-01T09:00:00Z', { title: 'old' });
  await lineAt('2026-01-02T09:00:00Z', { title: 'new', detail: 'more' }, null);
  const { docs, total, pages } = await list();
  expect([total, pages]).toEqual([2, 1]);
  expect(docs[0]).toMatchObject({ title: 'new', actor: 'The site', actorId: null, itemId: '1', detail: 'more' });
  expect(docs[1]).toMatchObject({ title: 'old', actor: admin.name, actorId: admin.id, detail: '' });
});

test('filters by person, kind and words, each alone and together', async () => {
  const [one, two] = [await api.make.person(3, { name: 'Akello' }), await api.make.person(3, { name: 'Okot' })];
  await lineAt('2026-01-01T09:00:00Z', { title: 'A 100% day' }, one);
  await lineAt('2026-01-02T09:00:00Z', { title: 'B', kind: 'event', detail: '100 chairs' }, one);
  await lineAt('2026-01-03T09:00:00Z', { title: 'C', kind: 'event' }, two);
  expect(await titles(`actor=${one.id}`)).toEqual(['B', 'A 100% day']);
  expect(await titles('kind=event')).toEqual(['C', 'B']);
  expect(await titles(`kind=event&actor=${one.id}`)).toEqual(['B']);
  expect(await titles('q=okot')).toEqual(['C']);
  expect(await titles('q=100')).toEqual(['B', 'A 100% day']);
  expect(await titles('q=100%25')).toEqual(['A 100% day']);
  expect(await titles('q=nothing')).toEqual([]);
});

test('the days are those of the school, the last one included', async () => {
  admin = await api.make.person(4);
  // 23:30 and 00:30 of Kampala.
  await lineAt('2026-03-01T20:30:00Z', { title: 'first' });
  await lineAt('2026-03-01T21:30:00Z', { title: 'second' });
  expect(await titles('to=2026-03-01')).toEqual(['first']);
  expect(await titles('from=2026-03-02')).toEqual(['second']);
  expect(await titles('from=2026-03-01&to=2026-03-02')).toEqual(['second', 'first']);
});

test('wrong filters are named; pages hold 50; three statements in all', async () => {
  const as = await api.make.person(4);
  const wrong = await api.request('GET', '/audit?from=soon&to=later&actor=me', { as });
  expect(wrong.status).toBe(400);
  expect(Object.keys(wrong.refusal.fields).sort()).toEqual(['actor', 'from', 'to']);
  for (let n = 0; n < 51; n++) await lineAt('2026-01-01T09:00:00Z', { title: `line ${n}` });
  expect(await list()).toMatchObject({ pages: 2, total: 51 });
  expect(await titles('page=2')).toEqual(['line 0']);
  // The first one finds out who asks.
  expect(await api.countStatements(() => api.request('GET', '/audit', { as }))).toBe(1 + 2);
});

test('what is undone is not in the log', async () => {
  const editor = await api.make.person(3);
  const json = { title: 'T', detail: '<p>x</p>', picture: 'nowhere.png' };
  expect((await api.request('POST', '/news/add', { as: editor, json })).status).toBe(400);
  expect((await list()).total).toBe(0);
});
