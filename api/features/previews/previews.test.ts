import { describe, expect, test } from 'vitest';
import { previewed } from '../../../contract/content/previews.ts';
import { publishedKinds } from '../../../contract/content/publishing.ts';
import { testApi } from '../../../tests/support/api.ts';
import { auditLog } from '../../db/tables/history.ts';

const api = testApi();

describe('a preview link', () => {
  test.each(publishedKinds)('shows %s as its page shows it, and counts nothing as read', async (kind) => {
    const author = await api.make.person(3);
    const thing = await api.make.published(kind, { ownerId: author.id });
    const { key } = (await api.request('POST', `/previews/${kind}/${thing.id}`, { as: author })).answer;
    const { answer } = await api.request('GET', `/previews/open?key=${key}`);
    expect(previewed.parse(answer)).toEqual(answer);
    const path = { news: 'news', article: 'articles', event: 'events', profile: 'profiles', gallery: 'galleries' }[
      kind
    ];
    const page = (await api.api.request(`/api/${path}/view/${thing.id}`)).json();
    const { kind: shown, until, ...rest } = answer;
    expect(shown).toBe(kind);
    expect(Date.parse(until)).toBeGreaterThan(Date.now());
    // A blog post is called `article` at its own address, and `story` here.
    // What a gallery could be linked to concerns only those who change it.
    const { events: __, ...answered } = (await page) as { article?: unknown; userId?: unknown; events?: unknown };
    const { article, userId: _, ...others } = kind === 'profile' ? { profile: answered } : answered;
    expect(rest).toEqual(article ? { story: article, ...others } : others);
  });

  test('stands in the log: who made it, and who ended it', async () => {
    const author = await api.make.person(3);
    const { id } = await api.make.event({ authorId: author.id, title: 'Open day' });
    await api.request('POST', `/previews/event/${id}`, { as: author });
    await api.request('DELETE', `/previews/event/${id}`, { as: author });
    const lines = await api.deps.db.select().from(auditLog);
    expect(lines.filter(({ itemId, kind }) => kind === 'event' && itemId === String(id))).toMatchObject([
      { action: 'made a preview link', title: 'Open day', actorId: author.id },
      { action: 'ended a preview link', title: 'Open day', actorId: author.id },
    ]);
  });

  test('made twice at once is one link', async () => {
    const author = await api.make.person(3);
    const { id } = await api.make.event({ authorId: author.id });
    const make = () => api.request('POST', `/previews/event/${id}`, { as: author });
    const made = await Promise.all([make(), make(), make()]);
    expect(made.map(({ status }) => status)).toEqual([201, 201, 201]);
    const open = made.map(({ answer }) => api.request('GET', `/previews/open?key=${answer.key}`));
    expect((await Promise.all(open)).map(({ status }) => status).sort()).toEqual([200, 404, 404]);
  });
});

describe('a text that is not saved', () => {
  test('is shown as a save would leave it and a page would cut it', async () => {
    const as = await api.make.person(2);
    const [first, second] = [await api.make.picture(), await api.make.picture()];
    const text = '<h2>One</h2><p>a</p><script>x</script><h2>Two</h2><p onclick="y">b</p>';
    const show = (picture: string) => api.request('POST', '/previews/text', { as, json: { text, picture } });
    const { answer } = await show(`${first},${second}`);
    expect(answer.parts).toEqual(['<h2>One</h2><p>a</p>', '<h2>Two</h2><p>b</p>', '']);
    expect(answer.pictureInfo.map(({ name }) => name)).toEqual([first, second]);
    expect((await show('')).answer.parts[0]).toBe('<h2>One</h2><p>a</p><h2>Two</h2><p>b</p>');
  });
});
