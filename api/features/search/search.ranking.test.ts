import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { searchAnswer } from '../../../contract/site/search.ts';
import { testApi } from '../../../tests/support/api.ts';
import type { Person } from '../../../tests/support/factory.ts';
import { alumni } from '../../db/tables/alumni.ts';
import { documents } from '../../db/tables/documents.ts';
import { notices } from '../../db/tables/notices.ts';
import { pages } from '../../db/tables/pages.ts';
import { termDates } from '../../db/tables/term-dates.ts';

const api = testApi();
const day = 86_400_000;
let admin: Person;

async function search(q: string) {
  const { status, answer } = await api.request('GET', `/search?${new URLSearchParams({ q })}`);
  expect(status, q).toBe(200);
  return searchAnswer.strict().parse(answer);
}
const urls = async (q: string) => (await search(q)).docs.map(({ url }) => url);
const page = (id: string, title: string, pageText: string) =>
  api.deps.db.insert(pages).values({ id, path: id, tag: '', title, pageText });

beforeAll(async () => {
  admin = await api.make.person(4);
});

describe('the order', () => {
  test('a page before a story before an alumnus, whatever they are called', async () => {
    await page('garden', 'The grounds', '<p>A gazebo stands there.</p>');
    await api.make.story({ title: 'Gazebo', detail: '<p>gazebo gazebo gazebo</p>' });
    const details = '<p>gazebo</p>';
    await api.deps.db.insert(alumni).values({ name: 'Gazebo G', classOf: 2011, details, status: 'published' });
    expect((await search('gazebo')).docs.map(({ kind }) => kind)).toEqual(['page', 'news', 'alumnus']);
  });

  test('a heading counts more than the text, and a title more than a heading', async () => {
    await page('one', 'Lagoon', '<p>x</p>');
    await page('two', 'Second', '<h2>Lagoon</h2><p>x</p>');
    await page('three', 'Third', '<p>lagoon</p>');
    expect(await urls('lagoon')).toEqual(['/one', '/two', '/three']);
  });

  test('what has more of the words, where nothing has all of them', async () => {
    await page('walrus', 'Walrus', '<p>tusks</p>');
    await page('narwhal', 'Other', '<p>tusks</p>');
    const { docs, partial } = await search('walrus tusks unicorns');
    expect(docs.map(({ url }) => url)[0]).toBe('/walrus');
    expect(partial).toEqual({ words: 3, found: 2 });
  });
});

describe('what people call things', () => {
  test.each([
    ['application form', '/apply'],
    ['enrol', '/apply'],
    ['phone number', '/contact'],
    ['when does school open', '/term-dates'],
    ['download a form', '/documents'],
    ['old boys', '/alum/'],
    ['photos', '/gallery'],
    ['staff list', '/profiles'],
    ["what's on", '/events'],
  ])('%s leads to %s', async (words, to) => {
    expect((await urls(words))[0]).toBe(to);
  });

  test.each([
    ['transport', 'The bus leaves at seven.'],
    ['job', 'A vacancy for a cook.'],
    ['directions', 'A map of the hill.'],
    ['sibling', 'Your brother pays less.'],
    ['scholarship', 'Ask for a bursary.'],
    ['ebisale', 'The fees are low.'],
  ])('%s finds "%s"', async (words, text) => {
    const { id } = await api.make.story({ title: `About ${words.length} ${words[0]}`, detail: `<p>${text}</p>` });
    expect(await urls(words)).toContain(`/news/view/${id}`);
    expect(await search(words)).not.toHaveProperty('suggestion');
  });

  test('staff change the words; it counts at once, keeps versions, and a late editor is told', async () => {
    const { id } = await api.make.story({ title: 'Tuck shop opens', detail: '<p>Sweets.</p>' });
    expect(await urls('canteen')).not.toContain(`/news/view/${id}`);
    const { answer: view } = await api.request('GET', '/admin/site/synonyms', { as: admin });
    const groups = [...(view.published.synonyms?.groups ?? []), ['Canteen', 'tuck shop']];
    const save = (json: object) => api.request('PUT', '/admin/site/synonyms', { as: admin, json });
    const json = { synonyms: { groups }, publish: true, updatedAt: view.updatedAt };
    expect((await save(json)).status).toBe(200);
    expect(await urls('canteen')).toContain(`/news/view/${id}`);
    api.advanceClock(1000);
    expect((await save({ ...json, synonyms: { groups: [['a', 'b']] } })).status).toBe(409);
    const { docs } = (await api.request('GET', '/revisions/site/synonyms', { as: admin })).answer;
    expect(docs).toHaveLength(2);
  });

  test.each([
    [[['alone']], 'synonyms.groups.0'],
    [
      [
        ['ok', 'fine'],
        ['a', 'x'.repeat(41)],
      ],
      'synonyms.groups.1.1',
    ],
    [[['a', '<b>']], 'synonyms.groups.0.1'],
    [Array.from({ length: 121 }, () => ['a', 'b']), 'synonyms.groups'],
    [[Array.from({ length: 17 }, (_, n) => `w${n}`)], 'synonyms.groups.0'],
  ])('synonyms that are none are refused at their place: %#', async (groups, field) => {
    const json = { synonyms: { groups }, publish: true };
    const { status, refusal } = await api.request('PUT', '/admin/site/synonyms', { as: admin, json });
    expect([status, Object.keys(refusal.fields)]).toEqual([400, [field]]);
  });
});

