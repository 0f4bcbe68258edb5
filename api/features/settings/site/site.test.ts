import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { menuSettings, publicSite, siteMessages } from '../../../../contract/site/site.ts';
import { defaultFooter, defaultHome, defaultMenu } from '../../../../contract/site/site-defaults.ts';
import { fillWords } from '../../../../contract/site/words/fill-words.ts';
import { testApi } from '../../../../tests/support/api.ts';
import type { Person } from '../../../../tests/support/factory.ts';
import { campuses } from '../../../db/tables/campuses.ts';
import { auditLog } from '../../../db/tables/history.ts';
import { pages } from '../../../db/tables/pages.ts';
import { settings } from '../../../db/tables/settings.ts';
import { products } from '../../../db/tables/shop.ts';
import { termDates } from '../../../db/tables/term-dates.ts';
import { schoolContent } from '../../../seed/content/school-content.ts';
import { insertStructure } from '../../../seed/school.ts';

const api = testApi();
let admin: Person;

beforeEach(async () => {
  admin ??= await api.make.person(4);
  await api.deps.db.delete(settings);
  await api.deps.db.delete(campuses);
  await api.deps.db.delete(pages);
});

const site = async () => {
  const { site } = (await api.request('GET', '/settings')).answer;
  expect(publicSite.strict().parse(site)).toEqual(site);
  return site;
};
const save = (json: object) => api.request('PUT', '/admin/settings', { as: admin, json });
const makePage = (id: string, change: Partial<typeof pages.$inferInsert> = {}) =>
  api.deps.db.insert(pages).values({ id, path: id, tag: '', title: id, pageText: '', ...change });
const makeCampus = (name: string, pageId: string | null = null) =>
  api.deps.db.insert(campuses).values({ name, slug: name.toLowerCase(), pageId });
const menuOf = (...links: object[]) => ({ ...defaultMenu, groups: [{ name: 'Here', links }] });

const textsIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(textsIn);

