import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { listMessages, thingList } from '../../../contract/office/lists.ts';
import { testApi } from '../../../tests/support/api.ts';
import type { Person } from '../../../tests/support/factory.ts';
import { routeThings } from '../../../tests/support/route-things.ts';
import { alumni } from '../../db/tables/alumni.ts';
import { galleries, galleryImages } from '../../db/tables/galleries.ts';
import { pages } from '../../db/tables/pages.ts';
import { profiles } from '../../db/tables/profiles.ts';
import { stories } from '../../db/tables/stories.ts';

const api = testApi();
let editor: Person;
let other: Person;
let admin: Person;

beforeAll(async () => {
  [editor, other, admin] = [await api.make.person(3), await api.make.person(3), await api.make.person(4)];
});

type Kind = 'event' | 'gallery' | 'profile' | 'alumnus' | 'page';

const list = async (kind: Kind, as: Person, query = '') => {
  const { status, answer } = await api.request('GET', `/lists/${kind}?${query}`, { as });
  return { status, ...answer };
};
const act = (kind: Kind, as: Person, what: object, ...items: { id: number | string; updatedAt: Date }[]) =>
  api.request('POST', `/lists/${kind}/act`, {
    as,
    json: { ...what, items: items.map(({ id, updatedAt }) => ({ id, updatedAt: updatedAt.toISOString() })) },
  });
const one = <T>([row]: T[]): T => {
  if (!row) throw new Error('there is no row');
  return row;
};
const galleryOf = async (owner: Person) =>
  one(
    await api.deps.db
      .select()
      .from(galleries)
      .where(eq(galleries.id, (await routeThings(api).gallery(owner)).params.id)),
  );
const profileOf = async (owner: Person) =>
  one(
    await api.deps.db
      .select()
      .from(profiles)
      .where(eq(profiles.id, (await routeThings(api).profile(owner)).params.id)),
  );
const testimonial = async () =>
  one(
    await api.deps.db
      .select()
      .from(alumni)
      .where(eq(alumni.id, (await routeThings(api).testimonial()).params.id)),
  );

test('an event says where it is, and whether it comes back', async () => {
  const repeat = { from: '2026-11-04T11:30:00.000Z', to: null, until: '2026-12-02', inTerm: false, except: [] };
  const owned = { authorId: editor.id };
  await api.make.event({ ...owned, title: 'Weekly', repeat });
  await api.make.event({ ...owned, title: 'Once' });
  await api.make.event({ ...owned, title: 'Somewhere', location: '', repeat });
  const { docs } = await list('event', other, `author=${editor.id}`);
  const notes = Object.fromEntries(docs.map(({ title, note }) => [title, note]));
  expect(notes).toMatchObject({ Weekly: 'Kitante · every week', Once: 'Kitante', Somewhere: 'every week' });
});

describe('galleries', () => {
  test('all who write see all, with owner, category and number of pictures', async () => {
    const gallery = await galleryOf(editor);
    await api.deps.db.insert(galleryImages).values({ galleryId: gallery.id, picture: gallery.picture ?? '' });
    const found = await list('gallery', other, `author=${editor.id}`);
    const { status: _, ...answer } = found;
    expect(thingList.strict().parse(answer)).toEqual(answer);
    expect(found.docs.at(0)).toMatchObject({
      ...{ id: gallery.id, title: 'G', note: '1 picture', category: 0, state: 'public', author: editor.name },
      ...{ mayEdit: false, mayChange: false, views: 0 },
    });
    expect(found.docs.at(0)?.picture).toMatchObject({ name: gallery.picture });
    expect((await list('gallery', editor, `author=${editor.id}`)).docs.at(0)).toMatchObject({ mayChange: true });
  });

  test('the category and the owner of one’s own, and nothing of others’', async () => {
    const [own, others] = [await galleryOf(editor), await galleryOf(admin)];
    const moved = await act('gallery', editor, { action: 'category', category: 1 }, own, others);
    expect(moved.answer.refused).toEqual([{ id: others.id, reason: listMessages.notTheirs }]);
    const now = one(await api.deps.db.select().from(galleries).where(eq(galleries.id, own.id)));
    expect(now.category).toBe(1);
    expect((await act('gallery', editor, { action: 'author', authorId: other.id }, now)).answer.refused).toEqual([]);
    expect(one(await api.deps.db.select().from(galleries).where(eq(galleries.id, own.id))).ownerId).toBe(other.id);
    const again = await act('gallery', admin, { action: 'publish' }, others);
    expect(again.answer.refused).toEqual([{ id: others.id, reason: listMessages.isPublic }]);
  });
});

