import { beforeEach, describe, expect, test } from 'vitest';
import { pageTreeMessages } from '../../../contract/pages/page-tree.ts';
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
  const row = { tag: '', pageText: '<p>Words</p>' };
  await db.insert(pages).values([
    { ...row, id: 'fees', path: 'fees', title: 'Fees' },
    { ...row, id: 'secret', path: 'secret', title: 'Secret', draft: true },
  ]);
  admin ??= await api.make.person(4);
});

const add = (from: string, to: string) => api.request('POST', '/admin/redirects', { as: admin, json: { from, to } });
const refusal = async (from: string, to: string) => {
  const { status, refusal } = await add(from, to);
  return [status, refusal.fields];
};
async function leadsTo(path: string) {
  const { answer } = await api.request('GET', `/pages/at?path=${encodeURIComponent(path)}`);
  return 'redirect' in answer ? answer.redirect : undefined;
}
const list = async () => (await api.request('GET', '/admin/redirects', { as: admin })).answer.docs;
const importCsv = async (...rows: string[]) =>
  (await api.request('POST', '/admin/redirects/import', { as: admin, json: { csv: rows.join('\n') } })).answer;

describe('where it leads', () => {
  test.each([
    ['https://x.example/жж', 'https://x.example/%D0%B6%D0%B6'],
    ['https://x.example/a bé"<x>', 'https://x.example/a%20b%C3%A9%22%3Cx%3E'],
    ['/жж', '/%D0%B6%D0%B6'],
    ['/files/%d0%B6', '/files/%D0%B6'],
    ['/images/AbC.webp', '/images/AbC.webp'],
    ['/News/', '/news'],
    ['/FEES/', '/fees'],
    ['/a/../%66ees', '/fees'],
    ['https://School.example/Fees/', '/fees'],
    ['https://school.example', '/'],
  ])('%s is said as %s, also of what was stored as it came', async (to, location) => {
    expect((await add('/old', to)).status).toBe(204);
    expect(await leadsTo('old')).toBe(location);
    if (/fees/i.test(to)) return;
    await api.deps.db.update(redirects).set({ pageId: null, target: to });
    expect((await leadsTo('old'))?.replace(/(.)\/$/, '$1')).toBe(location);
  });

  test('is never where it began, whatever was stored', async () => {
    expect(await refusal('/old', 'https://school.example/OLD/')).toEqual([400, { to: messages.loop }]);
    await api.deps.db.insert(redirects).values({ path: 'old', target: 'https://school.example/old', cause: 'by hand' });
    expect(await leadsTo('old')).toBeUndefined();
    await api.deps.db.update(redirects).set({ target: 'https://school.example/OLD?a=%' });
    expect(await leadsTo('old')).toBeUndefined();
  });

  test('is as long as browsers write it', async () => {
    const long = `https://x.example/${'ж'.repeat(90)}`;
    expect(await refusal('/old', long)).toEqual([400, { to: messages.long }]);
    expect((await importCsv(`/old,${long}`, '/new,/fees')).refused).toEqual([
      { row: 1, from: '/old', reason: messages.long },
    ]);
    expect((await add('/old', `https://x.example/${'ж'.repeat(80)}`)).status).toBe(204);
  });

  test('says nobody’s password, and of our own address nothing but the path', async () => {
    expect(await refusal('/old', 'https://me:secret@x.example/')).toEqual([400, { to: messages.credentials }]);
    expect(await refusal('/old', 'https://school.example/fees?a=1')).toEqual([400, { to: messages.tail }]);
    expect(await refusal('/old', '/a%2Fb')).toEqual([400, { to: messages.to }]);
  });

  test('is told apart from where readers find something', async () => {
    for (const [from, to] of [
      ['/a', '/secret'],
      ['/b', '/nowhere'],
      ['/c', '/fees'],
      ['/d', '/news'],
      ['/e', 'https://x.example/'],
    ] as const)
      await add(from, to);
    const dead = Object.fromEntries((await list()).map((row) => [row.from, row.dead]));
    expect(dead).toEqual({ '/a': true, '/b': true, '/c': false, '/d': false, '/e': false });
  });
});

describe('an old address', () => {
  test('that came encoded is the one that readers ask for', async () => {
    await add('/caf%C3%A9/our%20menu', '/fees');
    expect(await leadsTo('Café/our menu')).toBe('/fees');
    expect(await refusal('/100%', '/fees')).toEqual([400, { from: messages.from }]);
    expect(await refusal('/a%00', '/fees')).toEqual([400, { from: messages.from }]);
  });

  test('is none that the program answers', async () => {
    for (const from of ['/news', '/Admin/x', '/images/x.jpg', '/news/view/1', '/sitemap.xml', '/documents/3'])
      expect(await refusal(from, '/fees'), from).toEqual([400, { from: pageTreeMessages.reserved }]);
    for (const from of ['/blog/our-sports-day', '/news/2019/05/x', '/feed.xml', '/alumni/2019'])
      expect((await add(from, '/fees')).status, from).toBe(204);
  });

  test('leads elsewhere only once the first redirect is removed', async () => {
    await add('/old', '/fees');
    expect((await add('/OLD/', '/fees')).status).toBe(204);
    expect(await refusal('/old', '/news')).toEqual([400, { from: messages.leads('/fees') }]);
    expect(await leadsTo('old')).toBe('/fees');
  });
});

describe('a table', () => {
  test('is taken with what was there and what stands in it twice', async () => {
    await add('/old', '/fees');
    expect(await importCsv('/old,/news', '/Old/,/fees', '/login,/fees')).toEqual({
      added: 1,
      changed: 1,
      refused: [
        { row: 2, from: '/Old/', reason: messages.twice(1) },
        { row: 3, from: '/login', reason: pageTreeMessages.reserved },
      ],
      noted: [{ row: 1, from: '/old', reason: `${messages.imported} ${messages.led('/fees')}` }],
    });
    expect(await leadsTo('old')).toBe('/news');
  });

  test('says what leads to nothing, once all of it is taken', async () => {
    expect(await importCsv('/a,/b', '/b,/fees', '/c,/secret')).toEqual({
      added: 3,
      changed: 0,
      refused: [],
      noted: [{ row: 3, from: '/c', reason: `${messages.imported} ${messages.nothing('/secret')}` }],
    });
    expect(await leadsTo('a')).toBe('/fees');
  });
});
