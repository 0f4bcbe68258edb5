import path from 'node:path';
import pg from 'pg';
import { startSite } from '../support/program.ts';
import { type Figure, ms } from './figures.ts';
import { fire } from './generator.ts';

const times = 100;
const mostRatio = 2;

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

/** The same questions at the demo school and at one of a hundred times its size. Changes the folder. */
export async function measureGrowth(demoFolder: string): Promise<Figure[]> {
  const site = await startSite({ DATA_DIR: demoFolder, DEMO: 'true', ANSWERS_MB: '0' });
  const client = new pg.Client({ host: path.join(demoFolder, 'socket'), user: 'seven_hills', database: 'seven_hills' });
  await client.connect();
  const measureAll = async () => {
    const found = new Map<string, number>();
    for (const { name, path: address } of questions) {
      await fire(site.url + address, { connections: 1, requests: 50 });
      const { p50 } = await fire(site.url + address, { connections: 1, requests: 150 });
      found.set(name, p50);
    }
    return found;
  };
  try {
    const before = await measureAll();
    for (const statement of copies(times)) await client.query(statement);
    const after = await measureAll();
    return questions.map(({ name }) => {
      const [small, large] = [before.get(name) ?? Number.NaN, after.get(name) ?? Number.NaN];
      return {
        what: `${name} at ${times} times the content`,
        measured: ms(large),
        reference: `at 1 time ${ms(small)}`,
        ratio: large / small,
        budget: `ratio <= ${mostRatio}`,
        held: large / small <= mostRatio,
      };
    });
  } finally {
    await client.end();
    await site.stop();
  }
}
