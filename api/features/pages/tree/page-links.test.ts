import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { pageTreeMessages } from '../../../../contract/pages/page-tree.ts';
import { testApi } from '../../../../tests/support/api.ts';
import type { Person } from '../../../../tests/support/factory.ts';
import { pageLinks, pages, redirects } from '../../../db/tables/pages.ts';
import { stories } from '../../../db/tables/stories.ts';

const api = testApi();
let admin: Person;

beforeEach(async () => {
  const { db } = api.deps;
  await db.delete(stories);
  await db.delete(redirects);
  await db.delete(pages);
  await db.delete(pageLinks);
  admin = await api.make.person(4);
  const row = { tag: '', title: 'T', pageText: '<p>x</p>' };
  await db.insert(pages).values([
    { ...row, id: 'bus', path: 'bus' },
    { ...row, id: 'stops', path: 'bus/stops', parentId: 'bus' },
    { ...row, id: 'business', path: 'business' },
    {
      ...row,
      id: 'about',
      path: 'about',
      title: 'About',
      pageText: '<p><a href="/bus#lake">Bus</a> <a href="/bus/stops">Stops</a> <a href="/business">B</a></p>',
    },
  ]);
});

const move = (id: string, from: string, slug: string, parentId: string | null = null) =>
  api.request('PUT', `/admin/pages/${id}/place`, { as: admin, json: { from, slug, parentId, before: null } });
const pageRow = async (id: string) => (await api.deps.db.select().from(pages).where(eq(pages.id, id)))[0];
const tree = async () => (await api.request('GET', '/admin/pages', { as: admin })).answer.pages;

describe('a page that moves', () => {
  test('takes along the links of texts to it and to all below it, and no others', async () => {
    const story = await api.make.story({ detail: '<p><a href="/bus?x=1">Bus</a></p>' });
    expect((await move('bus', 'bus', 'transport', 'business')).status).toBe(200);
    expect((await pageRow('about'))?.pageText).toBe(
      '<p><a href="/business/transport#lake">Bus</a> <a href="/business/transport/stops">Stops</a> <a href="/business">B</a></p>',
    );
    const [row] = await api.deps.db.select().from(stories).where(eq(stories.id, story.id));
    expect(row?.detail).toBe('<p><a href="/business/transport?x=1">Bus</a></p>');
  });

  test('takes along those in blocks, and in changes that are kept', async () => {
    const blocks = [
      { id: 'a', type: 'text', version: 1, html: '<p><a href="/bus">Bus</a></p>' },
      { id: 'b', type: 'text', version: 1, html: '<p><a href="/bus/stops">Stops</a></p>' },
      { id: 'c', type: 'call', version: 1, title: 'Ride', text: '', label: 'Go', link: '/bus' },
    ];
    const save = (publish: boolean) =>
      api.request('PUT', '/admin/pages/about/content', { as: admin, json: { title: 'About', blocks, publish } });
    await save(true);
    await save(false);
    await move('bus', 'bus', 'travel');
    expect(JSON.stringify((await pageRow('about'))?.blocks)).not.toContain('/bus');
    const { answer } = await api.request('GET', '/admin/pages/about/content', { as: admin });
    expect(answer.kept).not.toBeNull();
    expect(answer.blocks).toMatchObject([
      { html: '<p><a href="/travel" rel="noopener noreferrer">Bus</a></p>' },
      { html: '<p><a href="/travel/stops" rel="noopener noreferrer">Stops</a></p>' },
      { link: '/travel' },
    ]);
  });
});

describe('what links to a page', () => {
  test('is counted in the tree and named in its editor', async () => {
    expect((await tree()).find(({ id }) => id === 'bus')?.links).toBe(1);
    const { answer } = await api.request('GET', '/admin/pages/bus/content', { as: admin });
    expect(answer.linkedFrom).toEqual([{ kind: 'page', itemId: 'about', title: 'About' }]);
    await api.deps.db.update(pages).set({ pageText: '<p>x</p>' }).where(eq(pages.id, 'about'));
    expect((await tree()).find(({ id }) => id === 'bus')?.links).toBe(0);
  });

  test('is known again when the page comes back out of the trash, with its old addresses', async () => {
    await move('business', 'business', 'trade');
    const before = await pageRow('business');
    expect((await api.request('DELETE', '/admin/pages/business', { as: admin })).status).toBe(204);
    expect((await api.request('GET', '/pages/at?path=business')).status).toBe(404);
    const { answer } = await api.request('GET', '/trash?kind=page', { as: admin });
    expect(answer.docs).toMatchObject([{ kind: 'page', itemId: 'business', title: 'T' }]);
    expect((await api.request('POST', '/trash/page/business/restore', { as: admin })).status).toBe(200);
    expect(await pageRow('business')).toEqual(before);
    expect((await tree()).find(({ id }) => id === 'business')).toMatchObject({ links: 1, oldPath: 'business' });
    expect((await api.request('GET', '/pages/at?path=business')).answer).toEqual({ redirect: '/trade' });
  });
});

test('a page with others below it is not deleted, nor restored onto another', async () => {
  const remove = (id: string) => api.request('DELETE', `/admin/pages/${id}`, { as: admin });
  const { status, refusal } = await remove('bus');
  expect([status, refusal.message]).toEqual([409, pageTreeMessages.hasPages]);
  await remove('business');
  await api.deps.db.insert(pages).values({ id: 'new', path: 'business', tag: '', title: 'New', pageText: '' });
  expect((await api.request('POST', '/trash/page/business/restore', { as: admin })).status).toBe(409);
});
