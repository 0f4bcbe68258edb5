import { describe, expect, test } from 'vitest';
import type { Role } from '../../../contract/people/roles.ts';
import { userList, user as userShape } from '../../../contract/people/users.ts';
import { testApi } from '../../../tests/support/api.ts';
import type { Person } from '../../../tests/support/factory.ts';

const api = testApi();

const people = <const R extends Role[]>(...roles: R) =>
  Promise.all(roles.map((role) => api.make.person(role))) as Promise<{ [K in keyof R]: Person }>;
const ids = (rows: { id: number }[]) => rows.map(({ id }) => id);

describe('GET /admin/users', () => {
  test('groups by role, by name, found by a part of name or e-mail', async () => {
    const [admin] = await people(4);
    const tag = 'zebra_%';
    const named = (role: Role, name: string) => api.make.person(role, { name: `${name} ${tag}` });
    const [owner, boss, editor, author, second, first] = await Promise.all([
      named(5, 'Ada'),
      named(4, 'Abe'),
      named(3, 'Eva'),
      named(2, 'Aya'),
      named(1, 'Bob'),
      api.make.person(1, { name: 'Ann', email: `ann.${tag}@school.example`, suspended: true }),
    ]);
    const { status, answer } = await api.request('GET', '/admin/users?q=ZEBRA_%25', { as: admin });
    expect(status).toBe(200);
    expect(userList.strict().extend({ users: userShape.strict().array() }).parse(answer)).toEqual(answer);
    expect(ids(answer.admins)).toEqual([boss.id, owner.id]);
    expect(ids(answer.editors)).toEqual([editor.id]);
    expect(ids(answer.authors)).toEqual([author.id]);
    expect(ids(answer.users)).toEqual([first.id, second.id]);
    expect(answer.users[0]?.suspend).toBe(true);
    expect(answer.totals).toEqual({ admins: 2, editors: 1, authors: 1, users: 2 });
    expect((await api.request('GET', '/admin/users?q=zebra_x', { as: admin })).answer.totals.users).toBe(0);
  });

  test('is narrowed to a group and a state, and sorted by name or last login either way', async () => {
    const [admin] = await people(4);
    const at = (day: number) => ({ updatedAt: new Date(Date.UTC(2026, 0, day)) });
    const [ben, amy, cat] = await Promise.all([
      api.make.person(2, { name: 'Ben giraffe', ...at(1) }),
      api.make.person(2, { name: 'Amy giraffe', ...at(2), suspended: true }),
      api.make.person(1, { name: 'Cat giraffe', ...at(3) }),
    ]);
    const list = async (query: string) => (await api.request('GET', `/admin/users?${query}`, { as: admin })).answer;
    const authors = async (query: string) => ids((await list(query)).authors);
    for (const q of ['q=giraffe&', '']) {
      const known = (rows: number[]) => rows.filter((id) => id === ben.id || id === amy.id);
      expect(known(await authors(`${q}sort=-name`)), q).toEqual([ben.id, amy.id]);
      expect(known(await authors(`${q}sort=updatedAt`)), q).toEqual([ben.id, amy.id]);
      expect(known(await authors(`${q}sort=-updatedAt`)), q).toEqual([amy.id, ben.id]);
      const one = await list(`${q}group=authors`);
      expect(known(ids(one.authors)), q).toEqual([amy.id, ben.id]);
      expect([one.admins, one.users, one.totals.admins, one.totals.users], q).toEqual([[], [], 0, 0]);
    }
    expect(await authors('q=giraffe&state=suspended')).toEqual([amy.id]);
    expect(await authors('q=giraffe&state=active')).toEqual([ben.id]);
    expect(ids((await list('state=suspended')).users)).not.toContain(cat.id);
    const small = await list('q=giraffe&items=1&page=2');
    expect(small).toMatchObject({ pages: 2, users: [], totals: { authors: 2, users: 1 } });
    expect(ids(small.authors)).toEqual([ben.id]);
    const { refusal } = await api.request('GET', '/admin/users?group=owners&state=away&sort=role&items=101', {
      as: admin,
    });
    expect(Object.keys(refusal.fields).sort()).toEqual(['group', 'items', 'sort', 'state']);
  });

  test('is for administrators and refuses what it does not understand', async () => {
    const [editor, admin] = await people(3, 4);
    expect((await api.request('GET', '/admin/users')).status).toBe(401);
    expect((await api.request('GET', '/admin/users', { as: editor })).status).toBe(403);
    const wrong = await api.request('GET', `/admin/users?page=0&q=${'x'.repeat(101)}`, { as: admin });
    expect(Object.keys(wrong.refusal.fields).sort()).toEqual(['page', 'q']);
  });
});
