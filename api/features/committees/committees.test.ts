import { describe, expect, test } from 'vitest';
import { committeeList, committee as committeeShape } from '../../../contract/content/committees.ts';
import { testApi } from '../../../tests/support/api.ts';
import type { Person } from '../../../tests/support/factory.ts';
import { committeeMembers, committees } from '../../db/tables/committees.ts';

const api = testApi();
let counter = 0;
const member = (change: object = {}) => ({
  name: `Member ${++counter}`,
  role: 'Chair',
  fromYear: 2024,
  toYear: 2026,
  ...change,
});
const parents = (change: object = {}) => ({
  name: `Parents ${++counter}`,
  purpose: 'Help.\nAlways.',
  members: [member()],
  ...change,
});
const add = (as: Person | undefined, json: unknown) => api.request('POST', '/admin/committees', { as, json });
const edit = (as: Person | undefined, id: number, json: unknown) =>
  api.request('PUT', `/admin/committees/${id}`, { as, json });

test('a committee is added, read, changed and deleted, its members in order', async () => {
  const admin = await api.make.person(4);
  const json = parents({ members: [member({ name: 'Zoe' }), member({ name: 'Abe' }), member({ name: 'Moses' })] });
  const added = await add(admin, json);
  expect(added.status).toBe(201);
  expect(committeeShape.strict().parse(added.answer)).toEqual(added.answer);
  expect(added.answer).toMatchObject(json);

  const url = `/admin/committees/${added.answer.id}`;
  expect((await api.request('GET', url, { as: admin })).answer).toEqual(added.answer);
  const changed = { ...json, purpose: 'Other', members: [json.members[2], member({ name: 'New' }), json.members[0]] };
  const edited = await edit(admin, added.answer.id, changed);
  expect(edited.status).toBe(200);
  expect(edited.answer).toEqual({ ...added.answer, ...changed, updatedAt: expect.any(String) });
  expect((await edit(admin, added.answer.id, { ...json, members: [] })).answer.members).toEqual([]);
  await edit(admin, added.answer.id, json);
  expect((await api.request('DELETE', url, { as: admin })).status).toBe(204);
  expect((await api.request('GET', url, { as: admin })).status).toBe(404);
  const left = await api.deps.db.select().from(committeeMembers);
  expect(left.filter(({ committeeId }) => committeeId === added.answer.id)).toEqual([]);
});

test('two changes at once leave the members of one of them', async () => {
  const admin = await api.make.person(4);
  const { id, name } = (await add(admin, parents())).answer;
  const lists = [1, 2, 3, 4].map((n) => Array.from({ length: 20 }, () => member({ role: `Saver ${n}` })));
  const answers = await Promise.all(lists.map((members) => edit(admin, id, parents({ name, members }))));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  const { answer } = await api.request('GET', `/admin/committees/${id}`, { as: admin });
  expect(lists).toContainEqual(answer.members);
});

test('a change that began from an older state writes nothing', async () => {
  const admin = await api.make.person(4);
  const { id, updatedAt } = (await add(admin, parents())).answer;
  const first = await edit(admin, id, parents({ updatedAt }));
  expect(first.status).toBe(200);
  const second = await edit(admin, id, parents({ updatedAt }));
  expect([second.status, second.refusal.code]).toEqual([409, 'stale']);
  expect((await api.request('GET', `/admin/committees/${id}`, { as: admin })).answer).toEqual(first.answer);
});