test('an empty school has a menu without dead links, and says nothing that need not be true', async () => {
  const { menu, footer, home, strip, words } = await site();
  expect(menu.map(({ name }) => name)).toEqual(['About', 'Media', 'Alumni', 'Contact']);
  expect(menu[0]?.links).toEqual([{ to: '/apply', label: 'Apply' }]);
  expect([strip, footer.end, home.tiles]).toEqual([null, [], []]);
  const said = textsIn([menu, footer, home, words]).join('\n');
  expect(said).not.toMatch(/Kampala|Uganda|Kitante|campus|P[1-7]\b|Baby|PLE|school day|no fee|2002|\{/);
});

test('a link follows its page, and is gone with it', async () => {
  await makePage('about');
  const { menu } = await site();
  expect(menu[0]?.links[0]).toEqual({ to: '/about', label: 'About us' });
  await api.deps.db.update(pages).set({ path: 'school/who-we-are' }).where(eq(pages.id, 'about'));
  expect((await site()).menu[0]?.links[0]?.to).toBe('/school/who-we-are');
  await api.deps.db.update(pages).set({ draft: true }).where(eq(pages.id, 'about'));
  expect((await site()).menu[0]?.links[0]?.to).toBe('/apply');
});

test('the lowest fee is quoted from a page that readers are led to, and from no hidden one or draft', async () => {
  const rows = [
    ['Class', 'A term'],
    ['P1', '45,000'],
  ];
  const table = { id: 't', type: 'table', version: 1, caption: '', heading: true, rows, beside: 'apply' } as const;
  await makePage('fees', { blocks: [table] });
  await save({ footer: { ...defaultFooter, about: 'A school.[ From {lowest fee}.]' }, place: { classes: ['P1'] } });
  const about = async () => (await site()).footer.about;
  expect(await about()).toMatch(/^A school\. From \S+ 45,000\.$/);
  for (const change of [{ hidden: true }, { hidden: false, draft: true }]) {
    await api.deps.db.update(pages).set(change).where(eq(pages.id, 'fees'));
    expect(await about()).toBe('A school.');
  }
});

test('families are led to fees, uniform, buses and dates only where there is an answer', async () => {
  const { db } = api.deps;
  await db.delete(termDates);
  await db.delete(products);
  const answers = async () => (await site()).answers;
  const tableOf = (fee: string) =>
    ({
      id: 't',
      type: 'table',
      version: 1,
      caption: '',
      heading: false,
      rows: [['P1', fee]],
      beside: 'apply',
    }) as const;
  await makePage('fees', { blocks: [tableOf('')] });
  await makeCampus('Lake');
  const uniform = { name: 'Shirt', price: 30_000, uniformPieces: 2 };
  await db.insert(products).values([
    { ...uniform, name: 'Old shirt', active: false },
    { name: 'Pen', price: 500 },
  ]);
  expect(await answers()).toEqual([]);
  await db.update(pages).set({ blocks: [tableOf('45,000')] });
  await db.insert(products).values(uniform);
  await db.update(campuses).set({ routes: [{ name: 'North', note: '', stops: [] }] });
  await db.insert(termDates).values({ kind: 'term', name: 'Term I', firstDay: '2027-02-01', lastDay: '2027-04-23' });
  expect(await answers()).toEqual(['fees', 'uniform', 'bus', 'dates']);
  await db.update(pages).set({ draft: true });
  expect(await answers()).not.toContain('fees');
  await db.delete(termDates);
  await db.delete(products);
});

test('one campus and six read well', async () => {
  await save({ footer: { ...defaultFooter, about: 'A school on {town campuses}.' }, place: { locality: 'Jinja' } });
  const home = { ...defaultHome, about: { eyebrow: '', counts: [{ number: null, what: 'campuses' }] } };
  await save({ home: { ...home, call: { ...home.call, lede: '{Campuses}, one school.' } } });
  await makePage('lake');
  await makeCampus('Lake', 'lake');
  const one = await site();
  expect([one.footer.about, one.home.call.lede]).toEqual(['A school on one Jinja campus.', 'One campus, one school.']);
  expect(one.menu[1]).toEqual({ name: 'Campus', links: [{ to: '/lake', label: 'Lake' }] });
  expect(one.home.about.counts).toEqual([]);
  await makePage('hill');
  await makeCampus('Hill', 'hill');
  for (const name of ['A', 'B', 'C', 'D']) await makeCampus(name);
  const six = await site();
  expect([six.footer.about, six.home.call.lede]).toEqual([
    'A school on six Jinja campuses.',
    'Six campuses, one school.',
  ]);
  expect(six.menu[1]).toMatchObject({
    name: 'Campuses',
    links: [
      { to: '/lake' },
      { to: '/hill' },
      ...['a', 'b', 'c', 'd'].map((slug) => ({ to: `/contact#campus-${slug}` })),
    ],
  });
  expect(six.home.about.counts).toEqual([{ number: 6, what: 'campuses' }]);
  expect(six.campuses.map(({ name, to }) => [name, to])).toEqual([
    ...[
      ['Lake', '/lake'],
      ['Hill', '/hill'],
      ['A', null],
      ['B', null],
      ['C', null],
      ['D', null],
    ],
  ]);
});

test('a menu that leads nowhere is refused by the link, and nothing is written', async () => {
  await makePage('about');
  await makePage('draft', { draft: true });
  await makePage('later', { createdAt: new Date(Date.now() + 3_600_000) });
  const at = (what: string) => `menu.groups.0.links.1.${what}`;
  const good = { page: 'about', label: 'About' };
  for (const [link, field, words] of [
    [{ page: 'draft', label: 'D' }, at('page'), siteMessages.noPage('D')],
    [{ page: 'later', label: 'L' }, at('page'), siteMessages.noPage('L')],
    [{ page: 'never', label: 'N' }, at('page'), siteMessages.noPage('N')],
    [{ to: '/about', label: 'A' }, at('to'), siteMessages.byPage('A')],
    [{ to: 'javascript:alert(1)', label: 'J' }, at('to'), siteMessages.target],
    [{ to: '//evil.example', label: 'E' }, at('to'), siteMessages.target],
    [{ to: 'http://plain.example', label: 'P' }, at('to'), siteMessages.target],
    [{ label: 'Nothing' }, at('to'), siteMessages.oneTarget],
    [{ to: '/news', page: 'about', label: 'Both' }, at('to'), siteMessages.oneTarget],
    [{ to: '/news', label: ' ' }, at('label'), siteMessages.label],
  ] as const) {
    const { status, refusal } = await save({ menu: menuOf(good, link), words: { notFound: 'Lost?' } });
    expect([status, refusal.fields], JSON.stringify(link)).toEqual([400, { [field]: words }]);
  }
  expect(await api.deps.db.$count(settings)).toBe(0);
  expect((await save({ menu: menuOf(good, { to: 'https://other.example/x', label: 'Other' }) })).status).toBe(200);
  expect((await site()).menu).toEqual([
    {
      name: 'Here',
      links: [
        { to: '/about', label: 'About' },
        { to: 'https://other.example/x', label: 'Other' },
      ],
    },
  ]);
});

test('the parts of the home page stand in the order that is chosen, and a hidden one is left out', async () => {
  const sections = [
    { kind: 'events', hidden: false },
    { kind: 'news', hidden: true },
    { kind: 'people', hidden: false },
  ];
  expect((await save({ home: { ...defaultHome, sections } })).status).toBe(200);
  expect((await site()).home.sections, 'what is not said of the call').toEqual(['events', 'people', 'call']);
  const ordered = [{ kind: 'call', hidden: false }, ...sections];
  expect((await save({ home: { ...defaultHome, sections: ordered } })).status).toBe(200);
  expect((await site()).home.sections).toEqual(['call', 'events', 'people']);
  const without = [{ kind: 'call', hidden: true }, ...sections];
  expect((await save({ home: { ...defaultHome, sections: without } })).status).toBe(200);
  expect((await site()).home.sections).toEqual(['events', 'people']);
  const twice = await save({ home: { ...defaultHome, sections: [sections[0], sections[0]] } });
  expect(twice.refusal.fields).toEqual({ 'home.sections': siteMessages.sections });
});

test('one link of a group may stand in the menu itself, and the top of the home page keep one picture', async () => {
  const [news, blog] = [
    { to: '/news', label: 'News' },
    { to: '/blog', label: 'Blog' },
  ];
  const groups = [
    { name: 'One', alone: true, links: [news] },
    { name: 'Two', alone: true, links: [news, blog] },
  ];
  const home = { ...defaultHome, hero: { ...defaultHome.hero, scene: 3 } };
  expect((await save({ menu: { ...defaultMenu, groups }, home })).status).toBe(200);
  const { menu, home: shown } = await site();
  expect(menu).toEqual([
    { name: 'One', alone: true, links: [news] },
    { name: 'Two', links: [news, blog] },
  ]);
  expect(shown.hero.scene).toBe(3);
  const wrong = await save({ home: { ...home, hero: { ...home.hero, scene: -1 } } });
  expect(Object.keys(wrong.refusal.fields)).toEqual(['home.hero.scene']);
});

test('words that are left out are those of every school again; the log names what changed', async () => {
  await save({ words: { notFound: 'Lost?', newsSub: 'Fresh from {short name}.' } });
  expect((await site()).words).toMatchObject({ notFound: 'Lost?', newsSub: 'Fresh from Our School.' });
  await save({ words: { notFound: 'Lost?' } });
  expect((await site()).words).toMatchObject({ notFound: 'Lost?', newsSub: 'What happened at school.' });
  const [last] = (await api.deps.db.select().from(auditLog).orderBy(auditLog.id)).slice(-1);
  expect([last?.itemId, last?.detail]).toEqual(['words', 'newsSub']);
  expect((await save({ words: { noSuchText: 'x' } })).status).toBe(400);
});

test('who saves a menu on top of a newer one is told', async () => {
  const { updatedAt } = (await save({ menu: menuOf({ to: '/news', label: 'News' }) })).answer;
  await save({ menu: menuOf({ to: '/blog', label: 'Blog' }), updatedAt });
  expect((await save({ menu: menuOf({ to: '/news', label: 'News' }), updatedAt })).refusal.code).toBe('stale');
  expect((await site()).menu[0]?.links[0]?.label).toBe('Blog');
});

test('what the demo school holds could have been saved by hand', async () => {
  const content = schoolContent(new Date());
  for (const { id } of content.pages) await makePage(id);
  const { menu, footer, home, words, place } = content;
  expect(menuSettings.parse(menu)).toEqual(menu);
  expect((await save({ menu, footer, home, words, place })).status).toBe(200);
  const byHand = await site();
  await api.deps.db.delete(settings);
  await insertStructure(api.deps.db, content);
  const { campuses: _, ...seeded } = await site();
  expect(seeded.footer.about).toBe('A nursery and primary school on five Kampala campuses.');
  expect(seeded.home.about.counts[0]).toEqual({ number: 24, what: 'pupils at most in a class' });
  expect(seeded.home.call.title).toBe('A place for your child');
  expect(seeded.words).toEqual(byHand.words);
  expect(JSON.stringify(seeded)).not.toMatch(/[{}]\w+ ?\w*\}/);
});

test('all of it costs a reader one statement more than the settings', async () => {
  const content = schoolContent(new Date());
  for (const { id } of content.pages) await makePage(id);
  await insertStructure(api.deps.db, content);
  expect(await api.countStatements(() => api.request('GET', '/settings'))).toBe(2);
});

test('a mark that nobody knows stays as it was typed', () => {
  const facts = { schoolName: 'N', shortName: 'S', place: { ...defaultPlaceOf('T') }, campuses: 20 };
  expect(fillWords('{name} {short name} {town} {campuses} {nothing} {', facts)).toBe('N S T 20 campuses {nothing} {');
});

const defaultPlaceOf = (locality: string) => ({
  ...{
    country: '',
    locality,
    timeZone: 'UTC',
    currency: 'USD',
    orderPrefix: 'NO',
    classes: [],
    foundedYear: null,
    schoolYear: null,
  },
});
