import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { documentMessages as messages } from '../../../contract/media/documents.ts';
import { listMessages } from '../../../contract/office/lists.ts';
import { testApi } from '../../../tests/support/api.ts';
import { documentForm, pdfBytes } from '../../../tests/support/document-files.ts';
import type { Person } from '../../../tests/support/factory.ts';
import { documents } from '../../db/tables/documents.ts';
import { auditLog } from '../../db/tables/history.ts';
import { pages } from '../../db/tables/pages.ts';
import { searchWords } from '../../db/tables/search.ts';
import { users } from '../../db/tables/users.ts';

const api = testApi();
let editor: Person;
let admin: Person;

beforeEach(async () => {
  await api.deps.db.delete(pages);
  await api.deps.db.delete(documents);
  [editor, admin] = [await api.make.person(3), await api.make.person(4)];
});

type Act = { action: string; authorId?: number };

async function add(title: string, draft = 'yes', as = editor): Promise<number> {
  const form = documentForm(pdfBytes(title), 'a.pdf', { title, topic: 'Fees', draft });
  return (await api.request('POST', '/admin/documents', { as, form })).answer.id;
}
const own = async (id: number) => (await api.request('GET', `/admin/documents/${id}`, { as: editor })).answer;
const listed = async () => (await api.request('GET', '/documents')).answer.docs.map(({ title }) => title);
const fetched = (id: number, as?: Person) =>
  api.api.request(`/documents/${id}`, as ? { headers: { authorization: `Bearer ${as.token}` } } : {});
async function act(what: Act, ids: number[], as = editor) {
  const items = await Promise.all(ids.map(async (id) => ({ id, updatedAt: (await own(id)).updatedAt })));
  return api.request('POST', '/admin/documents-act', { as, json: { ...what, items } });
}
const done = async (what: Act, ids: number[], as = editor) => {
  const { answer } = await act(what, ids, as);
  return { done: answer.done.map(({ id }) => id), refused: answer.refused.map(({ reason }) => reason) };
};
const blocksWith = (id: number) => [{ id: 'd', type: 'documents', version: 1, title: 'Forms', documents: [id] }];
async function page(id: number, draft: boolean) {
  await api.deps.db.insert(pages).values({ id: 'fees', path: 'fees', tag: '', title: 'Fees', pageText: '', draft });
  const json = { title: 'Fees', blocks: blocksWith(id), publish: !draft };
  expect((await api.request('PUT', '/admin/pages/fees/content', { as: editor, json })).status).toBe(200);
}
const onPage = async () => (await api.request('GET', '/pages/view/fees')).answer.blocks;

