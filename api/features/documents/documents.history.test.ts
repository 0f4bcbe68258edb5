import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { trashDays } from '../../../contract/common/history.ts';
import { documentMessages as messages } from '../../../contract/media/documents.ts';
import { testApi } from '../../../tests/support/api.ts';
import { documentForm, docxBytes, pdfBytes } from '../../../tests/support/document-files.ts';
import type { Person } from '../../../tests/support/factory.ts';
import { documents } from '../../db/tables/documents.ts';
import { revisions } from '../../db/tables/history.ts';
import { emptyTrash } from '../trash/trash.service.ts';
import { sweepOrphanedDocuments } from './stored-files.service.ts';

const api = testApi();
const day = 86_400_000;
let editor: Person;

beforeEach(async () => {
  await api.deps.db.delete(documents);
  await api.deps.db.delete(revisions);
  for (const key of await files()) await api.deps.storage.delete(key);
  editor = await api.make.person(3);
});

async function files() {
  const keys = [];
  for await (const { key } of api.deps.storage.list()) if (key.startsWith('documents/')) keys.push(key);
  return keys;
}
async function add(title = 'Fees sheet'): Promise<number> {
  const form = documentForm(pdfBytes(title), 'a.pdf', { title, topic: 'Fees' });
  return (await api.request('POST', '/admin/documents', { as: editor, form })).answer.id;
}
function replace(id: number, file: Buffer, words: Record<string, string> = {}, as = editor) {
  api.advanceClock(1000);
  const form = documentForm(file, 'b.docx', words);
  return api.request('PUT', `/admin/documents/${id}/file`, { as, form });
}
const edit = (id: number, json: object, as = editor) => api.request('PUT', `/admin/documents/${id}`, { as, json });
const see = async (id: number) => (await api.request('GET', `/admin/documents/${id}`, { as: editor })).answer;
const content = async (id: number) => Buffer.from(await (await api.api.request(`/documents/${id}`)).arrayBuffer());
const versions = async (id: number) =>
  (await api.request('GET', `/revisions/document/${id}`, { as: editor })).answer.docs;
const version = async (id: number, place: number) => {
  const { id: number } = (await versions(id))[place] ?? { id: 0 };
  return (await api.request('GET', `/revisions/document/${id}/${number}`, { as: editor })).answer.content;
};
const later = (ms: number) => ({ ...api.deps, clock: () => new Date(Date.now() + ms) });

describe('a version of a document', () => {
  test('keeps the file that was replaced, and brings it back to the same address', async () => {
    const id = await add();
    expect((await replace(id, docxBytes())).status).toBe(200);
    expect(await sweepOrphanedDocuments(later(day))).toBe(0);
    expect([(await versions(id)).length, (await files()).length]).toEqual([2, 2]);
    const old = await version(id, 1);
    expect((await edit(id, old)).answer).toMatchObject({ type: 'pdf', bytes: pdfBytes('Fees sheet').length });
    expect(await content(id)).toEqual(pdfBytes('Fees sheet'));
    expect((await edit(id, await version(id, 1))).status).toBe(200);
    expect(await content(id)).toEqual(docxBytes());
  });

  test('brings back the file of its own document only', async () => {
    const [one, other] = [await add('One'), await add('Other')];
    const { file } = await version(other, 0);
    for (const wrong of [file, '11111111-2222-3333-4444-555555555555.pdf', '../secret.pdf', 'x'.repeat(61)]) {
      const { status, refusal } = await edit(one, { title: 'Mine', topic: 'Fees', file: wrong });
      expect([status, Object.keys(refusal.fields ?? {})]).toEqual([400, ['file']]);
    }
    expect((await edit(one, { title: 'Mine', topic: 'Fees', file })).refusal.fields).toEqual({
      file: messages.fileGone,
    });
    expect((await see(one)).title).toBe('One');
  });

  test('is for editors, and goes with its file when the document leaves the trash for good', async () => {
    const id = await add();
    await replace(id, docxBytes());
    const seenBy = async (role: 2 | 3) =>
      (await api.request('GET', `/revisions/document/${id}`, { as: await api.make.person(role) })).status;
    expect([await seenBy(2), await seenBy(3)]).toEqual([403, 200]);
    await api.request('DELETE', `/admin/documents/${id}`, { as: editor });
    expect((await files()).length).toBe(2);
    await emptyTrash(later((trashDays + 1) * day));
    expect(await files()).toEqual([]);
    expect(await api.deps.db.$count(revisions, eq(revisions.itemId, String(id)))).toBe(0);
  });

  test('comes back with it from the trash', async () => {
    const id = await add();
    await replace(id, docxBytes());
    await api.request('DELETE', `/admin/documents/${id}`, { as: editor });
    await api.request('POST', `/trash/document/${id}/restore`, { as: editor });
    expect((await edit(id, await version(id, 1))).status).toBe(200);
    expect(await content(id)).toEqual(pdfBytes('Fees sheet'));
  });

  test('goes when the files of the newer ones are too large together, each counted once', async () => {
    const id = await add();
    await edit(id, { title: 'Another title', topic: 'Fees' });
    await replace(id, docxBytes());
    const { file } = await version(id, 1);
    const large = { content: { ...(await version(id, 1)), bytes: 99_999_990 } };
    const ofFile = and(eq(revisions.kind, 'document'), eq(revisions.itemId, String(id)));
    const before = await api.deps.db.select().from(revisions).where(ofFile);
    for (const row of before.filter((one) => one.content.file === file))
      await api.deps.db.update(revisions).set(large).where(eq(revisions.id, row.id));
    await edit(id, { title: 'Words alone', topic: 'Fees' });
    expect((await versions(id)).map(({ title }) => title)).toEqual(['Words alone', 'Another title']);
    expect(await sweepOrphanedDocuments(later(day))).toBe(1);
    expect((await files()).length).toBe(1);
  });
});

describe('on top of what somebody has saved since', () => {
  test.each(['words', 'file'] as const)('new %s are refused, and so is a deletion', async (quicker) => {
    const id = await add();
    const { savedAt } = await see(id);
    const other = await api.make.person(3, { name: 'Rose Nakato' });
    api.advanceClock(1000);
    const words = { title: 'Theirs', topic: 'Fees' };
    const theirs = quicker === 'words' ? await edit(id, words, other) : await replace(id, docxBytes(), {}, other);
    expect(theirs.status).toBe(200);
    const stored = await files();
    const refused = [
      await edit(id, { title: 'Mine', topic: 'Fees', savedAt }),
      await replace(id, docxBytes({ mine: 'x' }), { savedAt }),
      await api.request('DELETE', `/admin/documents/${id}?savedAt=${savedAt}`, { as: editor }),
    ];
    expect(refused.map(({ status, refusal }) => [status, refusal.message])).toEqual(
      refused.map(() => [409, 'Rose Nakato has saved this since you opened it.']),
    );
    expect(await files()).toEqual(stored);
    const now = await see(id);
    expect((await edit(id, { title: 'Mine', topic: 'Fees', savedAt: now.savedAt })).answer.title).toBe('Mine');
    const fresh = (await see(id)).savedAt;
    const gone = await api.request('DELETE', `/admin/documents/${id}?savedAt=${fresh}`, { as: editor });
    expect(gone.status).toBe(204);
  });

  test('another title leaves the day on which the file came', async () => {
    const id = await add();
    const before = await see(id);
    api.advanceClock(1000);
    const { answer } = await edit(id, { title: 'Other', topic: 'Fees', savedAt: before.savedAt });
    expect([answer.updatedAt, answer.savedAt === before.savedAt]).toEqual([before.updatedAt, false]);
  });
});
