import { beforeEach, describe, expect, test } from 'vitest';
import { profileHome, profileList, profile as profileShape } from '../../../contract/content/profiles.ts';
import { userMessages } from '../../../contract/people/users.ts';
import { testApi } from '../../../tests/support/api.ts';
import { pages } from '../../db/tables/pages.ts';
import { profiles } from '../../db/tables/profiles.ts';

const api = testApi();

const input = async () => ({
  name: 'Grace Nakato',
  tag: 30,
  position: 'Teacher of P4',
  bio: '<p>She teaches.</p>',
  pictures: await api.make.picture(),
});

async function makeProfiles(count: number, change: Partial<typeof profiles.$inferInsert> = {}) {
  const picture = await api.make.picture();
  const row = { name: 'Somebody', position: 'Teacher', tag: 30, bio: '<p>Bio.</p>', picture, ...change };
  const made = await api.deps.db
    .insert(profiles)
    .values(Array.from({ length: count }, () => row))
    .returning({ id: profiles.id });
  return made.map(({ id }) => id);
}

const ids = (docs: { id: number }[]) => docs.map(({ id }) => id);

beforeEach(async () => {
  await api.deps.db.delete(profiles);
});

describe('reading', () => {
  test('a group is listed by id in pages of twelve', async () => {
    const made = await makeProfiles(25);
    await makeProfiles(2, { tag: 10 });
    const [first, third, beyond] = await Promise.all(
      [1, 3, 9].map((page) => api.request('GET', `/profiles/30?page=${page}`)),
    );
    expect(first?.status).toBe(200);
    expect(ids(first?.answer.docs ?? [])).toEqual(made.slice(0, 12));
    expect(ids(third?.answer.docs ?? [])).toEqual(made.slice(24));
    expect(beyond?.answer).toEqual({ docs: [], pages: 3 });
    expect(profileList.strict().parse(first?.answer)).toEqual(first?.answer);
    expect((await api.request('GET', '/profiles/10')).answer.pages).toBe(1);
    expect((await api.request('GET', '/profiles/20')).answer).toEqual({ docs: [], pages: 0 });
  });

  test('a list takes two statements, whatever its length', async () => {
    await makeProfiles(12);
    expect(await api.countStatements(() => api.request('GET', '/profiles/30'))).toBe(2);
    expect(await api.countStatements(() => api.request('GET', '/profiles/home'))).toBe(2);
  });

  test.each(['11', '0', 'view', 'teachers', '10.5'])('%s is no group', async (group) => {
    const { status, refusal } = await api.request('GET', `/profiles/${group}`);
    expect(status).toBe(400);
    expect(refusal.fields).toHaveProperty('group');
  });

  test('a page number that is none is refused', async () => {
    expect((await api.request('GET', '/profiles/30?page=0')).refusal.fields).toHaveProperty('page');
  });

  test('the home page mixes management and teachers, and governors fill what is left', async () => {
    const governors = await makeProfiles(3, { tag: 10 });
    const management = await makeProfiles(4, { tag: 20 });
    const teachers = await makeProfiles(1, { tag: 30 });
    const { status, answer } = await api.request('GET', '/profiles/home');
    expect(status).toBe(200);
    expect(ids(answer.profiles)).toEqual([
      management[0],
      teachers[0],
      management[1],
      management[2],
      management[3],
      governors[0],
    ]);
    expect(answer.message).toBeNull();
  });

  test('the message of the home page is the page of the director', async () => {
    const message = { tag: 'about', title: 'A word', pageText: '<p>Welcome.</p>' };
    await api.deps.db.insert(pages).values({ id: 'director', path: 'director', ...message });
    const { answer } = await api.request('GET', '/profiles/home');
    expect(answer).toEqual({ profiles: [], message: { ...message, pictureInfo: [] } });
    expect(profileHome.strict().parse(answer)).toEqual(answer);
    await api.deps.db.update(pages).set({ draft: true });
    expect((await api.request('GET', '/profiles/home')).answer.message).toBeNull();
  });

  test('one profile, or 404', async () => {
    const owner = await api.make.person(3);
    const [id] = await makeProfiles(1, { ownerId: owner.id });
    const { status, answer } = await api.request('GET', `/profiles/view/${id}`);
    expect(status).toBe(200);
    expect(profileShape.strict().parse(answer)).toEqual(answer);
    expect(answer).toMatchObject({ id, tag: 30, UserId: owner.id, userId: owner.id });
    expect(answer.pictureInfo).toMatchObject([{ name: answer.pictures, width: 40, height: 30 }]);
    expect((await api.request('GET', '/profiles/view/999999')).status).toBe(404);
    expect((await api.request('GET', '/profiles/view/x')).refusal.fields).toHaveProperty('id');
  });
});

