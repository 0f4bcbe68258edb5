import { beforeEach, expect, test } from 'vitest';
import { defaultPlace, setThisPlace } from '../../../contract/common/this-school.ts';
import { costView } from '../../../contract/school/cost-view.ts';
import { testApi } from '../../../tests/support/api.ts';
import { campuses } from '../../db/tables/campuses.ts';
import { pages } from '../../db/tables/pages.ts';
import { products } from '../../db/tables/shop.ts';
import { termDates } from '../../db/tables/term-dates.ts';

const api = testApi();
const db = () => api.deps.db;

beforeEach(async () => {
  for (const table of [campuses, pages, products, termDates]) await db().delete(table);
  setThisPlace({ ...defaultPlace, classes: ['P1', 'P2'] });
});

const view = async () => {
  const { status, answer } = await api.request('GET', '/cost');
  expect(status).toBe(200);
  expect(costView.strict().parse(answer)).toEqual(answer);
  return answer;
};
const rows = (...cells: string[][]) => cells.map((row) => row);
const table = (id: string, cells: string[][], beside?: 'apply') =>
  ({ id, type: 'table', version: 1, caption: '', heading: true, rows: cells, ...(beside && { beside }) }) as const;
const makePage = (change: Partial<typeof pages.$inferInsert>) =>
  db()
    .insert(pages)
    .values({ id: 'fees', path: 'about/fees', tag: '', title: 'Fees', pageText: '', ...change });

const fees = table('t1', rows(['Class', 'A term'], ['P1 to P2', '900,000']), 'apply');
const bus = table('t0', rows(['What', 'Price'], ['School bus, near', '50,000'], ['P1 trip', '5,000']));

test('a school that has written nothing is told so, with an answer', async () => {
  expect(await view()).toMatchObject({ page: null, fees: null, terms: [], campuses: [], uniform: [] });
});

test('the marked table is the fees, and the other tables of its page say the rest', async () => {
  await makePage({ blocks: [bus, fees] });
  const { page, fees: read } = await view();
  expect(page).toEqual({ title: 'Fees', to: '/about/fees' });
  expect(read?.classes).toEqual([{ label: 'P1 to P2', classes: ['P1', 'P2'], campuses: [], amounts: [900_000] }]);
  expect(read?.buses.map(({ label, amounts }) => [label, amounts])).toEqual([['School bus, near', [50_000]]]);
});

test('a table within a text is read as well, and one that nobody can read is no fees', async () => {
  const html = (cell: string) =>
    `<p>x</p><table><thead><tr><th>Class</th><th>A term</th></tr></thead><tbody><tr><td>P1</td><td>${cell}</td></tr></tbody></table>`;
  const blocks = [{ id: 'main', type: 'text', version: 1, beside: 'apply' } as const];
  await makePage({ pageText: html('UGX 1,000'), blocks });
  expect((await view()).fees?.classes[0]?.amounts).toEqual([1000]);
  await db().delete(pages);
  await makePage({ pageText: html('ask us'), blocks });
  expect(await view()).toMatchObject({ page: { to: '/about/fees' }, fees: null });
});

test('a draft is not read', async () => {
  await makePage({ blocks: [fees], draft: true });
  expect(await view()).toMatchObject({ page: null, fees: null });
});

test('terms know their place in the year, campuses their classes and buses, the uniform its pieces', async () => {
  const year = api.deps.clock().getUTCFullYear();
  const [lake] = await db()
    .insert(campuses)
    .values({ name: 'Lake', slug: 'lake', lastClass: 'P1', routes: [{ name: 'Hill', note: 'secret?', stops: [] }] })
    .returning();
  const term = (name: string, month: string, campusId: number | null = null) =>
    ({ kind: 'term', name, firstDay: `${year}-${month}-01`, lastDay: `${year}-${month}-20`, campusId }) as const;
  await db()
    .insert(termDates)
    .values([
      term('II', '06'),
      term('I', '02'),
      term('L', '03', lake?.id),
      { ...term('H', '03'), kind: 'holiday' },
      { ...term('Old', '02'), firstDay: `${year - 1}-02-01`, lastDay: `${year - 1}-02-20` },
    ]);
  await db()
    .insert(products)
    .values([
      { name: 'Bag', price: 5, uniformPieces: 0 },
      { name: 'Tie', price: 10, uniformPieces: 1 },
      { name: 'Shirt', price: 20, uniformPieces: 2 },
      { name: 'Book', price: 30 },
      { name: 'Cap', price: 40, uniformPieces: 1, active: false },
    ]);
  const answer = await view();
  expect(answer.terms.map(({ name, place, campus }) => [name, place, campus])).toEqual([
    ['I', 0, null],
    ['L', 0, 'Lake'],
    ['II', 1, null],
  ]);
  expect(answer.campuses).toEqual([
    { name: 'Lake', slug: 'lake', to: null, firstClass: '', lastClass: 'P1', buses: ['Hill'] },
  ]);
  expect(answer.uniform).toEqual([
    { name: 'Tie', price: 10, pieces: 1 },
    { name: 'Shirt', price: 20, pieces: 2 },
    { name: 'Bag', price: 5, pieces: 0 },
  ]);
});

test('it takes two statements, however much there is', async () => {
  const none = await api.countStatements(() => api.request('GET', '/nowhere'));
  await makePage({ blocks: [bus, fees] });
  expect((await api.countStatements(view)) - none).toBe(2);
});
