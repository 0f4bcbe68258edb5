import { eq, inArray } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { profile as profileShape } from '../../../contract/content/profiles.ts';
import { listMessages } from '../../../contract/office/lists.ts';
import { testApi } from '../../../tests/support/api.ts';
import type { Person } from '../../../tests/support/factory.ts';
import { campuses } from '../../db/tables/campuses.ts';
import { auditLog } from '../../db/tables/history.ts';
import { pages } from '../../db/tables/pages.ts';
import { profiles } from '../../db/tables/profiles.ts';
import { announcePublished } from '../publishing/publishing.service.ts';

const api = testApi();
const day = 86_400_000;
let owner: Person;
let admin: Person;

beforeAll(async () => {
  [owner, admin] = [await api.make.person(3), await api.make.person(4)];
});

const ahead = (days = 1) => new Date(api.deps.clock().getTime() + days * day);
const add = (json: object, as = owner) => api.request('POST', '/profiles/add', { as, json });
const edit = (id: number, json: object, as = owner) => api.request('PUT', `/profiles/edit/${id}`, { as, json });
const view = (id: number, as?: Person) => api.request('GET', `/profiles/view/${id}`, { as });
const status = async (id: number, as?: Person) => (await view(id, as)).status;
const complete = async () => ({
  ...{ name: 'Ruth', tag: 20, position: 'Bursar', bio: '<p>She counts.</p>', pictures: await api.make.picture() },
});

describe('a draft of a profile', () => {
  test('a name and a group are enough; said to be finished, every field that is missing is named', async () => {
    const added = await add({ name: 'Ruth', tag: 20, draft: true });
    expect(added.status).toBe(201);
    expect(profileShape.strict().parse(added.answer)).toEqual(added.answer);
    expect(added.answer).toMatchObject({ position: '', bio: '', pictures: '', pictureInfo: [], draft: true });
    expect(Object.keys((await add({ draft: true })).refusal.fields).sort()).toEqual(['name', 'tag']);
    for (const said of [{}, { draft: false }]) {
      const { refusal } = await add({ name: 'Ruth', tag: 20, ...said });
      expect(Object.keys(refusal.fields).sort()).toEqual(['bio', 'pictures', 'position']);
    }
    expect((await add({ name: 'R', tag: 20, draft: 'yes' })).refusal.fields).toHaveProperty('draft');
    expect((await add({ name: 'R', tag: 20, draft: true, pictures: 'no.png' })).refusal.fields).toHaveProperty(
      'pictures',
    );
  });

  test('is saved as often as one likes, loses its picture again, and is published only when complete', async () => {
    const { id } = (await add({ name: 'Ruth', tag: 20, draft: true })).answer;
    const json = await complete();
    // An editor that was left empty sends empty paragraphs.
    expect((await edit(id, { ...json, bio: '<p> </p>', draft: true })).answer.bio).toBe('');
    expect((await edit(id, { ...json, draft: true })).answer).toMatchObject({ ...json, draft: true });
    expect((await edit(id, { name: 'Ruth', tag: 20, draft: true, pictures: '' })).answer.pictures).toBe('');
    const { pictures: _, ...without } = json;
    for (const said of [{}, { draft: false }]) {
      expect((await edit(id, { ...without, ...said })).refusal.fields).toEqual({ pictures: 'A picture is required.' });
    }
    expect(await status(id)).toBe(404);
    expect((await edit(id, { ...json, draft: false })).status).toBe(200);
    expect((await view(id)).answer).toMatchObject({ ...json, draft: false });
  });

  test('is seen by its owner and administrators, and by nobody else', async () => {
    const hidden = [
      await api.make.profile({ ownerId: owner.id, draft: true }),
      await api.make.profile({ ownerId: owner.id, createdAt: ahead() }),
    ];
    for (const { id, picture } of hidden) {
      expect([await status(id, owner), await status(id, admin), await status(id)]).toEqual([200, 200, 404]);
      for (const role of [1, 2, 3] as const) expect(await status(id, await api.make.person(role))).toBe(404);
      expect((await api.api.request(`/images/${picture}`)).status).toBe(404);
    }
    const ids = hidden.map(({ id }) => id);
    await api.deps.db
      .update(profiles)
      .set({ draft: false, createdAt: ahead(-1) })
      .where(inArray(profiles.id, ids));
    for (const { id, picture } of hidden) {
      expect([await status(id), (await api.api.request(`/images/${picture}`)).status]).toEqual([200, 200]);
    }
  });

  test('is not published by an owner who may not publish; what is public they change as before', async () => {
    const author = await api.make.person(2);
    const { id } = await api.make.profile({ ownerId: author.id, draft: true });
    const json = await complete();
    expect((await edit(id, { ...json, draft: false }, author)).status).toBe(403);
    expect((await edit(id, { ...json, draft: true }, author)).status).toBe(200);
    expect((await add({ ...json, draft: true }, author)).status).toBe(403);
    await edit(id, { ...json, draft: false }, admin);
    expect((await edit(id, { ...json, name: 'Mine' }, author)).answer.name).toBe('Mine');
  });
});

