import { beforeAll, describe, expect, test } from 'vitest';
import { testApi } from '../../../../tests/support/api.ts';
import type { Person } from '../../../../tests/support/factory.ts';
import { pages, redirects } from '../../../db/tables/pages.ts';

const api = testApi();
const day = 86_400_000;
let author: Person;
let story: { id: number };

beforeAll(async () => {
  const { db } = api.deps;
  author = await api.make.person(2);
  const row = { tag: '', pageText: '<p>x</p>' };
  await db.insert(pages).values([
    { ...row, id: 'apply-here', path: 'school/how-to-apply', title: 'How to apply' },
    { ...row, id: 'unlisted', path: 'unlisted', title: 'Unlisted applications', hidden: true },
    { ...row, id: 'secret', path: 'secret', title: 'Secret application', draft: true },
    { ...row, id: 'soon', path: 'soon', title: 'Application soon', createdAt: new Date(Date.now() + day) },
  ]);
  await db.insert(redirects).values([
    { path: 'old-way', pageId: 'apply-here', cause: 'moved' },
    { path: 'old-secret', pageId: 'secret', cause: 'moved' },
  ]);
  story = await api.make.story({ title: 'Applications are open', updatedAt: new Date(Date.now() - day) });
});

const find = async (q: string) => {
  const { answer } = await api.request('GET', `/links?q=${encodeURIComponent(q)}`, { as: author });
  return answer.places.map(({ url }) => url);
};
const check = async (...paths: string[]) =>
  (await api.request('POST', '/links/check', { as: author, json: { paths } })).answer;

describe('what a text can link to', () => {
  test('is found by letters within its title or its address, pages first', async () => {
    expect(await find('appl')).toEqual(['/school/how-to-apply', `/news/view/${story.id}`]);
    expect(await find('TO APP')).toEqual(['/school/how-to-apply']);
    expect(await find('%')).toEqual([]);
  });

  test('is never what readers cannot see', async () => {
    expect(await find('secret')).toEqual([]);
    expect(await find('soon')).toEqual([]);
    const hidden = await api.make.story({ title: 'Hidden words', draft: true });
    expect(await find('Hidden words')).toEqual([]);
    expect(await check(`/news/view/${hidden.id}`)).toEqual({ dead: [`/news/view/${hidden.id}`], titles: {} });
  });

  test('is asked for in one statement, and with some letters', async () => {
    const statements = await api.countStatements(() => api.request('GET', '/links?q=appl', { as: author }));
    const signedIn = await api.countStatements(() => api.request('GET', '/links?q=', { as: author }));
    expect(statements - signedIn).toBe(1);
    expect((await api.request('GET', '/links?q=', { as: author })).refusal.fields).toEqual({
      q: 'Type a few letters.',
    });
  });
});

describe('the check of links', () => {
  test('knows pages, those that have moved, things and parts of the program by their names', async () => {
    const paths = ['/school/how-to-apply', '/unlisted', '/old-way', `/news/view/${story.id}`, '/', '/contact'];
    expect(await check(...paths, '/print/fees', '/calendar.ics', '/login')).toEqual({
      dead: [],
      titles: {
        '/school/how-to-apply': 'How to apply',
        '/unlisted': 'Unlisted applications',
        [`/news/view/${story.id}`]: 'Applications are open',
        '/': 'Home',
        '/contact': 'Contact',
      },
    });
  });

  test('names what is not there, and does not tell a draft from nothing', async () => {
    const paths = ['/nowhere', '/secret', '/soon', '/old-secret', '/news/view/999999', '/news/nothing', '/school'];
    expect(await check(...paths)).toEqual({ dead: paths, titles: {} });
  });

  test('takes as many as a page has in a few statements, and no more', async () => {
    const json = { paths: Array.from({ length: 200 }, (_, n) => `/nowhere-${n}`) };
    const few = await api.countStatements(() =>
      api.request('POST', '/links/check', { as: author, json: { paths: ['/nowhere'] } }),
    );
    const ask = () => api.request('POST', '/links/check', { as: author, json });
    expect(await api.countStatements(ask)).toBe(few);
    json.paths.push('/one-more');
    expect((await ask()).status).toBe(400);
    const foreign = await api.request('POST', '/links/check', { as: author, json: { paths: ['//evil.example'] } });
    expect(foreign.status).toBe(400);
  });
});
