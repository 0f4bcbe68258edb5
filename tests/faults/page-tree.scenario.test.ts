import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { killNow, postgresIn } from '../support/processes.ts';
import { temporaryFolder } from '../support/program.ts';
import { holdMove, movePage, notLeadingIn, pagesBelow, placesOf, plantTree, startReaders } from './page-tree.ts';
import { openSite, type SiteUnderTest } from './site-under-test.ts';

const all = pagesBelow + 1;
let site: SiteUnderTest;
let folder: string;

beforeAll(async () => {
  folder = temporaryFolder('page-tree');
  site = await openSite(folder, { WORKERS: '2' });
});
afterAll(async () => {
  await site.close();
  rmSync(folder, { recursive: true, force: true });
});

const pathsIn = async (id: string) =>
  (
    await site.query<{ path: string }>(`select path from pages where id = '${id}' or id like '${id}-%' order by path`)
  ).map((row) => row.path);

const redirectsTo = async (id: string) =>
  (await site.query(`select from redirects where page_id = '${id}' or page_id like '${id}-%'`)).length;

/** The program with all its workers, or PostgreSQL under it. */
const kills = {
  program: async () => {
    await site.current().kill();
    await site.restart();
  },
  postgres: async () => killNow(postgresIn(folder)),
  everything: async () => {
    killNow(postgresIn(folder));
    await site.current().kill();
    await site.restart();
  },
};

test('a page with 1,000 below it moves whole or not at all, whatever is killed in the middle', async () => {
  await plantTree(site, 'tree');
  const first = await pathsIn('tree');
  expect(first).toHaveLength(all);
  const readers = startReaders(site, first);

  for (const [victim, kill] of Object.entries(kills)) {
    const held = await holdMove(site, folder, 'tree');
    const answer = movePage(site, 'tree', 'tree', 'forest');
    await held.untilHeld(answer);
    await kill();
    await held.release();
    await site.untilWell();
    expect((await answer)?.status ?? 503, `${victim}: nobody was told that it had moved`).toBe(503);
    expect(await placesOf(site, 'tree'), victim).toEqual({ tree: all });
    expect(await redirectsTo('tree'), victim).toBe(0);
  }

  // Killed at the moment at which it is done, whether or not anybody was told.
  const answer = movePage(site, 'tree', 'tree', 'forest');
  await expect.poll(() => placesOf(site, 'tree'), { interval: 5 }).toEqual({ forest: all });
  await kills.everything();
  await answer;
  await site.untilWell();
  expect(await placesOf(site, 'tree')).toEqual({ forest: all });

  const second = await pathsIn('tree');
  expect((await movePage(site, 'tree', 'forest', 'wood'))?.status).toBe(200);
  const { wrong, answered } = await readers.stop();
  expect(wrong).toEqual([]);
  expect(answered).toBeGreaterThan(0);
  expect(await redirectsTo('tree')).toBe(2 * all);
  expect(await notLeadingIn(site, 1, [...first, ...second])).toEqual([]);
  expect(await notLeadingIn(site, 0, await pathsIn('tree'))).toEqual([]);
});

test('two who move the same tree at once: one does, the other is told, and no address leads in a circle', async () => {
  await plantTree(site, 'grove');
  const before = await pathsIn('grove');
  const readers = startReaders(site, before);
  const answers = await Promise.all(['north', 'south'].map((slug) => movePage(site, 'grove', 'grove', slug)));
  expect(answers.map((answer) => answer?.status).sort()).toEqual([200, 409]);
  const [place, ...others] = Object.entries(await placesOf(site, 'grove'));
  expect(others).toEqual([]);
  expect(place?.[1]).toBe(all);

  // One page below the other, and the other below it, at the same moment; each with hundreds below.
  await plantTree(site, 'oaks');
  const top = place?.[0] ?? '';
  const crossed = await Promise.all([
    movePage(site, 'grove', top, 'grove', 'oaks-1'),
    movePage(site, 'oaks', 'oaks', 'oaks', 'grove-1'),
  ]);
  expect(crossed.map((answer) => answer?.status).sort()).toEqual([200, 400]);
  const { wrong } = await readers.stop();
  expect(wrong).toEqual([]);
  const reached = await site.query<{ count: number }>(`
    with recursive below as (
      select id from pages where parent_id is null
      union all select p.id from pages p join below on p.parent_id = below.id)
    select count(*)::int from below where id ~ '^(grove|oaks)'`);
  expect(reached).toEqual([{ count: 2 * all }]);
  expect(await notLeadingIn(site, 1, before)).toEqual([]);
});
