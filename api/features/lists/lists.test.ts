import { and, desc, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { type ListAct, listMessages, thingList } from '../../../contract/office/lists.ts';
import { testApi } from '../../../tests/support/api.ts';
import { waitingStory } from '../../../tests/support/desk-route-samples.ts';
import type { Person } from '../../../tests/support/factory.ts';
import { events } from '../../db/tables/events.ts';
import { auditLog, revisions, trash } from '../../db/tables/history.ts';
import { stories, storyViews } from '../../db/tables/stories.ts';

const api = testApi();
let author: Person;
let editor: Person;
let admin: Person;

beforeAll(async () => {
  [author, editor, admin] = [await api.make.person(2), await api.make.person(3), await api.make.person(4)];
});

type Row = { id: number; updatedAt: Date };
type Wanted = ListAct extends infer Act ? (Act extends unknown ? Omit<Act, 'items'> : never) : never;

const chosen = (rows: Row[]) => rows.map(({ id, updatedAt }) => ({ id, updatedAt: updatedAt.toISOString() }));
const act = (as: Person, kind: 'news' | 'article' | 'event', wanted: Wanted, ...rows: Row[]) =>
  api.request('POST', `/lists/${kind}/act`, { as, json: { ...wanted, items: chosen(rows) } });
const list = async (as: Person, query = '') => (await api.request('GET', `/lists/news?${query}`, { as })).answer;
const titlesOf = async (as: Person, query = '') => (await list(as, query)).docs.map(({ title }) => title);
const storyOf = async ({ id }: { id: number }) =>
  (await api.deps.db.select().from(stories).where(eq(stories.id, id)))[0];
const logOf = ({ id }: { id: number }) =>
  api.deps.db
    .select({ action: auditLog.action, detail: auditLog.detail, actorId: auditLog.actorId })
    .from(auditLog)
    .where(and(eq(auditLog.kind, 'news'), eq(auditLog.itemId, String(id))))
    .orderBy(desc(auditLog.id));

describe('what a list shows', () => {
  let mine: Row & { title: string };
  let name: string;

  beforeAll(async () => {
    name = `Zebra ${author.id}`;
    const later = new Date(Date.now() + 86_400_000);
    mine = await api.make.story({ authorId: author.id, title: `${name} draft`, draft: true });
    await api.make.story({ authorId: author.id, title: `${name} public`, category: 1 });
    await api.make.story({ authorId: editor.id, title: `${name} planned`, createdAt: later });
    await api.make.story({ authorId: admin.id, title: `${name} secret`, draft: true });
    const waiting = await waitingStory(api, author);
    await api.deps.db
      .update(stories)
      .set({ title: `${name} waiting` })
      .where(eq(stories.id, waiting.id));
    await api.make.story({ kind: 'article', authorId: author.id, title: `${name} post` });
  });

  test('authors see what is theirs, editors what is public, theirs or waits for them, administrators all', async () => {
    const q = `q=${name}&sort=title`;
    const [draft, planned, shown, secret, waiting] = ['draft', 'planned', 'public', 'secret', 'waiting'].map(
      (what) => `${name} ${what}`,
    );
    expect(await titlesOf(author, q)).toEqual([draft, shown, waiting]);
    expect(await titlesOf(editor, q)).toEqual([planned, shown, waiting]);
    expect(await titlesOf(admin, q)).toEqual([draft, planned, shown, secret, waiting]);
  });

  test('it is found by a part of the title, its state, category and author, and counted by state', async () => {
    const q = `q=${name.toUpperCase()}`;
    expect((await list(admin, q)).states).toEqual({ public: 1, scheduled: 1, draft: 2, waiting: 1, hidden: 0 });
    for (const [state, total] of [
      ['public', 1],
      ['scheduled', 1],
      ['draft', 2],
      ['waiting', 1],
    ] as const) {
      const found = await list(admin, `${q}&state=${state}`);
      expect(found.docs.map((thing) => thing.state)).toEqual(Array(total).fill(state));
      expect([found.total, found.pages]).toEqual([total, 1]);
    }
    expect(await titlesOf(admin, `${q}&category=1`)).toEqual([`${name} public`]);
    expect(await titlesOf(admin, `${q}&author=${editor.id}`)).toEqual([`${name} planned`]);
    expect(await titlesOf(admin, `${q}%25`)).toEqual([]);
    expect(await titlesOf(admin, `${q}&sort=-title`)).toEqual((await titlesOf(admin, `${q}&sort=title`)).reverse());
    expect((await titlesOf(admin, q))[0]).toBe(`${name} planned`);
  });

  test('it says how often a story was read, and what may be done with it', async () => {
    const [row] = await api.deps.db
      .select()
      .from(stories)
      .where(eq(stories.title, `${name} public`));
    const storyId = row?.id ?? 0;
    await api.deps.db.insert(storyViews).values([
      { storyId, day: '2026-01-01', count: 3 },
      { storyId, day: '2026-01-02', count: 4 },
    ]);
    const answer = await list(author, `q=${name}&sort=title`);
    expect(thingList.strict().parse(answer)).toEqual(answer);
    expect(answer.docs.map(({ views }) => views)).toEqual([null, 7, null]);
    expect(answer.docs.map(({ mayChange, mayPublish }) => [mayChange, mayPublish])).toEqual([
      [true, false],
      [true, false],
      [true, false],
    ]);
    const theirs = await list(editor, `q=${name}&sort=title`);
    expect(theirs.docs.map(({ mayChange, mayPublish }) => [mayChange, mayPublish])).toEqual([
      [true, true],
      [false, false],
      [false, true],
    ]);
    expect(theirs.docs[1]?.picture).toMatchObject({ width: 40 });
  });

  test('its people: the authors of what can be seen, and those who write and have no higher role', async () => {
    const suspended = await api.make.person(3, { suspended: true });
    const parent = await api.make.person(1);
    const people = async (as: Person) => (await api.request('GET', '/lists/news/people', { as })).answer;
    const idsOf = (all: { id: number }[]) => all.map(({ id }) => id);
    expect(idsOf((await people(author)).authors)).toEqual([author.id]);
    expect((await people(author)).heirs).toEqual([]);
    const { authors, heirs } = await people(editor);
    expect(idsOf(authors)).toContain(author.id);
    // All that is there of the administrator is a draft.
    expect(idsOf(authors)).not.toContain(admin.id);
    expect(idsOf(heirs)).toEqual(expect.arrayContaining([author.id, editor.id]));
    for (const id of [admin.id, suspended.id, parent.id]) expect(idsOf(heirs)).not.toContain(id);
  });

  test('events are of their day, and those without one stand first', async () => {
    const title = `Gala ${author.id}`;
    const on = (day: string) => new Date(`2031-0${day}T08:00:00Z`);
    await api.make.event({ title: `${title} b`, startsAt: on('2-01'), authorId: author.id });
    await api.make.event({ title: `${title} a`, startsAt: on('3-01'), authorId: author.id });
    await api.make.event({ title: `${title} c`, startsAt: null, draft: true, authorId: author.id });
    const ask = async (sort: string) =>
      (await api.request('GET', `/lists/event?q=${title}&sort=${sort}`, { as: author })).answer.docs;
    expect((await ask('-at')).map((event) => event.title.slice(-1))).toEqual(['c', 'a', 'b']);
    expect((await ask('at')).map((event) => event.title.slice(-1))).toEqual(['b', 'a', 'c']);
    expect((await ask('at')).map(({ at, views }) => [at, views])[0]).toEqual([on('2-01').toISOString(), 0]);
    expect(mine.id).toBeGreaterThan(0);
  });
});

describe('several at once', () => {
  test('each is done or refused by itself, and the report says why', async () => {
    const draft = await api.make.story({ authorId: editor.id, draft: true });
    const bare = await api.make.story({ authorId: editor.id, draft: true, detail: '' });
    const shown = await api.make.story({ authorId: editor.id });
    const others = await api.make.story({ authorId: admin.id });
    const { status, answer } = await act(editor, 'news', { action: 'publish' }, draft, bare, shown, others);
    expect(status).toBe(200);
    expect(answer.done.map(({ id }) => id)).toEqual([draft.id]);
    expect(answer.refused).toEqual([
      { id: bare.id, reason: 'The text is required.' },
      { id: shown.id, reason: listMessages.isPublic },
      { id: others.id, reason: 'Somebody has published it already.' },
    ]);
    const after = await storyOf(draft);
    expect(after?.draft).toBe(false);
    expect(answer.done[0]?.updatedAt).toBe(after?.updatedAt.toISOString());
    expect((await logOf(draft))[0]).toMatchObject({ action: 'changed', actorId: editor.id });
    const kept = await api.deps.db
      .select({ content: revisions.content })
      .from(revisions)
      .where(and(eq(revisions.kind, 'news'), eq(revisions.itemId, String(draft.id))))
      .orderBy(revisions.id);
    expect(kept.map(({ content }) => content.draft)).toEqual([true, false]);
    expect(await logOf(bare)).toEqual([]);
  });

  test('an editor publishes what waits, and it waits no more', async () => {
    const waiting = await waitingStory(api, author);
    const { answer } = await act(editor, 'news', { action: 'publish' }, waiting);
    expect(answer.refused).toEqual([]);
    expect((await storyOf(waiting))?.authorId).toBe(author.id);
    expect((await list(editor, `author=${author.id}&state=waiting`)).docs.map(({ id }) => id)).not.toContain(
      waiting.id,
    );
  });

  test('what was unpublished by mistake is again of the moment that it was of', async () => {
    const createdAt = new Date('2026-02-03T04:05:06Z');
    const story = await api.make.story({ authorId: editor.id, createdAt });
    const { answer } = await act(editor, 'news', { action: 'unpublish' }, story);
    expect((await storyOf(story))?.draft).toBe(true);
    expect((await api.request('GET', `/news/view/${story.id}`)).status).toBe(404);
    const again = { id: story.id, updatedAt: new Date(answer.done[0]?.updatedAt ?? 0) };
    expect((await act(editor, 'news', { action: 'publish', asBefore: true }, again)).answer.refused).toEqual([]);
    expect(await storyOf(story)).toMatchObject({ draft: false, createdAt });
  });

  test('the category of several, of which one has it already', async () => {
    const [one, two] = [await api.make.event({ authorId: author.id }), await api.make.event({ category: 1 })];
    const { answer } = await act(admin, 'event', { action: 'category', category: 1 }, one, two);
    expect(answer.done.map(({ id }) => id)).toEqual([one.id, two.id]);
    const rows = await api.deps.db.select().from(events).where(eq(events.category, 1));
    expect(rows.map(({ id }) => id)).toEqual(expect.arrayContaining([one.id, two.id]));
    // What it was already was not saved anew.
    expect(answer.done[1]?.updatedAt).toBe(two.updatedAt.toISOString());
  });

  test('another author: by administrators for all, by editors for what is theirs', async () => {
    const [own, others] = [await api.make.story({ authorId: editor.id }), await api.make.story({ authorId: admin.id })];
    const { answer } = await act(editor, 'news', { action: 'author', authorId: author.id }, own, others);
    expect(answer.done.map(({ id }) => id)).toEqual([own.id]);
    expect(answer.refused).toEqual([{ id: others.id, reason: listMessages.notTheirs }]);
    expect((await storyOf(own))?.authorId).toBe(author.id);
    expect((await logOf(own))[0]).toMatchObject({ action: 'changed', detail: `Author: ${author.name}` });
    const fresh = await storyOf(own);
    expect(fresh && (await act(admin, 'news', { action: 'author', authorId: admin.id }, fresh)).answer.refused).toEqual(
      [],
    );
    expect((await storyOf(own))?.authorId).toBe(admin.id);
  });

  test('what goes to the trash comes back from there', async () => {
    const story = await api.make.story({ authorId: author.id });
    const { answer } = await act(author, 'news', { action: 'trash' }, story);
    expect(answer).toEqual({ done: [{ id: story.id, updatedAt: null }], refused: [] });
    expect(await storyOf(story)).toBeUndefined();
    const [thrown] = await api.deps.db
      .select({ by: trash.deletedBy })
      .from(trash)
      .where(and(eq(trash.kind, 'news'), eq(trash.itemId, String(story.id))));
    expect(thrown?.by).toBe(author.id);
    expect((await api.request('POST', `/trash/news/${story.id}/restore`, { as: author })).status).toBe(200);
    expect((await storyOf(story))?.title).toBe(story.title);
  });

  test('what somebody has saved since stays as it is, and the report says who it was', async () => {
    const story = await api.make.story({ authorId: editor.id });
    const json = { title: 'Newer', detail: '<p>x</p>', picture: await api.make.picture() };
    expect((await api.request('PUT', `/news/edit/${story.id}`, { as: admin, json })).status).toBe(200);
    for (const action of ['unpublish', 'trash'] as const) {
      const { answer } = await act(editor, 'news', { action }, story);
      expect(answer).toEqual({
        done: [],
        refused: [{ id: story.id, reason: `${admin.name} has saved this since you opened it.` }],
      });
    }
    expect(await storyOf(story)).toMatchObject({ title: 'Newer', draft: false });
  });
});
