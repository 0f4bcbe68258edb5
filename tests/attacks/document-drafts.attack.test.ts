import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { documents } from '../../api/db/tables/documents.ts';
import { previews } from '../../api/db/tables/previews.ts';
import { users } from '../../api/db/tables/users.ts';
import { testApi } from '../support/api.ts';
import { documentForm, pdfBytes } from '../support/document-files.ts';
import type { Person } from '../support/factory.ts';
import { tally } from './figures.ts';

const api = testApi();
const secret = 'What the fees will be';
let editor: Person;

beforeAll(async () => {
  editor = await api.make.person(3);
});
beforeEach(async () => {
  await api.deps.db.delete(documents);
});

async function add(draft = 'yes'): Promise<number> {
  const form = documentForm(pdfBytes(secret), 'a.pdf', { title: secret, topic: 'Fees', draft });
  return (await api.request('POST', '/admin/documents', { as: editor, form })).answer.id;
}
async function fetched(path: string, init: RequestInit = {}) {
  tally({ requests: 1 });
  const answer = await api.api.request(path, init);
  return { status: answer.status, text: await answer.text(), headers: answer.headers };
}
const link = async (id: number) =>
  (await api.request('POST', `/admin/documents/${id}/preview`, { as: editor })).answer.key;
const fileAt = (key: string, address = '10.0.0.1') =>
  api.request('GET', `/previews/file?key=${encodeURIComponent(key)}`, { address });
const opened = (key: string, address = '10.0.0.1') =>
  api.request('GET', `/previews/open?key=${encodeURIComponent(key)}`, { address });

describe('ASVS 8.2.2, 14.2.2: a draft of a document', () => {
  test('is at its address as if it were not there, however it is asked for', async () => {
    const id = await add();
    const none = await fetched(`/documents/${id + 1}`);
    const spellings = [`${id}`, `0${id}`, `%3${String(id)[0]}${String(id).slice(1)}`, `${id}.pdf`, `${id}/`, `+${id}`];
    for (const spelling of spellings) {
      for (const init of [
        {},
        { method: 'HEAD' },
        { headers: { 'if-none-match': '*' } },
        { headers: { 'if-modified-since': new Date(0).toUTCString() } },
        { headers: { range: 'bytes=0-10' } },
        { headers: { 'x-http-method-override': 'GET', 'x-original-url': `/documents/${id}` } },
      ]) {
        const { status, text } = await fetched(`/documents/${spelling}`, init);
        expect(status, spelling).toBe(404);
        expect(text).not.toContain('PDF');
      }
    }
    const { status, text } = await fetched(`/documents/${id}`);
    expect([status, text]).toEqual([none.status, none.text]);
    const [row] = await api.deps.db.select().from(documents).where(eq(documents.id, id));
    expect(row?.downloads).toBe(0);
  });

  test('asks as much of the database as one that is not there', async () => {
    const id = await add();
    const asked = (number: number) => api.countStatements(() => fetched(`/documents/${number}`));
    expect(await asked(id)).toBe(await asked(id + 1));
  });

  test('is not given any more to whoever had it before, as soon as it is unpublished', async () => {
    const id = await add('no');
    const before = await fetched(`/documents/${id}`);
    const { updatedAt } = (await api.request('GET', `/admin/documents/${id}`, { as: editor })).answer;
    const json = { action: 'unpublish', items: [{ id, updatedAt }] };
    expect((await api.request('POST', '/admin/documents-act', { as: editor, json })).answer.done).toHaveLength(1);
    const etag = before.headers.get('etag') ?? '"any"';
    for (const headers of [{ 'if-none-match': etag }, { 'if-none-match': `W/${etag}` }, { 'if-match': etag }]) {
      expect((await fetched(`/documents/${id}`, { headers })).status).toBe(404);
      const list = await fetched('/api/documents', { headers });
      expect([list.status, list.text.includes(secret)]).toEqual([200, false]);
    }
  });

  test('is published, shown and given by nobody below an editor', async () => {
    const id = await add();
    const { updatedAt } = (await api.request('GET', `/admin/documents/${id}`, { as: editor })).answer;
    for (const as of [undefined, await api.make.person(1), await api.make.person(2)]) {
      const who = as ? { as } : {};
      const refused = as ? 403 : 401;
      for (const action of ['publish', 'author']) {
        const json = { action, authorId: as?.id ?? 1, items: [{ id, updatedAt }] };
        expect((await api.request('POST', '/admin/documents-act', { ...who, json })).status).toBe(refused);
      }
      for (const method of ['GET', 'POST', 'DELETE'] as const)
        expect((await api.request(method, `/admin/documents/${id}/preview`, who)).status).toBe(refused);
      expect((await api.request('GET', '/admin/documents-options', who)).status).toBe(refused);
    }
    expect((await fetched('/api/documents')).text).not.toContain(secret);
  });
});

