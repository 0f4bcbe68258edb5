import { sql } from 'drizzle-orm';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { statistics } from '../../../contract/office/statistics.ts';
import { testApi } from '../../../tests/support/api.ts';
import type { Person } from '../../../tests/support/factory.ts';
import { connect } from '../../db/client.ts';
import { campuses } from '../../db/tables/campuses.ts';
import { pages } from '../../db/tables/pages.ts';
import { missedWords, pageReads, visits } from '../../db/tables/statistics.ts';
import { storyViews } from '../../db/tables/stories.ts';
import { schoolDay } from '../../lib/clock.ts';
import { shiftDay } from '../../lib/days.ts';
import { deleteOldDays } from './statistics.service.ts';
import { createViews } from './view-counter.ts';

const api = testApi();
const phone = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36';
const today = () => schoolDay(api.deps.clock());
const ago = (days: number) => shiftDay(today(), -days);

beforeEach(async () => {
  for (const table of [visits, pageReads, missedWords, storyViews]) await api.deps.db.delete(table);
});

async function view(query: string, as: Person) {
  const { status, answer } = await api.request('GET', `/desk/statistics?${query}`, { as });
  expect(status).toBe(200);
  return statistics.strict().parse(answer);
}

const read = (path: string, referer?: string, words?: string) =>
  api.deps.views.countVisit(phone, { path, words, referer, host: 'school.example' });

test('readings are summed by day, page and site; robots and those who look at nothing are not', async () => {
  const editor = await api.make.person(3);
  for (const referer of [undefined, 'https://www.google.com/x', 'https://google.co.ug/', 'https://school.example/']) {
    read('/contact', referer);
  }
  read('/news', 'https://wa.me/x');
  api.deps.views.countVisit('Googlebot/2.1', { path: '/contact', words: undefined, referer: undefined, host: 'x' });
  await api.deps.views.flush();
  read('/contact', 'https://www.google.com/y');
  await api.deps.views.flush();
  const seen = await view('', editor);
  expect(seen).toMatchObject({ page: null, step: 'day', total: 6, before: 0 });
  expect(seen.counts).toHaveLength(30);
  expect(seen.counts.at(-1)).toEqual({ day: today(), count: 6 });
  expect(seen.sources).toEqual([
    { source: 'Google', count: 3 },
    { source: 'WhatsApp', count: 1 },
    { source: 'direct', count: 1 },
    { source: 'own', count: 1 },
  ]);
  expect(seen.pages).toEqual([
    { path: '/contact', title: 'Contact us', count: 5 },
    { path: '/news', title: 'News', count: 1 },
  ]);
  const ofPage = await view('page=/news', editor);
  expect(ofPage).toMatchObject({ page: { path: '/news', title: 'News' }, total: 1, pages: [], missed: [] });
  expect(ofPage.sources).toEqual([{ source: 'WhatsApp', count: 1 }]);
});

test('for one story, for a page of a campus, and compared with as many days before', async () => {
  const editor = await api.make.person(3);
  const story = await api.make.story({ title: 'Drummers win' });
  await api.deps.db.insert(storyViews).values([
    { storyId: story.id, day: ago(0), count: 4 },
    { storyId: story.id, day: ago(29), count: 3 },
    { storyId: story.id, day: ago(30), count: 2 },
    { storyId: story.id, day: ago(60), count: 50 },
  ]);
  const path = `/news/view/${story.id}`;
  expect(await view(`page=${path}`, editor)).toMatchObject({ page: { title: 'Drummers win' }, total: 7, before: 2 });
  const page = { id: 'kitante', path: 'campuses/kitante', tag: 'x', title: 'Kitante campus', pageText: '<p>x</p>' };
  await api.deps.db.insert(pages).values(page);
  await api.deps.db.insert(campuses).values({ name: 'Kitante', slug: 'kitante', pageId: 'kitante' });
  read('/campuses/kitante', 'https://www.bing.com/');
  await api.deps.views.flush();
  const seen = await view('page=/campuses/kitante', editor);
  expect(seen).toMatchObject({ page: { title: 'Kitante campus' }, total: 1, sources: [{ source: 'Bing', count: 1 }] });
  expect(seen.campuses).toEqual([{ path: '/campuses/kitante', title: 'Kitante' }]);
});

test('a year is read by the week', async () => {
  const editor = await api.make.person(3);
  await api.deps.db.insert(visits).values([0, 1, 200, 364, 365].map((days) => ({ day: ago(days), count: 1 })));
  const { step, counts, total, before } = await view('days=365', editor);
  expect({ step, total, before }).toEqual({ step: 'week', total: 4, before: 1 });
  expect(counts).toHaveLength(53);
  expect(counts.reduce((sum, { count }) => sum + count, 0)).toBe(4);
});

