import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { orderMessages } from '../../../contract/common/ordering.ts';
import { testApi } from '../../../tests/support/api.ts';
import { importMany } from '../../../tests/support/import-many.ts';

const api = testApi();

test('of 10,000 a page is read by its index, and none is put in order by hand', async () => {
  const [admin, picture] = [await api.make.person(4), await api.make.picture()];
  await importMany(api.database.connection, 'profiles', async (db) => {
    await db.execute(sql`
      insert into profiles (name, position, tag, bio, picture, place)
      select 'N' || n, 'P', 10 * (1 + n % 3), repeat('Words. ', 300), ${picture}, case when n % 2 = 0 then n end
      from generate_series(1, 10000) n`);
  });
  const page = () => api.request('GET', '/profiles/20?page=3');
  await page();
  expect(await api.pagesRead(page)).toBeLessThan(250);
  const refused = await api.request('GET', '/admin/staff-order/20', { as: admin });
  expect([refused.status, refused.refusal.message]).toEqual([409, orderMessages.tooMany]);
});
