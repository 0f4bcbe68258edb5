import { expect, test } from 'vitest';
import { orderCard, orderList, orderStatus } from '../../../contract/shop/orders.ts';
import { testApi } from '../../../tests/support/api.ts';
import { orders } from '../../db/tables/shop.ts';

const api = testApi();
const sumOf = (rows: { amount: number }[]) => rows.reduce((sum, { amount }) => sum + amount, 0);

test('the list: 30 on a page, the newest first, by status, text and days', async () => {
  const admin = await api.make.person(4);
  const at = (n: number) => new Date(Date.parse('2020-01-01T00:00:00+03:00') + n * 3_600_000);
  const rows = Array.from({ length: 64 }, (_, n) => ({
    orderCode: `SH-L${n}`,
    customerName: n === 0 ? 'Zed 5%_' : 'Lister',
    amount: n,
    mmCode: n % 4 === 0 ? null : `LIST${n}`,
    dispatched: n % 4 === 3,
    createdAt: at(n),
  }));
  await api.deps.db.insert(orders).values(rows);
  const list = (query: string) =>
    api.request('GET', `/admin/orders?from=2020-01-01&to=2020-12-31&${query}`, { as: admin });
  const codes = async (query: string) => {
    const { answer } = await list(query);
    return answer.docs.map((doc: { orderCode: string }) => doc.orderCode);
  };
  const newest = rows.toReversed().map(({ orderCode }) => orderCode);
  const { status, answer } = await list('');
  expect(status).toBe(200);
  expect(orderList.strict().extend({ docs: orderCard.strict().array() }).parse(answer)).toEqual(answer);
  expect(answer.pages).toBe(3);
  expect(await codes('page=1&status=0')).toEqual(newest.slice(0, 30));
  expect(await codes('page=3')).toEqual(newest.slice(60));
  // What is summed up is what was found, on whatever page.
  const totals = { total: 64, amount: (63 * 64) / 2 };
  expect(answer).toMatchObject(totals);
  expect((await list('page=4')).answer).toEqual({ docs: [], pages: 3, ...totals, sums: answer.sums });
  expect(answer.sums.map(({ status, count }: { status: string; count: number }) => [status, count])).toEqual([
    ['Not Paid', 16],
    ['Paid. No Dispatch', 32],
    ['Paid. Dispatched', 16],
    ['Void', 0],
  ]);
  expect(answer.sums.reduce((sum: number, one: { amount: number }) => sum + one.amount, 0)).toBe(totals.amount);

  expect(await codes('sort=amount')).toEqual(newest.toReversed().slice(0, 30));
  expect(await codes('sort=-amount&page=3')).toEqual(newest.slice(60));
  expect(await codes('sort=createdAt&page=2')).toEqual(newest.toReversed().slice(30, 60));
  expect(await codes('sort=-createdAt')).toEqual(newest.slice(0, 30));

  for (const [name, words] of [
    ['unpaid', 'Not Paid'],
    ['paid', 'Paid. No Dispatch'],
    ['dispatched', 'Paid. Dispatched'],
  ]) {
    const found = (await list(`status=${name}`)).answer.docs.map((doc: { status: string }) => doc.status);
    expect(found.length).toBe(name === 'paid' ? 30 : 16);
    expect(new Set(found)).toEqual(new Set([words]));
    const { total, amount, sums } = (await list(`status=${name}`)).answer;
    const expected = rows.filter((row) => orderStatus(row) === words);
    expect({ total, amount }).toEqual({ total: expected.length, amount: sumOf(expected) });
    expect(sums).toHaveLength(4);
    expect(sums).toContainEqual({ status: words, count: total, amount });
  }
  expect(await codes('q=sh-l63')).toEqual(['SH-L63']);
  expect(await codes('q=list62')).toEqual(['SH-L62']);
  expect(await codes('q=zed%205%25_')).toEqual(['SH-L0']);
  expect(await codes('q=z_d')).toEqual([]);

  // The days are the school's, both ends included.
  const days = (query: string) => api.request('GET', `/admin/orders?${query}`, { as: admin });
  const second = (await days('from=2020-01-02&to=2020-01-02')).answer.docs;
  expect(second.map((doc: { orderCode: string }) => doc.orderCode)).toEqual(newest.slice(16, 40));
  expect((await days('to=2019-12-31')).answer).toMatchObject({ docs: [], pages: 0, total: 0, amount: 0 });
  const wrong = await days(`page=0&status=1&sort=name&from=soon&to=2020-02-30&q=${'x'.repeat(101)}`);
  expect(Object.keys(wrong.refusal.fields).sort()).toEqual(['from', 'page', 'q', 'sort', 'status', 'to']);
  // The session's own check, the page and the total.
  expect(await api.countStatements(() => list('q=list'))).toBe(3);
});
