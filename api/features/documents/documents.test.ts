import { beforeEach, describe, expect, test } from 'vitest';
import { documentMessages as messages } from '../../../contract/media/documents.ts';
import { testApi } from '../../../tests/support/api.ts';
import { documentForm, docxBytes, pdfBytes, zipOf } from '../../../tests/support/document-files.ts';
import type { Person } from '../../../tests/support/factory.ts';
import { documents } from '../../db/tables/documents.ts';
import { pages } from '../../db/tables/pages.ts';
import { sweepOrphanedFiles } from '../media/media.service.ts';
import { sweepOrphanedDocuments } from './stored-files.service.ts';

const api = testApi();
let editor: Person;

beforeEach(async () => {
  await api.deps.db.delete(pages);
  await api.deps.db.delete(documents);
  for (const key of await files()) await api.deps.storage.delete(key);
  editor = await api.make.person(3);
});

const words = { title: 'Fees sheet 2027', topic: 'Fees' };
const add = (file: Buffer, name: string, said = words) =>
  api.request('POST', '/admin/documents', { as: editor, form: documentForm(file, name, said) });
const fetched = (id: number, method = 'GET', headers: Record<string, string> = {}) =>
  api.api.request(`/documents/${id}`, { method, headers });
const list = async () => (await api.request('GET', '/admin/documents', { as: editor })).answer.docs;
const files = async () => {
  const keys = [];
  for await (const { key } of api.deps.storage.list()) if (key.startsWith('documents/')) keys.push(key);
  return keys;
};

