import path from 'node:path';
import pg from 'pg';
import { startSite } from '../support/program.ts';
import { type Figure, ms, quantile } from './figures.ts';
import { timeEach } from './generator.ts';

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
  `insert into events (title, description, location, starts_at, category, user_id)
   select title || ' ' || n, description, location, starts_at - n * interval '1 day', category, user_id
   from events, generate_series(1, ${n - 1}) n`,
  `insert into alumni (name, email, phone, class_of, details, status)
   select name || ' ' || n, email, phone, class_of, details, status from alumni, generate_series(1, ${n - 1}) n`,
  'analyze',
];

/** The same questions at the demo school and at one of a hundred times its size. Changes the folder for good. */
export async function measureGrowth(demoFolder: string): Promise<Figure[]> {
  const site = await startSite({ DATA_DIR: demoFolder, DEMO: 'true' });
  const client = new pg.Client({ host: path.join(demoFolder, 'socket'), user: 'seven_hills', database: 'seven_hills' });
  await client.connect();
  const measureAll = async () => {
    const found = new Map<string, number>();
    for (const { name, path: address } of questions) {
      const ask = () => fetch(site.url + address);
      await timeEach(30, ask);
      found.set(name, quantile(await timeEach(60, ask), 0.5));
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