describe('staff profiles', () => {
  test('they are moved to another group, and only to one that there is', async () => {
    const own = await profileOf(editor);
    for (const category of [0, 1, 40, -10, 'x']) {
      const { status, refusal } = await act('profile', editor, { action: 'category', category }, own);
      expect([status, refusal.fields]).toEqual([400, { category: listMessages.category }]);
    }
    expect((await act('profile', editor, { action: 'category', category: 10 }, own)).answer.refused).toEqual([]);
    const found = await list('profile', editor, 'category=10&q=n&sort=title');
    expect(found.docs.find(({ id }) => id === own.id)).toMatchObject({ title: 'N', note: 'P', category: 10 });
  });

  test('a profile goes to the trash and comes back', async () => {
    const own = await profileOf(editor);
    expect((await act('profile', editor, { action: 'trash' }, own)).answer.done).toHaveLength(1);
    expect(await api.deps.db.select().from(profiles).where(eq(profiles.id, own.id))).toEqual([]);
    expect((await api.request('POST', `/trash/profile/${own.id}/restore`, { as: editor })).status).toBe(200);
  });
});

describe('alumni', () => {
  test('the directory and what waits are for administrators', async () => {
    const sent = await testimonial();
    for (const as of [editor, await api.make.person(2)]) {
      expect((await list('alumnus', as)).status).toBe(403);
      expect((await act('alumnus', as, { action: 'trash' }, sent)).status).toBe(403);
      expect((await api.request('GET', '/lists/alumnus/people', { as })).status).toBe(403);
    }
    const found = await list('alumnus', admin, 'state=waiting');
    expect(found.docs.find(({ id }) => id === sent.id)).toMatchObject({ title: 'A', note: 'Class of 2010' });
    // What a list does not show, it does not send.
    expect(JSON.stringify(found)).not.toContain('a@x.example');
  });

  test('publishing is approving, with the post among the testimonials; throwing away is refusing', async () => {
    const [good, bad] = [await testimonial(), await testimonial()];
    const picture = await api.make.picture();
    await api.deps.db
      .update(alumni)
      .set({ picture, name: `Alumna ${good.id}` })
      .where(eq(alumni.id, good.id));
    expect((await act('alumnus', admin, { action: 'publish' }, good)).answer.refused).toEqual([]);
    expect(one(await api.deps.db.select().from(alumni).where(eq(alumni.id, good.id))).status).toBe('published');
    const posts = await api.deps.db
      .select()
      .from(stories)
      .where(eq(stories.title, `Alumna ${good.id}, class of 2010`));
    expect(posts.map(({ kind, category }) => [kind, category])).toEqual([['article', 1]]);
    const again = one(await api.deps.db.select().from(alumni).where(eq(alumni.id, good.id)));
    expect((await act('alumnus', admin, { action: 'publish' }, again)).answer.refused).toEqual([
      { id: good.id, reason: listMessages.isPublic },
    ]);
    expect((await act('alumnus', admin, { action: 'trash' }, bad)).answer.done).toHaveLength(1);
    const { answer } = await api.request('GET', '/audit?kind=alumnus', { as: admin });
    expect(answer.docs.find(({ itemId }) => itemId === String(bad.id))?.action).toBe('refused');
  });
});

describe('pages', () => {
  const add = async (id: string, more: Partial<typeof pages.$inferInsert> = {}) =>
    one(
      await api.deps.db
        .insert(pages)
        .values({ id, path: id, tag: '', title: `Page ${id}`, pageText: '', ...more })
        .returning(),
    );

  test('editors see all of them in every state and write on them; only administrators throw them away', async () => {
    await add('list-shown');
    await add('list-hidden', { hidden: true });
    const draft = await add('list-draft', { draft: true });
    await add('list-later', { createdAt: new Date(Date.now() + 86_400_000), updatedBy: admin.id });
    const found = await list('page', editor, 'q=Page list-&sort=title');
    expect(found.docs.map(({ id, state, mayEdit, mayChange }) => [id, state, mayEdit, mayChange])).toEqual([
      ['list-draft', 'draft', true, false],
      ['list-hidden', 'hidden', true, false],
      ['list-later', 'scheduled', true, false],
      ['list-shown', 'public', true, false],
    ]);
    expect(found.docs[3]).toMatchObject({ note: '/list-shown', category: null });
    expect(found.states).toMatchObject({ public: 1, scheduled: 1, draft: 1, hidden: 1, waiting: 0 });
    expect((await list('page', editor, 'q=list-&state=hidden')).total).toBe(1);
    expect((await list('page', await api.make.person(2))).status).toBe(403);
    const refused = await act('page', editor, { action: 'trash' }, draft);
    expect(refused.answer.refused).toEqual([{ id: draft.id, reason: listMessages.notTheirs }]);
    expect((await act('page', admin, { action: 'trash' }, draft)).answer.done).toHaveLength(1);
  });

  test('a page with others below it stays, and says so', async () => {
    const above = await add('list-above');
    await add('list-below', { path: 'list-above/below', parentId: above.id });
    const { answer } = await act('page', admin, { action: 'trash' }, above);
    expect(answer.refused).toEqual([{ id: above.id, reason: 'Pages stand below it. Move or delete them first.' }]);
  });
});

test('a number is no page, and a name nothing else', async () => {
  const gallery = await galleryOf(admin);
  for (const [kind, id] of [
    ['page', gallery.id],
    ['gallery', 'about'],
  ] as const) {
    const { answer } = await act(kind, admin, { action: 'trash' }, { id, updatedAt: gallery.updatedAt });
    expect(answer.refused).toEqual([{ id, reason: listMessages.gone }]);
  }
});