describe('a draft of a document', () => {
  test('is for editors alone, until it is published; what says nothing is public at once', async () => {
    const [draft, shown] = [await add('Secret sheet'), await add('Open sheet', 'no')];
    expect([(await own(draft)).draft, (await own(shown)).draft]).toEqual([true, false]);
    expect(await listed()).toEqual(['Open sheet']);
    expect((await api.request('GET', '/documents?q=secret')).answer.docs).toEqual([]);
    expect([(await fetched(draft)).status, (await fetched(shown)).status]).toEqual([404, 200]);
    for (const role of [1, 2] as const) expect((await fetched(draft, await api.make.person(role))).status).toBe(404);
    const file = await fetched(draft, editor);
    expect([file.status, file.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
    expect(Buffer.from(await file.arrayBuffer())).toEqual(pdfBytes('Secret sheet'));
    expect((await own(draft)).downloads).toBe(0);
    expect(await done({ action: 'publish' }, [draft])).toEqual({ done: [draft], refused: [] });
    expect(await listed()).toEqual(['Open sheet', 'Secret sheet']);
    expect((await fetched(draft)).status).toBe(200);
  });

  test('is found in no search of readers, no link and no word; in the office by editors, with its state', async () => {
    const id = await add('Zebrafinch sheet');
    const found = async (q: string) => JSON.stringify((await api.request('GET', `/search?q=${q}`)).answer);
    expect(await found('Zebrafinch')).not.toContain('Zebrafinch sheet');
    const words = () => api.deps.db.select().from(searchWords).where(eq(searchWords.word, 'zebrafinch'));
    expect(await words()).toEqual([]);
    const office = async (as: Person) =>
      (await api.request('GET', '/desk/search?q=zebrafinch', { as })).answer.groups.flatMap(({ docs }) => docs);
    expect(await office(editor)).toMatchObject([{ title: 'Zebrafinch sheet', state: 'draft' }]);
    expect(await office(await api.make.person(2))).toEqual([]);
    await done({ action: 'publish' }, [id]);
    expect(await found('Zebrafinch')).toContain('Zebrafinch sheet');
    expect(await words()).toHaveLength(1);
    expect(await office(await api.make.person(2))).toMatchObject([{ state: null }]);
  });

  test('stands on the desk of whoever began it, and in the list by its state', async () => {
    const [draft] = [await add('Begun'), await add('Open', 'no')];
    const desk = async (as: Person) => (await api.request('GET', '/desk', { as })).answer.drafts;
    expect(await desk(editor)).toMatchObject([{ kind: 'document', id: draft, title: 'Begun' }]);
    expect(await desk(admin)).toEqual([]);
    const list = async (query: string) =>
      (await api.request('GET', `/admin/documents?${query}`, { as: editor })).answer;
    expect(await list('')).toMatchObject({ total: 2, states: { public: 1, draft: 1 } });
    expect(await list('state=draft')).toMatchObject({ total: 1, docs: [{ title: 'Begun' }], states: { public: 1 } });
    expect(await list('state=public')).toMatchObject({ total: 1, docs: [{ title: 'Open' }] });
  });

  test('is left out of a page for readers, which whoever writes it can choose all the same', async () => {
    const id = await add('Sheet');
    await page(id, false);
    expect(await onPage()).toEqual([]);
    const { docs } = (await api.request('GET', '/admin/documents-options', { as: editor })).answer;
    expect(docs).toMatchObject([{ id, draft: true }]);
    await done({ action: 'publish' }, [id]);
    expect(await onPage()).toMatchObject([{ documents: [{ id }] }]);
  });

  test('is sent with no answer to a family', async () => {
    const [draft, shown] = [await add('Secret sheet'), await add('Open sheet', 'no')];
    const { openDocument } = await import('./documents.service.ts');
    await expect(openDocument(api.deps, draft)).rejects.toMatchObject({ code: 'not_found' });
    expect((await openDocument(api.deps, shown)).row.id).toBe(shown);
  });
});

describe('publishing and unpublishing', () => {
  test('each is done or refused by itself, and the log says who did it', async () => {
    const [draft, shown] = [await add('One'), await add('Two', 'no')];
    expect(await done({ action: 'publish' }, [draft, shown])).toEqual({
      done: [draft],
      refused: [listMessages.isPublic],
    });
    expect(await done({ action: 'unpublish' }, [draft, shown])).toEqual({ done: [draft, shown], refused: [] });
    expect((await done({ action: 'unpublish' }, [draft])).refused).toEqual([listMessages.isDraft]);
    const log = await api.deps.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.itemId, String(draft)));
    expect(log.filter(({ kind }) => kind === 'document').map(({ action }) => action)).toEqual([
      ...['added', 'published', 'unpublished'],
    ]);
    expect(await listed()).toEqual([]);
  });

  test('what a public page offers is not unpublished, by the list or the form; a draft of a page holds nothing', async () => {
    const id = await add('Sheet', 'no');
    await page(id, false);
    const refused = [messages.inUse(['Fees'])];
    expect((await done({ action: 'unpublish' }, [id])).refused).toEqual(refused);
    const json = { title: 'Sheet', topic: 'Fees', draft: true };
    const form = await api.request('PUT', `/admin/documents/${id}`, { as: editor, json });
    expect([form.status, form.refusal.message]).toEqual([409, refused[0]]);
    await api.deps.db.update(pages).set({ draft: true });
    expect((await done({ action: 'unpublish' }, [id])).done).toEqual([id]);
  });

  test('a save that does not speak of it leaves it; a version brings back the state of then', async () => {
    const id = await add('Sheet');
    const edit = (json: object) => api.request('PUT', `/admin/documents/${id}`, { as: editor, json });
    expect((await edit({ title: 'Fees sheet', topic: 'Fees' })).answer).toMatchObject({ draft: true });
    expect((await edit({ title: 'Fees sheet', topic: 'Fees', draft: false })).answer).toMatchObject({ draft: false });
    const { docs } = (await api.request('GET', `/revisions/document/${id}`, { as: editor })).answer;
    const first = docs.at(-1)?.id ?? 0;
    const { content } = (await api.request('GET', `/revisions/document/${id}/${first}`, { as: editor })).answer;
    expect((await edit(content)).answer).toMatchObject({ title: 'Sheet', draft: true });
  });

  test('whoever has opened it before is told', async () => {
    const id = await add('Sheet');
    const { savedAt } = await own(id);
    api.advanceClock(1000);
    await done({ action: 'publish' }, [id], admin);
    const json = { title: 'Mine', topic: 'Fees', draft: true, savedAt };
    expect((await api.request('PUT', `/admin/documents/${id}`, { as: editor, json })).status).toBe(409);
  });

  test('a deleted one comes back in the state that it had', async () => {
    for (const draft of ['yes', 'no']) {
      const id = await add('Sheet', draft);
      await done({ action: 'delete' }, [id]);
      expect((await api.request('POST', `/trash/document/${id}/restore`, { as: editor })).status).toBe(200);
      expect((await own(id)).draft).toBe(draft === 'yes');
      expect((await fetched(id)).status).toBe(draft === 'yes' ? 404 : 200);
    }
  });
});

