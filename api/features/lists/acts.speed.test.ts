import { inArray } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { testApi } from '../../../tests/support/api.ts';
import { stories } from '../../db/tables/stories.ts';

const api = testApi();

test.each([
  ['category', { category: 1 }, 11],
  ['unpublish', {}, 11],
  ['trash', {}, 10],
] as const)('each of several takes the statements of one, and no more: %s', async (action, more, most) => {
  const editor = await api.make.person(3);
  const ids: number[] = [];
  for (let made = 0; made < 5; made++) ids.push((await api.make.story({ authorId: editor.id })).id);
  const rows = await api.deps.db.select().from(stories).where(inArray(stories.id, ids));
  const items = rows.map(({ id, updatedAt }) => ({ id, updatedAt: updatedAt.toISOString() }));
  const counted = (some: typeof items) =>
    api.countStatements(async () => {
      const json = { action, ...more, items: some };
      const { answer } = await api.request('POST', '/lists/news/act', { as: editor, json });
      expect(answer.refused).toEqual([]);
    });
  const [ofOne, ofFour] = [await counted(items.slice(0, 1)), await counted(items.slice(1))];
  expect((ofFour - ofOne) / 3).toBeLessThanOrEqual(most);
});
