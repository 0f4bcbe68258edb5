import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { testApi } from '../../../tests/support/api.ts';
import type { Person } from '../../../tests/support/factory.ts';

const api = testApi();
const orderCount = 10_000;
const maxPages = 600;
const codeOf = (n: number) => `SH-S${String(n).padStart(5, '0')}`;
let admin: Person;

// One an hour: a bit more than a year.
beforeAll(async () => {
  admin = await api.make.person(4);
  await api.deps.db.execute(sql`
    insert into orders (order_code, customer_name, amount, mm_code, dispatched, created_at)
    select 'SH-S' || lpad(n::text, 5, '0'), 'Customer ' || md5(n::text), n, case when n % 4 > 0 then 'MM' || n end, n % 4 = 3,
      '2026-01-01T00:00:00+03:00'::timestamptz + n * interval '1 hour'
    from generate_series(1, ${orderCount}) n`);
  await api.deps.db.execute(sql`analyze orders`);
});

test.each([
  ['all', '', 10_000],
  ['the last page', 'page=334', 10_000],
  ['not paid', 'status=unpaid', 2500],
  ['dispatched, by amount', 'status=dispatched&sort=-amount', 2500],
  ['a month', 'from=2026-03-01&to=2026-03-31', 744],
  ['an order code', 'q=sh-s09999', 1],
  ['a payment code', 'q=mm9999', 1],
  ['a name that nobody has', 'q=zzz', 0],
])(`${orderCount} orders, %s: few pages of the database are read`, async (_, query, total) => {
  const ask = () => api.request('GET', `/admin/orders?${query}`, { as: admin });
  expect((await ask()).answer.total).toBe(total);
  expect(await api.pagesRead(ask)).toBeLessThan(maxPages);
});

test(`the dashboard beside ${orderCount} orders: few pages of the database are read`, async () => {
  const dashboard = () => api.request('GET', '/admin/dash', { as: admin });
  expect(await api.pagesRead(dashboard)).toBeLessThan(maxPages);
});

test('a full statement is matched by reading the orders once, and recorded with a few pages for each line', async () => {
  const unpaid = Array.from({ length: orderCount / 4 }, (_, n) => (n + 1) * 4);
  const lines = unpaid.flatMap((n) => [`P${n},${n},${codeOf(n)}`, `Q${n},${n},SH-NONE${n}`]);
  const csv = `Id,Amount,Message\n${lines.join('\n')}`;
  const preview = () => api.request('POST', '/admin/orders/import/preview', { as: admin, json: { csv } });
  const { rows, matched } = (await preview()).answer;
  expect({ rows: rows.length, matched }).toEqual({ rows: 5000, matched: 2500 });
  expect(await api.pagesTouched(preview)).toBeLessThan(maxPages);
  const matches = unpaid.map((n) => ({ orderCode: codeOf(n), mmCode: `P${n}`, amount: n }));
  let recorded: number | undefined;
  const confirm = async () => {
    const { answer } = await api.request('POST', '/admin/orders/import/confirm', { as: admin, json: { matches } });
    recorded = answer.recorded;
  };
  expect(await api.pagesTouched(confirm)).toBeLessThan(matches.length * 60);
  expect(recorded).toBe(matches.length);
});
