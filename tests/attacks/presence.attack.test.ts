import { describe, expect, test } from 'vitest';
import { testApi } from '../support/api.ts';
import { waitingStory } from '../support/desk-route-samples.ts';
import type { Person } from '../support/factory.ts';
import { tally } from './figures.ts';

const api = testApi();

async function ask(path: string, as: Person | undefined) {
  tally({ requests: 1 });
  const { status, answer } = await api.request('GET', `/desk/presence?path=${encodeURIComponent(path)}`, { as });
  return { status, text: JSON.stringify(answer) };
}

describe('ASVS 8.2.2, 8.3.1: who is here is for those who may open the same thing', () => {
  test('nobody below sees an administrator at an enquiry, an order, an account or a setting', async () => {
    const [admin, editor, author] = [await api.make.person(4), await api.make.person(3), await api.make.person(2)];
    const paths = ['/admin/enquiries/1', '/admin/orders/SH-1', '/admin/users/1', '/admin/settings/contact', '/admin/x'];
    for (const path of [...paths, `/user/view/${admin.id}`, '/alum/view/1']) {
      expect((await ask(path, admin)).status, path).toBe(200);
      for (const as of [editor, author]) {
        const { status, text } = await ask(path, as);
        expect([status, text.includes(admin.name)], path).toEqual([as === author ? 403 : 404, false]);
      }
    }
    for (const as of [undefined, await api.make.person(1)]) {
      expect((await ask('/about', as)).status).toBe(as ? 403 : 401);
    }
  });

  test('an author sees nobody at what is another’s, and is seen by nobody there', async () => {
    const [author, other] = [await api.make.person(2), await api.make.person(2)];
    const [editor, admin] = [await api.make.person(3), await api.make.person(4)];
    const { id } = await api.make.story({ authorId: author.id, draft: true });
    const path = `/news/view/${id}`;
    expect((await ask(path, author)).status).toBe(200);
    expect([(await ask(path, other)).status, (await ask(path, editor)).status]).toEqual([403, 404]);
    const seen = await ask(path, admin);
    expect(seen.text).toContain(author.name);
    for (const { name } of [other, editor]) expect(seen.text).not.toContain(name);
  });

  test('an editor meets the author of what waits, and ranks hold', async () => {
    const [author, admin, editor] = [await api.make.person(2), await api.make.person(4), await api.make.person(3)];
    const [low, high] = [await waitingStory(api, author), await waitingStory(api, admin)];
    await ask(`/news/view/${low.id}`, author);
    expect((await ask(`/news/view/${low.id}`, editor)).text).toContain(author.name);
    await ask(`/news/view/${high.id}`, admin);
    expect((await ask(`/news/view/${high.id}`, editor)).status).toBe(404);
  });

  test('no more than a name is told, and no made-up place is taken', async () => {
    const [one, two] = [await api.make.person(4), await api.make.person(4)];
    await ask('/admin/orders/SH-2', one);
    expect((await ask('/admin/orders/SH-2', two)).text).toBe(
      JSON.stringify({ others: [{ id: one.id, name: one.name }] }),
    );
    for (const path of ['', 'about', '//evil.example', '/a b', '/a\n[1]', `/${'x'.repeat(200)}`, '/a?b', "/a';--"]) {
      const { status } = await ask(path, one);
      expect(path === '//evil.example' ? [200, 400] : [400], path).toContain(status);
    }
  });
});
