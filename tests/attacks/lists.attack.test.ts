import { eq, inArray } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { stories } from '../../api/db/tables/stories.ts';
import { listMessages } from '../../contract/office/lists.ts';
import { testApi } from '../support/api.ts';
import { waitingStory } from '../support/desk-route-samples.ts';
import type { Person } from '../support/factory.ts';
import { tally } from './figures.ts';

const api = testApi();

type Row = { id: number; updatedAt: Date };

const send = (as: Person, kind: string, json: unknown) => {
  tally({ requests: 1 });
  return api.request('POST', `/lists/${kind as 'news'}/act`, { as, json });
};
const chosen = (...rows: Row[]) => rows.map(({ id, updatedAt }) => ({ id, updatedAt: updatedAt.toISOString() }));
const read = async (...rows: Row[]) =>
  api.deps.db
    .select()
    .from(stories)
    .where(
      inArray(
        stories.id,
        rows.map(({ id }) => id),
      ),
    )
    .orderBy(stories.id);
const everyAct = (heir: Person) => [
  { action: 'publish' },
  { action: 'publish', asBefore: true },
  { action: 'unpublish' },
  { action: 'category', category: 1 },
  { action: 'author', authorId: heir.id },
  { action: 'trash' },
];

describe('ASVS 8.2.2, 8.3.1: several things at once', () => {
  test('an author changes nothing of others by its number, also not between their own', async () => {
    const [author, other, editor] = [await api.make.person(2), await api.make.person(2), await api.make.person(3)];
    const theirs = await api.make.story({ authorId: other.id });
    const draft = await api.make.story({ authorId: other.id, draft: true });
    const waiting = await waitingStory(api, other);
    const before = await read(theirs, draft, waiting);
    for (const act of everyAct(author)) {
      const own = await api.make.story({ authorId: author.id });
      const { status, answer } = await send(author, 'news', { ...act, items: chosen(theirs, own, draft, waiting) });
      if (act.action === 'author') {
        expect(status).toBe(403);
        continue;
      }
      const refused = answer.refused.filter(({ id }) => id !== own.id);
      expect(refused, act.action).toEqual([
        { id: theirs.id, reason: listMessages.notTheirs },
        { id: draft.id, reason: listMessages.gone },
        { id: waiting.id, reason: listMessages.gone },
      ]);
    }
    expect(await read(theirs, draft, waiting)).toEqual(before);
    // An editor sees what waits, and decides on it; nothing else.
    for (const act of everyAct(editor).filter(({ action }) => action !== 'publish')) {
      const { answer } = await send(editor, 'news', { ...act, items: chosen(theirs, draft, waiting) });
      expect(answer.done, act.action).toEqual([]);
      expect(answer.refused.map(({ reason }) => reason)).toEqual([
        listMessages.notTheirs,
        listMessages.gone,
        listMessages.notTheirs,
      ]);
    }
    expect(await read(theirs, draft, waiting)).toEqual(before);
  });

  test('an author publishes nothing, also not what was public before', async () => {
    const author = await api.make.person(2);
    const story = await api.make.story({ authorId: author.id });
    const { answer } = await send(author, 'news', { action: 'unpublish', items: chosen(story) });
    const items = [{ id: story.id, updatedAt: answer.done[0]?.updatedAt }];
    for (const asBefore of [true, false]) {
      const tried = await send(author, 'news', { action: 'publish', asBefore, items });
      expect(tried.answer.refused).toEqual([{ id: story.id, reason: listMessages.onlyDrafts }]);
    }
    expect((await read(story))[0]?.draft).toBe(true);
  });

  test('a draft of others is refused in the same words as one that never was', async () => {
    const [editor, admin] = [await api.make.person(3), await api.make.person(4)];
    const draft = await api.make.story({ authorId: admin.id, draft: true });
    const high = await waitingStory(api, admin);
    const missing = { id: 2_147_483_647, updatedAt: draft.updatedAt };
    for (const act of everyAct(editor)) {
      for (const updatedAt of [draft.updatedAt, new Date(0)]) {
        const rows = [draft, high, missing].map(({ id }) => ({ id, updatedAt }));
        const { answer } = await send(editor, 'news', { ...act, items: chosen(...rows) });
        expect(new Set(answer.refused.map(({ reason }) => reason)), act.action).toEqual(new Set([listMessages.gone]));
        expect(answer.refused).toHaveLength(3);
      }
    }
  });

  test('ten thousand at once, none, the same twice and what is no number are refused before anything is done', async () => {
    const admin = await api.make.person(4);
    const story = await api.make.story();
    const [one] = chosen(story);
    const many = Array.from({ length: 10_000 }, (_, n) => ({ ...one, id: n + 1 }));
    const wrong = [
      many,
      many.slice(0, 31),
      [],
      [one, one],
      [{ ...one, id: '1 or 1=1' }],
      [{ id: story.id }],
      'all',
      null,
    ];
    for (const items of wrong) {
      const { status, refusal } = await send(admin, 'news', { action: 'trash', items });
      expect(status).toBe(400);
      expect(Object.keys(refusal.fields)[0]).toMatch(/^items/);
    }
    expect(await read(story)).toHaveLength(1);
  });

  test('numbers of another kind are not there', async () => {
    const admin = await api.make.person(4);
    const post = await api.make.story({ kind: 'article' });
    for (const kind of ['news', 'event']) {
      const { answer } = await send(admin, kind, { action: 'trash', items: chosen(post) });
      expect(answer).toEqual({ done: [], refused: [{ id: post.id, reason: listMessages.gone }] });
    }
    for (const kind of ['user', 'settings', 'constructor', '..']) {
      expect((await send(admin, kind, { action: 'trash', items: chosen(post) })).status).not.toBe(200);
    }
    expect(await read(post)).toHaveLength(1);
  });

  test('what was saved since is kept, whatever is to be done with it', async () => {
    const admin = await api.make.person(4);
    const story = await api.make.story({ authorId: admin.id });
    await api.deps.db.update(stories).set({ updatedAt: new Date() }).where(eq(stories.id, story.id));
    const before = await read(story);
    for (const act of everyAct(admin)) {
      const { answer } = await send(admin, 'news', { ...act, items: chosen(story) });
      expect(answer.done, act.action).toEqual([]);
    }
    expect(await read(story)).toEqual(before);
  });

  test('of two who do the same at once, one does it', async () => {
    const [one, two] = [await api.make.person(4), await api.make.person(4)];
    const story = await api.make.story();
    const both = await Promise.all(
      [one, two].map((as) => send(as, 'news', { action: 'unpublish', items: chosen(story) })),
    );
    expect(both.flatMap(({ answer }) => answer.done)).toHaveLength(1);
    expect(both.flatMap(({ answer }) => answer.refused)).toHaveLength(1);
  });

  test('nobody is made an author who is above, does not write, is suspended or is not there', async () => {
    const [editor, admin, owner] = [await api.make.person(3), await api.make.person(4), await api.make.person(5)];
    const [parent, suspended] = [await api.make.person(1), await api.make.person(3, { suspended: true })];
    const story = await api.make.story({ authorId: editor.id });
    for (const [as, heir] of [
      [editor, admin],
      [editor, owner],
      [admin, owner],
      [admin, parent],
      [admin, suspended],
      [admin, { id: 2_147_483_647 }],
    ] as const) {
      const { status, refusal } = await send(as, 'news', {
        action: 'author',
        authorId: heir.id,
        items: chosen(story),
      });
      expect([status, refusal.fields]).toEqual([400, { authorId: listMessages.heir }]);
    }
    expect((await read(story))[0]?.authorId).toBe(editor.id);
  });
});
