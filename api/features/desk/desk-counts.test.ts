import { expect, test } from 'vitest';
import { desk, deskCounts } from '../../../contract/office/desk.ts';
import { testApi } from '../../../tests/support/api.ts';
import { waitingStory } from '../../../tests/support/desk-route-samples.ts';
import { receive } from '../../../tests/support/enquiry-rows.ts';
import type { Person } from '../../../tests/support/factory.ts';
import { reviews } from '../../db/tables/reviews.ts';
import { missedWords } from '../../db/tables/statistics.ts';
import { schoolDay } from '../../lib/clock.ts';

const api = testApi();

const countsFor = async (as: Person) =>
  deskCounts.strict().parse((await api.request('GET', '/desk/counts', { as })).answer);
const missedBy = async (as: Person) => desk.strict().parse((await api.request('GET', '/desk', { as })).answer).missed;

test('the menu counts what waits for somebody, and nothing of what is not theirs', async () => {
  const [author, editor, admin] = [await api.make.person(2), await api.make.person(3), await api.make.person(4)];
  const before = { editor: await countsFor(editor), admin: await countsFor(admin) };
  await waitingStory(api, author);
  const back = await api.make.story({ authorId: author.id, draft: true });
  await api.deps.db.insert(reviews).values({ storyId: back.id, word: 'Who won?', wordAt: api.deps.clock() });
  expect(await countsFor(author)).toEqual({ desk: 1, enquiries: null, applications: null });
  expect(await countsFor(editor)).toEqual({ ...before.editor, desk: before.editor.desk + 1 });

  await receive(api);
  await receive(api, { kind: 'contact', status: 'closed' });
  await receive(api, { snoozedUntil: new Date(api.deps.clock().getTime() + 60_000) });
  await receive(api, { suspicion: 'links' });
  expect(await countsFor(admin)).toEqual({
    desk: before.admin.desk + 1,
    enquiries: (before.admin.enquiries ?? 0) + 1,
    applications: (before.admin.applications ?? 0) + 1,
  });
});

test('one statement counts all of it, besides the one that knows who asks', async () => {
  const admin = await api.make.person(4);
  expect(await api.countStatements(() => countsFor(admin))).toBe(2);
});

test('the desk of editors says what was looked for in vain in these days, and more than once', async () => {
  const [author, editor] = [await api.make.person(2), await api.make.person(3)];
  const day = schoolDay(api.deps.clock());
  await api.deps.db.insert(missedWords).values([
    { day, words: 'holiday work', count: 23 },
    { day, words: 'one person', count: 1 },
    { day: '2020-01-01', words: 'long ago', count: 90 },
  ]);
  expect(await missedBy(editor)).toEqual([{ words: 'holiday work', count: 23 }]);
  expect(await missedBy(author)).toEqual([]);
});
