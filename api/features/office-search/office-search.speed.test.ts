import { type SQL, sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { officeKinds } from '../../../contract/office/office-search.ts';
import { testApi } from '../../../tests/support/api.ts';
import type { Person } from '../../../tests/support/factory.ts';
import { importMany } from '../../../tests/support/import-many.ts';
import type { Db } from '../../db/client.ts';
import { findThings } from './office-search.queries.ts';

const api = testApi();
const rowCount = 10_000;
let admin: Person;
let editor: Person;

/** Of every kind that grows; number 4321 alone has the word of its own. */
const rare = sql`case when n = 4321 then ' quokka' else '' end`;
const filled = {
  users: sql`insert into users (name, email, password_hash)
    select 'Person ' || md5(n::text) || ${rare}, n || '@mail.example', 'x'`,
  enquiries: sql`insert into enquiries (kind, sender_name, sender_email, message, fingerprint, created_at)
    select 'contact', 'Parent ' || md5(n::text) || ${rare}, n || '@mail.example', repeat('some words ', 60), n::text, now() - n * interval '7 minutes'`,
  orders: sql`insert into orders (order_code, customer_name, amount, created_at)
    select 'SH-S' || n, 'Customer ' || md5(n::text) || ${rare}, n, now() - n * interval '1 hour'`,
  stories: sql`insert into stories (kind, title, detail, extract, created_at)
    select case when n % 2 = 0 then 'news' else 'article' end, 'Story ' || md5(n::text) || ${rare}, repeat('<p>words</p>', 40), '', now() - n * interval '1 hour'`,
  events: sql`insert into events (title, starts_at, created_at)
    select 'Event ' || md5(n::text) || ${rare}, now() - n * interval '1 hour', now() - n * interval '1 hour'`,
  alumni: sql`insert into alumni (name, class_of, status)
    select 'Alumnus ' || md5(n::text) || ${rare}, 2010, 'published'`,
};

beforeAll(async () => {
  [admin, editor] = [await api.make.person(4), await api.make.person(3)];
  for (const [table, insert] of Object.entries(filled)) {
    await importMany(api.database.connection, table, async (db) => {
      await db.execute(sql`${insert} from generate_series(1, ${rowCount}::int) n`);
    });
  }
});

const ask = (q: string, as: Person) => api.request('GET', `/desk/search?q=${encodeURIComponent(q)}`, { as });
const found = async (q: string, as: Person) =>
  (await ask(q, as)).answer.groups.reduce((sum, { docs }) => sum + docs.length, 0);

test.each([
  ['a word that one of each has', 'quokka', 6, 3],
  ['two letters that begin it', 'qu', 6, 3],
  ['an order by its code', 'SH-S4321', 1, 0],
  ['nothing at all', 'zzzzzz', 0, 0],
])(`${rowCount} of each kind, %s: few pages of the database are read`, async (_, q, forAdmin, forEditor) => {
  expect(await found(q, admin)).toBe(forAdmin);
  expect(await found(q, editor)).toBe(forEditor);
  for (const who of [admin, editor]) expect(await api.pagesRead(() => ask(q, who))).toBeLessThan(500);
});

test.each(['quokka', 'qu', 'quokka ann'])('every kind that grows is looked for in an index: %s', async (typed) => {
  let statement: SQL | undefined;
  const asked = { words: typed.split(' '), code: null, now: new Date(), limit: 6 };
  const visible = Object.fromEntries(officeKinds.map((kind) => [kind, undefined]));
  // As a Db that only listens.
  const listener = {
    execute: async (said: SQL) => {
      statement = said;
      return { rows: [] };
    },
  } as unknown as Db;
  await findThings(listener, { ...asked, visible });
  const { rows } = await api.deps.db.execute<{ 'QUERY PLAN': string }>(sql`explain ${statement}`);
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  for (const table of Object.keys(filled)) expect(plan).not.toContain(`Seq Scan on ${table}`);
  for (const index of ['users_office', 'enquiries_office', 'orders_office', 'stories_office', 'events_office']) {
    expect(plan).toContain(`Bitmap Index Scan on ${index}`);
  }
});
