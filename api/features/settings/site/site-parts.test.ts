import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { siteMessages } from '../../../../contract/site/site.ts';
import { defaultFooter, defaultHome, defaultMenu } from '../../../../contract/site/site-defaults.ts';
import { sitePartView } from '../../../../contract/site/site-parts.ts';
import { testApi } from '../../../../tests/support/api.ts';
import type { Person } from '../../../../tests/support/factory.ts';
import { auditLog, revisions } from '../../../db/tables/history.ts';
import { pages } from '../../../db/tables/pages.ts';
import { settings, siteDrafts, sitePreviews } from '../../../db/tables/settings.ts';
import { users } from '../../../db/tables/users.ts';

const api = testApi();
const day = 24 * 60 * 60 * 1000;
let [admin, other]: [Person, Person] = [] as unknown as [Person, Person];

beforeEach(async () => {
  admin ??= await api.make.person(4);
  other ??= await api.make.person(4);
  for (const table of [settings, siteDrafts, sitePreviews, pages, revisions]) await api.deps.db.delete(table);
});

const view = async (part: 'menu' | 'home' | 'words') => {
  const { answer } = await api.request('GET', `/admin/site/${part}`, { as: admin });
  expect(sitePartView.strict().parse(answer)).toEqual(answer);
  return answer;
};
const save = (part: 'menu' | 'home' | 'words', json: object, as = admin) =>
  api.request('PUT', `/admin/site/${part}`, { as, json: { publish: true, ...json } });
const seen = async () => (await api.request('GET', '/settings')).answer.site;
const menuOf = (...links: object[]) => ({ ...defaultMenu, groups: [{ name: 'Here', links }] });
const withMenu = (...links: object[]) => ({ menu: menuOf(...links), footer: defaultFooter });
const news = { to: '/news', label: 'News' };
const blog = { to: '/blog', label: 'Blog' };
const firstLink = async () => (await seen()).menu[0]?.links[0]?.label;

