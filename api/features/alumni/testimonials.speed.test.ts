import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { testApi } from '../../../tests/support/api.ts';
import type { Person } from '../../../tests/support/factory.ts';
import { importMany } from '../../../tests/support/import-many.ts';

const api = testApi();
const count = 10_000;
let admin: Person;

// As long as testimonials are: a page of the table holds three or four of them, so whoever reads them all is seen.
beforeAll(async () => {
  admin = await api.make.person(4);
  await importMany(api.database.connection, 'alumni', async (db) => {
    await db.execute(sql`
      insert into alumni (name, email, class_of, details, status, created_at)
      select md5(n::text) || ' Pupil ' || lpad(n::text, 5, '0'), 'p' || lpad(n::text, 5, '0') || '@mail.example', 2000,
        repeat('Words of the letter. ', 100), case when n % 2 = 0 then 'waiting' else 'published' end,
        now() - n * interval '1 hour'
      from generate_series(1, ${count}::int) n`);
  });
});

test.each([
  ['the first page', '', 500],
  ['the newest first', 'sort=-createdAt', 500],
  ['the last page', 'page=250', 500],
  ['by name', 'sort=name', 500],
  ['the last page by name', 'page=250&sort=-name', 500],
  ['a part of a name', 'q=Pupil%2004322', 500],
  ['a part of an e-mail', 'q=p04322@', 500],
  ['a class', 'year=2000', 500],
  ['the last page of a class', 'year=2000&page=250', 500],
  ['the last page of a class by name', 'year=2000&page=250&sort=name', 500],
  ['a class of which nobody waits', 'year=2001', 100],
  ['a day', 'from=2026-10-01&to=2026-10-01', 500],
  // By their e-mails, which are read of all that wait.
  ['what looks like spam', 'doubt=spam', 1_500],
  ['what does not', 'doubt=none', 1_500],
] as const)(`${count} of alumni, %s: few pages of the database are read`, async (_, query, most) => {
  const ask = () => api.request('GET', `/admin/testimonials?${query}`, { as: admin });
  expect((await ask()).status).toBe(200);
  expect(await api.pagesRead(ask), _).toBeLessThan(most);
});
