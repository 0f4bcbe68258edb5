import { and, eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { listMessages } from '../../../contract/office/lists.ts';
import { publicSite } from '../../../contract/site/site.ts';
import { testApi } from '../../../tests/support/api.ts';
import type { Person } from '../../../tests/support/factory.ts';
import { auditLog, revisions } from '../../db/tables/history.ts';
import { pages } from '../../db/tables/pages.ts';

const api = testApi();
let editor: Person;
let admin: Person;

beforeAll(async () => {
  [editor, admin] = [await api.make.person(3), await api.make.person(4)];
});
beforeEach(async () => {
  await api.deps.db.delete(pages);
});

type Row = typeof pages.$inferSelect;

async function add(id: string, more: Partial<typeof pages.$inferInsert> = {}): Promise<Row> {
  const words = { path: id, tag: '', title: `Page ${id}`, pageText: '<p>Words</p>' };
  const [row] = await api.deps.db
    .insert(pages)
    .values({ id, ...words, ...more })
    .returning();
  if (!row) throw new Error('there is no row');
  return row;
}
const pageOf = async ({ id }: { id: string }) =>
  (await api.deps.db.select().from(pages).where(eq(pages.id, id)))[0] ?? expect.fail(`no page ${id}`);
const act = async (as: Person, what: object, ...rows: { id: string; updatedAt: Date | string | null }[]) => {
  const items = rows.map(({ id, updatedAt }) => ({ id, updatedAt: new Date(updatedAt ?? 0).toISOString() }));
  return (await api.request('POST', '/lists/page/act', { as, json: { ...what, items } })).answer;
};
const logOf = async ({ id }: { id: string }) =>
  api.deps.db
    .select({ action: auditLog.action, detail: auditLog.detail })
    .from(auditLog)
    .where(and(eq(auditLog.kind, 'page'), eq(auditLog.itemId, id)))
    .orderBy(auditLog.id);
const statusOf = async ({ path }: { path: string }) => (await api.request('GET', `/pages/at?path=${path}`)).status;

test('editors publish drafts as the form does, with a version and a line in the log; what is public says so', async () => {
  const [one, two, shown] = [await add('one', { draft: true }), await add('two', { draft: true }), await add('shown')];
  const report = await act(editor, { action: 'publish' }, one, shown, two);
  expect(report.done.map(({ id }) => id)).toEqual(['one', 'two']);
  expect(report.refused).toEqual([{ id: 'shown', reason: listMessages.isPublic }]);
  for (const row of [one, two]) {
    const after = await pageOf(row);
    expect(after).toMatchObject({ draft: false, updatedBy: editor.id, pageText: row.pageText });
    expect(after.createdAt > row.createdAt).toBe(true);
    expect(await statusOf(row)).toBe(200);
    expect(await logOf(row)).toEqual([{ action: 'changed', detail: 'Published' }]);
    const versions = await api.deps.db.select().from(revisions).where(eq(revisions.itemId, row.id));
    expect(versions.map(({ savedBy }) => savedBy).sort()).toEqual([editor.id, null].sort());
  }
});

test('a draft of a day to come is scheduled, and says so when it is published again', async () => {
  const createdAt = new Date(Date.now() + 86_400_000);
  const planned = await add('planned', { draft: true, createdAt });
  const report = await act(editor, { action: 'publish' }, planned);
  expect(report.refused).toEqual([]);
  const after = await pageOf(planned);
  expect(after).toMatchObject({ draft: false, createdAt });
  expect((await act(editor, { action: 'publish' }, after)).refused).toEqual([
    { id: 'planned', reason: listMessages.isPlanned },
  ]);
});

test('administrators take pages back, also hidden ones, and give them back as of their moment', async () => {
  const createdAt = new Date('2026-02-03T04:05:06Z');
  const [shown, hidden] = [await add('shown', { createdAt }), await add('hidden', { hidden: true, createdAt })];
  expect((await act(editor, { action: 'unpublish' }, shown)).refused).toEqual([
    { id: 'shown', reason: listMessages.notTheirs },
  ]);
  const { done } = await act(admin, { action: 'unpublish' }, shown, hidden);
  expect(done.map(({ id }) => id)).toEqual(['shown', 'hidden']);
  expect([await statusOf(shown), await statusOf(hidden)]).toEqual([404, 404]);
  expect(await logOf(shown)).toEqual([{ action: 'changed', detail: 'Unpublished' }]);
  const again = done.map(({ id, updatedAt }) => ({ id: String(id), updatedAt }));
  expect((await act(admin, { action: 'unpublish' }, ...again)).refused.map(({ reason }) => reason)).toEqual([
    listMessages.isDraft,
    listMessages.isDraft,
  ]);
  expect((await act(admin, { action: 'publish', asBefore: true }, ...again)).refused).toEqual([]);
  expect(await pageOf(shown)).toMatchObject({ draft: false, hidden: false, createdAt });
  expect(await pageOf(hidden)).toMatchObject({ draft: false, hidden: true, createdAt });
});

test('administrators hide and show pages, as one is: its address and its version stay', async () => {
  const [shown, hidden] = [await add('open'), await add('closed', { hidden: true })];
  expect((await act(editor, { action: 'hide' }, shown)).refused).toEqual([
    { id: 'open', reason: listMessages.notTheirs },
  ]);
  const report = await act(admin, { action: 'hide' }, shown, hidden);
  expect(report).toEqual({
    done: [{ id: 'open', updatedAt: shown.updatedAt.toISOString() }],
    refused: [{ id: 'closed', reason: listMessages.isHidden }],
  });
  expect(await pageOf(shown)).toMatchObject({ hidden: true, updatedAt: shown.updatedAt });
  expect([await statusOf(shown), await statusOf(hidden)]).toEqual([200, 200]);
  expect(await logOf(shown)).toEqual([{ action: 'hidden', detail: '' }]);
  expect((await act(admin, { action: 'show' }, shown, hidden)).refused).toEqual([]);
  expect((await act(admin, { action: 'show' }, shown)).refused).toEqual([{ id: 'open', reason: listMessages.isShown }]);
});

test('a menu leads to no page that was unpublished, and to it again when it is back', async () => {
  const about = await add('about', { title: 'About us' });
  const links = async () => {
    const { answer } = await api.request('GET', '/settings');
    return publicSite.parse(answer.site).menu.flatMap((group) => group.links.map(({ to }) => to));
  };
  const before = await links();
  expect(before).toContain('/about');
  const { done } = await act(admin, { action: 'unpublish' }, about);
  expect(await links()).not.toContain('/about');
  await act(admin, { action: 'publish' }, ...done.map(({ id, updatedAt }) => ({ id: String(id), updatedAt })));
  expect(await links()).toEqual(before);
});

test('what somebody has saved since stays as it is, and no other list hides anything', async () => {
  const row = await add('saved');
  const stale = { id: row.id, updatedAt: new Date(0) };
  for (const action of ['unpublish', 'hide', 'trash']) {
    expect((await act(admin, { action }, stale)).done).toEqual([]);
  }
  expect(await pageOf(row)).toEqual(row);
  const story = await api.make.story();
  const items = [{ id: story.id, updatedAt: story.updatedAt.toISOString() }];
  const { status } = await api.request('POST', '/lists/news/act', { as: admin, json: { action: 'hide', items } });
  expect(status).toBe(400);
});
