import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { testApi } from '../../../tests/support/api.ts';
import type { Person } from '../../../tests/support/factory.ts';
import { importMany, vacuum } from '../../../tests/support/import-many.ts';
import { listThings } from './lists.queries.ts';
import { sources } from './sources.queries.ts';

const api = testApi();
const count = 10_000;
let admin: Person;
let editor: Person;
let author: Person;

// As long as stories are: a page of the table holds three or four of them, so whoever reads them all is seen.
beforeAll(async () => {
  [admin, editor, author] = [await api.make.person(4), await api.make.person(3), await api.make.person(2)];
  const text = sql`repeat('Words of the story. ', 100)`;
  const columns = sql`n % 2, case when n % 100 = 0 then ${author.id}::int else ${admin.id}::int end, n % 20 = 0,
    now() - (n - 50) * interval '1 hour' from generate_series(1, ${count}::int) n`;
  await importMany(api.database.connection, 'stories', async (db) => {
    await db.execute(sql`
      insert into stories (kind, title, detail, extract, category, author_id, draft, created_at)
      select 'news', md5(n::text) || ' Story ' || lpad(n::text, 5, '0'), ${text}, 'Words', ${columns}`);
  });
  await api.deps.db.execute(sql`
    insert into story_views (story_id, day, count) select id, '2026-01-01', id * 7919::bigint % 5000 from stories`);
  await vacuum(api.deps.db, 'story_totals');
  await importMany(api.database.connection, 'events', async (db) => {
    await db.execute(sql`
      insert into events (title, description, starts_at, category, author_id, draft, created_at)
      select md5(n::text) || ' Event ' || lpad(n::text, 5, '0'), ${text}, now() + n * interval '1 hour', ${columns}`);
  });
  await importMany(api.database.connection, 'event_totals', async (db) => {
    await db.execute(sql`
      insert into page_reads (day, path, source, count)
      select '2026-01-01', '/events/view/' || id, 'own', id * 7919::bigint % 5000 from events where id % 5000 <> 0`);
  });
  // As few as wait at a time in a busy week.
  for (const [table, column] of [
    ['stories', 'story_id'],
    ['events', 'event_id'],
  ] as const) {
    await api.deps.db.execute(sql`
      insert into reviews (${sql.identifier(column)}, submitted_by, waiting_since)
      select id, author_id, now() from ${sql.identifier(table)} where draft order by id limit 20`);
  }
  await api.deps.db.execute(sql`
    insert into kept_changes (kind, story_id, content, based_on, saved_by, saved_at)
    select 'news', id, '{}', updated_at, author_id, now() from stories where not draft order by id limit 20`);
  await api.deps.db.execute(sql`
    insert into kept_changes (kind, event_id, content, based_on, saved_by, saved_at)
    select 'event', id, '{}', updated_at, author_id, now() from events where not draft order by id limit 20`);
  await api.deps.db.execute(sql`analyze reviews, kept_changes`);
});

const cases = [
  ['the first page', '', 700],
  ['the last page', 'page=334', 900],
  ['the last page by title', 'page=334&sort=title', 900],
  ['by title', 'sort=-title', 700],
  ['what is public', 'state=public', 700],
  ['the last page of what is public, by title', 'state=public&page=300&sort=title', 900],
  ['what is scheduled', 'state=scheduled', 700],
  ['drafts', 'state=draft', 700],
  ['what waits', 'state=waiting', 700],
  ['what a change is kept of', 'state=kept', 700],
  ['a category', 'category=1', 700],
  ['the last page of a category, by title', 'category=1&page=167&sort=title', 900],
  ['an author', 'author=AUTHOR', 700],
  ['the last page of an author, by title', 'author=ADMIN&page=330&sort=title', 900],
  ['a part of a title', 'q=04321', 300],
  ['nothing at all', 'q=zzzzzz', 100],
] as const;

