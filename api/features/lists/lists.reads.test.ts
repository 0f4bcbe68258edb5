import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { testApi } from '../../../tests/support/api.ts';
import type { Person } from '../../../tests/support/factory.ts';
import { routeThings } from '../../../tests/support/route-things.ts';
import { pages } from '../../db/tables/pages.ts';
import { pageReads } from '../../db/tables/statistics.ts';
import { schoolDay } from '../../lib/clock.ts';
import { addReads } from '../statistics/counts.queries.ts';
import { deleteOldDays } from '../statistics/statistics.service.ts';

const api = testApi();
const things = () => routeThings(api);
let admin: Person;

beforeAll(async () => {
  admin = await api.make.person(4);
});

const today = () => schoolDay(api.deps.clock());
const read = (path: string, count: number, { day = today(), source = 'own' } = {}) =>
  addReads(api.deps.db, day, [{ path, source, count }]);
const addPage = (id: string, path = id) =>
  api.deps.db.insert(pages).values({ id, path, tag: '', title: `Read ${id}`, pageText: '<p>x</p>' });

type Kind = 'event' | 'gallery' | 'profile' | 'alumnus' | 'page';

const list = async (kind: Kind, query = '') =>
  (await api.request('GET', `/lists/${kind}?sort=-views&${query}`, { as: admin })).answer.docs;
const viewsOf = async (kind: Kind, id: number | string) => (await list(kind)).find((thing) => thing.id === id)?.views;

describe('what is read is counted for the thing at its address', () => {
  const made: Record<Exclude<Kind, 'page'>, () => Promise<number>> = {
    event: async () => (await api.make.event()).id,
    gallery: async () => (await things().gallery(admin)).params.id,
    profile: async () => (await things().profile(admin)).params.id,
    alumnus: async () => (await things().alumnus()).params.id,
  };

  test.each([
    ['event', ['/events/view/', '/alumni/alevents/view/']],
    ['gallery', ['/gallery/view/', '/alumni/algallery/view/']],
    ['profile', ['/profiles/view/']],
    ['alumnus', ['/alum/view/', '/alumni/view/']],
  ] as const)('%s', async (kind, addresses) => {
    const [never, seldom, often] = [await made[kind](), await made[kind](), await made[kind]()];
    for (const address of addresses) {
      await read(`${address}${often}`, 40);
      await read(`${address}${often}`, 2, { source: 'Google' });
      await read(`${address}${often}`, 3);
      await read(`${address}${often}/more`, 500);
    }
    await read(`${addresses[0]}${seldom}`, 1);
    await read('/news/view/1', 9);
    const counts = (await list(kind)).map(({ id, views }) => [id, views]);
    expect(counts.slice(0, 3)).toEqual([
      [often, 45 * addresses.length],
      [seldom, 1],
      [never, 0],
    ]);
    const upwards = await api.request('GET', `/lists/${kind}?sort=views`, { as: admin });
    expect(upwards.answer.docs.map(({ id, views }) => [id, views])).toEqual(counts.toReversed());
  });
});

describe('a page', () => {
  test('keeps its count when it moves, and is counted at its new address', async () => {
    await addPage('fares', 'life/fares');
    await read('/life/fares', 12);
    await api.deps.db.execute(sql`update pages set path = 'money/fares' where id = 'fares'`);
    await read('/money/fares', 5);
    await read('/life/fares', 100);
    expect(await viewsOf('page', 'fares')).toBe(17);
  });

  test('keeps its count when its days are forgotten, and has a corrected one', async () => {
    await addPage('uniform');
    await read('/uniform', 7, { day: '2020-03-04' });
    await read('/uniform', 2);
    await deleteOldDays(api.deps);
    expect(await api.deps.db.$count(pageReads, sql`path = '/uniform'`)).toBe(1);
    expect(await viewsOf('page', 'uniform')).toBe(9);
    await api.deps.db.execute(sql`update page_reads set count = 1 where path = '/uniform'`);
    expect(await viewsOf('page', 'uniform')).toBe(8);
  });

  test('comes back from the trash with what is known of its address', async () => {
    await addPage('lunch');
    await read('/lunch', 6);
    expect((await api.request('DELETE', '/admin/pages/lunch', { as: admin })).status).toBe(204);
    await read('/lunch', 1);
    expect((await api.request('POST', '/trash/page/lunch/restore', { as: admin })).status).toBe(200);
    expect(await viewsOf('page', 'lunch')).toBe(7);
  });
});

test('processes that count the same things at the same moment lose nothing', async () => {
  const events = await Promise.all(Array.from({ length: 30 }, () => api.make.event()));
  const reads = events.map(({ id }) => ({ path: `/events/view/${id}`, source: 'own', count: 1 }));
  for (let round = 0; round < 5; round += 1) {
    // Each has read them in another order, and on another day, so that they meet in the totals alone.
    await Promise.all(
      ['2026-05-01', '2026-05-02', '2026-05-03'].map((day, turn) =>
        addReads(api.deps.db, day, turn === 1 ? reads.toReversed() : reads),
      ),
    );
  }
  const { rows } = await api.deps.db.execute<{ count: number }>(
    sql`select distinct count from event_totals where id = any(${sql.param(events.map(({ id }) => id))}::int[])`,
  );
  expect(rows).toEqual([{ count: 15 }]);
});