describe('ASVS 8.2.2, 14.2.2: the preview link of a document', () => {
  test('shows that document and gives its file, kept by nobody, and opens nothing else', async () => {
    const [id, other] = [await add(), await add()];
    const key = await link(id);
    const shown = await opened(key);
    expect(shown.answer).toMatchObject({ kind: 'document', document: { id, title: secret, topic: 'Fees' } });
    expect(shown.headers.get('cache-control')).toBe('private, no-store');
    const file = await fetched(`/api/previews/file?key=${key}`);
    expect([file.status, file.text]).toEqual([200, pdfBytes(secret).toString()]);
    expect(Object.fromEntries(file.headers)).toMatchObject({
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
      'content-type': 'application/pdf',
      'content-disposition': expect.stringContaining('attachment'),
    });
    for (const path of [id, other].map((one) => `/documents/${one}?key=${key}`))
      expect((await fetched(path)).status).toBe(404);
    const [row] = await api.deps.db.select().from(documents).where(eq(documents.id, id));
    expect(row?.downloads).toBe(0);
  });

  test('no guess gives a file, nor does the link of something else', async () => {
    const key = await link(await add());
    const event = await api.make.event({ authorId: editor.id });
    const ofEvent = (await api.request('POST', `/previews/event/${event.id}`, { as: editor })).answer.key;
    const guesses = [key.slice(1), `${key}x`, key.toUpperCase(), ofEvent, '*', '%', ' '];
    for (const [place, guess] of guesses.entries())
      expect((await fileAt(guess, `10.1.0.${place}`)).status, guess).toBe(404);
  });

  test('ends with its week, the next link, the trash, and with the rights of whoever made it', async () => {
    const id = await add();
    const first = await link(id);
    const second = await link(id);
    expect([(await fileAt(first, '10.2.0.1')).status, (await fileAt(second)).status]).toEqual([404, 200]);
    const roleOf = (role: number) => api.deps.db.update(users).set({ role }).where(eq(users.id, editor.id));
    await roleOf(2);
    expect([(await opened(second, '10.2.0.2')).status, (await fileAt(second, '10.2.0.2')).status]).toEqual([404, 404]);
    await roleOf(3);
    expect((await fileAt(second)).status).toBe(200);
    await api.deps.db.update(previews).set({ expiresAt: new Date(Date.now() - 1000) });
    expect((await fileAt(second, '10.2.0.3')).status).toBe(404);
    const third = await link(id);
    await api.request('DELETE', `/admin/documents/${id}`, { as: editor });
    await api.request('POST', `/trash/document/${id}/restore`, { as: editor });
    expect((await fileAt(third, '10.2.0.4')).status).toBe(404);
    const fourth = await link(id);
    await api.request('DELETE', `/admin/documents/${id}/preview`, { as: editor });
    expect((await fileAt(fourth, '10.2.0.5')).status).toBe(404);
  });
});
