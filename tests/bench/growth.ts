import { rmSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { type Figure, ms, quantile } from './figures.ts';
import { copyOf } from './folder.ts';
import { fire } from './generator.ts';
import { withSite } from './site.ts';

const times = 100;
const maxRatio = 2;
const rounds = 7;
const uncached = { ANSWERS_MB: '0' };

const questions = [
  { name: 'list', path: '/api/news?page=2&anew=1' },
  { name: 'search', path: '/api/search?q=festival&anew=1' },
  { name: 'directory', path: '/api/alum?page=2&anew=1' },
];

/** Every story, event and alumnus of the demo school so many times, each copy a little older. */
const copies = (n: number) => [
  `insert into stories (kind, title, detail, extract, category, author_id, created_at)
   select kind, title || ' ' || n, detail, extract, category, author_id, created_at - n * interval '1 day'
   from stories, generate_series(1, ${n - 1}) n`,
  `insert into events (title, description, location, starts_at, category, author_id)
   select title || ' ' || n, description, location, starts_at - n * interval '1 day', category, author_id
   from events, generate_series(1, ${n - 1}) n`,
  `insert into alumni (name, email, phone, class_of, details, status)
   select name || ' ' || n, email, phone, class_of, details, status from alumni, generate_series(1, ${n - 1}) n`,
  `insert into story_pictures (story_id, position, picture)
   select copy.id, p.position, p.picture from stories copy
   join stories first on copy.title like first.title || ' %' and copy.detail = first.detail
   join story_pictures p on p.story_id = first.id
   where copy.id > ${n} and first.id <= ${n} on conflict do nothing`,
  'vacuum analyze',
];

/**
 * The same questions at the demo school and at one of a hundred times its size, in turns, so that what else the machine
 * does meanwhile meets both. The middle of what they were to each other in each round counts. Changes the folder.
 */
export async function measureGrowth(demoFolder: string): Promise<Figure[]> {
  const copy = copyOf(demoFolder);
  try {
    await enlarge(demoFolder);
    return await withSite(copy, uncached, (small) => withSite(demoFolder, uncached, (large) => compare(small, large)));
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

async function enlarge(folder: string): Promise<void> {
  await withSite(folder, uncached, async () => {
    const client = new pg.Client({ host: path.join(folder, 'socket'), user: 'seven_hills', database: 'seven_hills' });
    await client.connect();
    try {
      for (const statement of copies(times)) await client.query(statement);
    } finally {
      await client.end();
    }
  });
}

async function compare(small: string, large: string): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const { name, path: address } of questions) {
    const ask = async (url: string) => (await fire(url + address, { connections: 1, requests: 50 })).p50;
    for (const url of [small, large]) await fire(url + address, { connections: 1, requests: 200 });
    const taken: { small: number; large: number }[] = [];
    for (let round = 0; round < rounds; round += 1) taken.push({ small: await ask(small), large: await ask(large) });
    const middle = (of: (round: (typeof taken)[number]) => number) => quantile(taken.map(of), 0.5);
    const ratio = middle((round) => round.large / round.small);
    figures.push({
      what: `${name} at ${times} times the content`,
      measured: ms(middle((round) => round.large)),
      reference: `at 1 time ${ms(middle((round) => round.small))}`,
      ratio,
      budget: `ratio <= ${maxRatio}`,
      held: ratio <= maxRatio,
    });
  }
  return figures;
}
