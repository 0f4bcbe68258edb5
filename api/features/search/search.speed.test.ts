import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { testApi } from '../../../tests/support/api.ts';
import { importMany } from '../../../tests/support/import-many.ts';
import { quickest } from '../../../tests/support/quickest.ts';

const api = testApi();
const storyCount = 20_000;
const limitMs = 100;

// Fifty words a story out of 6,000; "school" is in every one.
beforeAll(async () => {
  await importMany(api.deps.db, 'stories', async () => {
    await api.deps.db.execute(sql`
      insert into stories (kind, title, detail, extract, created_at)
      select 'news', 'School term ' || n, '<p>school ' || (
        select string_agg(substr(translate(md5((random() * 6000)::int::text), '0123456789', 'ghijklmnop'), 1, 9), ' ')
        from generate_series(1, 50) where n > 0
      ) || case when n % 100 = 0 then ' festival' else '' end || '</p>', '', now() - n * interval '1 hour'
      from generate_series(1, ${storyCount}::int) n`);
  });
  await api.deps.db.execute(sql`analyze search_words`);
}, 120_000);

test.each([
  ['a word in some stories', 'festival', storyCount / 100],
  ['a word in every story', 'school', storyCount],
  ['a misspelt word', 'festval', storyCount / 100],
  ['a misspelt word beside one in every story', 'schol festval', storyCount / 100],
  ['nothing at all', 'zzzzzzzzz', 0],
])(`${storyCount} stories, %s: under ${limitMs} ms`, async (_, q, total) => {
  const ask = () => api.request('GET', `/search?q=${encodeURIComponent(q)}`);
  expect((await ask()).answer.total).toBe(total);
  expect(await quickest(7, ask)).toBeLessThan(limitMs);
});
