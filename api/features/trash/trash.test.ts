import { eq, sql } from 'drizzle-orm';
import { afterEach, describe, expect, test } from 'vitest';
import { restored, type TrashKind, trashKinds, trashList, trashMessages } from '../../../contract/common/history.ts';
import { testApi } from '../../../tests/support/api.ts';
import { editables } from '../../../tests/support/editables.ts';
import type { Person } from '../../../tests/support/factory.ts';
import { events } from '../../db/tables/events.ts';
import { galleries, galleryImages } from '../../db/tables/galleries.ts';
import { auditLog, revisions, trash } from '../../db/tables/history.ts';
import { storyViews } from '../../db/tables/stories.ts';
import { users } from '../../db/tables/users.ts';
import { emptyTrash } from './trash.service.ts';

const api = testApi();
const day = 86_400_000;
let passed = 0;
const pass = (ms: number) => {
  passed += ms;
  api.advanceClock(ms);
};
afterEach(() => pass(-passed));

const restore = (kind: string, id: number | string, as?: Person) =>
  api.request('POST', `/trash/${kind}/${id}/restore`, { as });
const remove = (kind: TrashKind, id: number | string, as: Person) =>
  api.request('DELETE', `${editables(api)[kind].remove}/${id}`, { as });

/** Every row of the thing as PostgreSQL writes it, computed columns and microseconds included. */
async function rowsOf(kind: TrashKind, id: number | string): Promise<string[]> {
  const story = ['stories t where id', 'story_pictures t where story_id', 'story_views t where story_id'];
  const parts: Record<TrashKind, string[]> = {
    news: story,
    article: story,
    event: ['events t where id', 'galleries t where event_id'],
    gallery: ['galleries t where id', 'gallery_images t where gallery_id'],
    galleryImage: ['gallery_images t where id'],
    profile: ['profiles t where id'],
    alumnus: ['alumni t where id'],
  };
  const rows = [];
  for (const part of parts[kind]) {
    const found = await api.deps.db.execute<{ t: string }>(
      sql`select t::text from ${sql.raw(part)} = ${Number(id)} order by 1`,
    );
    rows.push(...found.rows.map(({ t }) => t));
  }
  return rows;
}

async function surround(kind: TrashKind, id: number, admin: Person) {
  const { db } = api.deps;
  if (kind === 'news' || kind === 'article')
    await db.insert(storyViews).values({ storyId: id, day: '2025-01-02', count: 7 });
  if (kind === 'event') {
    const gallery = { name: 'G', description: 'D', picture: await api.make.picture(), eventId: id };
    await db.insert(galleries).values([gallery, gallery]);
  }
  if (kind === 'gallery') {
    const event = await api.make.event();
    await db.update(galleries).set({ eventId: event.id }).where(eq(galleries.id, id));
    for (const caption of ['z', 'a', 'm']) {
      const json = [{ picture: await api.make.picture(), caption }];
      await api.request('POST', `/galleries/addpics/${id}`, { as: admin, json });
    }
  }
}

describe.each(trashKinds)('%s', (kind) => {
  test('comes back exactly as it was, with all that belongs to it', async () => {
    const admin = await api.make.person(4);
    const { add, view } = editables(api)[kind];
    const id = Number(await add(admin));
    await surround(kind, id, admin);
    const before = await rowsOf(kind, id);
    const seen = (await api.request('GET', `${view}/${id}`, { as: admin })).answer;

    expect((await remove(kind, id, admin)).status).toBe(204);
    expect(await rowsOf(kind, id)).toEqual([]);
    expect((await api.request('GET', `${view}/${id}`, { as: admin })).status).toBe(404);
    const back = await restore(kind, id, admin);
    expect(back.status).toBe(200);
    expect(restored.strict().parse(back.answer)).toEqual({ kind, itemId: id, title: 'First' });
    expect(await rowsOf(kind, id)).toEqual(before);
    expect((await api.request('GET', `${view}/${id}`, { as: admin })).answer).toEqual(seen);

    expect((await restore(kind, id, admin)).status).toBe(404);
    expect((await remove(kind, id, admin)).status).toBe(204);
    const auditEvents = await api.deps.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.itemId, String(id)))
      .orderBy(auditLog.id);
    const own = auditEvents.filter((auditEvent) => auditEvent.kind === kind && auditEvent.action !== 'changed');
    expect(own.map(({ action, actorName }) => [action, actorName])).toEqual(
      ['added', 'deleted', 'restored', 'deleted']
        .filter((action) => kind !== 'galleryImage' || action !== 'added')
        .map((action) => [action, admin.name]),
    );
  });
});

