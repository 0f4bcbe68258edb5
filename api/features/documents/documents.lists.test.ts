import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { documentMessages as messages } from '../../../contract/media/documents.ts';
import { listMessages } from '../../../contract/office/lists.ts';
import { testApi } from '../../../tests/support/api.ts';
import { documentForm, docxBytes, pdfBytes } from '../../../tests/support/document-files.ts';
import type { Person } from '../../../tests/support/factory.ts';
import { documents, pageDocuments } from '../../db/tables/documents.ts';
import { pages } from '../../db/tables/pages.ts';

const api = testApi();
let editor: Person;

beforeEach(async () => {
  await api.deps.db.delete(pages);
  await api.deps.db.delete(documents);
  editor = await api.make.person(3);
});

type Row = typeof documents.$inferSelect;

async function put(title: string, more: Partial<typeof documents.$inferInsert> = {}): Promise<Row> {
  const values = { title, topic: 'Fees', name: 'n', type: 'pdf' as const, bytes: 1, file: `${randomUUID()}.pdf` };
  const [row] = await api.deps.db
    .insert(documents)
    .values({ ...values, uploadedBy: editor.id, ...more })
    .returning();
  if (!row) throw new Error('no row');
  return row;
}
async function offerOnPage(id: number) {
  await api.deps.db.insert(pages).values({ id: 'fees', path: 'fees', tag: '', title: 'Fees page', pageText: '' });
  await api.deps.db.insert(pageDocuments).values({ pageId: 'fees', documentId: id });
}
const list = async (query = '') => (await api.request('GET', `/admin/documents?${query}`, { as: editor })).answer;
const titles = async (query: string) => (await list(query)).docs.map(({ title }) => title);
const act = (what: object, ...rows: Row[]) => {
  const items = rows.map(({ id, updatedAt }) => ({ id, updatedAt: updatedAt.toISOString() }));
  return api.request('POST', '/admin/documents-act', { as: editor, json: { ...what, items } });
};
const now = async ({ id }: Row) => (await api.deps.db.select().from(documents).where(eq(documents.id, id)))[0];

describe('the list of documents', () => {
  test('is sorted by each of its orders, both ways', async () => {
    await put('B', { downloads: 2, updatedAt: new Date('2026-01-03') });
    await put('A', { downloads: 9, updatedAt: new Date('2026-01-01') });
    await put('C', { downloads: 5, updatedAt: new Date('2026-01-02') });
    expect(await titles('')).toEqual(['B', 'C', 'A']);
    for (const [sort, order] of [
      ['at', 'ACB'],
      ['title', 'ABC'],
      ['downloads', 'BCA'],
    ] as const) {
      expect((await titles(`sort=${sort}`)).join('')).toBe(order);
      expect((await titles(`sort=-${sort}`)).toReversed().join('')).toBe(order);
    }
    const { status, refusal } = await api.request('GET', '/admin/documents?sort=bytes', { as: editor });
    expect([status, refusal.fields]).toEqual([400, { sort: messages.sort }]);
  });

  test('says who uploaded each, where it is offered, and which topics there are', async () => {
    const offered = await put('Fees sheet 2027', { downloads: 3 });
    await put('Holiday letter', { topic: 'Letters', uploadedBy: null });
    await offerOnPage(offered.id);
    const all = await list('sort=title');
    expect(all).toMatchObject({ total: 2, pages: 1, topics: ['Fees', 'Letters'] });
    expect(all.authors).toEqual([{ id: editor.id, name: editor.name }]);
    expect(all.docs).toMatchObject([
      { title: 'Fees sheet 2027', author: editor.name, downloads: 3, pages: ['Fees page'] },
      { title: 'Holiday letter', author: null, pages: [] },
    ]);
    // What it is stored under is nobody's business.
    expect(JSON.stringify(all)).not.toContain(offered.file);
    const letters = await list('topic=Letters');
    expect(letters).toMatchObject({ docs: [{ title: 'Holiday letter' }], total: 1, topics: ['Fees', 'Letters'] });
    expect(await titles(`author=${editor.id}`)).toEqual(['Fees sheet 2027']);
    expect(await titles(`author=${editor.id}&topic=Letters`)).toEqual([]);
    expect(await titles('q=2027%20FEES')).toEqual(['Fees sheet 2027']);
    expect(await titles('q=fees&topic=Letters')).toEqual([]);
    expect(await titles('q=%25')).toEqual([]);
  });

  test('has pages', async () => {
    for (let n = 0; n < 31; n++) await put(`Letter ${n + 10}`);
    expect(await list('sort=title')).toMatchObject({ total: 31, pages: 2, docs: { length: 30 } });
    expect(await titles('sort=title&page=2')).toEqual(['Letter 40']);
    expect(await titles('page=3')).toEqual([]);
  });
});

describe('several documents at once', () => {
  test('are moved to a topic, also to a new one, and the log says so', async () => {
    const [one, two] = [await put('One'), await put('Two', { topic: 'Letters' })];
    const { answer } = await act({ action: 'topic', topic: ' Letters ' }, one, two);
    expect(answer).toMatchObject({ done: [{ id: one.id }, { id: two.id }], refused: [] });
    expect(await now(one)).toEqual({ ...one, topic: 'Letters', savedAt: expect.any(Date) });
    const log = (await api.request('GET', '/audit?kind=document', { as: await api.make.person(4) })).answer.docs;
    const about = log.filter(({ itemId }) => [one.id, two.id].map(String).includes(itemId ?? ''));
    // What was there already was not changed.
    expect(about.map(({ action, itemId }) => [action, itemId])).toEqual([['changed', String(one.id)]]);
  });

  test('are put in the trash, but for those that a page offers, and the report says which', async () => {
    const form = documentForm(pdfBytes(), 'a.pdf', { title: 'Free', topic: 'Fees' });
    const { id } = (await api.request('POST', '/admin/documents', { as: editor, form })).answer;
    const [[free], offered] = [
      await api.deps.db.select().from(documents).where(eq(documents.id, id)),
      await put('Offered'),
    ];
    if (!free) throw new Error('no row');
    await offerOnPage(offered.id);
    const { answer } = await act({ action: 'delete' }, offered, free);
    expect(answer).toEqual({
      done: [{ id: free.id, updatedAt: null }],
      refused: [{ id: offered.id, reason: messages.inUse(['Fees page']) }],
    });
    expect([await now(free), await now(offered)]).toEqual([undefined, offered]);
    expect(await api.deps.storage.get(`documents/${free.file}`)).toBeDefined();
    expect((await api.api.request(`/documents/${free.id}`)).status).toBe(404);
  });

  test('a file that came since the list was read stays, and says so', async () => {
    const row = await put('Fees');
    const form = documentForm(docxBytes(), 'b.docx');
    const other = await api.make.person(3);
    await api.request('PUT', `/admin/documents/${row.id}/file`, { as: other, form });
    for (const what of [{ action: 'delete' }, { action: 'topic', topic: 'Letters' }]) {
      const { answer } = await act(what, row);
      expect(answer).toEqual({ done: [], refused: [{ id: row.id, reason: expect.stringContaining(other.name) }] });
    }
    expect(await now(row)).toMatchObject({ topic: 'Fees', type: 'docx' });
    expect((await act({ action: 'delete' }, { ...row, id: 2_147_483_647 })).answer.refused).toEqual([
      { id: 2_147_483_647, reason: listMessages.gone },
    ]);
  });
});