const withPeople = (query: string) => query.replace('AUTHOR', `${author.id}`).replace('ADMIN', `${admin.id}`);

test.each(cases)(`${count} stories, %s: few pages of the database are read`, async (_, query, most) => {
  const path = `/lists/news?${withPeople(query)}`;
  const ask = () => api.request('GET', path, { as: admin });
  expect((await ask()).status).toBe(200);
  expect(await api.pagesRead(ask)).toBeLessThan(most);
});

const byViews = [
  ['the first page', '', 700],
  ['the last page', 'page=334', 900],
  ['what is public', 'state=public', 900],
  ['the last page of what is public', 'state=public&page=314', 900],
  // One in twenty is a draft, and the others are looked at on the way.
  ['drafts', 'state=draft', 2_000],
  ['what is scheduled', 'state=scheduled', 900],
  ['what waits', 'state=waiting', 900],
  ['what a change is kept of', 'state=kept', 900],
  ['a category', 'category=1', 900],
  ['an author', 'author=AUTHOR', 900],
  ['a part of a title', 'q=04321', 400],
] as const;

test.each(byViews)(`${count} stories by views, %s: few pages of the database are read`, async (_, query, most) => {
  const path = `/lists/news?sort=-views&${withPeople(query)}`;
  const ask = () => api.request('GET', path, { as: admin });
  expect((await ask()).status).toBe(200);
  expect(await api.pagesRead(ask)).toBeLessThan(most);
});

test.each(byViews)(`${count} events by views, %s: few pages of the database are read`, async (_, query, most) => {
  const path = `/lists/event?sort=-views&${withPeople(query)}`;
  const ask = () => api.request('GET', path, { as: admin });
  expect((await ask()).status).toBe(200);
  expect(await api.pagesRead(ask)).toBeLessThan(most);
});

test.each([
  ['news', 1, 'story_totals_listed'],
  ['news', 334, 'story_totals_listed'],
  ['event', 1, 'event_totals_listed'],
  ['event', 334, 'event_totals_listed'],
] as const)(
  'by views of %s page %s comes from the index, and no more than a page is sorted',
  async (kind, page, name) => {
    const view = { source: sources[kind], visible: undefined, theirs: undefined, now: api.deps.clock() };
    const { sql: text, params } = listThings(
      api.deps.db,
      view,
      { q: '', sort: '-views' },
      { limit: 30, offset: (page - 1) * 30 },
    ).toSQL();
    const { rows } = await api.database.pool.query(`explain (analyze, format json) ${text}`, params);
    const nodes = nodesOf(rows[0]['QUERY PLAN'][0].Plan);
    expect(nodes.map((node) => node['Index Name'])).toContain(name);
    for (const node of nodes.filter((one) => one['Node Type'].endsWith('Sort'))) {
      expect(node['Actual Rows']).toBeLessThanOrEqual(30);
    }
  },
);

type PlanNode = { 'Node Type': string; 'Index Name'?: string; 'Actual Rows': number; Plans?: PlanNode[] };

const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

test.each(cases)(`${count} events, %s: few pages of the database are read`, async (_, query, most) => {
  const path = `/lists/event?${withPeople(query)}`;
  const ask = () => api.request('GET', path, { as: admin });
  expect((await ask()).status).toBe(200);
  expect(await api.pagesRead(ask)).toBeLessThan(most);
});

test.each(['news', 'event'] as const)('an editor and an author beside them, and the people: %s', async (kind) => {
  for (const as of [editor, author]) {
    for (const query of ['', '?sort=-views']) {
      expect(await api.pagesRead(() => api.request('GET', `/lists/${kind}${query}`, { as }))).toBeLessThan(800);
    }
    expect(await api.pagesRead(() => api.request('GET', `/lists/${kind}/people`, { as }))).toBeLessThan(400);
  }
  const { answer } = await api.request('GET', `/lists/${kind}`, { as: author });
  expect(answer.total).toBe(count / 100);
});