describe('a document', () => {
  test('is downloaded under our name and type, never shown as a page', async () => {
    const { status, answer } = await add(pdfBytes(), '../evil<script>.pdf');
    expect(status).toBe(201);
    expect(answer).toMatchObject({ ...words, type: 'pdf', bytes: pdfBytes().length });
    const file = await fetched(answer.id);
    expect(Buffer.from(await file.arrayBuffer())).toEqual(pdfBytes());
    expect(file.headers.get('content-type')).toBe('application/pdf');
    expect(file.headers.get('content-disposition')).toBe('attachment; filename="fees-sheet-2027.pdf"');
    expect(file.headers.get('cache-control')).toContain('private');
  });

  test('is replaced in place: the address, the count and the words stay, a version keeps the old file', async () => {
    const { answer } = await add(pdfBytes('old'), 'a.pdf');
    await fetched(answer.id);
    const form = documentForm(docxBytes(), 'b.docx');
    const replaced = await api.request('PUT', `/admin/documents/${answer.id}/file`, { as: editor, form });
    expect([replaced.status, replaced.answer]).toEqual([
      200,
      {
        ...answer,
        type: 'docx',
        bytes: docxBytes().length,
        draft: false,
        updatedAt: expect.any(String),
        savedAt: expect.any(String),
      },
    ]);
    expect(Buffer.from(await (await fetched(answer.id)).arrayBuffer())).toEqual(docxBytes());
    expect(await list()).toMatchObject([{ downloads: 2 }]);
    expect(await files()).toHaveLength(2);
  });

  test('is counted when it is downloaded, not when its size is asked for', async () => {
    const { answer } = await add(pdfBytes(), 'a.pdf');
    await fetched(answer.id, 'HEAD');
    await fetched(answer.id);
    expect(await list()).toMatchObject([{ downloads: 1, pages: [] }]);
  });

  test('says how large it is to whoever asks for that alone, without its file being opened', async () => {
    const { answer } = await add(pdfBytes(), 'a.pdf');
    for (const key of await files()) await api.deps.storage.delete(key);
    const { status, headers } = await fetched(answer.id, 'HEAD');
    expect([status, headers.get('content-length')]).toEqual([200, String(pdfBytes().length)]);
    expect((await fetched(answer.id)).status).toBe(404);
  });

  test('goes on where a download stopped, while it is the same file, and is counted once', async () => {
    const { answer } = await add(pdfBytes(), 'a.pdf');
    const all = pdfBytes();
    const ask = async (headers: Record<string, string>) => {
      const part = await fetched(answer.id, 'GET', headers);
      const { status } = part;
      return [status, part.headers.get('content-range'), Buffer.from(await part.arrayBuffer()).toString('latin1')];
    };
    const of = (from: number, to = all.length) => all.subarray(from, to).toString('latin1');
    const range = (from: number, last: number) => `bytes ${from}-${last}/${all.length}`;
    const tag = (await fetched(answer.id)).headers.get('etag') ?? '';
    expect(await ask({ range: 'bytes=10-' })).toEqual([206, range(10, all.length - 1), of(10)]);
    expect(await ask({ range: 'bytes=10-19', 'if-range': tag })).toEqual([206, range(10, 19), of(10, 20)]);
    expect(await ask({ range: 'bytes=-5' })).toEqual([206, range(all.length - 5, all.length - 1), of(all.length - 5)]);
    expect(await ask({ range: 'bytes=10-99999999' })).toEqual([206, range(10, all.length - 1), of(10)]);
    expect(await ask({ range: `bytes=${all.length}-` })).toEqual([416, `bytes */${all.length}`, '']);
    expect(await list()).toMatchObject([{ downloads: 1 }]);
    expect(await ask({ range: 'bytes=10-', 'if-range': '"another"' })).toEqual([200, null, of(0)]);
    for (const unread of ['bytes=1-2,4-5', 'bytes=-', 'bytes=9-3x', 'pages=1-2'])
      expect(await ask({ range: unread })).toEqual([200, null, of(0)]);
    expect((await fetched(answer.id, 'GET', { 'if-none-match': tag })).status).toBe(304);
  });

  test('is sent to so many readers of one address at once, and to the next when one has gone', async () => {
    const { answer } = await add(pdfBytes(), 'a.pdf');
    const from = (clientAddress: string) => api.api.request(`/documents/${answer.id}`, {}, { clientAddress });
    const taken = [];
    while (taken.length < 30) taken.push(await from(`2001:db8::${taken.length}`));
    expect(taken.map(({ status }) => status)).not.toContain(503);
    const refused = await from('2001:db8::ffff');
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
    expect((await from('192.0.2.1')).status).toBe(200);
    await taken[0]?.arrayBuffer();
    await taken[1]?.body?.cancel();
    expect([(await from('2001:db8::1')).status, (await from('2001:db8::2')).status]).toEqual([200, 200]);
    expect((await from('2001:db8::3')).status).toBe(503);
  });

  test('leaves no place taken by readers who have gone before anything was sent', async () => {
    const { answer } = await add(pdfBytes(), 'a.pdf');
    const from = async (signal?: AbortSignal) => {
      const address = { clientAddress: '192.0.2.7' };
      return (await api.api.request(`/documents/${answer.id}`, { ...(signal && { signal }) }, address)).status;
    };
    for (let n = 0; n < 40; n += 1) expect(await from(AbortSignal.abort())).toBe(200);
    const leaving = new AbortController();
    while ((await from(leaving.signal)) === 200);
    leaving.abort();
    expect(await from()).toBe(200);
  });

  test('is found by words of its title and topic, by anyone', async () => {
    await add(pdfBytes(), 'a.pdf');
    await add(pdfBytes(), 'b.pdf', { title: 'Term dates', topic: 'Dates' });
    const found = async (q: string) =>
      (await api.request('GET', `/documents?q=${q}`)).answer.docs.map(({ title }) => title);
    expect(await found('')).toEqual(['Term dates', 'Fees sheet 2027']);
    expect(await found('sheet%20FEES')).toEqual(['Fees sheet 2027']);
    expect(await found('%25')).toEqual([]);
    expect(await api.countStatements(() => api.request('GET', '/documents'))).toBe(1);
  });

  test('that a page offers is not deleted; else it is gone for readers, and its file stays for the trash', async () => {
    const { answer } = await add(pdfBytes(), 'a.pdf');
    await api.deps.db.insert(pages).values({ id: 'fees', path: 'fees', tag: '', title: 'Fees', pageText: '' });
    const blocks = [{ id: 'd', type: 'documents', version: 1, title: '', documents: [answer.id] }];
    const save = (list: unknown[]) =>
      api.request('PUT', '/admin/pages/fees/content', {
        as: editor,
        json: { title: 'F', blocks: list, publish: true },
      });
    await save(blocks);
    expect((await api.request('GET', '/pages/view/fees')).answer.blocks).toMatchObject([{ documents: [answer] }]);
    const remove = () => api.request('DELETE', `/admin/documents/${answer.id}`, { as: editor });
    const refused = await remove();
    expect([refused.status, refused.refusal.message]).toEqual([409, messages.inUse(['F'])]);
    await save([]);
    expect((await remove()).status).toBe(204);
    expect([(await files()).length, (await fetched(answer.id)).status]).toEqual([1, 404]);
  });
});