describe('writing', () => {
  test('an editor adds a profile and reads it again', async () => {
    const editor = await api.make.person(3);
    const json = await input();
    const added = await api.request('POST', '/profiles/add', { as: editor, json });
    expect(added.status).toBe(201);
    expect(added.answer).toMatchObject({ ...json, userId: editor.id, UserId: editor.id });
    expect(profileShape.strict().parse(added.answer)).toEqual(added.answer);
    expect((await api.request('GET', `/profiles/view/${added.answer.id}`)).answer).toEqual(added.answer);
  });

  test('others add nothing', async () => {
    const author = await api.make.person(2);
    const json = await input();
    expect((await api.request('POST', '/profiles/add', { json })).status).toBe(401);
    expect((await api.request('POST', '/profiles/add', { as: author, json })).status).toBe(403);
    expect(await api.deps.db.$count(profiles)).toBe(0);
  });

  test('every wrong field is named', async () => {
    const editor = await api.make.person(3);
    const { status, refusal } = await api.request('POST', '/profiles/add', {
      as: editor,
      json: { name: ' ', tag: 40, userId: 'x', pictures: 'a.png,b.png' },
    });
    expect(status).toBe(400);
    expect(Object.keys(refusal.fields).sort()).toEqual(['bio', 'name', 'pictures', 'position', 'tag', 'userId']);
  });

  test.each([
    ['name', 'x'.repeat(121)],
    ['position', 'x'.repeat(121)],
    ['bio', '<script>alert(1)</script><p> </p>'],
    ['pictures', 'nowhere.png'],
    ['tag', null],
  ])('a wrong %s alone is refused', async (field, value) => {
    const editor = await api.make.person(3);
    const json = { ...(await input()), [field]: value };
    const { status, refusal } = await api.request('POST', '/profiles/add', { as: editor, json });
    expect(status).toBe(400);
    expect(Object.keys(refusal.fields)).toEqual([field]);
  });

  test('the biography is cleaned', async () => {
    const editor = await api.make.person(3);
    const json = { ...(await input()), bio: '<p onclick="x()">Hi<script>x()</script></p>' };
    const { answer } = await api.request('POST', '/profiles/add', { as: editor, json });
    expect(answer.bio).toBe('<p>Hi</p>');
  });

  test('a user id counts only for an administrator who adds', async () => {
    const [editor, admin] = await Promise.all([api.make.person(3), api.make.person(4)]);
    const add = async (as: typeof editor, userId: number) =>
      api.request('POST', '/profiles/add', { as, json: { ...(await input()), userId } });
    expect((await add(admin, editor.id)).answer.userId).toBe(editor.id);
    expect((await add(editor, admin.id)).answer.userId).toBe(editor.id);
    expect((await add(admin, 999_999)).refusal.fields).toHaveProperty('userId');
    const above = await add(admin, (await api.make.person(5)).id);
    expect(above.refusal.fields).toEqual({ userId: userMessages.above });
  });

  test('only the owner or an administrator changes or deletes', async () => {
    const [owner, other, admin] = await Promise.all([api.make.person(3), api.make.person(3), api.make.person(4)]);
    const [id] = await makeProfiles(1, { ownerId: owner.id });
    const edit = `/profiles/edit/${id}`;
    const json = { ...(await input()), name: 'Changed', tag: 20, userId: other.id, id: 5 };
    expect((await api.request('PUT', edit, { json })).status).toBe(401);
    expect((await api.request('PUT', edit, { as: other, json })).status).toBe(403);
    const changed = await api.request('PUT', edit, { as: owner, json });
    expect(changed.status).toBe(200);
    expect(changed.answer).toMatchObject({ id, name: 'Changed', tag: 20, userId: owner.id, pictures: json.pictures });
    expect((await api.request('PUT', edit, { as: admin, json })).status).toBe(200);
    expect((await api.request('PUT', '/profiles/edit/999999', { as: other, json })).status).toBe(404);

    expect((await api.request('DELETE', `/profiles/delete/${id}`)).status).toBe(401);
    expect((await api.request('DELETE', `/profiles/delete/${id}`, { as: other })).status).toBe(403);
    expect((await api.request('DELETE', `/profiles/delete/${id}`, { as: owner })).status).toBe(204);
    expect((await api.request('DELETE', `/profiles/delete/${id}`, { as: admin })).status).toBe(404);
    expect(await api.deps.db.$count(profiles)).toBe(0);
  });

  test('the picture stays unless another is named', async () => {
    const admin = await api.make.person(4);
    const [id] = await makeProfiles(1);
    const before = (await api.request('GET', `/profiles/view/${id}`)).answer.pictures;
    const { pictures: another, ...json } = await input();
    const kept = await api.request('PUT', `/profiles/edit/${id}`, { as: admin, json });
    expect(kept.answer.pictures).toBe(before);
    const swapped = await api.request('PUT', `/profiles/edit/${id}`, {
      as: admin,
      json: { ...json, pictures: another },
    });
    expect(swapped.answer.pictures).toBe(another);
    const unknown = { ...json, pictures: 'nowhere.png' };
    expect(
      (await api.request('PUT', `/profiles/edit/${id}`, { as: admin, json: unknown })).refusal.fields,
    ).toHaveProperty('pictures');
  });
});
