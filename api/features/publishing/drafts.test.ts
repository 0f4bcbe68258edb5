import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { wholeEvent } from '../../../contract/content/events.ts';
import { type ReviewedKind, unpublishedList } from '../../../contract/content/publishing.ts';
import { story } from '../../../contract/content/stories.ts';
import { testApi } from '../../../tests/support/api.ts';
import { editables } from '../../../tests/support/editables.ts';
import { importMany } from '../../../tests/support/import-many.ts';
import { isTheirs } from './publishing.policy.ts';
import { unpublishedEvents, unpublishedStories } from './publishing.queries.ts';

const api = testApi();
const day = 86_400_000;
const kinds = ['news', 'article', 'event'] as const;
const needed = { news: ['detail', 'picture'], article: ['detail', 'picture'], event: ['date'] };

describe.each(kinds)('a draft: %s', (kind) => {
  const { edit, view, part = '', change } = editables(api)[kind];
  const add = edit.replace('edit', 'add');

  test('a title is enough; without one, or said to be finished, it is refused with every field named', async () => {
    const as = await api.make.person(3);
    const added = await api.request('POST', add, { as, json: { title: 'Only this', draft: true } });
    expect(added.status).toBe(201);
    const made = (kind === 'event' ? wholeEvent : story).strict().parse(added.answer);
    expect(made).toEqual(added.answer);
    expect((await api.request('GET', `${view}/${made.id}`, { as })).answer).toMatchObject({ [part]: made });
    for (const json of [{ title: 'Only this' }, { title: 'Only this', draft: false }]) {
      expect(Object.keys((await api.request('POST', add, { as, json })).refusal.fields).sort()).toEqual(needed[kind]);
    }
    expect((await api.request('POST', add, { as, json: { draft: true } })).refusal.fields).toHaveProperty('title');
    expect((await api.request('POST', add, { as, json: { title: 'x', draft: 'yes' } })).answer).toMatchObject({
      code: 'invalid',
      fields: { draft: 'Say true for a draft, or false.' },
    });
  });

  test('is saved as often as one likes, and published only when it is complete', async () => {
    const as = await api.make.person(3);
    const { answer } = await api.request('POST', add, { as, json: { title: 'First words', draft: true } });
    const { id } = answer as { id: number };
    const save = (json: object) => api.request('PUT', `${edit}/${id}`, { as, json });
    expect((await save({ title: 'Better words', draft: true })).answer).toMatchObject({ title: 'Better words' });
    for (const finished of [{}, { draft: false }]) {
      const refused = await save({ title: 'Best words', ...finished });
      expect([refused.status, Object.keys(refused.refusal.fields).sort()]).toEqual([400, needed[kind]]);
    }
    expect((await api.request('GET', `${view}/${id}`)).status).toBe(404);
    expect((await save({ ...(await change('Best words')), draft: false })).status).toBe(200);
    expect((await api.request('GET', `${view}/${id}`)).answer).toMatchObject({ [part]: { title: 'Best words' } });
  });
});

describe.each(kinds)('the list of what is not public yet: %s', (kind) => {
  test('scheduled things first, then drafts, each marked and with its author; a page at a time', async () => {
    const author = await api.make.person(3);
    const now = api.deps.clock().getTime();
    const at = (days: number) => new Date(now + days * day);
    const make = (title: string, more: object) =>
      kind === 'event'
        ? api.make.event({ title, category: 1, authorId: author.id, ...more })
        : api.make.story({ kind, title, category: 1, authorId: author.id, ...more });
    await make('Public', {});
    const planned = await make('Planned', { createdAt: at(3) });
    const drafts: number[] = [];
    for (let n = 0; n < 21; n += 1) drafts.push((await make(`Draft ${n}`, { draft: true, createdAt: at(-n) })).id);
    const ask = (page: number) => api.request('GET', `/unpublished?kind=${kind}&cat=1&page=${page}`, { as: author });
    const [first, second] = [(await ask(1)).answer, (await ask(2)).answer];
    expect(unpublishedList.strict().parse(first)).toEqual(first);
    const docs = [...first.docs, ...second.docs];
    expect([first.total, first.pages, first.docs.length]).toEqual([22, 2, 20]);
    expect(docs.map(({ id }: { id: number }) => id)).toEqual([planned.id, ...drafts]);
    expect(docs.map(({ draft }: { draft: boolean }) => draft)).toEqual([false, ...drafts.map(() => true)]);
    expect(docs[0]).toMatchObject({ title: 'Planned', author: author.name, createdAt: at(3).toISOString() });
    expect((docs[0]?.date === null) === (kind !== 'event')).toBe(true);
    expect((await api.request('GET', `/unpublished?kind=${kind}&cat=0`, { as: author })).answer.total).toBe(0);
    api.advanceClock(4 * day);
    const later = await api.make.person(4);
    expect((await api.request('GET', `/unpublished?kind=${kind}&cat=1`, { as: later })).answer.total).toBe(21);
    api.advanceClock(-4 * day);
  });
});