describe('what else is known', () => {
  test('a document to download, by its title and topic', async () => {
    const file = { file: 'f.pdf', name: 'travel-consent', type: 'pdf' as const, bytes: 84_000 };
    const [row] = await api.deps.db
      .insert(documents)
      .values({ title: 'Trip consent', topic: 'Outings', ...file })
      .returning();
    const [doc] = (await search('consent')).docs;
    expect(doc).toMatchObject({ kind: 'page', url: `/documents/${row?.id}`, file: { type: 'pdf', bytes: 84_000 } });
    // It is no page of the site.
    const { answer } = await api.request('GET', '/search/sitemap');
    expect(answer.docs.map(({ url }: { url: string }) => url)).not.toContain(doc?.url);
  });

  test('a holiday by its name, and a notice while it is shown', async () => {
    const on = new Date(api.deps.clock().getTime() + 9 * day).toISOString().slice(0, 10);
    await api.deps.db.insert(termDates).values({ kind: 'holiday', name: 'Kite Day', firstDay: on, lastDay: on });
    expect((await urls('kite day'))[0]).toBe('/term-dates');
    const [beginsAt, endsAt] = [new Date(Date.now() - day), new Date(Date.now() + day)];
    const text = 'The hippodrome road is flooded.';
    await api.deps.db
      .insert(notices)
      .values({ name: 'Flood', text, urgent: true, beginsAt, endsAt, paths: ['/visit'] });
    expect(await urls('hippodrome')).toEqual(['/visit']);
    api.advanceClock(2 * day);
    expect(await urls('hippodrome')).toEqual([]);
    api.advanceClock(-2 * day);
  });
});

describe('corrections', () => {
  test.each([
    ['sibling', 'singing'],
    ['border', 'boarder'],
    ['hiring', 'hiding'],
    ['lunched', 'launched'],
  ])('%s is a word and is not made into %s', async (typed, other) => {
    await api.make.story({ title: `All about ${other}`, detail: '<p>x</p>' });
    expect(await search(typed)).not.toHaveProperty('suggestion');
  });

  test('a word that the site has is left alone beside one that is misspelt', async () => {
    await api.make.story({ title: 'Zeppelin over Kololo', detail: '<p>zeppelins</p>' });
    expect((await search('zepelin kololo')).suggestion).toBe('zeppelin kololo');
  });
});

test('every part of the statement goes by an index', async () => {
  const statements = await api.statementsOf(() => search('gazebo lagoon'));
  expect(statements).toHaveLength(1);
  const { rows } = await api.deps.db.execute<{ name: string }>(
    sql`select indexname as name from pg_indexes where indexdef like '%gin (search)%' order by 1`,
  );
  expect(rows.map(({ name }) => name)).toEqual(
    ['alumni', 'documents', 'events', 'galleries', 'pages', 'profiles', 'stories'].map((table) => `${table}_search`),
  );
  // Inside of the functions the planner may not read a table whole.
  const { rows: functions } = await api.deps.db.execute<{ name: string }>(
    sql`select proname as name from pg_proc where 'enable_seqscan=off' = any(proconfig) order by 1`,
  );
  expect(functions.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['search_finds', 'search_matches', 'search_pages']),
  );
});
