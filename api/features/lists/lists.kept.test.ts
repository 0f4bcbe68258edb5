import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { thingList } from '../../../contract/office/lists.ts';
import { testApi } from '../../../tests/support/api.ts';
import type { Person } from '../../../tests/support/factory.ts';
import { events } from '../../db/tables/events.ts';
import { keptChanges } from '../../db/tables/kept.ts';
import { pageDrafts, pages } from '../../db/tables/pages.ts';
import { stories } from '../../db/tables/stories.ts';

const api = testApi();
const hour = 3_600_000;
let author: Person;
let editor: Person;
let other: Person;
let admin: Person;

beforeAll(async () => {
  [author, editor] = [await api.make.person(2), await api.make.person(3)];
  [other, admin] = [await api.make.person(3), await api.make.person(4)];
});

type Kind = 'news' | 'article' | 'event' | 'profile' | 'page';
const list = async (as: Person, kind: Kind, query = '') => {
  const { answer } = await api.request('GET', `/lists/${kind}?${query}`, { as });
  return thingList.strict().parse(answer);
};
const soon = () => new Date(api.deps.clock().getTime() + hour);

async function keep(story: { id: number; title: string }, more: object = {}) {
  const json = { title: `${story.title} soon`, detail: '<p>Soon.</p>', picture: await api.make.picture(), keep: true };
  const { status } = await api.request('PUT', `/news/edit/${story.id}`, { as: admin, json: { ...json, ...more } });
  expect(status).toBe(200);
}

test('a story says that a change is kept beside it, when it goes out, and that it does not any more', async () => {
  const name = `Kept ${editor.id}`;
  const story = (what: string) => api.make.story({ title: `${name} ${what}`, authorId: editor.id });
  const [plain, kept, planned] = [await story('a plain'), await story('b kept'), await story('c planned')];
  const [behind, failed] = [await story('d behind'), await story('e failed')];
  const publishAt = soon().toISOString();
  await keep(kept);
  for (const one of [planned, behind, failed]) await keep(one, { publishAt });
  await api.deps.db
    .update(stories)
    .set({ updatedAt: new Date(0) })
    .where(eq(stories.id, behind.id));
  await api.deps.db.update(keptChanges).set({ problem: 'Why' }).where(eq(keptChanges.storyId, failed.id));
  const found = await list(admin, 'news', `q=${name}&sort=title`);
  expect(found.docs.map(({ id, kept: change }) => [id, change])).toEqual([
    [plain.id, null],
    [kept.id, { publishAt: null, stuck: false }],
    [planned.id, { publishAt, stuck: false }],
    [behind.id, { publishAt, stuck: true }],
    [failed.id, { publishAt, stuck: true }],
  ]);
  // Each is public all the same, and is counted once among all.
  expect([found.kept, found.states.public, found.total]).toEqual([4, 5, 5]);
  const narrowed = await list(admin, 'news', `q=${name}&sort=title&state=kept`);
  expect(narrowed.docs.map(({ id }) => id)).toEqual([kept.id, planned.id, behind.id, failed.id]);
  expect([narrowed.total, narrowed.pages, narrowed.states.public]).toEqual([4, 1, 5]);
  expect((await list(admin, 'news', `q=${name}&state=kept&sort=-views`)).docs).toHaveLength(4);
});

test('what is kept is told to those who may change the thing, and to nobody else', async () => {
  const name = `Told ${editor.id}`;
  const [theirs, own] = [
    await api.make.story({ title: `${name} theirs`, authorId: editor.id }),
    await api.make.story({ title: `${name} own`, authorId: author.id }),
  ];
  for (const one of [theirs, own]) await keep(one);
  const keptBy = async (as: Person) => {
    const all = await list(as, 'news', `q=${name}`);
    const narrowed = await list(as, 'news', `q=${name}&state=kept`);
    const shown = all.docs.filter(({ kept }) => kept).map(({ id }) => id);
    expect(narrowed.docs.map(({ id }) => id)).toEqual(shown);
    expect([narrowed.total, all.kept]).toEqual([shown.length, shown.length]);
    return shown;
  };
  expect(await keptBy(author)).toEqual([own.id]);
  expect(await keptBy(editor)).toEqual([theirs.id]);
  expect(await keptBy(other)).toEqual([]);
  expect((await keptBy(admin)).sort()).toEqual([theirs.id, own.id].sort());
  // A draft has nothing kept, and a list of another kind nothing of this one.
  expect((await list(admin, 'article', `q=${name}&state=kept`)).total).toBe(0);
});

test('events and pages say it, too', async () => {
  const title = `Fair ${editor.id}`;
  const event = await api.make.event({ title, authorId: editor.id });
  const json = { title, date: '2030-03-04', location: 'Field', keep: true };
  await api.request('PUT', `/events/edit/${event.id}`, { as: editor, json });
  const found = await list(editor, 'event', 'state=kept');
  expect(found.docs).toMatchObject([{ id: event.id, kept: { publishAt: null, stuck: false } }]);
  expect(await api.deps.db.$count(events, eq(events.title, title))).toBe(1);

  const id = `kept-${editor.id}`;
  const pageText = '<p>x</p>';
  await api.deps.db.insert(pages).values({ id, path: id, tag: 'x', title, pageText });
  await api.deps.db
    .insert(pageDrafts)
    .values({ pageId: id, title, pageText, blocks: [], picture: '', savedAt: new Date() });
  const publishAt = soon();
  const stateOf = async () => (await list(other, 'page', `state=kept&q=${title}`)).docs[0]?.kept;
  await api.deps.db.update(pageDrafts).set({ publishAt });
  expect(await stateOf()).toEqual({ publishAt: publishAt.toISOString(), stuck: false });
  await api.deps.db.update(pageDrafts).set({ basedOn: new Date(0) });
  expect(await stateOf()).toEqual({ publishAt: publishAt.toISOString(), stuck: true });
  await api.deps.db.update(pageDrafts).set({ publishAt: null });
  for (const as of [other, admin]) {
    const [page] = (await list(as, 'page', `state=kept&q=${title}`)).docs;
    expect(page).toMatchObject({ id, state: 'public', kept: { publishAt: null, stuck: false } });
  }
});

test('a staff profile says it to its owner and to administrators, and the desk has it', async () => {
  const { id } = await api.make.profile({ ownerId: editor.id, name: `Okello ${editor.id}` });
  const values = { kind: 'profile' as const, profileId: id, content: {}, basedOn: new Date(0), savedAt: new Date() };
  await api.deps.db.insert(keptChanges).values({ ...values, publishAt: soon(), savedBy: editor.id });
  for (const as of [editor, admin]) {
    const { docs } = await list(as, 'profile', 'state=kept');
    expect(docs).toMatchObject([{ id, kept: { stuck: true } }]);
  }
  expect((await list(other, 'profile', 'state=kept')).docs).toEqual([]);
  const { kept } = (await api.request('GET', '/desk', { as: editor })).answer;
  expect(kept).toContainEqual(
    expect.objectContaining({ kind: 'profile', id, title: `Okello ${editor.id}`, stuck: true }),
  );
});

test('a page of a list takes as many statements with thirty kept changes as with none', async () => {
  const title = `Many ${editor.id}`;
  const made = await Promise.all(Array.from({ length: 30 }, () => api.make.story({ title, authorId: editor.id })));
  const count = () => api.countStatements(() => list(admin, 'news', `q=${title}`));
  const before = await count();
  for (const one of made) await keep(one);
  expect((await list(admin, 'news', `q=${title}`)).kept).toBe(30);
  expect(await count()).toBe(before);
});
