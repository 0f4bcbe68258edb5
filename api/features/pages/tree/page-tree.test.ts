import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { pageTreeMessages as messages, reservedSlugs } from '../../../../contract/pages/page-tree.ts';
import { testApi } from '../../../../tests/support/api.ts';
import type { Person } from '../../../../tests/support/factory.ts';
import { pages, redirects } from '../../../db/tables/pages.ts';

const api = testApi();
let admin: Person;

beforeEach(async () => {
  await api.deps.db.delete(redirects);
  await api.deps.db.delete(pages);
  admin = await api.make.person(4);
});

type Node = { id: string; path: string; parentId: string | null };

async function add(title: string, parentId: string | null = null): Promise<Node> {
  const { answer } = await api.request('POST', '/admin/pages', { as: admin, json: { title, slug: title, parentId } });
  // A draft leaves no redirect; these have been read.
  await api.deps.db.update(pages).set({ draft: false });
  return answer as Node;
}

const move = ({ id, path }: Node, change: { slug?: string; parentId?: string | null; before?: string | null }) =>
  api.request('PUT', `/admin/pages/${id}/place`, {
    as: admin,
    json: { from: path, slug: path.split('/').at(-1), parentId: null, before: null, ...change },
  });

const paths = async () => (await api.deps.db.select({ path: pages.path }).from(pages)).map(({ path }) => path).sort();
const leads = async () =>
  Object.fromEntries((await api.deps.db.select().from(redirects)).map(({ path, pageId }) => [path, pageId]));

describe('a page that is moved', () => {
  test('takes all below it along, and every old address leads to its page', async () => {
    const life = await add('life');
    const clubs = await add('clubs', life.id);
    const chess = await add('chess', clubs.id);
    const about = await add('about');
    expect((await move(clubs, { parentId: about.id, slug: 'societies' })).status).toBe(200);
    expect(await paths()).toEqual(['about', 'about/societies', 'about/societies/chess', 'life']);
    expect(await leads()).toEqual({ 'life/clubs': clubs.id, 'life/clubs/chess': chess.id });
  });

  test('and back again: no address leads to itself', async () => {
    const bus = await add('bus');
    const { answer } = await move(bus, { slug: 'transport' });
    await move(answer as Node, { slug: 'bus' });
    expect(await leads()).toEqual({ transport: bus.id });
  });

  test('twice: both old addresses lead to where it stands, in one hop', async () => {
    const bus = await add('bus');
    const { answer } = await move(bus, { slug: 'transport' });
    await move(answer as Node, { slug: 'travel' });
    expect(await leads()).toEqual({ bus: bus.id, transport: bus.id });
  });

  test('out from below a page leads from its old address, which the page above it does not answer', async () => {
    const life = await add('life');
    const clubs = await add('clubs', life.id);
    await move(clubs, { parentId: null });
    const at = async (path: string) => (await api.request('GET', `/pages/at?path=${path}`)).answer;
    expect(await at('life/clubs')).toEqual({ redirect: '/clubs' });
    expect(await at('life/anything')).toMatchObject({ page: { id: life.id } });
  });

  test('as a draft leaves no redirect', async () => {
    const bus = await add('bus');
    await api.deps.db.update(pages).set({ draft: true });
    await move(bus, { slug: 'transport' });
    expect(await leads()).toEqual({});
  });

  test('before its moment has come leaves no redirect, nor does one below it', async () => {
    const bus = await add('bus');
    const stops = await add('stops', bus.id);
    const later = new Date(Date.now() + 86_400_000);
    await api.deps.db.update(pages).set({ createdAt: later }).where(eq(pages.id, bus.id));
    await move(bus, { slug: 'transport' });
    expect(await leads()).toEqual({ 'bus/stops': stops.id });
  });

  test('stands where it was put among its neighbours', async () => {
    const [first, second, third] = [await add('a'), await add('b'), await add('c')];
    await move(third, { before: first.id });
    const { answer } = await api.request('GET', '/admin/pages', { as: admin });
    expect((answer.pages as Node[]).map(({ id }) => id)).toEqual([third.id, first.id, second.id]);
  });
});