describe('a profile with a moment', () => {
  test('is public from then on, is announced once, and keeps its place', async () => {
    const [at, json] = [ahead(), await complete()];
    const { id } = (await add({ ...json, createdAt: at.toISOString() })).answer;
    const { rows } = await api.database.pool.query(
      "select start_after from pgboss.job where name = 'publish' and data->>'kind' = 'profile' and data->>'id' = $1",
      [String(id)],
    );
    expect(rows).toEqual([{ start_after: at }]);
    const listed = async () => (await api.request('GET', '/profiles/20')).answer.docs.map((one) => one.id);
    expect([await status(id), (await listed()).includes(id)]).toEqual([404, false]);
    api.advanceClock(2 * day);
    expect([await status(id), (await listed()).includes(id)]).toEqual([200, true]);
    for (const _ of [1, 2]) await announcePublished(api.deps, { kind: 'profile', id, at: at.toISOString() });
    api.advanceClock(-2 * day);
    const log = await api.deps.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.itemId, String(id)));
    expect(log.map(({ action, title }) => [action, title])).toEqual([
      ['added', 'Ruth'],
      ['published', 'Ruth'],
    ]);
  });
});

test('nothing else shows who is not public: a story, a campus, a block, the home page', async () => {
  const { db } = api.deps;
  const [shown] = [await api.make.profile({ name: owner.name, ownerId: owner.id })];
  const story = await api.make.story({ authorId: owner.id });
  await db.insert(pages).values({ id: 'lake', path: 'lake', tag: 'x', title: 'Lake', pageText: '<p>x</p>' });
  const people = [{ id: 'b1', type: 'people', version: 1, people: [shown.id] }];
  await db
    .update(pages)
    .set({ blocks: people as never })
    .where(eq(pages.id, 'lake'));
  await db.insert(campuses).values({
    name: 'Lake',
    slug: 'lake',
    address: 'a',
    phone: '1',
    email: 'a@x.example',
    headId: shown.id,
    pageId: 'lake',
  } as never);
  const seen = async () => [
    (await api.request('GET', `/news/view/${story.id}`)).answer.story.authorPicture !== null,
    JSON.stringify((await api.request('GET', '/pages/at?path=lake')).answer).includes(owner.name),
    (await api.request('GET', `/profiles/home?who=${shown.id}`)).answer.profiles.some(({ id }) => id === shown.id),
    (await api.request('GET', `/search?q=${encodeURIComponent(owner.name)}`)).answer.docs.length > 0,
  ];
  expect(await seen()).toEqual([true, true, true, true]);
  for (const state of [{ draft: true }, { draft: false, createdAt: ahead() }]) {
    await db.update(profiles).set(state).where(eq(profiles.id, shown.id));
    expect(await seen()).toEqual([false, false, false, false]);
  }
});

