import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { pageTreeMessages } from '../../../contract/pages/page-tree.ts';
import { testApi } from '../../../tests/support/api.ts';
import type { Person } from '../../../tests/support/factory.ts';
import { documents, pageDocuments } from '../../db/tables/documents.ts';
import { blockPictures, pageDrafts, pagePictures, pages, redirects } from '../../db/tables/pages.ts';
import { stories } from '../../db/tables/stories.ts';

const api = testApi();
let admin: Person;

beforeEach(async () => {
  await api.deps.db.delete(redirects);
  await api.deps.db.delete(pageDocuments);
  await api.deps.db.update(pages).set({ parentId: null });
  await api.deps.db.delete(pages);
  admin = await api.make.person(4);
});

type Node = { id: string; path: string; parentId: string | null };

async function add(slug: string, parentId: string | null = null): Promise<Node> {
  const { answer } = await api.request('POST', '/admin/pages', { as: admin, json: { title: slug, slug, parentId } });
  // A draft leaves no redirect; these have been read.
  await api.deps.db.update(pages).set({ draft: false });
  return answer as Node;
}

const move = ({ id, path }: Node, slug: string, parentId: string | null = null) =>
  api.request('PUT', `/admin/pages/${id}/place`, { as: admin, json: { from: path, slug, parentId, before: null } });
const remove = ({ id }: Node) => api.request('DELETE', `/admin/pages/${id}`, { as: admin });
const restore = ({ id }: Node) => api.request('POST', `/trash/page/${id}/restore`, { as: admin });
async function nodeOf({ id }: Node) {
  const [node] = await api.deps.db.select().from(pages).where(eq(pages.id, id));
  return { path: node?.path, parentId: node?.parentId };
}
const leads = async () =>
  Object.fromEntries((await api.deps.db.select().from(redirects)).map(({ path, pageId }) => [path, pageId]));

async function aboutWith(slug: string): Promise<[about: Node, below: Node]> {
  const about = await add('about');
  return [about, await add(slug, about.id)];
}

