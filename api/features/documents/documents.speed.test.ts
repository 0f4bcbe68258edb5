import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { testApi } from '../../../tests/support/api.ts';
import type { Person } from '../../../tests/support/factory.ts';
import { importMany } from '../../../tests/support/import-many.ts';

const api = testApi();
const count = 10_000;
let editor: Person;

beforeAll(async () => {
  editor = await api.make.person(3);
  await importMany(api.database.connection, 'documents', async (db) => {
    await db.execute(sql`
      insert into documents (title, topic, file, name, type, bytes, downloads, uploaded_by, updated_at)
      select md5(n::text) || ' Letter ' || lpad(n::text, 5, '0'), 'Topic ' || n % 40, n || '.pdf', 'letter-' || n, 'pdf',
        1000 + n, n * 7919 % 10007, ${editor.id}::int, now() - n * interval '1 hour'
      from generate_series(1, ${count}::int) n`);
  });
});

const cases = [
  ['the first page', '', 250],
  ['the last page', 'page=334', 300],
  ['by title', 'sort=-title', 300],
  ['the last page by title', 'page=334&sort=title', 400],
  // Without an index, which each download would write to: all rows are read, which are short.
  ['by downloads', 'sort=-downloads', 700],
  ['a topic', 'topic=Topic%207', 300],
  ['an author of all of them', 'author=AUTHOR', 300],
  ['a part of a title', 'q=04321', 250],
  ['nothing at all', 'q=zzzzzz', 220],
] as const;

test.each(cases)(`${count} documents, %s: few pages of the database are read`, async (_, query, most) => {
  const ask = () =>
    api.request('GET', `/admin/documents?${query.replace('AUTHOR', String(editor.id))}`, { as: editor });
  expect((await ask()).status).toBe(200);
  expect(await api.pagesRead(ask)).toBeLessThan(most);
});
