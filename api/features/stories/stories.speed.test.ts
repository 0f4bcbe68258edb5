import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { testApi } from '../../../tests/support/api.ts';
import { importMany } from '../../../tests/support/import-many.ts';

const api = testApi();

beforeAll(async () => {
  const author = await api.make.person(3);
  const picture = await api.make.picture();
  await importMany(api.database.connection, 'stories', async (db) => {
    await db.execute(sql`
      insert into stories (kind, title, detail, extract, category, author_id, created_at)
      select 'news', 'Story ' || n, '<p>Text</p>', 'Text', 0, ${author.id}, now() - n * interval '1 hour'
      from generate_series(1, 6_000) n`);
  });
  await api.deps.db.execute(sql`
    insert into story_pictures (story_id, position, picture) select id, 0, ${picture} from stories`);
  await api.deps.db.execute(sql`analyze stories, story_pictures, media`);
});

test('a page at the end of a long list costs little more than one at its beginning', async () => {
  const second = () => api.request('GET', '/news?page=2');
  const last = () => api.request('GET', '/news?page=499');
  expect((await last()).answer.docs).toHaveLength(12);
  const [near, far] = [await api.pagesRead(second), await api.pagesRead(last)];
  expect(far).toBeLessThan(near * 2);
});