describe('refusals', () => {
  test('every wrong field is named, each at its edge', async () => {
    const admin = await api.make.person(4);
    const { id } = (await add(admin, parents())).answer;
    const wrong = async (json: unknown) => Object.keys((await add(admin, json)).refusal.fields).sort();
    expect(await wrong({ name: ' ', purpose: '', members: 'x' })).toEqual(['members', 'name', 'purpose']);
    expect(await wrong({ name: 'x'.repeat(121), purpose: 'x'.repeat(5001) })).toEqual(['name', 'purpose']);
    expect(await wrong(parents({ members: Array.from({ length: 61 }, () => member()) }))).toEqual(['members']);
    const bad = { name: '', role: '', fromYear: 1899, toYear: 2101 };
    expect(await wrong(parents({ members: [member(), bad] }))).toEqual(
      ['fromYear', 'name', 'role', 'toYear'].map((field) => `members.1.${field}`),
    );
    expect(await wrong(parents({ members: [member({ fromYear: 2025, toYear: 2024 })] }))).toEqual(['members.0.toYear']);
    expect(await wrong(parents({ members: [member({ fromYear: '2024', toYear: 2024.5 })] }))).toHaveLength(2);
    const full = Array.from({ length: 60 }, () => member({ fromYear: 1900, toYear: 1900 }));
    expect((await add(admin, parents({ members: full }))).answer.members).toEqual(full);
    expect((await add(admin, parents({ members: undefined }))).answer.members).toEqual([]);
    // Left out by mistake, the members must not all be lost.
    const forgotten = await edit(admin, id, parents({ members: undefined }));
    expect(forgotten.status).toBe(400);
    expect(Object.keys(forgotten.refusal.fields)).toEqual(['members']);
  });

  test('a name is given once, in whatever case, and nothing of a refused change stays', async () => {
    const admin = await api.make.person(4);
    const [first, second] = [parents(), parents()];
    await add(admin, first);
    const added = (await add(admin, second)).answer;
    const twice = await add(admin, { ...first, name: first.name.toUpperCase() });
    const renamed = await edit(admin, added.id, parents({ name: first.name }));
    for (const refused of [twice, renamed]) {
      expect(refused.status).toBe(409);
      expect(refused.refusal.fields).toEqual({ name: 'There is a committee of this name already.' });
    }
    expect((await api.request('GET', `/admin/committees/${added.id}`, { as: admin })).answer).toEqual(added);
  });

  test('what is not there', async () => {
    const admin = await api.make.person(4);
    const url = '/admin/committees/999999';
    expect((await api.request('GET', url, { as: admin })).status).toBe(404);
    expect((await edit(admin, 999_999, parents())).status).toBe(404);
    expect((await api.request('DELETE', url, { as: admin })).status).toBe(404);
  });

  test('everybody but administrators', async () => {
    const [editor, admin] = await Promise.all([api.make.person(3), api.make.person(4)]);
    const { id } = (await add(admin, parents())).answer;
    for (const [method, url] of [
      ['GET', '/admin/committees'],
      ['POST', '/admin/committees'],
      ['GET', `/admin/committees/${id}`],
      ['PUT', `/admin/committees/${id}`],
      ['DELETE', `/admin/committees/${id}`],
    ] as const) {
      const json = method === 'POST' || method === 'PUT' ? { json: parents() } : {};
      expect((await api.request(method, url, json)).status).toBe(401);
      expect((await api.request(method, url, { as: editor, ...json })).status).toBe(403);
    }
  });
});

test('the list is by name, in pages of 12, and found by a part of name or purpose', async () => {
  const admin = await api.make.person(5);
  const names = Array.from({ length: 25 }, (_, n) => `Choir ${String(n).padStart(2, '0')}`);
  const rows = await api.deps.db
    .insert(committees)
    .values(names.toReversed().map((name) => ({ name, purpose: `Sing as ${name}` })))
    .returning();
  await api.deps.db
    .insert(committeeMembers)
    .values(rows.map(({ id, name }) => ({ ...member({ name }), committeeId: id, position: 0 })));
  const list = (query: string) => api.request('GET', `/admin/committees?${query}`, { as: admin });
  const { status, answer } = await list('q=CHOIR');
  expect(status).toBe(200);
  expect(committeeList.strict().parse(answer)).toEqual(answer);
  expect(answer.pages).toBe(3);
  expect(answer.docs.map((doc: { name: string }) => doc.name)).toEqual(names.slice(0, 12));
  for (const doc of answer.docs) expect(doc.members).toMatchObject([{ name: doc.name }]);
  const third = (await list('q=sing+as&page=3')).answer;
  expect(third.docs.map((doc: { name: string }) => doc.name)).toEqual(names.slice(24));
  expect((await list('q=choir&page=4')).answer).toEqual({ docs: [], pages: 3, total: 25 });
  expect((await list('')).answer.pages).toBeGreaterThanOrEqual(3);
  expect(Object.keys((await list(`page=x&q=${'x'.repeat(101)}`)).refusal.fields).sort()).toEqual(['page', 'q']);
  // The session's own check, the page and the total.
  expect(await api.countStatements(() => list('q=choir'))).toBe(3);
});

test('the list is sorted by name and age either way, and found by a member', async () => {
  const admin = await api.make.person(4);
  for (const [name, person] of [
    ['Garden b', 'Nakibuuka Rose'],
    ['Garden a', 'Mugisha Dan'],
  ]) {
    await add(admin, parents({ name, members: [member({ name: person })] }));
  }
  const names = async (query: string) =>
    (await api.request('GET', `/admin/committees?${query}`, { as: admin })).answer.docs.map(
      (doc: { name: string }) => doc.name,
    );
  expect(await names('q=garden&sort=-name')).toEqual(['Garden b', 'Garden a']);
  expect(await names('q=garden&sort=createdAt')).toEqual(['Garden b', 'Garden a']);
  expect(await names('q=garden&sort=-createdAt')).toEqual(['Garden a', 'Garden b']);
  expect(await names('q=nakibuuka')).toEqual(['Garden b']);
  expect((await api.request('GET', '/admin/committees?sort=age', { as: admin })).refusal.fields).toHaveProperty('sort');
});
