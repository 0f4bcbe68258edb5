import { beforeEach, describe, expect, test } from 'vitest';
import { siteMessages as messages } from '../../../../contract/site/site.ts';
import { defaultFooter, defaultHome, defaultMenu } from '../../../../contract/site/site-defaults.ts';
import { testApi } from '../../../../tests/support/api.ts';
import type { Person } from '../../../../tests/support/factory.ts';
import { pages } from '../../../db/tables/pages.ts';
import { settings } from '../../../db/tables/settings.ts';
import { stories } from '../../../db/tables/stories.ts';

const api = testApi();
let admin: Person;

beforeEach(async () => {
  admin ??= await api.make.person(4);
  for (const table of [settings, pages, stories]) await api.deps.db.delete(table);
  await api.deps.db.insert(pages).values({ id: 'about', path: 'about', tag: '', title: 'About', pageText: '' });
});

const save = (json: object) => api.request('PUT', '/admin/settings', { as: admin, json });
const menuOf = (...links: object[]) => ({ ...defaultMenu, groups: [{ name: 'Here', links }] });
const field = 'menu.groups.0.links.0.to';

describe('a link by address is refused', () => {
  test.each([
    ['/admin', messages.office],
    ['/desk/news', messages.office],
    ['/documents/9999', messages.nothing],
    ['/news/view/99999', messages.nothing],
    ['/news/nothing', messages.nothing],
    ['/news/../about', messages.nothing],
    ['https://school.example/about', messages.byPage],
  ])('%s', async (to, words) => {
    const { status, refusal } = await save({ menu: menuOf({ to, label: 'L' }) });
    expect([status, refusal.fields]).toEqual([400, { [field]: words('L') }]);
  });

  test('wherever it stands: the foot of the pages, and the home page', async () => {
    const footer = { ...defaultFooter, links: [{ to: '/admin', label: 'Office' }] };
    const home = { ...defaultHome, tiles: [{ to: '/documents/9999', label: 'Form', icon: 'book' }] };
    const { refusal } = await save({ footer, home });
    expect(refusal.fields).toEqual({
      'footer.links.0.to': messages.office('Office'),
      'home.tiles.0.to': messages.nothing('Form'),
    });
  });
});

test('what readers find is taken, and what goes later keeps nobody from saving', async () => {
  const { id } = await api.make.story({ title: 'Sports day' });
  const link = { to: `/news/view/${id}`, label: 'Sports day' };
  const others = ['/', '/news#top', '/print/fees', '/alum/', '/login'].map((to) => ({
    to,
    label: to,
  }));
  expect((await save({ menu: menuOf(link, ...others) })).status).toBe(200);
  await api.deps.db.delete(stories);
  expect((await save({ menu: menuOf(...others, { ...link, label: 'Games' }) })).status).toBe(200);
  const { refusal } = await save({ menu: menuOf(...others, link, { ...link, label: 'Again' }) });
  expect(refusal.fields).toEqual({ 'menu.groups.0.links.6.to': messages.nothing('Again') });
});

test('a second link to a page that is a draft by now is refused, the first stays', async () => {
  const link = { page: 'about', label: 'About us' };
  await save({ menu: menuOf(link) });
  await api.deps.db.update(pages).set({ draft: true });
  expect((await save({ menu: menuOf({ to: '/news', label: 'News' }, link) })).status).toBe(200);
  const again = { page: 'about', label: 'Who we are' };
  const { refusal } = await save({ menu: menuOf(again, link) });
  expect(refusal.fields).toEqual({ 'menu.groups.0.links.0.page': messages.noPage('Who we are') });
  const footer = { ...defaultFooter, links: [link] };
  expect((await save({ footer })).refusal.fields).toEqual({ 'footer.links.0.page': messages.noPage('About us') });
});
