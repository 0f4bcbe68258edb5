import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { calendar, feed, sitemap } from '../../../contract/site/search.ts';
import { testApi } from '../../../tests/support/api.ts';
import { alumni } from '../../db/tables/alumni.ts';

const api = testApi();
const day = 86_400_000;
const ago = (days: number) => new Date(Date.now() - days * day);

describe('the sitemap', () => {
  test('has what is public with its last change, the latest first, and nothing else', async () => {
    const old = await api.make.story({ createdAt: ago(9), updatedAt: ago(3) });
    const event = await api.make.event({ category: 1, updatedAt: ago(1) });
    await api.make.story({ createdAt: ago(-2) });
    const values = { name: 'W', classOf: 2011, updatedAt: ago(2) };
    const [, shown] = await api.deps.db
      .insert(alumni)
      .values([
        { ...values, status: 'waiting' },
        { ...values, status: 'published' },
      ])
      .returning();
    const { answer } = await api.request('GET', '/search/sitemap');
    const { docs } = sitemap.strict().parse(answer);
    expect(docs).toEqual([
      { url: `/alumni/alevents/view/${event.id}`, updatedAt: event.updatedAt.toISOString() },
      { url: `/alum/view/${shown?.id}`, updatedAt: shown?.updatedAt.toISOString() },
      { url: `/news/view/${old.id}`, updatedAt: old.updatedAt.toISOString() },
    ]);
    expect(await api.countStatements(() => api.request('GET', '/search/sitemap'))).toBe(1);
  });
});

describe('a feed', () => {
  test('has the twenty newest published stories of its kind with their whole text', async () => {
    for (let age = 0; age < 22; age++) {
      await api.make.story({ kind: 'article', detail: `<p>Text ${age}</p>`, createdAt: ago(age + 1) });
    }
    await api.make.story({ kind: 'article', createdAt: ago(-1) });
    await api.make.story({ kind: 'article', category: 1 });
    const { answer } = await api.request('GET', '/search/feed?kind=blog');
    const { docs } = feed.strict().parse(answer);
    expect(docs.map(({ html }) => html)).toEqual(Array.from({ length: 20 }, (_, age) => `<p>Text ${age}</p>`));
    expect(docs[0]?.url).toBe(`/blog/view/${docs[0]?.id}`);
    const alumniFeed = await api.request('GET', '/search/feed?kind=blog&cat=1');
    expect(alumniFeed.answer.docs).toHaveLength(1);
    expect(await api.countStatements(() => api.request('GET', '/search/feed?kind=blog'))).toBe(1);
  });

  test.each([
    ['kind', ''],
    ['kind', '?kind=page'],
    ['cat', '?kind=news&cat=2'],
  ])('a wrong %s is named', async (field, query) => {
    const { status, refusal } = await api.request('GET', `/search/feed${query}`);
    expect(status).toBe(400);
    expect(Object.keys(refusal.fields)).toEqual([field]);
  });
});

describe('the calendar', () => {
  test('has events of the last year and to come, both categories or one, in their order', async () => {
    await api.deps.db.execute(sql`delete from events`);
    const past = await api.make.event({ startsAt: ago(200), description: '<p>Was</p><p>good &amp; long</p>' });
    await api.make.event({ startsAt: ago(400) });
    const next = await api.make.event({ startsAt: ago(-300), category: 1 });
    const { answer } = await api.request('GET', '/search/calendar');
    const { docs } = calendar.strict().parse(answer);
    expect(docs.map(({ id }) => id)).toEqual([past.id, next.id]);
    expect(docs[0]).toMatchObject({ text: 'Was good & long', location: 'Kitante', url: `/events/view/${past.id}` });
    const onlyAlumni = await api.request('GET', '/search/calendar?cat=1');
    expect(onlyAlumni.answer.docs.map(({ id }: { id: number }) => id)).toEqual([next.id]);
    expect(await api.countStatements(() => api.request('GET', '/search/calendar'))).toBe(1);
  });

  test('has one event, however old, or is not found', async () => {
    const old = await api.make.event({ startsAt: ago(1000) });
    const one = await api.request('GET', `/search/calendar?id=${old.id}`);
    expect(one.answer.docs.map(({ id }: { id: number }) => id)).toEqual([old.id]);
    expect((await api.request('GET', '/search/calendar?id=999999')).status).toBe(404);
    expect((await api.request('GET', '/search/calendar?id=x')).status).toBe(400);
  });
});

test('a copy of the tables, put back in any order, searches as before', async () => {
  await api.make.story({ title: 'Saxophone evening' });
  const { db } = api.deps;
  await db.transaction(async (tx) => {
    await tx.execute(sql`create temp table kept_words on commit drop as select word from search_words`);
    await tx.execute(sql`create temp table kept on commit drop as
      select kind, title, detail, extract, created_at from stories`);
    await tx.execute(sql`truncate stories, search_words cascade`);
    await tx.execute(sql`insert into stories (kind, title, detail, extract, created_at) select * from kept`);
    await tx.execute(sql`insert into search_words select word from kept_words`);
  });
  for (const q of ['saxophone', 'saxophon', 'saxofone']) {
    const { answer } = await api.request('GET', `/search?q=${q}`);
    expect(
      answer.docs.map(({ title }: { title: string }) => title),
      q,
    ).toEqual(['Saxophone evening']);
  }
});
