import { beforeEach, describe, expect, test } from 'vitest';
import { redirectMessages as messages } from '../../../contract/pages/redirects.ts';
import { testApi } from '../../../tests/support/api.ts';
import type { Person } from '../../../tests/support/factory.ts';
import { pages, redirects } from '../../db/tables/pages.ts';

const api = testApi();
let admin: Person;

beforeEach(async () => {
  const { db } = api.deps;
  await db.delete(redirects);
  await db.delete(pages);
  await db.insert(pages).values({ id: 'fees', path: 'fees', tag: '', title: 'Fees', pageText: '<p>Fees</p>' });
  admin = await api.make.person(4);
});

const add = (from: string, to: string) => api.request('POST', '/admin/redirects', { as: admin, json: { from, to } });
const at = (path: string) => api.request('GET', `/pages/at?path=${encodeURIComponent(path)}`);
async function leadsTo(path: string) {
  const { answer } = await at(path);
  return 'redirect' in answer ? answer.redirect : undefined;
}
const list = async () => (await api.request('GET', '/admin/redirects', { as: admin })).answer.docs;

describe('an old address', () => {
  test('leads to a page, wherever the page goes', async () => {
    expect((await add('/School-Fees/', '/fees')).status).toBe(204);
    expect(await leadsTo('school-fees')).toBe('/fees');
    await api.deps.db.update(pages).set({ path: 'money' });
    expect(await leadsTo('SCHOOL-fees/')).toBe('/money');
  });

  test('leads to another site or section', async () => {
    await add('/shop', 'https://shop.example/');
    await add('/2019/05/sports-day', '/news');
    expect(await leadsTo('shop')).toBe('https://shop.example/');
    expect(await leadsTo('2019/05/sports-day')).toBe('/news');
  });

  test('is never sent on twice, in whatever order they are made', async () => {
    await add('/b', '/c');
    await add('/a', '/b');
    await add('/c', '/fees');
    expect([await leadsTo('a'), await leadsTo('b'), await leadsTo('c')]).toEqual(['/fees', '/fees', '/fees']);
  });

  test('is not sent back to itself', async () => {
    await add('/a', '/b');
    for (const [from, to] of [
      ['/b', '/a'],
      ['/x', '/X/'],
    ] as const) {
      const { status, refusal } = await add(from, to);
      expect([status, refusal.fields]).toEqual([400, { to: messages.loop }]);
    }
  });

  test('cannot be that of a page, nor lead to a script or nowhere', async () => {
    expect((await add('/fees', '/news')).refusal.fields).toEqual({ from: messages.page });
    for (const to of ['javascript:alert(1)', '//evil.test', 'http://x.test', '/\\evil.test', 'news', '/a b', ''])
      expect((await add('/old', to)).status, to).toBe(400);
    for (const from of ['/', '//x', 'https://x.test', '/a?b=1', '/a#b', ''])
      expect((await add(from, '/news')).status, from).toBe(400);
    expect(await list()).toEqual([]);
  });
});

test('a page that is not there and leads nowhere is not found', async () => {
  expect((await at('nothing')).status).toBe(404);
});

test('a draft is for those who write pages', async () => {
  await api.deps.db.update(pages).set({ draft: true });
  expect((await at('fees')).status).toBe(404);
  expect((await api.request('GET', '/pages/view/fees')).status).toBe(404);
  const parent = await api.make.person(1);
  expect((await api.request('GET', '/pages/at?path=fees', { as: parent })).status).toBe(404);
  const editor = await api.make.person(3);
  expect((await api.request('GET', '/pages/at?path=fees', { as: editor })).status).toBe(200);
});

test('the list says what made each, who, where it leads and when it was last used', async () => {
  await add('/old', '/fees');
  expect(await list()).toMatchObject([{ from: '/old', to: '/fees', cause: 'by hand', by: admin.name, lastUsed: null }]);
  await at('old');
  expect(await list()).toMatchObject([{ lastUsed: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) }]);
  const statements = await api.countStatements(() => at('old'));
  await at('old');
  // It is noted once a day.
  expect(await api.countStatements(() => at('old'))).toBe(statements);
});

test('is found by a part of either address, as it is written', async () => {
  await add('/old/fees', '/fees');
  await add('/shop', 'https://shop.example/');
  for (const [q, found] of [
    ['/OLD', '/old/fees'],
    ['ld/f', '/old/fees'],
    ['shop.ex', '/shop'],
  ] as const) {
    const { answer } = await api.request('GET', `/admin/redirects?q=${encodeURIComponent(q)}`, { as: admin });
    expect(answer.docs.map(({ from }) => from)).toEqual([found]);
  }
});

test('a table of many is taken; what is wrong in it is named and leaves the others alone', async () => {
  const csv = 'old;new\n/a;/fees\n/fees;/news\n"/b";https://x.example/\n/c;javascript:x\n\n';
  const { status, answer } = await api.request('POST', '/admin/redirects/import', { as: admin, json: { csv } });
  expect([status, answer]).toEqual([
    200,
    {
      added: 2,
      changed: 0,
      refused: [
        { row: 3, from: '/fees', reason: messages.page },
        { row: 5, from: '/c', reason: messages.to },
      ],
      noted: [],
    },
  ]);
  expect(await list()).toHaveLength(2);
  const { refusal } = await api.request('POST', '/admin/redirects/import', { as: admin, json: { csv: 'nonsense' } });
  expect(refusal.fields).toEqual({ csv: messages.csv });
});

test('one is deleted by its address', async () => {
  await add('/old', '/fees');
  const remove = () => api.request('DELETE', '/admin/redirects?from=/old', { as: admin });
  expect([(await remove()).status, (await remove()).status]).toEqual([204, 404]);
});
