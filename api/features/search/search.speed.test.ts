import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { testApi } from '../../../tests/support/api.ts';
import { importMany } from '../../../tests/support/import-many.ts';

const api = testApi();
const storyCount = 20_000;

// Fifty words a story out of 6,000; "school" is in every one.
beforeAll(async () => {
  await importMany(api.database.connection, 'stories', async (db) => {
    await db.execute(sql`
      insert into stories (kind, title, detail, extract, created_at)
      select 'news', 'School term ' || n, '<p>school ' || (
        select string_agg(substr(translate(md5((random() * 6000)::int::text), '0123456789', 'ghijklmnop'), 1, 9), ' ')
        from generate_series(1, 50) where n > 0
      ) || case when n % 100 = 0 then ' festival' else '' end || '</p>', '', now() - n * interval '1 hour'
      from generate_series(1, ${storyCount}::int) n`);
  });
  await api.deps.db.execute(sql`analyze search_words`);
});

test.each([
  ['a word in some stories', 'festival', storyCount / 100, 1_500],
  ['a word in every story', 'school', storyCount, 7_000],
  ['a misspelt word', 'festval', storyCount / 100, 1_500],
  ['a misspelt word beside one in every story', 'schol festval', storyCount / 100, 1_500],
  ['nothing at all', 'zzzzzzzzz', 0, 150],
])(`${storyCount} stories, %s: few pages of the database are read`, async (_, q, total, maxPages) => {
  const ask = () => api.request('GET', `/search?q=${encodeURIComponent(q)}`);
  expect((await ask()).answer.total).toBe(total);
  expect(await api.pagesTouched(ask)).toBeLessThan(maxPages);
});
