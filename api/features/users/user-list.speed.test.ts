import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { usersPerGroup } from '../../../contract/people/users.ts';
import { testApi } from '../../../tests/support/api.ts';
import { vacuum } from '../../../tests/support/import-many.ts';

const api = testApi();
const ids = (rows: { id: number }[]) => rows.map(({ id }) => id);

test('reads few pages of the database with 100,000 users, in any order', async () => {
  const admin = await api.make.person(4);
  await api.deps.db.execute(sql`
    insert into users (name, email, password_hash, role)
    select 'Pupil ' || md5(n::text), 'pupil' || n || '@many.example', 'x',
      case when n % 1000 = 0 then 4 when n % 100 = 0 then 3 when n % 10 = 0 then 2 else 1 end
    from generate_series(1, 100000) n`);
  await vacuum(api.deps.db, 'users');
  const ask = (query: string) => api.request('GET', `/admin/users?${query}`, { as: admin });
  const timed = async (query: string) => ({
    answer: (await ask(query)).answer,
    pages: await api.pagesTouched(() => ask(query)),
  });

  const first = await timed('page=1');
  const deep = await timed('page=900');
  const found = await timed('q=pupil99999@');
  const byLogin = await timed('sort=-updatedAt&items=25');
  const active = await timed('state=active&sort=-updatedAt&items=25');
  expect(first.pages, 'first page').toBeLessThan(6_000);
  expect(found.pages, 'search').toBeLessThan(3_000);
  expect(byLogin.pages, 'by last login').toBeLessThan(20_000);
  expect(active.pages, 'active by last login').toBeLessThan(20_000);
  // Whoever asks for one that far goes past all before it, in the order of an index.
  expect(deep.pages, 'page 900').toBeLessThan(150_000);

  for (const group of ['admins', 'editors', 'authors', 'users'] as const) {
    const names = first.answer[group].map(({ name }) => name);
    expect(names).toHaveLength(usersPerGroup);
    expect(names).toEqual(names.toSorted((a: string, b: string) => (a < b ? -1 : 1)));
  }
  expect(first.answer.totals.users).toBeGreaterThanOrEqual(90_000);
  const next = await ask('page=2');
  const [last, following] = [first.answer.users.at(-1), next.answer.users[0]];
  expect(ids(next.answer.users)).not.toContain(last?.id);
  expect(last && following && following.name > last.name).toBe(true);
  expect(deep.answer.users).toHaveLength(usersPerGroup);
  expect(deep.answer.admins).toEqual([]);
  expect(deep.answer.totals).toEqual(first.answer.totals);
  expect(found.answer.users.map(({ email }: { email: string }) => email)).toEqual(['pupil99999@many.example']);
  // The session's own check, the page and the totals.
  expect(await api.countStatements(() => ask('page=3'))).toBe(3);
  const everybody = await ask('q=%40&page=2');
  expect(everybody.answer).toEqual(next.answer);
  expect(await api.countStatements(() => ask('q=pupil'))).toBe(3);
  expect((await ask('q=%40&page=9999')).answer).toMatchObject({ users: [], totals: first.answer.totals });
});