type Plan = { 'Node Type': string; 'Actual Rows': number; 'Rows Removed by Filter'?: number; Plans?: Plan[] };

/** How many rows the scans of a plan have looked at. */
function rowsOf(plan: Plan): number {
  const own = plan['Node Type'].includes('Scan') ? plan['Actual Rows'] + (plan['Rows Removed by Filter'] ?? 0) : 0;
  return (plan.Plans ?? []).reduce((sum, part) => sum + rowsOf(part), own);
}

test('among thousands of public ones the few that are not are found by an index, for everybody', async () => {
  const { db } = api.deps;
  await importMany(api.database.connection, 'events', async (importing) => {
    await importing.execute(sql`
      insert into events (title, starts_at, category, created_at)
      select 'Day ' || n, now(), 0, now() - n * interval '1 hour' from generate_series(1, 5000) n`);
  });
  await importMany(api.database.connection, 'stories', async (importing) => {
    await importing.execute(sql`
      insert into stories (kind, title, detail, extract, category, created_at)
      select 'news', 'Story ' || n, 'x', 'x', 0, now() - n * interval '1 hour' from generate_series(1, 5000) n`);
  });
  for (const role of [3, 4] as const) {
    const actor = await api.make.person(role);
    const filter = (kind: ReviewedKind) => ({ category: 0, now: api.deps.clock(), theirs: isTheirs(actor, kind) });
    const asked = [
      unpublishedEvents(db, filter('event'), 20, 0),
      unpublishedStories(db, 'news', filter('news'), 20, 0),
    ];
    for (const question of asked) {
      const { sql: text, params } = question.toSQL();
      const { rows } = await api.database.pool.query(`explain (analyze, format json) ${text}`, params);
      expect(rowsOf(rows[0]['QUERY PLAN'][0].Plan)).toBeLessThan(100);
    }
  }
});

test('the dashboard and the pages of a person mark what readers do not see', async () => {
  const [author, admin] = [await api.make.person(3), await api.make.person(4)];
  const at = (days: number) => new Date(api.deps.clock().getTime() + days * day);
  const made = { authorId: author.id, kind: 'news' as const };
  await api.make.story({ ...made, title: 'Later', createdAt: at(900) });
  await api.make.story({ ...made, title: 'Sketch', createdAt: at(899), draft: true });
  await api.make.story({ ...made, title: 'Seen', createdAt: at(-1) });
  const states = (rows: { title: string; draft: boolean; published: boolean }[]) =>
    rows.slice(0, 3).map(({ title, draft, published }) => [title, draft, published]);
  const expected = [
    ['Later', false, false],
    ['Sketch', true, false],
    ['Seen', false, true],
  ];
  const { news } = (await api.request('GET', '/admin/dash', { as: admin })).answer;
  expect(states(news).slice(0, 2)).toEqual(expected.slice(0, 2));
  const own = (await api.request('GET', `/users/view/${author.id}`, { as: author })).answer;
  expect(states(own.userStories)).toEqual(expected);
  const detail = (await api.request('GET', `/admin/users/${author.id}`, { as: admin })).answer;
  expect(states(detail.userStories)).toEqual(expected);
});
