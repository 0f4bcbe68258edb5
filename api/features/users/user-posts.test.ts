import { expect, test } from 'vitest';
import { userPosts } from '../../../contract/people/users.ts';
import { testApi } from '../../../tests/support/api.ts';

const api = testApi();
const day = 86_400_000;

test('all that a person wrote, the newest first, with what readers do not see yet', async () => {
  const [author, admin, other] = [await api.make.person(2), await api.make.person(4), await api.make.person(3)];
  const at = (days: number) => new Date(Date.now() + days * day);
  const mine = { authorId: author.id };
  const old = await api.make.story({ ...mine, createdAt: at(-3), category: 1 });
  const draft = await api.make.story({ ...mine, kind: 'article', createdAt: at(-1), draft: true });
  const planned = await api.make.story({ ...mine, kind: 'article', createdAt: at(2) });
  await api.make.story({ authorId: other.id });

  const url = `/users/posts/${author.id}` as const;
  const { status, answer } = await api.request('GET', url, { as: author });
  expect(status).toBe(200);
  expect(userPosts.strict().parse(answer)).toEqual(answer);
  expect(answer).toMatchObject({
    docs: [
      { id: planned.id, kind: 'article', draft: false, published: false },
      { id: draft.id, kind: 'article', draft: true, published: false },
      { id: old.id, kind: 'news', draft: false, published: true, category: 1, title: old.title },
    ],
    pages: 1,
    total: 3,
  });
  expect((await api.request('GET', url, { as: admin })).answer).toEqual(answer);
  expect((await api.request('GET', `${url}?page=2`, { as: author })).answer.docs).toEqual([]);
  expect((await api.request('GET', url, { as: other })).status).toBe(403);
  expect((await api.request('GET', url)).status).toBe(401);
  expect((await api.request('GET', '/users/posts/99999', { as: admin })).status).toBe(404);
  // One finds out who asks, one whose posts they are.
  expect(await api.countStatements(() => api.request('GET', url, { as: author }))).toBe(2 + 2);
});