describe('is refused, with nothing changed', () => {
  const refused = async (work: Promise<{ status: number; refusal: { fields?: unknown; message: string } }>) => {
    const before = await paths();
    const { status, refusal } = await work;
    expect(await paths()).toEqual(before);
    return { status, said: refusal.fields ?? refusal.message };
  };

  test('a page below itself, or below one that stands below it', async () => {
    const life = await add('life');
    const clubs = await add('clubs', life.id);
    const said = { status: 400, said: { parentId: messages.belowItself } };
    expect(await refused(move(life, { parentId: life.id }))).toEqual(said);
    expect(await refused(move(life, { parentId: clubs.id }))).toEqual(said);
  });

  test('an address that is taken, or the program’s own, or none', async () => {
    const [bus] = [await add('bus'), await add('fees')];
    expect(await refused(move(bus, { slug: 'fees' }))).toEqual({ status: 409, said: { slug: messages.taken } });
    for (const slug of reservedSlugs)
      expect(await refused(move(bus, { slug })), slug).toEqual({ status: 400, said: { slug: messages.reserved } });
    for (const slug of ['Bus', 'b us', 'b/us', '..', 'bü', '-bus', 'bus-', '%2e', 'x'.repeat(61), ''])
      expect((await refused(move(bus, { slug }))).status, slug).toBe(400);
  });

  test('one that another person has moved meanwhile', async () => {
    const bus = await add('bus');
    await move(bus, { slug: 'transport' });
    expect(await refused(move(bus, { slug: 'travel' }))).toEqual({ status: 409, said: messages.moved });
  });

  test('more levels than there may be, the pages below counted', async () => {
    let parent: string | null = null;
    for (const title of ['a', 'b', 'c', 'd']) parent = (await add(title, parent)).id;
    const life = await add('life');
    await add('clubs', life.id);
    expect(await refused(move(life, { parentId: parent }))).toEqual({
      status: 400,
      said: { parentId: messages.tooDeep },
    });
  });

  test('a move by an editor, who may write pages but not move them', async () => {
    const bus = await add('bus');
    const editor = await api.make.person(3);
    const json = { from: 'bus', slug: 'x', parentId: null, before: null };
    expect((await api.request('PUT', `/admin/pages/${bus.id}/place`, { as: editor, json })).status).toBe(403);
  });
});

test('two who move two pages below each other at once: one of them is told, and no circle is left', async () => {
  const [left, right] = [await add('left'), await add('right')];
  const answers = await Promise.all([move(left, { parentId: right.id }), move(right, { parentId: left.id })]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
});

test('a thousand pages below move with as many statements as one, and a tree of 5,000 is listed in one', async () => {
  const alone = await add('alone');
  const statementsOfOne = await api.countStatements(() => move(alone, { slug: 'lone' }));
  const life = await add('life');
  await api.deps.db.execute(sql`
    insert into pages (id, path, parent_id, tag, title, page_text)
    select 'b' || n, 'life/b' || n, ${life.id}, '', 'B', '' from generate_series(1, 1000) n`);
  expect(await api.countStatements(() => move(life, { slug: 'living' }))).toBe(statementsOfOne);
  expect((await paths()).filter((path) => path.startsWith('living/'))).toHaveLength(1000);
  expect(Object.keys(await leads())).toHaveLength(1002);
  await api.deps.db.execute(sql`
    insert into pages (id, path, tag, title, page_text) select 'c' || n, 'c' || n, '', 'C', '' from generate_series(1, 4000) n`);
  // One to find out who asks.
  expect(await api.countStatements(() => api.request('GET', '/admin/pages', { as: admin }))).toBe(2);
});

test('a copy begins as a draft with the text and the pictures of the other', async () => {
  const bus = await add('bus');
  await api.deps.db.update(pages).set({ pageText: '<p>Six stops.</p>' });
  const json = { title: 'Boat', slug: 'boat', parentId: null, copyOf: bus.id };
  const { status, answer } = await api.request('POST', '/admin/pages', { as: admin, json });
  expect([status, answer.draft]).toEqual([201, true]);
  const copy = (await api.deps.db.select().from(pages)).find(({ path }) => path === 'boat');
  expect(copy).toMatchObject({ pageText: '<p>Six stops.</p>', title: 'Boat' });
});