test('pictures keep their order, and their files cannot be deleted meanwhile', async () => {
  const admin = await api.make.person(4);
  const pictures = [await api.make.picture(), await api.make.picture(), await api.make.picture()].sort().reverse();
  const { id } = await api.make.story({ pictures });
  await remove('news', id, admin);
  for (const name of pictures) {
    const { status, refusal } = await api.request('POST', `/fileDelete/${name}`, { as: admin });
    expect([status, refusal.code]).toEqual([409, 'file_in_use']);
  }
  await restore('news', id, admin);
  expect((await api.request('GET', `/news/view/${id}`)).answer.story.picture).toBe(pictures.join(','));
});

test('who deleted it brings it back, or an administrator; nobody else', async () => {
  const [author, other, admin] = [await api.make.person(3), await api.make.person(3), await api.make.person(4)];
  const [own, others] = [await api.make.story({ authorId: author.id }), await api.make.story({ authorId: author.id })];
  await remove('news', own.id, author);
  await remove('news', others.id, admin);
  expect((await restore('news', own.id)).status).toBe(401);
  expect((await restore('news', own.id, other)).status).toBe(403);
  expect((await restore('news', own.id, author)).status).toBe(200);
  expect((await restore('news', others.id, author)).status).toBe(403);
  expect((await restore('news', others.id, admin)).status).toBe(200);
  expect((await restore('news', 99_999, admin)).status).toBe(404);
  expect((await restore('page', 1, admin)).status).toBe(400);
});