describe('another author', () => {
  test('is named by the author and by administrators, and the log says who it is', async () => {
    const [mine, theirs] = [await add('Mine'), await add('Theirs', 'no', admin)];
    const heir = await api.make.person(3);
    expect(await done({ action: 'author', authorId: heir.id }, [mine, theirs])).toEqual({
      done: [mine],
      refused: [listMessages.notTheirs],
    });
    expect(await own(mine)).toMatchObject({ author: heir.name, authorId: heir.id });
    // What was given away is no longer one's own; an administrator gives it back.
    expect((await done({ action: 'author', authorId: editor.id }, [mine])).refused).toEqual([listMessages.notTheirs]);
    expect((await done({ action: 'author', authorId: editor.id }, [mine, theirs], admin)).done).toEqual([mine, theirs]);
    const log = await api.deps.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.itemId, String(mine)));
    expect(log.filter(({ kind, detail }) => kind === 'document' && detail).map(({ detail }) => detail)).toEqual([
      `Author: ${heir.name}`,
      `Author: ${editor.name}`,
    ]);
  });

  test('is nobody of a higher rank, nobody suspended and nobody who may not open documents', async () => {
    const id = await add('Mine');
    const { heirs } = (await api.request('GET', '/admin/documents', { as: editor })).answer;
    expect(heirs.map((one) => one.id)).toContain(editor.id);
    expect(heirs.map((one) => one.id)).not.toContain(admin.id);
    const author = await api.make.person(2);
    expect(heirs.map((one) => one.id)).not.toContain(author.id);
    for (const authorId of [admin.id, (await api.make.person(1)).id, author.id, 2_000_000_000]) {
      const { status, refusal } = await act({ action: 'author', authorId }, [id]);
      expect([status, refusal.fields]).toEqual([400, { authorId: listMessages.heir }]);
    }
    expect((await own(id)).authorId).toBe(editor.id);
  });

  test('who may open no documents any more sees none on the desk', async () => {
    await add('Secret sheet');
    const onDesk = async () =>
      (await api.request('GET', '/desk', { as: editor })).answer.drafts.map(({ title }) => title);
    expect(await onDesk()).toContain('Secret sheet');
    await api.deps.db.update(users).set({ role: 2 }).where(eq(users.id, editor.id));
    expect(await onDesk()).toEqual([]);
  });
});
