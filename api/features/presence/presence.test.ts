import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { presence } from '../../../contract/office/presence.ts';
import { testApi } from '../../../tests/support/api.ts';
import type { Person } from '../../../tests/support/factory.ts';
import { createPresenceBoard } from './presence-board.ts';

const api = testApi();

async function meet(path: string, as: Person) {
  const { status, answer } = await api.request('GET', `/desk/presence?path=${encodeURIComponent(path)}`, { as });
  expect(status).toBe(200);
  return presence
    .strict()
    .parse(answer)
    .others.map(({ name }) => name);
}

test('who has the same thing open is seen at the next question, and gone some seconds after the last', async () => {
  const [ruth, joel] = [await api.make.person(4), await api.make.person(4)];
  const path = '/admin/enquiries/77';
  expect(await meet(path, ruth)).toEqual([]);
  expect(await meet(path, joel)).toEqual([ruth.name]);
  expect(await meet(path, ruth)).toEqual([joel.name]);
  // Twice in two tabs is once, and never oneself.
  expect(await meet(path, ruth)).toEqual([joel.name]);
  expect(await meet('/admin/enquiries/78', ruth)).toEqual([]);
  api.advanceClock(5_001);
  expect(await meet(path, joel)).toEqual([]);
});

test('the same thing at either of its addresses is one', async () => {
  const [author, admin] = [await api.make.person(2), await api.make.person(4)];
  const { id } = await api.make.story({ authorId: author.id, category: 1 });
  await meet(`/news/view/${id}`, author);
  expect(await meet(`/alumni/alnews/view/${id}`, admin)).toEqual([author.name]);
  const editor = await api.make.person(3);
  // A page may stand below another, under a name of its own.
  await api.database.db.execute(
    sql`insert into pages (id, path, tag, title, page_text) values ('visit', 'about/come', '', 'Visit', '')`,
  );
  await meet('/about/come', editor);
  expect(await meet('/desk/pages/visit', admin)).toEqual([editor.name]);
  const owner = await api.make.person(5);
  await meet('/alum/view/4', owner);
  expect(await meet('/alumni/view/4', admin)).toEqual([owner.name]);
});

test('nothing is written, and few statements are asked', async () => {
  const [author, admin] = [await api.make.person(2), await api.make.person(4)];
  const { id } = await api.make.story({ authorId: author.id });
  const statements = [
    ...(await api.statementsOf(() => meet(`/news/view/${id}`, author))),
    ...(await api.statementsOf(() => meet('/admin/orders/SH-1', admin))),
  ];
  expect(statements.length).toBeLessThanOrEqual(4);
  expect(statements.filter((text) => /\b(insert|update|delete)\b/i.test(text))).toEqual([]);
});

test('what one process notes all others receive, and the board does not grow', () => {
  let now = 0;
  const clock = () => new Date(now);
  const [one, two] = [createPresenceBoard(clock), createPresenceBoard(clock)];
  one.notifyBy(two.receive);
  two.notifyBy(one.receive);
  one.meet('a', { id: 1, name: 'Ruth' });
  expect(two.meet('a', { id: 2, name: 'Joel' })).toEqual([{ id: 1, name: 'Ruth' }]);
  expect(one.meet('a', { id: 1, name: 'Ruth' })).toEqual([{ id: 2, name: 'Joel' }]);
  for (let n = 0; n < 5_000; n++) one.meet(`b ${n}`, { id: 1, name: 'Ruth' });
  // It was left for longest.
  expect(one.meet('a', { id: 3, name: 'Sam' })).toEqual([]);
  for (let id = 10; id < 100; id++) one.meet('c', { id, name: 'X' });
  expect(one.meet('c', { id: 1, name: 'Ruth' })).toHaveLength(20);
  now = 6_000;
  expect(one.meet('c', { id: 1, name: 'Ruth' })).toEqual([]);
});

test('where nothing can be changed nobody is seen', async () => {
  const editor = await api.make.person(3);
  for (const path of ['/user/alum/5', '//admin/enquiries/1', '/nowhere', '/adminx/enquiries/1', '/setup/done']) {
    const query = encodeURIComponent(path);
    const { status } = await api.request('GET', `/desk/presence?path=${query}`, { as: editor });
    expect([path, status]).toEqual([path, 404]);
  }
});