describe('a page that comes back', () => {
  test('stands below its parent of today, and its old address and links lead there', async () => {
    const { db } = api.deps;
    const [about, history] = await aboutWith('history');
    const [picture, words] = [await api.make.picture(), '<p><a href="/about/history">Ours</a></p>'];
    const story = await api.make.story({ detail: words });
    const paper = { title: 'D', topic: 'T', file: 'd.pdf', name: 'd', type: 'pdf' as const, bytes: 1 };
    const [document] = await db.insert(documents).values(paper).returning({ id: documents.id });
    // With every part that a page can have, it is still brought back within the statements of a save.
    const pageId = history.id;
    await db.insert(pagePictures).values({ pageId, position: 0, picture });
    await db.insert(blockPictures).values({ pageId, picture });
    await db.insert(pageDocuments).values({ pageId, documentId: document?.id ?? 0 });
    await db.insert(redirects).values({ path: 'older', pageId, cause: 'moved', createdBy: admin.id });
    const kept = { title: 'History', pageText: '', blocks: [], picture: '' };
    const publishAt = new Date(Date.now() + 86_400_000);
    await db.insert(pageDrafts).values({ pageId, ...kept, savedBy: admin.id, savedAt: new Date(), publishAt });
    await remove(history);
    await move(about, 'school');
    expect((await restore(history)).status).toBe(200);
    expect(await nodeOf(history)).toEqual({ path: 'school/history', parentId: about.id });
    expect(await leads()).toEqual({ about: about.id, 'about/history': pageId, older: pageId });
    const [text] = await db.select().from(stories).where(eq(stories.id, story.id));
    expect(text?.detail).toContain('href="/school/history"');
    expect((await remove(about)).refusal.message).toBe(pageTreeMessages.hasPages);
  });

  test('stands where it stood when nothing has moved', async () => {
    const [about, history] = await aboutWith('history');
    await remove(history);
    expect((await restore(history)).status).toBe(200);
    expect(await nodeOf(history)).toEqual({ path: 'about/history', parentId: about.id });
    expect(await leads()).toEqual({});
  });

  test('while its parent is moved stands below it in any case', async () => {
    const [about, history] = await aboutWith('history');
    await remove(history);
    const answers = await Promise.all([move(about, 'school'), restore(history)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await nodeOf(history)).toEqual({ path: 'school/history', parentId: about.id });
  });

  test('stands at the top when its parent is gone, at an address that is not the program’s own', async () => {
    const [about, history] = await aboutWith('history');
    const [news, first, last] = [await add('news', about.id), await add('first'), await add('last')];
    for (const page of [history, news, about]) expect((await remove(page)).status).toBe(204);
    for (const page of [history, news]) expect((await restore(page)).status).toBe(200);
    expect(await nodeOf(history)).toEqual({ path: 'history', parentId: null });
    expect(await nodeOf(news)).toEqual({ path: 'about-news', parentId: null });
    expect(await leads()).toEqual({ 'about/history': history.id, 'about/news': news.id });
    const { answer } = await api.request('GET', '/admin/pages', { as: admin });
    expect((answer.pages as Node[]).map(({ id }) => id)).toEqual([first.id, last.id, history.id, news.id]);
  });

  test('leaves alone what stands at its addresses by now, and what leads away from its own is gone', async () => {
    const [about, history] = await aboutWith('history');
    await api.deps.db.insert(redirects).values({ path: 'past', pageId: history.id, cause: 'moved' });
    await remove(history);
    await move(about, 'school');
    const [past, [, other]] = [await add('past'), await aboutWith('history')];
    const json = { from: '/school/history', to: '/contact' };
    expect((await api.request('POST', '/admin/redirects', { as: admin, json })).status).toBe(204);
    expect((await restore(history)).status).toBe(200);
    expect(await nodeOf(history)).toMatchObject({ path: 'school/history' });
    expect([await nodeOf(past), await nodeOf(other)]).toMatchObject([{ path: 'past' }, { path: 'about/history' }]);
    expect(await leads()).toEqual({});
  });

  test.each<[string, Partial<typeof pages.$inferInsert>]>([
    ['as a draft', { draft: true }],
    ['before its moment has come', { createdAt: new Date(Date.now() + 86_400_000) }],
  ])('%s leaves no redirect', async (_, change) => {
    const [about, history] = await aboutWith('history');
    await api.deps.db.update(pages).set(change).where(eq(pages.id, history.id));
    await remove(history);
    await move(about, 'school');
    expect((await restore(history)).status).toBe(200);
    expect(await leads()).toEqual({ about: about.id });
  });
});

describe('it waits in the trash', () => {
  const refused = async (page: Node) => {
    const { status, refusal } = await restore(page);
    expect(await nodeOf(page)).toEqual({});
    return [status, refusal.message];
  };

  test('while another page stands where it would', async () => {
    const [about, history] = await aboutWith('history');
    await remove(history);
    await move(about, 'school');
    const other = await add('history', about.id);
    const words = 'Another page stands at its address now. Move that one first.';
    expect(await refused(history)).toEqual([409, words]);
    await move(other, 'past', about.id);
    expect((await restore(history)).status).toBe(200);
  });

  test('while its parent stands too deep', async () => {
    const [about, history] = await aboutWith('history');
    await remove(history);
    let parent: string | null = null;
    for (const slug of ['a', 'b', 'c', 'd']) parent = (await add(slug, parent)).id;
    expect((await move(about, 'about', parent)).status).toBe(200);
    expect(await refused(history)).toEqual([409, pageTreeMessages.tooDeep]);
  });
});

test('a page is not deleted from above another, wherever that one says that it stands', async () => {
  const [about, history] = await aboutWith('history');
  await api.deps.db.update(pages).set({ path: 'elsewhere' }).where(eq(pages.id, history.id));
  const { status, refusal } = await remove(about);
  expect([status, refusal.message]).toEqual([409, pageTreeMessages.hasPages]);
});