test('of two who bring it back at once, one does', async () => {
  const admin = await api.make.person(4);
  const { id } = await api.make.event();
  await remove('event', id, admin);
  const answers = await Promise.all([restore('event', id, admin), restore('event', id, admin)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
});

test('after 30 days it is gone for good, with its versions, and its files are free', async () => {
  const admin = await api.make.person(4);
  const kinds = editables(api);
  const gallery = Number(await kinds.gallery.add(admin));
  const picture = await api.make.picture();
  const added = await api.request('POST', `/galleries/addpics/${gallery}`, { as: admin, json: [{ picture }] });
  const image = added.answer[0]?.id;
  await api.request('PUT', `/galleries/editpic/${image}`, { as: admin, json: { caption: 'C' } });
  await remove('gallery', gallery, admin);
  pass(29 * day);
  expect(await emptyTrash(api.deps)).toBe(0);
  expect(await api.deps.db.$count(revisions, eq(revisions.itemId, String(image)))).toBeGreaterThan(0);
  pass(day + 1000);
  await emptyTrash(api.deps);
  const later = await api.make.person(4);
  expect((await restore('gallery', gallery, later)).status).toBe(404);
  for (const [kind, id] of [
    ['gallery', gallery],
    ['galleryImage', image],
  ] as const) {
    const { rows } = await api.deps.db.execute(
      sql`select from revisions where kind = ${kind} and item_id = ${String(id)}`,
    );
    expect(rows).toEqual([]);
  }
  const editor = await api.make.person(3);
  expect((await api.request('POST', `/fileDelete/${picture}`, { as: editor })).status).toBe(204);
  const { docs } = (await api.request('GET', '/audit?kind=gallery', { as: later })).answer;
  expect(docs[0]).toMatchObject({ action: 'removed', itemId: String(gallery), title: 'First', actor: 'The site' });
});

describe('when what it belonged to is gone', () => {
  test('an image waits for its gallery', async () => {
    const admin = await api.make.person(4);
    const image = Number(await editables(api).galleryImage.add(admin));
    const [row] = await api.deps.db.select().from(galleryImages).where(eq(galleryImages.id, image));
    const gallery = row?.galleryId ?? 0;
    await remove('galleryImage', image, admin);
    await remove('gallery', gallery, admin);
    const early = await restore('galleryImage', image, admin);
    expect([early.status, early.refusal.code]).toEqual([409, 'conflict']);
    expect((await restore('gallery', gallery, admin)).status).toBe(200);
    expect((await restore('galleryImage', image, admin)).status).toBe(200);
    const { answer } = await api.request('GET', `/galleries/view/${gallery}`);
    expect(answer.images.map(({ id }: { id: number }) => id)).toEqual([image]);
  });

  test('a gallery comes back without its event, and a story without an author who left', async () => {
    const [admin, author] = [await api.make.person(4), await api.make.person(3)];
    const gallery = Number(await editables(api).gallery.add(admin));
    const event = await api.make.event();
    await api.deps.db.update(galleries).set({ eventId: event.id }).where(eq(galleries.id, gallery));
    const story = await api.make.story({ authorId: author.id });
    await remove('gallery', gallery, admin);
    await remove('news', story.id, author);
    await api.deps.db.delete(events).where(eq(events.id, event.id));
    await api.deps.db.delete(users).where(eq(users.id, author.id));
    expect((await restore('gallery', gallery, admin)).status).toBe(200);
    expect((await restore('news', story.id, admin)).status).toBe(200);
    expect((await api.request('GET', `/galleries/view/${gallery}`)).answer.gallery.eventId).toBeNull();
    expect((await api.request('GET', `/news/view/${story.id}`)).answer.story.userId).toBeNull();
  });

  test('an event takes back only galleries that no other event has meanwhile', async () => {
    const admin = await api.make.person(4);
    const [event, other] = [await api.make.event(), await api.make.event()];
    const values = { name: 'G', description: 'D', picture: await api.make.picture(), eventId: event.id };
    const [kept, moved] = await api.deps.db.insert(galleries).values([values, values]).returning();
    await remove('event', event.id, admin);
    await api.deps.db
      .update(galleries)
      .set({ eventId: other.id })
      .where(eq(galleries.id, moved?.id ?? 0));
    await restore('event', event.id, admin);
    const linked = await api.deps.db.select().from(galleries).where(eq(galleries.eventId, event.id));
    expect(linked.map(({ id }) => id)).toEqual([kept?.id]);
  });
});

test('the list has the newest first, filters by kind and words, in two statements', async () => {
  await api.deps.db.delete(trash);
  const admin = await api.make.person(4);
  const story = await api.make.story({ title: '100% sport' });
  const event = await api.make.event({ title: 'Sports day' });
  await remove('news', story.id, admin);
  pass(1000);
  await remove('event', event.id, admin);
  const list = async (query: string) => (await api.request('GET', `/trash?${query}`, { as: admin })).answer;
  const all = await list('');
  expect(trashList.strict().parse(all)).toEqual(all);
  expect(all).toMatchObject({ pages: 1, total: 2 });
  expect(all.docs.map(({ title }: { title: string }) => title)).toEqual(['Sports day', '100% sport']);
  const [newest] = all.docs;
  expect(Date.parse(newest?.expiresAt ?? '') - Date.parse(newest?.deletedAt ?? '')).toBe(30 * day);
  expect(newest?.deletedBy).toBe(admin.name);
  expect((await list('kind=news')).docs).toMatchObject([{ kind: 'news', itemId: story.id }]);
  expect((await list('q=SPORT')).total).toBe(2);
  expect((await list('q=0%25')).total).toBe(1);
  expect((await list('page=2')).docs).toEqual([]);
  expect((await api.request('GET', '/trash?kind=order', { as: admin })).refusal.fields).toHaveProperty('kind');
  // The first one finds out who asks.
  expect(await api.countStatements(() => list(''))).toBe(1 + 2);
});

test('those who write see what they threw away and what was theirs, and bring back what they threw away', async () => {
  const [author, editor, admin] = [await api.make.person(2), await api.make.person(3), await api.make.person(4)];
  const seenBy = async (as: Person, query = '') => (await api.request('GET', `/trash?${query}`, { as })).answer;
  const draft = await api.make.story({ authorId: author.id, title: 'By the author', draft: true });
  const story = await api.make.story({ authorId: editor.id, title: 'By the editor' });
  const taken = await api.make.story({ authorId: editor.id, title: 'Taken away' });
  await remove('news', draft.id, author);
  await remove('news', story.id, editor);
  await remove('news', taken.id, admin);

  expect((await seenBy(author)).docs).toMatchObject([{ kind: 'news', itemId: draft.id, title: 'By the author' }]);
  expect(await seenBy(editor)).toMatchObject({
    docs: [
      { itemId: taken.id, deletedBy: admin.name, mayRestore: false },
      { itemId: story.id, deletedBy: editor.name, mayRestore: true },
    ],
    total: 2,
  });
  expect((await seenBy(editor, 'q=By the author')).total).toBe(0);
  expect((await seenBy(editor, 'kind=event')).total).toBe(0);
  expect((await seenBy(admin, 'q=By the')).total).toBe(2);
  // What an administrator has thrown away, its author does not bring back.
  const refused = await restore('news', taken.id, editor);
  expect([refused.status, refused.refusal.message]).toEqual([403, trashMessages.notTheirs]);
  expect((await restore('news', story.id, author)).refusal.message).not.toBe(trashMessages.notTheirs);
  expect((await restore('news', story.id, editor)).status).toBe(200);
  expect((await seenBy(admin, 'q=Taken away')).docs).toMatchObject([{ mayRestore: true }]);
  expect((await restore('news', taken.id, admin)).status).toBe(200);
  expect((await api.request('GET', '/trash', { as: await api.make.person(1) })).status).toBe(403);
});

test.each(['news', 'article', 'event', 'gallery', 'galleryImage', 'profile'] as const)(
  'its owner sees that an administrator has thrown it away: %s',
  async (kind) => {
    const [owner, other, admin] = [await api.make.person(3), await api.make.person(3), await api.make.person(4)];
    const id = Number(await editables(api)[kind].add(owner));
    expect((await remove(kind, id, admin)).status).toBe(204);
    const seenBy = async (as: Person) => (await api.request('GET', '/trash', { as })).answer.docs;
    expect(await seenBy(owner)).toMatchObject([{ kind, itemId: id, deletedBy: admin.name, mayRestore: false }]);
    expect(await seenBy(other)).toEqual([]);
    expect((await restore(kind, id, owner)).status).toBe(403);
    // It comes back without an owner who has left.
    await api.deps.db.delete(users).where(eq(users.id, owner.id));
    expect((await restore(kind, id, admin)).status).toBe(200);
  },
);

test('who was an administrator does not keep sight of what families wrote', async () => {
  const admin = await api.make.person(4);
  const { db } = api.deps;
  const row = { rows: {}, deletedBy: admin.id, deletedAt: new Date() };
  await db.insert(trash).values([
    { ...row, kind: 'enquiry', itemId: '4711', title: 'A mother' },
    { ...row, kind: 'alumnus', itemId: '4711', title: 'An alumna' },
  ]);
  const seen = async () =>
    (await api.request('GET', '/trash?q=A', { as: admin })).answer.docs.map(({ title }) => title);
  expect(await seen()).toEqual(expect.arrayContaining(['A mother', 'An alumna']));
  await db.update(users).set({ role: 3 }).where(eq(users.id, admin.id));
  expect(await seen()).toEqual([]);
  expect((await restore('enquiry', 4711, admin)).status).toBe(403);
  await db.delete(trash).where(eq(trash.deletedBy, admin.id));
});

test('one’s own of 10,000 is found by its index', async () => {
  const [author, admin] = [await api.make.person(2), await api.make.person(4)];
  const { db } = api.deps;
  await db.execute(sql`
    insert into trash (kind, item_id, title, rows, deleted_by, owner_id, deleted_at)
    select 'event', (1000000 + n)::text, 'Thing ' || n, jsonb_build_object('events', repeat('Words. ', 100)),
      case when n % 400 = 0 then ${author.id}::int else ${admin.id}::int end,
      case when n % 500 = 0 then ${author.id}::int else ${admin.id}::int end, now() - n * interval '1 minute'
    from generate_series(1, 10000) n`);
  await db.execute(sql`analyze trash`);
  const ask = () => api.request('GET', '/trash', { as: author });
  // Every 400th and every 500th, of which five are both.
  expect((await ask()).answer.total).toBe(40);
  expect(await api.pagesRead(ask)).toBeLessThan(150);
  await db.delete(trash).where(eq(trash.kind, 'event'));
});