describe('is refused, and nothing is stored', () => {
  const odt = (type: string) => zipOf({ mimetype: type, 'content.xml': '<x/>' });
  test.each([
    ['a page that calls itself PDF', Buffer.from('<html><script>x()</script>'), 'a.pdf', messages.notWhatItSays],
    ['a PDF that was cut off', Buffer.from('%PDF-1.4 and no end'), 'a.pdf', messages.notWhatItSays],
    ['a PDF that starts a program', pdfBytes('/Launch'), 'a.pdf', messages.macros],
    ['one that writes it in digits', pdfBytes('/#4caunc#68<<'), 'a.pdf', messages.macros],
    ['a program', Buffer.from('MZ...'), 'a.exe', messages.wrongType],
    ['a page', Buffer.from('<html>'), 'a.html', messages.wrongType],
    ['a picture with script', Buffer.from('<svg/>'), 'a.svg', messages.wrongType],
    ['a document with macros by its old name', docxBytes(), 'a.docm', messages.wrongType],
    ['a document with macros in it', docxBytes({ 'word/vbaProject.bin': 'x' }), 'a.docx', messages.macros],
    ['a sheet that is a letter', docxBytes(), 'a.xlsx', messages.notWhatItSays],
    ['any archive', zipOf({ 'a.txt': 'x' }), 'a.docx', messages.notWhatItSays],
    ['an archive with a broken list', docxBytes().fill(0xff, 40), 'a.docx', messages.notWhatItSays],
    ['one with a password', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 1, 2, 3]), 'a.docx', messages.locked],
    ['a sheet that is an open letter', odt('application/vnd.oasis.opendocument.text'), 'a.ods', messages.notWhatItSays],
    ['nothing', Buffer.alloc(0), 'a.pdf', messages.file],
  ])('%s', async (_, file, name, message) => {
    const { status, refusal } = await add(file, name);
    expect([status, refusal.fields]).toEqual([expect.any(Number), { file: message }]);
    expect(status).toBeLessThan(500);
    expect([await files(), await list()]).toEqual([[], []]);
  });

  test('more than 10 MB', async () => {
    const { status, refusal } = await add(Buffer.concat([pdfBytes(), Buffer.alloc(10_000_000), pdfBytes()]), 'a.pdf');
    expect([status, refusal.fields]).toEqual([413, { file: messages.tooLarge }]);
  });

  test('an upload without a title, and one by a parent', async () => {
    expect((await add(pdfBytes(), 'a.pdf', { title: ' ', topic: 'Fees' })).refusal.fields).toEqual({
      title: messages.title,
    });
    const parent = await api.make.person(1);
    const form = documentForm(pdfBytes(), 'a.pdf', words);
    expect((await api.request('POST', '/admin/documents', { as: parent, form })).status).toBe(403);
    expect(await files()).toEqual([]);
  });
});

test('open documents are taken for what they are', async () => {
  const odt = zipOf({ mimetype: 'application/vnd.oasis.opendocument.text', 'content.xml': '<x/>' });
  expect((await add(odt, 'a.odt')).answer.type).toBe('odt');
});

test('the sweeps keep the file of every document, and remove one that none has once it is old', async () => {
  const { answer } = await add(pdfBytes(), 'a.pdf');
  await api.deps.storage.put('documents/left-behind.pdf', pdfBytes());
  const sweepAt = async (hours: number) => {
    const clock = () => new Date(Date.now() + hours * 60 * 60 * 1000);
    await sweepOrphanedFiles({ ...api.deps, clock });
    return sweepOrphanedDocuments({ ...api.deps, clock });
  };
  expect(await sweepAt(1), 'its row may still come').toBe(0);
  expect(await files()).toHaveLength(2);
  expect(await sweepAt(13)).toBe(1);
  expect(await files()).toHaveLength(1);
  expect((await fetched(answer.id)).status).toBe(200);
});
