import { eq } from 'drizzle-orm';
import pg from 'pg';
import { expect, test } from 'vitest';
import { testApi } from '../../../tests/support/api.ts';
import type { Person } from '../../../tests/support/factory.ts';
import { stories, storyTotals, storyViews } from '../../db/tables/stories.ts';
import { schoolDay } from '../../lib/clock.ts';
import { deleteOldDays } from '../statistics/statistics.service.ts';
import { createViews } from '../statistics/view-counter.ts';

const api = testApi();
const phone = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36';
const today = () => schoolDay(api.deps.clock());

const totalOf = async (id: number) =>
  (await api.deps.db.select().from(storyTotals).where(eq(storyTotals.storyId, id)))[0]?.count;
const read = (storyId: number, count: number, day = today()) =>
  api.deps.db.insert(storyViews).values({ storyId, day, count });
const ask = async (as: Person, kind: 'news', query: string) =>
  (await api.request('GET', `/lists/${kind}?${query}`, { as })).answer;

test('a list is sorted by how often each was read, also where it is narrowed', async () => {
  const [admin, author] = [await api.make.person(4), await api.make.person(2)];
  const name = `Read ${author.id}`;
  const story = (title: string, change = {}) => api.make.story({ title: `${name} ${title}`, ...change });
  const [seldom, often, taken] = [
    await story('seldom', { authorId: author.id }),
    await story('often', { category: 1, authorId: author.id }),
    await story('taken back', { draft: true, authorId: author.id }),
  ];
  await story('never');
  await story('other kind', { kind: 'article' });
  await read(seldom.id, 3, '2026-01-01');
  await read(seldom.id, 2, '2026-01-02');
  await read(often.id, 900);
  await read(taken.id, 40);
  const shown = async (as: Person, query: string) =>
    (await ask(as, 'news', `q=${name}&${query}`)).docs.map(({ title, views }) => [title.slice(name.length + 1), views]);
  const down = [
    ['often', 900],
    ['taken back', 40],
    ['seldom', 5],
    ['never', 0],
  ];
  expect(await shown(admin, 'sort=-views')).toEqual(down);
  expect(await shown(admin, 'sort=views')).toEqual(down.toReversed());
  expect(await shown(author, 'sort=-views')).toEqual(down.slice(0, 3));
  expect(await shown(admin, 'sort=-views&state=public')).toEqual([down[0], down[2], down[3]]);
  expect(await shown(admin, 'sort=-views&category=0')).toEqual(down.slice(1));
  expect(await shown(admin, `sort=views&author=${author.id}`)).toEqual(down.slice(0, 3).toReversed());
  const all = await ask(admin, 'news', 'sort=-views');
  expect(all.docs.map(({ views }) => views)).toEqual(
    all.docs.map(({ views }) => views).toSorted((a, b) => (b ?? 0) - (a ?? 0)),
  );
});

test('a day that is folded, corrected or deleted, and a story that goes and comes back, keep the sum', async () => {
  const admin = await api.make.person(4);
  const story = await api.make.story();
  expect(await totalOf(story.id)).toBe(0);
  for (const day of ['2020-03-01', '2020-03-04', '2020-03-05', today()]) await read(story.id, 10, day);
  await deleteOldDays(api.deps);
  expect(await api.deps.db.$count(storyViews, eq(storyViews.storyId, story.id))).toBe(2);
  expect(await totalOf(story.id)).toBe(40);
  await api.deps.db.update(storyViews).set({ count: 1 }).where(eq(storyViews.day, '2020-03-01'));
  expect(await totalOf(story.id)).toBe(11);
  await api.request('DELETE', `/news/delete/${story.id}`, { as: admin });
  expect(await totalOf(story.id)).toBeUndefined();
  await api.request('POST', `/trash/news/${story.id}/restore`, { as: admin });
  expect(await totalOf(story.id)).toBe(11);
  await api.deps.db.delete(storyViews).where(eq(storyViews.storyId, story.id));
  expect(await totalOf(story.id)).toBe(0);
});

test('processes that count the same stories at the same moment lose nothing', async () => {
  const pictures = [await api.make.picture()];
  const made = await Promise.all(Array.from({ length: 60 }, () => api.make.story({ pictures })));
  const failed: unknown[] = [];
  const processes = [1, 2, 3].map(() => createViews(api.deps.db, api.deps.clock, (error) => failed.push(error)));
  const rounds = 10;
  for (let round = 0; round < rounds; round += 1) {
    // Each has read them in another order.
    for (const [turn, views] of processes.entries()) {
      for (const { id } of turn === 1 ? made.toReversed() : made) views.count(id, phone);
    }
    await Promise.all(processes.map((views) => views.flush()));
  }
  await Promise.all(processes.map((views) => views.close()));
  expect(failed).toEqual([]);
  const sums = await Promise.all(made.map(({ id }) => totalOf(id)));
  expect(new Set(sums)).toEqual(new Set([rounds * processes.length]));
});

test('a reading changes nothing of the story, and no process makes its pages anew', async () => {
  const story = await api.make.story();
  const client = new pg.Client(api.database.connection);
  await client.connect();
  const heard: unknown[] = [];
  client.on('notification', ({ payload }) => heard.push(payload));
  await client.query('listen content_changed');
  api.deps.views.count(story.id, phone);
  await api.deps.views.flush();
  expect(await totalOf(story.id)).toBe(1);
  // What was said is delivered before this is.
  await api.deps.db.execute("select pg_notify('content_changed', 'the end')");
  await expect.poll(() => heard).toContain('the end');
  expect(heard).toEqual(['the end']);
  await client.end();
  const [now] = await api.deps.db.select().from(stories).where(eq(stories.id, story.id));
  expect(now?.updatedAt).toEqual(story.updatedAt);
});
