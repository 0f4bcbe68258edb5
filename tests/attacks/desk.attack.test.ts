import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { stories } from '../../api/db/tables/stories.ts';
import { testApi } from '../support/api.ts';
import { waitingStory } from '../support/desk-route-samples.ts';
import type { Person } from '../support/factory.ts';
import { tally } from './figures.ts';

const api = testApi();

const send = async (method: string, path: string, as: Person | undefined, json?: unknown) => {
  tally({ requests: 1 });
  return api.request(method, path, { as, ...(json !== undefined && { json }) });
};
const isDraft = async (id: number) =>
  (await api.deps.db.select({ draft: stories.draft }).from(stories).where(eq(stories.id, id)))[0]?.draft;

describe('ASVS 8.2.2, 8.3.1: drafts that are sent in', () => {
  test('an author cannot publish: not by adding, not by saving, not by deciding, not with another’s number', async () => {
    const author = await api.make.person(2);
    const picture = await api.make.picture({ uploadedBy: author.id });
    const json = { title: 'T', detail: '<p>x</p>', picture, category: 0 };
    for (const more of [{}, { draft: false }, { createdAt: '2030-01-01' }]) {
      expect((await send('POST', '/news/add', author, { ...json, ...more })).status).toBe(403);
    }
    expect((await send('POST', '/news/draft', author, { ...json, draft: false })).status).toBe(400);
    expect((await send('POST', '/news/draft', author, json)).status).toBe(400);
    const { id, updatedAt } = await waitingStory(api, author);
    expect((await send('PUT', `/news/edit/${id}`, author, { ...json, draft: false })).status).toBe(403);
    // Saying nothing about the draft leaves it one.
    expect((await send('PUT', `/news/edit/${id}`, author, json)).status).toBe(200);
    expect(await isDraft(id)).toBe(true);
    for (const what of ['publish', 'return']) {
      const decided = await send('POST', `/desk/news/${id}/${what}`, author, {
        updatedAt: updatedAt.toISOString(),
        word: 'w',
      });
      expect(decided.status, what).toBe(403);
    }
    expect(await isDraft(id)).toBe(true);
  });

  test('an author who was an editor when it was planned cannot bring it forward as a draft', async () => {
    const author = await api.make.person(2);
    const { id } = await api.make.story({ authorId: author.id, draft: true });
    const picture = await api.make.picture({ uploadedBy: author.id });
    const json = { title: 'T', detail: '<p>x</p>', picture, draft: false, createdAt: new Date().toISOString() };
    expect((await send('PUT', `/news/edit/${id}`, author, json)).status).toBe(403);
  });

  test('nobody decides on a draft that was not sent in, nor learns that it is there', async () => {
    const [author, editor] = [await api.make.person(2), await api.make.person(3)];
    const { id, updatedAt } = await api.make.story({ authorId: author.id, draft: true });
    const json = { updatedAt: updatedAt.toISOString(), word: 'w' };
    const gone = { ...json, updatedAt: '2020-01-01T00:00:00Z' };
    for (const body of [json, gone]) {
      for (const what of ['publish', 'return']) {
        const { status, refusal } = await send('POST', `/desk/news/${id}/${what}`, editor, body);
        const missing = await send('POST', `/desk/news/2147483647/${what}`, editor, body);
        expect([status, refusal.message]).toEqual([404, missing.refusal.message]);
      }
    }
    expect((await send('GET', `/desk/news/${id}`, editor)).status).toBe(404);
    expect((await send('GET', `/news/view/${id}`, editor)).status).toBe(404);
    expect(await isDraft(id)).toBe(true);
  });

  test('ranks hold: an editor neither sees nor decides on what an administrator has sent in', async () => {
    const [admin, editor, owner] = [await api.make.person(4), await api.make.person(3), await api.make.person(5)];
    const { id, updatedAt } = await waitingStory(api, admin);
    const json = { updatedAt: updatedAt.toISOString() };
    expect((await send('POST', `/desk/news/${id}/publish`, editor, json)).status).toBe(404);
    expect((await send('GET', `/news/view/${id}`, editor)).status).toBe(404);
    const { answer } = await api.request('GET', '/desk', { as: editor });
    expect(JSON.stringify(answer)).not.toContain(`"id":${id},`);
    expect((await send('POST', `/desk/news/${id}/publish`, owner, json)).status).toBe(204);
  });

  test('another author sees nothing of it, and sends in nothing of others', async () => {
    const [author, other] = [await api.make.person(2), await api.make.person(2)];
    const { id, title } = await waitingStory(api, author);
    expect((await send('GET', `/desk/news/${id}`, other)).status).toBe(403);
    expect((await send('DELETE', `/desk/news/${id}`, other)).status).toBe(403);
    expect((await send('GET', `/news/view/${id}`, other)).status).toBe(404);
    const { answer } = await api.request('GET', '/desk', { as: other });
    expect(JSON.stringify(answer)).not.toContain(title);
    for (const role of [1, undefined] as const) {
      const as = role && (await api.make.person(role));
      expect((await send('GET', '/desk', as)).status).toBe(role ? 403 : 401);
      expect((await send('POST', '/news/draft', as, { title: 'x', draft: true })).status).toBe(role ? 403 : 401);
    }
  });

  test('a draft of an event is no story, and the other way round', async () => {
    const [author, editor] = [await api.make.person(2), await api.make.person(3)];
    const { id, updatedAt } = await waitingStory(api, author);
    const json = { updatedAt: updatedAt.toISOString() };
    for (const kind of ['article', 'event']) {
      expect((await send('POST', `/desk/${kind}/${id}/publish`, editor, json)).status, kind).toBe(404);
    }
    expect((await send('POST', `/desk/page/${id}/publish`, editor, json)).status).toBe(400);
    expect(await isDraft(id)).toBe(true);
  });

  test('a word is text: it arrives in the mail and on the desk as it was typed', async () => {
    const [author, editor] = [await api.make.person(2), await api.make.person(3)];
    const { id, updatedAt } = await waitingStory(api, author);
    const word = '<img src=x onerror=alert(1)>\nBcc: all@school.example';
    const json = { updatedAt: updatedAt.toISOString(), word };
    expect((await send('POST', `/desk/news/${id}/return`, editor, json)).status).toBe(204);
    const { rows } = await api.database.pool.query('select * from mails where recipient = $1', [author.email]);
    expect(rows).toHaveLength(1);
    expect(rows[0].html).not.toContain('<img src=x');
    expect(rows[0].subject).not.toContain('Bcc');
    expect((await send('POST', `/desk/news/${id}/return`, editor, { ...json, word: 'x'.repeat(1001) })).status).toBe(
      400,
    );
  });
});