test('what is looked for and not there is counted when its page is read, also from memory, and shown from two on', async () => {
  const editor = await api.make.person(3);
  const search = (q: string) => api.request('GET', `/search?q=${encodeURIComponent(q)}`);
  await api.make.story({ title: 'Everything about beans' });
  for (const q of ['zyzzyva work', 'qwxyz', 'beans']) await search(q);
  for (const q of ['zyzzyva work', 'zyzzyva work', 'qwxyz', 'beans', 'beans', 'never asked'])
    read('/search', undefined, q);
  await api.deps.views.flush();
  expect((await view('', editor)).missed).toEqual([{ words: 'zyzzyva work', count: 2 }]);
  // Once it is there, it is not missed any more.
  await api.make.story({ title: 'Zyzzyva work' });
  await search('zyzzyva work');
  read('/search', undefined, 'zyzzyva work');
  await api.deps.views.flush();
  expect((await view('', editor)).missed).toEqual([{ words: 'zyzzyva work', count: 2 }]);
});

test('after two years sums by page are deleted and those of the site and of a story folded into their month', async () => {
  const story = await api.make.story();
  const old = ago(800);
  const month = `${old.slice(0, 8)}01`;
  const days = [...new Set([old, shiftDay(old, old.endsWith('02') ? 1 : -1)])].filter((day) => !day.endsWith('-01'));
  const { db } = api.deps;
  await db.insert(visits).values([...days, ago(10)].map((day) => ({ day, count: 5 })));
  await db.insert(storyViews).values([...days, ago(10)].map((day) => ({ storyId: story.id, day, count: 2 })));
  await db.insert(pageReads).values([old, ago(10)].map((day) => ({ day, path: '/', source: 'own', count: 1 })));
  await db.insert(missedWords).values([ago(400), ago(10)].map((day) => ({ day, words: 'beans', count: 1 })));
  for (const _ of [1, 2]) await deleteOldDays(api.deps);
  expect(await db.select().from(visits).orderBy(visits.day)).toEqual([
    { day: month, count: 5 * days.length },
    { day: ago(10), count: 5 },
  ]);
  const views = await db.select().from(storyViews).orderBy(storyViews.day);
  expect(views.map(({ day, count }) => [day, count])).toEqual([
    [month, 2 * days.length],
    [ago(10), 2],
  ]);
  expect(await db.select({ day: pageReads.day }).from(pageReads)).toEqual([{ day: ago(10) }]);
  expect(await db.select({ day: missedWords.day }).from(missedWords)).toEqual([{ day: ago(10) }]);
});

test('two years of readings: few statements and few pages of the database', async () => {
  const editor = await api.make.person(3);
  await api.deps.db.execute(sql`
    insert into page_reads (day, path, source, count)
    select ${today()}::date - d, '/page-' || p, (array['own', 'direct', 'Google'])[p % 3 + 1], 1
    from generate_series(0, 699) d, generate_series(1, 15) p`);
  await api.deps.db.execute(sql`vacuum analyze page_reads`);
  const ask = (query: string) => () => view(query, editor);
  expect(await api.countStatements(ask('days=365'))).toBeLessThanOrEqual(7);
  expect(await api.pagesRead(ask(''))).toBeLessThan(150);
  expect(await api.pagesRead(ask('days=365&page=/page-3'))).toBeLessThan(150);
});

test('what makes no sense is refused by name', async () => {
  const as = await api.make.person(3);
  const refused = async (query: string) =>
    (await api.request('GET', `/desk/statistics?${query}`, { as })).refusal.fields;
  expect(await refused('days=31')).toEqual({ days: 'Choose 30, 90 or 365 days.' });
  expect(await refused('page=https://evil.example')).toEqual({ page: 'This must be the path of a page.' });
});

test('what could not be written while the database was unavailable is written later, once', async () => {
  const errors: unknown[] = [];
  const story = await api.make.story({});
  const unavailable = connect({ connection: { ...api.database.connection, host: '/not/there' }, onError: () => {} });
  onTestFinished(() => unavailable.close());
  let db = unavailable.db;
  const here = new Proxy(api.deps.db, { get: (_, key) => Reflect.get(db, key, db) });
  const views = createViews(here, api.deps.clock, (error) => errors.push(error));
  const { path, referer, host } = { path: '/contact', referer: undefined, host: 'school.example' };
  views.noteSearch('swimming', false);
  views.countVisit(phone, { path, referer, host, words: 'swimming' });
  views.count(story.id, phone);
  await views.flush();
  expect(errors).toHaveLength(4);
  views.countVisit(phone, { path, referer, host, words: undefined });
  db = api.deps.db;
  await views.flush();
  await views.close();
  expect(await api.deps.db.select({ count: visits.count }).from(visits)).toEqual([{ count: 2 }]);
  expect(await api.deps.db.select({ count: storyViews.count }).from(storyViews)).toEqual([{ count: 1 }]);
  expect(await api.deps.db.select({ count: pageReads.count }).from(pageReads)).toEqual([{ count: 2 }]);
  expect(await api.deps.db.select({ count: missedWords.count }).from(missedWords)).toEqual([{ count: 1 }]);
});
