import { asc, eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { keptMessages } from '../../../contract/content/kept.ts';
import { testApi } from '../../../tests/support/api.ts';
import { auditLog } from '../../db/tables/history.ts';
import { keptChanges } from '../../db/tables/kept.ts';
import { pageDrafts, pages } from '../../db/tables/pages.ts';
import { rescheduleKept } from './kept.service.ts';

const api = testApi();
const hour = 3_600_000;
const at = (ms: number) => new Date(api.deps.clock().getTime() + ms);

beforeEach(async () => {
  for (const table of [keptChanges, pages]) await api.deps.db.delete(table);
});

/** One change of each kind, as a backup has it. */
async function keepOfEach(publishAt: Date | null, problem = '') {
  const { db } = api.deps;
  const plan = { content: {}, basedOn: at(-hour), savedAt: at(-hour), publishAt, problem };
  const news = await api.make.story({ kind: 'news', title: 'A story' });
  const event = await api.make.event({ title: 'An event' });
  const profile = await api.make.profile({ name: 'A teacher' });
  const gallery = await api.make.gallery({ name: 'A gallery' });
  await db.insert(keptChanges).values([
    { kind: 'news', storyId: news.id, ...plan },
    { kind: 'event', eventId: event.id, ...plan },
    { kind: 'profile', profileId: profile.id, ...plan },
    { kind: 'gallery', galleryId: gallery.id, ...plan },
  ]);
  await db.insert(pages).values({ id: 'bus', path: 'bus', tag: '', title: 'A page', pageText: '<p>Three.</p>' });
  const { content: _, ...ofPage } = plan;
  const soon = { title: 'Soon', pageText: '<p>Four.</p>', blocks: [], picture: '' };
  await db.insert(pageDrafts).values({ pageId: 'bus', ...soon, ...ofPage });
  return [news.id, event.id, profile.id, gallery.id, 'bus'].map(String);
}

const problems = async () => {
  const rows = [...(await api.deps.db.select().from(keptChanges)), ...(await api.deps.db.select().from(pageDrafts))];
  return rows.map(({ problem }) => problem);
};
const said = () =>
  api.deps.db
    .select({ kind: auditLog.kind, itemId: auditLog.itemId, title: auditLog.title, detail: auditLog.detail })
    .from(auditLog)
    .where(eq(auditLog.action, 'did not publish'))
    .orderBy(asc(auditLog.id));
const jobs = async () =>
  (await api.database.pool.query("select data->>'id' as id from pgboss.job where name = 'publish-kept'")).rows.map(
    ({ id }) => id,
  );

test('what was to be published before a restore was not, and says so, once', async () => {
  const ids = await keepOfEach(at(-1000));
  await rescheduleKept(api.deps, api.deps.db);
  await rescheduleKept(api.deps, api.deps.db);
  expect(await problems()).toEqual(Array(5).fill(keptMessages.restored));
  const detail = keptMessages.restored;
  const [news, event, profile, gallery, page] = ids;
  expect(await said()).toEqual([
    { kind: 'news', itemId: news, title: 'A story', detail },
    { kind: 'event', itemId: event, title: 'An event', detail },
    { kind: 'profile', itemId: profile, title: 'A teacher', detail },
    { kind: 'gallery', itemId: gallery, title: 'A gallery', detail },
    { kind: 'page', itemId: page, title: 'A page', detail },
  ]);
  expect(await jobs()).toEqual([]);
});

test('what lies ahead is planned anew, and what waits for somebody or has a reason stays as it is', async () => {
  const before = (await said()).length;
  await keepOfEach(null);
  await rescheduleKept(api.deps, api.deps.db);
  await api.deps.db.delete(pages);
  await api.deps.db.delete(keptChanges);
  await keepOfEach(at(-1000), keptMessages.behind);
  await rescheduleKept(api.deps, api.deps.db);
  expect(await jobs()).toEqual([]);
  await api.deps.db.delete(pages);
  await api.deps.db.delete(keptChanges);
  const ids = await keepOfEach(at(hour));
  await rescheduleKept(api.deps, api.deps.db);
  expect((await jobs()).sort()).toEqual(ids.sort());
  expect(await problems()).toEqual(Array(5).fill(''));
  expect((await said()).length).toBe(before);
});