describe('kept and published', () => {
  test('what is kept is for those who write it alone, until it is published', async () => {
    expect(await view('menu')).toMatchObject({ kept: null, updatedAt: null, publishedStep: null });
    expect((await save('menu', { ...withMenu(blog), publish: false })).status).toBe(200);
    const kept = await view('menu');
    expect(kept.kept?.menu?.groups[0]?.links).toEqual([blog]);
    expect(kept.keptStep?.by).toBe(admin.name);
    expect(kept.published.menu).toEqual(defaultMenu);
    expect(await firstLink()).toBe('Apply');
    expect((await save('menu', { ...withMenu(blog), updatedAt: kept.updatedAt })).status).toBe(200);
    expect(await view('menu')).toMatchObject({ kept: null, publishedStep: { by: admin.name } });
    expect(await firstLink()).toBe('Blog');
  });

  test('what is kept may lead to a draft, and is refused by the name of its link when it is published', async () => {
    await api.deps.db
      .insert(pages)
      .values({ id: 'history', path: 'history', tag: '', title: 'H', pageText: '', draft: true });
    const link = { page: 'history', label: 'Our history' };
    expect((await save('menu', { ...withMenu(news, link), publish: false })).status).toBe(200);
    const { status, refusal } = await save('menu', withMenu(news, link));
    expect([status, refusal.fields]).toEqual([
      400,
      { 'menu.groups.0.links.1.page': siteMessages.noPage('Our history') },
    ]);
    expect(Object.values(refusal.fields ?? {})[0]).toContain('"Our history"');
    expect((await view('menu')).kept?.menu?.groups[0]?.links).toEqual([news, link]);
    expect(await firstLink()).toBe('Apply');
  });

  test('what is kept can be given up', async () => {
    await save('home', { home: { ...defaultHome, title: 'Soon' }, publish: false });
    expect((await api.request('DELETE', '/admin/site/home/kept', { as: admin })).status).toBe(204);
    expect((await view('home')).kept).toBeNull();
    expect((await api.request('DELETE', '/admin/site/home/kept', { as: admin })).status).toBe(404);
  });

  test('the second of two editors is told who was quicker, also when the first has only kept it', async () => {
    const { updatedAt } = await view('menu');
    api.advanceClock(1000);
    await save('menu', { ...withMenu(blog), publish: false, updatedAt });
    const late = await save('menu', { ...withMenu(news), updatedAt }, other);
    expect([late.status, late.refusal.message]).toEqual([409, `${admin.name} has saved this since you opened it.`]);
    expect((await view('menu')).kept?.menu?.groups[0]?.links).toEqual([blog]);
    // Another part is nobody's obstacle.
    expect((await save('words', { words: { notFound: 'Lost?' }, updatedAt: null }, other)).status).toBe(200);
    expect((await save('menu', { ...withMenu(news), updatedAt: (await view('menu')).updatedAt }, other)).status).toBe(
      200,
    );
  });

  test('of two who publish at once one is told', async () => {
    const { updatedAt } = await view('menu');
    const both = await Promise.all([
      save('menu', { ...withMenu(blog), updatedAt }),
      save('menu', { ...withMenu(news), updatedAt }, other),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

describe('bad input', () => {
  test.each([
    ['a script', { to: 'javascript:alert(1)', label: 'J' }, 'to'],
    ['a script in capitals', { to: ' JaVaScript:alert(1)', label: 'J' }, 'to'],
    ['data', { to: 'data:text/html,x', label: 'D' }, 'to'],
    ['another site without a scheme', { to: '//evil.example', label: 'E' }, 'to'],
    ['a name that is too long', { to: '/news', label: 'x'.repeat(61) }, 'label'],
    ['a hint that is too long', { to: '/news', label: 'N', hint: 'x'.repeat(161) }, 'hint'],
    ['a line break in a name', { to: '/news', label: 'a\nb' }, 'label'],
    ['an unknown page', { page: 'nowhere', label: 'N' }, 'page'],
  ])('%s is refused at its field, kept or published', async (_, link, field) => {
    for (const publish of [true, false]) {
      if (field === 'page' && !publish) continue;
      const { status, refusal } = await save('menu', { ...withMenu(link), publish });
      expect([status, Object.keys(refusal.fields ?? {})]).toEqual([400, [`menu.groups.0.links.0.${field}`]]);
    }
    expect(await api.deps.db.$count(siteDrafts)).toBe(0);
    expect(await api.deps.db.$count(settings)).toBe(0);
  });

  test('too many links, groups, tiles or people', async () => {
    const fields = async (part: 'menu' | 'home', json: object) =>
      Object.keys((await save(part, json)).refusal.fields ?? {});
    expect(await fields('menu', withMenu(...Array.from({ length: 21 }, () => news)))).toEqual(['menu.groups.0.links']);
    const groups = Array.from({ length: 11 }, () => ({ name: 'G', links: [news] }));
    expect(await fields('menu', { menu: { ...defaultMenu, groups }, footer: defaultFooter })).toEqual(['menu.groups']);
    const tiles = Array.from({ length: 9 }, () => ({ ...news, icon: 'book' }));
    expect(await fields('home', { home: { ...defaultHome, tiles } })).toEqual(['home.tiles']);
    const people = { ...defaultHome.people, who: [1, 2, 3, 4, 5, 6, 7] };
    expect(await fields('home', { home: { ...defaultHome, people } })).toEqual(['home.people.who']);
  });

  test('half of a part, or somebody who is not there', async () => {
    expect((await save('menu', { menu: defaultMenu })).refusal.fields).toHaveProperty('footer');
    const people = { ...defaultHome.people, who: [999_999] };
    const gallery = { title: 'G', count: 3, gallery: 999_999 };
    expect((await save('home', { home: { ...defaultHome, people, gallery } })).refusal.fields).toEqual({
      'home.people.who': siteMessages.noPerson,
      'home.gallery.gallery': siteMessages.noGallery,
    });
    expect(await api.deps.db.$count(settings)).toBe(0);
  });
});

test('every published version is kept, with who and when, and can be brought back', async () => {
  await save('menu', withMenu(news));
  await save('menu', withMenu(blog), other);
  // What is only kept is no version.
  await save('menu', { ...withMenu(news, blog), publish: false });
  const { docs } = (await api.request('GET', '/revisions/site/menu', { as: admin })).answer;
  expect(docs.map(({ savedBy }: { savedBy: string | null }) => savedBy)).toEqual([other.name, admin.name, null]);
  const old = (await api.request('GET', `/revisions/site/menu/${docs[1]?.id}`, { as: admin })).answer;
  expect((await save('menu', old.content)).status).toBe(200);
  expect(await firstLink()).toBe('News');
  expect((await api.request('GET', '/revisions/site/home', { as: admin })).answer.docs).toEqual([]);
  expect((await api.request('GET', '/revisions/site/nothing', { as: admin })).status).toBe(404);
  const editor = await api.make.person(3);
  expect((await api.request('GET', '/revisions/site/menu', { as: editor })).status).toBe(403);
  const lines = await api.deps.db.select().from(auditLog).where(eq(auditLog.itemId, 'menu'));
  expect(lines.map(({ action }) => action)).toEqual(expect.arrayContaining(['changed', 'kept']));
});

describe('a preview link', () => {
  const make = async (part: 'menu' | 'home' | 'words' = 'menu') =>
    (await api.request('POST', `/admin/site/${part}/preview`, { as: admin })).answer.key;
  const open = (key: string) => api.request('GET', `/site/preview?key=${key}`);

  test('shows strangers what is kept for a week, and nothing once it is ended', async () => {
    await save('menu', { ...withMenu(blog), publish: false });
    const key = await make();
    expect((await open(key)).answer.site.menu[0]?.links).toEqual([blog]);
    expect(await firstLink()).toBe('Apply');
    expect((await view('menu')).preview).toMatchObject({ opened: 1 });
    expect(await api.deps.db.select({ hash: sitePreviews.tokenHash }).from(sitePreviews)).not.toContainEqual({
      hash: key,
    });
    const next = await make();
    expect([(await open(key)).status, (await open(next)).status]).toEqual([404, 200]);
    api.advanceClock(7 * day);
    expect((await open(next)).status).toBe(404);
    api.advanceClock(-7 * day);
    expect((await api.request('DELETE', '/admin/site/menu/preview', { as: admin })).status).toBe(204);
    expect((await open(next)).status).toBe(404);
    expect((await open('none')).status).toBe(404);
  });

  test('shows nothing once its maker could not keep anything any more', async () => {
    const maker = await api.make.person(4);
    const key = (await api.request('POST', '/admin/site/menu/preview', { as: maker })).answer.key;
    const now = (is: Partial<typeof users.$inferInsert>) =>
      api.deps.db.update(users).set(is).where(eq(users.id, maker.id));
    expect((await open(key)).status).toBe(200);
    await now({ suspended: true });
    expect((await open(key)).status, 'suspended').toBe(404);
    await now({ suspended: false, role: 3 });
    expect((await open(key)).status, 'no administrator any more').toBe(404);
    await now({ role: 5 });
    expect((await open(key)).status).toBe(200);
  });

  test('leaves out what leads to a draft, and shows what readers see once it is published', async () => {
    await api.deps.db
      .insert(pages)
      .values({ id: 'history', path: 'h', tag: '', title: 'H', pageText: '', draft: true });
    await save('menu', { ...withMenu({ page: 'history', label: 'H' }, news), publish: false });
    const key = await make();
    expect((await open(key)).answer.site.menu[0]?.links).toEqual([news]);
    await save('menu', withMenu(blog));
    expect((await open(key)).answer.site.menu[0]?.links).toEqual([blog]);
  });

  test('of the words shows them as they will be, and of the home page what it will show of others', async () => {
    await save('words', { words: { newsSub: 'What {short name} does' }, publish: false });
    const words = await open(await make('words'));
    expect([words.answer.part, words.answer.site.words.newsSub]).toEqual(['words', 'What Our School does']);
    expect((await seen()).words.newsSub).not.toContain('Our School');
    const news = { ...defaultHome.news, from: 'alumni' };
    await save('home', { home: { ...defaultHome, news }, publish: false });
    const home = await open(await make('home'));
    expect([home.answer.part, home.answer.live]).toEqual([
      'home',
      { news: 'alumni', events: 'school', gallery: 0, who: '' },
    ]);
  });
});
