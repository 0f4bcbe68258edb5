import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { documents } from '../../api/db/tables/documents.ts';
import { documentMessages as messages } from '../../contract/media/documents.ts';
import { listMessages } from '../../contract/office/lists.ts';
import { testApi } from '../support/api.ts';
import type { Person } from '../support/factory.ts';
import { tally } from './figures.ts';

const api = testApi();

const send = (as: Person | undefined, json: unknown) => {
  tally({ requests: 1 });
  return api.request('POST', '/admin/documents-act', { ...(as && { as }), json });
};
async function put() {
  const values = { title: 'Fees', topic: 'Fees', name: 'fees', type: 'pdf' as const, bytes: 1 };
  const [row] = await api.deps.db
    .insert(documents)
    .values({ ...values, file: `${randomUUID()}.pdf` })
    .returning();
  if (!row) throw new Error('no row');
  return { row, item: { id: row.id, updatedAt: row.updatedAt.toISOString() } };
}
const everything = () => api.deps.db.select().from(documents).orderBy(documents.id);

test('ASVS 8.2.1: strangers, parents and authors change no document and see no list of who uploaded them', async () => {
  const { item } = await put();
  const before = await everything();
  for (const as of [undefined, await api.make.person(1), await api.make.person(2)]) {
    for (const act of [{ action: 'delete' }, { action: 'topic', topic: 'Mine' }]) {
      expect((await send(as, { ...act, items: [item] })).status).toBe(as ? 403 : 401);
    }
    expect((await api.request('GET', '/admin/documents', { ...(as && { as }) })).status).toBe(as ? 403 : 401);
  }
  expect(await everything()).toEqual(before);
});

test('ten thousand at once, none, the same twice and what is no number are refused before anything is done', async () => {
  const editor = await api.make.person(3);
  const { item } = await put();
  const before = await everything();
  const many = Array.from({ length: 10_000 }, (_, n) => ({ ...item, id: n + 1 }));
  const named = [{ ...item, id: '1 or 1=1' }];
  for (const items of [many, many.slice(0, 31), [], [item, item], named, [{ id: item.id }], 'all', null]) {
    const { status, refusal } = await send(editor, { action: 'delete', items });
    expect(status).toBe(400);
    expect(Object.keys(refusal.fields)[0]).toMatch(/^items/);
  }
  for (const action of ['trash', 'hide', '', null]) {
    expect((await send(editor, { action, items: [item] })).refusal.fields).toEqual({ action: messages.action });
  }
  for (const topic of ['', ' ', 'x'.repeat(61), 'a\u0000b', 7, null]) {
    const { status, refusal } = await send(editor, { action: 'topic', topic, items: [item] });
    expect([status, Object.keys(refusal.fields)]).toEqual([400, ['topic']]);
  }
  expect(await everything()).toEqual(before);
});

test('a body as large as a file is refused: only files are so large', async () => {
  const editor = await api.make.person(3);
  const { item } = await put();
  const { status } = await send(editor, { action: 'topic', topic: 'x'.repeat(5_000_000), items: [item] });
  expect(status).toBe(413);
});

test('the number of something else is no document', async () => {
  const editor = await api.make.person(3);
  const story = await api.make.story();
  await api.deps.db.delete(documents);
  const items = [{ id: story.id, updatedAt: new Date(story.updatedAt).toISOString() }];
  const { answer } = await send(editor, { action: 'delete', items });
  expect(answer).toEqual({ done: [], refused: [{ id: story.id, reason: listMessages.gone }] });
  const found = await api.request('GET', `/news/view/${story.id}`);
  expect(found.status).toBe(200);
});

test('no word of a search or a topic is read as a statement or a wildcard', async () => {
  const editor = await api.make.person(3);
  await put();
  for (const word of ["' or 1=1 --", '%', '_', '\\', "Fees'; drop table documents; --"]) {
    for (const field of ['q', 'topic']) {
      const path = `/admin/documents?${field}=${encodeURIComponent(word)}` as const;
      const { status, answer } = await api.request('GET', path, { as: editor });
      expect([status, answer.total]).toEqual([200, 0]);
    }
  }
});

test('a PDF of nothing but letters that are written as numbers is looked through with little memory', async () => {
  const module = JSON.stringify(path.resolve('api/features/documents/document-content.ts'));
  const program = `
    import { requireContent } from ${module};
    const numbers = Buffer.alloc(9_900_000, '#41');
    requireContent('pdf', Buffer.concat([Buffer.from('%PDF-'), numbers, Buffer.from('%%EOF')]));
    console.log('taken');`;
  const node = ['--max-old-space-size=64', '--input-type=module', '-e', program];
  const { stdout } = await promisify(execFile)(process.execPath, node);
  expect(stdout).toBe('taken\n');
});
