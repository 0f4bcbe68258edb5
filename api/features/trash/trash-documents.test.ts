import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { trashDays, trashMessages } from '../../../contract/common/history.ts';
import { testApi } from '../../../tests/support/api.ts';
import { documentForm, pdfBytes } from '../../../tests/support/document-files.ts';
import type { Person } from '../../../tests/support/factory.ts';
import { documents } from '../../db/tables/documents.ts';
import { auditLog, trash } from '../../db/tables/history.ts';
import { pages } from '../../db/tables/pages.ts';
import { users } from '../../db/tables/users.ts';
import { sweepOrphanedDocuments } from '../documents/stored-files.service.ts';
import { emptyTrash } from './trash.service.ts';

const api = testApi();
const day = 86_400_000;
let editor: Person;

beforeEach(async () => {
  const { db } = api.deps;
  await db.delete(pages);
  await db.delete(documents);
  await db.delete(trash);
  for (const key of await files()) await api.deps.storage.delete(key);
  editor = await api.make.person(3);
});

async function files() {
  const keys = [];
  for await (const { key } of api.deps.storage.list()) if (key.startsWith('documents/')) keys.push(key);
  return keys;
}
async function add(title = 'Fees sheet', as = editor): Promise<number> {
  const form = documentForm(pdfBytes(title), 'a.pdf', { title, topic: 'Fees' });
  return (await api.request('POST', '/admin/documents', { as, form })).answer.id;
}
const rowOf = async (id: number) => (await api.deps.db.select().from(documents).where(eq(documents.id, id)))[0];
const fetched = (id: number, method = 'GET') => api.api.request(`/documents/${id}`, { method });
const remove = (id: number, as = editor) => api.request('DELETE', `/admin/documents/${id}`, { as });
const restore = (id: number, as?: Person) => api.request('POST', `/trash/document/${id}/restore`, { as });
const listed = async (as: Person, query = '') => (await api.request('GET', `/trash?${query}`, { as })).answer.docs;

describe('a document in the trash', () => {
  test('comes back with its file, its count and its address; meanwhile there is no such file', async () => {
    const id = await add();
    await fetched(id);
    const before = await rowOf(id);
    expect((await remove(id)).status).toBe(204);
    expect([(await fetched(id)).status, (await fetched(id, 'HEAD')).status]).toEqual([404, 404]);
    expect((await api.request('GET', '/documents')).answer.docs).toEqual([]);
    expect(await files()).toHaveLength(1);
    expect(await listed(editor, 'kind=document')).toMatchObject([
      { kind: 'document', itemId: id, title: 'Fees sheet', deletedBy: editor.name, mayRestore: true },
    ]);

    const back = await restore(id, editor);
    expect([back.status, back.answer]).toEqual([200, { kind: 'document', itemId: id, title: 'Fees sheet' }]);
    expect(await rowOf(id)).toEqual(before);
    expect(Buffer.from(await (await fetched(id)).arrayBuffer())).toEqual(pdfBytes('Fees sheet'));
    const lines = await api.deps.db.select().from(auditLog).where(eq(auditLog.kind, 'document')).orderBy(auditLog.id);
    expect(lines.filter(({ itemId }) => itemId === String(id)).map(({ action }) => action)).toEqual([
      ...['added', 'deleted', 'restored'],
    ]);
    expect((await restore(id, editor)).status).toBe(404);
  });

  test('keeps its file from the sweeps until its days are over, and loses it then', async () => {
    const id = await add();
    await remove(id);
    const later = (ms: number) => ({ ...api.deps, clock: () => new Date(Date.now() + ms) });
    expect(await sweepOrphanedDocuments(later(day))).toBe(0);
    expect(await emptyTrash(later((trashDays - 1) * day))).toBe(0);
    expect(await files()).toHaveLength(1);
    expect(await emptyTrash(later((trashDays + 1) * day))).toBe(1);
    expect([await files(), (await restore(id, await api.make.person(4))).status]).toEqual([[], 404]);
  });

  test('whose address was taken is not put over the other', async () => {
    const id = await add();
    await remove(id);
    const { db } = api.deps;
    const values = { id, title: 'Other', topic: 'T', name: 'o', type: 'pdf' as const, bytes: 1, file: 'other.pdf' };
    await db.insert(documents).overridingSystemValue().values(values);
    const { status, refusal } = await restore(id, editor);
    expect([status, refusal.code]).toEqual([409, 'conflict']);
    expect(refusal.message).toBe('Another document stands at its address now. Delete that one first.');
    expect([(await rowOf(id))?.title, (await files()).length]).toEqual(['Other', 1]);
  });

  test('comes back without whoever uploaded it and has left, and is held by the pages that offer it', async () => {
    const id = await add('Fees sheet', await api.make.person(3));
    const { db } = api.deps;
    await db.insert(pages).values({ id: 'fees', path: 'fees', tag: '', title: 'Fees', pageText: '' });
    const blocks = [{ id: 'd', type: 'documents', version: 1, title: '', documents: [id] }];
    const json = { title: 'Fees', blocks, publish: true };
    await api.request('PUT', '/admin/pages/fees/content', { as: editor, json });
    expect((await remove(id)).status).toBe(409);
    const admin = await api.make.person(4);
    await api.request('DELETE', '/admin/pages/fees', { as: admin });
    expect((await remove(id)).status).toBe(204);
    await api.request('POST', '/trash/page/fees/restore', { as: admin });
    const uploader = (await db.select().from(trash).where(eq(trash.kind, 'document')))[0]?.rows.documents?.[0];
    await db.delete(users).where(eq(users.id, Number(uploader?.uploaded_by)));
    expect((await restore(id, editor)).status).toBe(200);
    expect((await rowOf(id))?.uploadedBy).toBeNull();
    expect((await remove(id)).status).toBe(409);
  });
});

describe('who may delete a document may bring it back', () => {
  test('every editor; of what an administrator has deleted, administrators', async () => {
    const [other, author, admin] = [await api.make.person(3), await api.make.person(2), await api.make.person(4)];
    const [own, taken] = [await add('Own'), await add('Taken')];
    await remove(own);
    await remove(taken, admin);
    expect(await listed(other)).toMatchObject([
      { itemId: taken, mayRestore: false },
      { itemId: own, mayRestore: true },
    ]);
    expect(await listed(author)).toEqual([]);
    expect((await restore(own)).status).toBe(401);
    expect((await restore(own, author)).status).toBe(403);
    expect((await restore(own, other)).status).toBe(200);
    const refused = await restore(taken, other);
    expect([refused.status, refused.refusal.message]).toEqual([403, trashMessages.notTheirs]);
    expect((await restore(taken, admin)).status).toBe(200);
  });

  test('who is no longer an editor does not, though they deleted it', async () => {
    const id = await add();
    await remove(id);
    await api.deps.db.update(users).set({ role: 2 }).where(eq(users.id, editor.id));
    expect([await listed(editor), (await restore(id, editor)).status]).toEqual([[], 403]);
  });

  test('of whoever has left nobody knows whether they were an administrator', async () => {
    const [gone, other] = [await api.make.person(4), await api.make.person(3)];
    const id = await add();
    await remove(id, gone);
    await api.deps.db.delete(users).where(eq(users.id, gone.id));
    expect((await restore(id, other)).status).toBe(403);
    expect((await restore(id, await api.make.person(4))).status).toBe(200);
  });
});
