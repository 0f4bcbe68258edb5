import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { testApi } from '../../../tests/support/api.ts';
import type { Person } from '../../../tests/support/factory.ts';
import { quickest } from '../../../tests/support/quickest.ts';

const api = testApi();
const orderCount = 10_000;
const limitMs = 100;
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
])(`${orderCount} orders, %s: under ${limitMs} ms`, async (_, query, total) => {
  const ask = () => api.request('GET', `/admin/orders?${query}`, { as: admin });
  expect((await ask()).answer.total).toBe(total);
  expect(await quickest(7, ask)).toBeLessThan(limitMs);
});

test(`the dashboard beside ${orderCount} orders: under ${limitMs} ms`, async () => {
  expect(await quickest(7, () => api.request('GET', '/admin/dash', { as: admin }))).toBeLessThan(limitMs);
});

test('a full statement is matched in less than two seconds and recorded in less than ten', async () => {
  const unpaid = Array.from({ length: orderCount / 4 }, (_, n) => (n + 1) * 4);
  const lines = unpaid.flatMap((n) => [`P${n},${n},${codeOf(n)}`, `Q${n},${n},SH-NONE${n}`]);
  const csv = `Id,Amount,Message\n${lines.join('\n')}`;
  const preview = () => api.request('POST', '/admin/orders/import/preview', { as: admin, json: { csv } });
  const { rows, matched } = (await preview()).answer;
  expect({ rows: rows.length, matched }).toEqual({ rows: 5000, matched: 2500 });
  expect(await quickest(3, preview)).toBeLessThan(2000);
  const matches = unpaid.map((n) => ({ orderCode: codeOf(n), mmCode: `P${n}`, amount: n }));
  const startedAt = performance.now();
  const { answer } = await api.request('POST', '/admin/orders/import/confirm', { as: admin, json: { matches } });
  expect(answer.recorded).toBe(2500);
  expect(performance.now() - startedAt).toBeLessThan(10_000);
});