describe('the office', () => {
  const list = async (as: Person, query = '') => (await api.request('GET', `/lists/profile?${query}`, { as })).answer;
  const act = async (as: Person, action: object, ...ids: number[]) => {
    const rows = await api.deps.db.select().from(profiles);
    const items = ids.map((id) => ({ id, updatedAt: rows.find((row) => row.id === id)?.updatedAt.toISOString() }));
    return (await api.request('POST', '/lists/profile/act', { as, json: { ...action, items } })).answer;
  };

  test('lists and filters the state, for each what they may see', async () => {
    const writer = await api.make.person(3);
    const mine = { ownerId: writer.id };
    const draft = await api.make.profile({ ...mine, draft: true, picture: null });
    const planned = await api.make.profile({ ...mine, createdAt: ahead() });
    const shown = await api.make.profile(mine);
    const own = await list(writer, `author=${writer.id}`);
    expect(own.states).toMatchObject({ public: 1, scheduled: 1, draft: 1, waiting: 0 });
    expect(own.docs.map(({ id, state }) => [id, state])).toEqual([
      [planned.id, 'scheduled'],
      [shown.id, 'public'],
      [draft.id, 'draft'],
    ]);
    expect((await list(writer, `author=${writer.id}&state=draft`)).docs.map(({ id }) => id)).toEqual([draft.id]);
    const others = await api.make.person(3);
    expect((await list(others, `author=${writer.id}`)).docs.map(({ id }) => id)).toEqual([shown.id]);
    expect((await list(admin, `author=${writer.id}`)).total).toBe(3);
    const desk = (await api.request('GET', '/desk', { as: writer })).answer;
    expect(desk.drafts).toMatchObject([{ kind: 'profile', id: draft.id, state: 'none', words: 1, pictures: 0 }]);
    expect(desk.scheduled).toMatchObject([{ kind: 'profile', id: planned.id }]);
    expect((await api.request('GET', '/desk', { as: others })).answer.drafts).toEqual([]);
  });

  test('unpublishes and publishes several, each if it is complete', async () => {
    const [one, two] = [
      await api.make.profile({ ownerId: owner.id, createdAt: ahead(-9) }),
      await api.make.profile({ ownerId: owner.id, draft: true, picture: null }),
    ];
    const foreign = await api.make.profile({ ownerId: admin.id });
    const taken = await act(owner, { action: 'unpublish' }, one.id, two.id, foreign.id);
    expect(taken.done.map(({ id }) => id)).toEqual([one.id]);
    expect(taken.refused).toEqual([
      { id: two.id, reason: listMessages.isDraft },
      { id: foreign.id, reason: listMessages.notTheirs },
    ]);
    expect(await status(one.id)).toBe(404);
    const back = await act(owner, { action: 'publish', asBefore: true }, one.id, two.id);
    expect(back.done.map(({ id }) => id)).toEqual([one.id]);
    expect(back.refused).toMatchObject([{ id: two.id }]);
    expect((await view(one.id)).answer.createdAt).toBe(one.createdAt.toISOString());
    const author = await api.make.person(2);
    await api.deps.db.update(profiles).set({ ownerId: author.id }).where(eq(profiles.id, two.id));
    expect((await act(author, { action: 'publish' }, two.id)).refused).toEqual([
      { id: two.id, reason: listMessages.onlyDrafts },
    ]);
    expect((await act(owner, { action: 'publish' }, two.id)).refused).toEqual([
      { id: two.id, reason: listMessages.gone },
    ]);
  });

  test('finds who is not public for those alone who may see it, and says so', async () => {
    const { id, name } = await api.make.profile({ ownerId: owner.id, draft: true, name: 'Zebidaya Quill' });
    const found = async (as: Person) =>
      (await api.request('GET', `/desk/search?q=${encodeURIComponent(name)}`, { as })).answer.groups.flatMap(
        ({ docs }) => docs,
      );
    expect(await found(await api.make.person(3))).toEqual([]);
    for (const as of [owner, admin]) {
      expect(await found(as)).toMatchObject([{ url: `/profiles/view/${id}?edit`, state: 'draft' }]);
    }
  });

  test('puts drafts in order with the others, and says that they are', async () => {
    const { id } = await api.make.profile({ tag: 10, draft: true, position: '' });
    const { docs } = (await api.request('GET', '/admin/staff-order/10', { as: admin })).answer;
    expect(docs.find((one) => one.id === id)).toMatchObject({ note: 'Draft' });
  });
});
