import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { testApi } from '../../../tests/support/api.ts';
import { importMany } from '../../../tests/support/import-many.ts';

const api = testApi();

describe('with 100,000 alumni', () => {
  beforeAll(async () => {
    const picture = await api.make.picture();
    // Finding words is not the subject, and learning them takes most of the time: none are learnt, and each has but one.
    await api.deps.db.execute(sql`alter table alumni disable trigger user`);
    await importMany(api.database.connection, 'alumni', async (db) => {
      await db.execute(sql`
        insert into alumni (name, class_of, details, picture, status)
        select 'Name ' || md5(n::text), 2002 + n % 24, '<p>' || repeat('word', 90) || '</p>', ${picture}, 'published'
        from generate_series(1, 100_000) n`);
    });
    await api.deps.db.execute(sql`alter table alumni enable trigger user`);
  });

  test.each([
    ['the first page', '', 30, 3334, 500],
    ['a page of a year', 'year=2010', 30, 139, 400],
    ['a search that finds everybody', 'q=name', 30, 3334, 2_500],
    ['a search that finds few', 'q=e4d9', 30, 2, 2_500],
    ['a search that finds nobody', 'q=zzzz', 0, 0, 50],
    ['a search by one letter', 'q=f&items=500', 480, 183, 5_000],
    ['the last page', 'page=3334', 10, 3334, 500],
    ['a page in the middle of a search', 'page=1667&q=name', 30, 3334, 3_000],
    ['the last page of a search', 'page=209&q=name&items=480', 160, 209, 3_000],
  ])('%s: few pages of the database are read', async (_, query, length, pages, maxPages) => {
    const ask = () => api.request('GET', `/alum/?${query}`);
    const { answer } = await ask();
    expect([answer.allAlums.length, answer.totalPages]).toEqual([length, pages]);
    expect(await api.pagesTouched(ask)).toBeLessThan(maxPages);
  });
});
