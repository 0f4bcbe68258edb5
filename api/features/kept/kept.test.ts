import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { keptMessages } from '../../../contract/content/kept.ts';
import { testApi } from '../../../tests/support/api.ts';
import type { Person } from '../../../tests/support/factory.ts';
import { auditLog, revisions } from '../../db/tables/history.ts';
import { keptChanges } from '../../db/tables/kept.ts';
import { media } from '../../db/tables/media.ts';
import { profiles } from '../../db/tables/profiles.ts';
import { stories } from '../../db/tables/stories.ts';
import { users } from '../../db/tables/users.ts';
import { publishKept } from './publish-kept.ts';

const api = testApi();
const hour = 3_600_000;
let author: Person;
let id: number;
let picture: string;

beforeEach(async () => {
  author = await api.make.person(3);
  picture = await api.make.picture();
  id = (await api.make.story({ kind: 'news', title: 'Public', authorId: author.id, pictures: [picture] })).id;
});

const change = (more: object = {}) => ({ title: 'Soon', detail: '<p>Soon.</p>', picture, ...more });
const edit = (json: object, as = author) => api.request('PUT', `/news/edit/${id}`, { as, json });
const keep = (more: object = {}, as = author) => edit(change({ keep: true, ...more }), as);
const kept = async () => (await api.request('GET', `/kept/news/${id}`, { as: author })).answer.kept;
const view = async () => (await api.request('GET', `/news/view/${id}`)).answer.story;
const soon = (ms = hour) => new Date(api.deps.clock().getTime() + ms).toISOString();
const run = async () => {
  const state = await kept();
  await publishKept(api.deps, { kind: 'news', id, savedAt: state?.at ?? '' });
};
const actions = async () =>
  (
    await api.deps.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.itemId, String(id)))
  ).map(({ action }) => action);

describe('a change that is kept', () => {
  test('leaves what readers see as it is, and becomes public with the save that continues it', async () => {
    const before = await view();
    expect((await keep()).status).toBe(200);
    expect(await view()).toEqual(before);
    const state = await kept();
    expect(state).toMatchObject({ content: { title: 'Soon', detail: '<p>Soon.</p>', picture }, by: author.name });
    expect(state).toMatchObject({ publishAt: null, behind: false, problem: '' });
    expect((await edit(change({ updatedAt: before.updatedAt, kept: state?.at }))).status).toBe(200);
    expect(await view()).toMatchObject({ title: 'Soon', createdAt: before.createdAt });
    expect(await kept()).toBeNull();
    expect(await actions()).toEqual(['kept', 'changed']);
    const versions = await api.deps.db
      .select()
      .from(revisions)
      .where(eq(revisions.itemId, String(id)));
    expect(versions.map(({ title }) => title)).toEqual(['Public', 'Soon']);
  });

  test('is kept by the same rules as a save: complete, sanitised, with pictures that exist', async () => {
    expect((await keep({ detail: '' })).refusal.fields).toHaveProperty('detail');
    expect((await keep({ picture: 'no-such.jpg' })).refusal.fields).toHaveProperty('picture');
    expect((await keep({ publishAt: soon(-1000) })).refusal.fields).toEqual({ publishAt: keptMessages.past });
    await keep({ detail: '<p onclick="x">a</p><script>b</script>' });
    expect((await kept())?.content.detail).toBe('<p>a</p>');
    await api.deps.db.update(stories).set({ draft: true }).where(eq(stories.id, id));
    expect((await keep()).refusal.fields).toEqual({ keep: keptMessages.notPublic });
  });

  test('of two who keep at once the second is told; a direct save leaves it and marks it as behind', async () => {
    const admin = await api.make.person(4);
    await keep();
    const late = await keep({}, admin);
    expect([late.status, late.refusal.message]).toEqual([409, `${author.name} has saved this since you opened it.`]);
    const first = await kept();
    expect((await keep({ kept: first?.at, title: 'Sooner' }, admin)).status).toBe(200);
    expect((await keep({ kept: first?.at })).status).toBe(409);
    await edit({ ...change(), title: 'Directly' });
    expect(await kept()).toMatchObject({ content: { title: 'Sooner' }, by: admin.name, behind: true });
    expect((await view()).title).toBe('Directly');
  });

  test('published twice at once is published once', async () => {
    await keep();
    const { updatedAt } = await view();
    const state = await kept();
    const both = await Promise.all([1, 2].map(() => edit(change({ updatedAt, kept: state?.at }))));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('says of pictures what readers do not see yet', async () => {
    const words = [{ name: picture, alt: 'New words' }];
    await keep({ pictureWords: words });
    const altNow = async () => (await api.deps.db.select().from(media).where(eq(media.name, picture)))[0]?.alt;
    expect(await altNow()).not.toBe('New words');
    expect((await kept())?.pictureInfo[0]?.alt).toBe('New words');
    const { key } = (await api.request('POST', `/previews/news/${id}`, { as: author })).answer;
    const { answer } = await api.request('GET', `/previews/open?key=${key}`);
    expect(answer).toMatchObject({ story: { title: 'Soon', pictureInfo: [{ alt: 'New words' }] } });
    await api.request('PUT', `/news/edit/${id}`, {
      as: author,
      json: { ...change({ kept: (await kept())?.at }), pictureWords: words },
    });
    expect(await altNow()).toBe('New words');
  });

  test('goes to the trash with its story, and comes back with it', async () => {
    const fresh = await api.make.picture();
    await keep({ picture: fresh });
    await api.request('DELETE', `/news/delete/${id}`, { as: author });
    expect(await api.deps.db.$count(keptChanges, eq(keptChanges.storyId, id))).toBe(0);
    await api.request('POST', `/trash/news/${id}/restore`, { as: author });
    expect(await kept()).toMatchObject({ content: { title: 'Soon', picture: fresh }, by: author.name });
  });

  test('whose moment passes in the trash is not published, and says so when it comes back', async () => {
    await keep({ publishAt: soon(60_000) });
    const { at = '' } = (await kept()) ?? {};
    await api.request('DELETE', `/news/delete/${id}`, { as: author });
    api.advanceClock(120_000);
    await publishKept(api.deps, { kind: 'news', id, savedAt: at });
    await api.request('POST', `/trash/news/${id}/restore`, { as: author });
    expect(await kept()).toMatchObject({ content: { title: 'Soon' }, problem: keptMessages.inTrash });
    await publishKept(api.deps, { kind: 'news', id, savedAt: at });
    api.advanceClock(-120_000);
    expect((await view()).title).toBe('Public');
    expect(await actions()).toEqual(['kept', 'deleted', 'restored', 'did not publish']);
  });

  test('that comes back before its moment is published then, also when its job was lost', async () => {
    await keep({ publishAt: soon() });
    await api.request('DELETE', `/news/delete/${id}`, { as: author });
    const jobs = async () => {
      const { rows } = await api.database.pool.query(
        "select data->>'savedAt' as at from pgboss.job where name = 'publish-kept' and data->>'id' = $1",
        [String(id)],
      );
      return rows.map(({ at }) => at);
    };
    await api.database.pool.query("delete from pgboss.job where name = 'publish-kept'");
    await api.request('POST', `/trash/news/${id}/restore`, { as: author });
    expect(await jobs()).toEqual([(await kept())?.at]);
    expect((await kept())?.problem).toBe('');
    await Promise.all([run(), run()]);
    expect((await view()).title).toBe('Soon');
  });

  test('can be given up, once', async () => {
    await keep();
    const drop = () => api.request('DELETE', `/kept/news/${id}`, { as: author });
    expect([(await drop()).status, (await drop()).status]).toEqual([204, 404]);
    expect(await actions()).toEqual(['kept', 'gave up changes']);
  });
});

describe('a change that is to be published at a moment', () => {
  test('is, with its version and its line in the log, and once', async () => {
    await keep({ publishAt: soon() });
    const state = await kept();
    const { rows } = await api.database.pool.query(
      "select start_after from pgboss.job where name = 'publish-kept' and data->>'id' = $1",
      [String(id)],
    );
    expect(rows).toEqual([{ start_after: new Date(state?.publishAt ?? 0) }]);
    await Promise.all([run(), run()]);
    expect((await view()).title).toBe('Soon');
    expect(await kept()).toBeNull();
    expect(await actions()).toEqual(['kept', 'changed']);
  });

  test('stays, with the reason, when the public version was changed since', async () => {
    await keep({ publishAt: soon() });
    await edit({ ...change(), title: 'Directly' });
    await run();
    expect((await view()).title).toBe('Directly');
    expect(await kept()).toMatchObject({ problem: keptMessages.behind, behind: true });
    expect(await actions()).toEqual(['kept', 'changed', 'did not publish']);
  });

  test('stays when whoever kept it was suspended, left, or may not change it any more', async () => {
    const { db } = api.deps;
    await keep({ publishAt: soon() });
    await db.update(users).set({ suspended: true }).where(eq(users.id, author.id));
    const savedAt = async () =>
      (await db.select().from(keptChanges).where(eq(keptChanges.storyId, id)))[0]?.savedAt.toISOString() ?? '';
    await publishKept(api.deps, { kind: 'news', id, savedAt: await savedAt() });
    await db.update(users).set({ suspended: false }).where(eq(users.id, author.id));
    expect(await kept()).toMatchObject({ problem: keptMessages.mayNot });
    const other = await api.make.person(4);
    await db.update(stories).set({ authorId: other.id }).where(eq(stories.id, id));
    await publishKept(api.deps, { kind: 'news', id, savedAt: await savedAt() });
    await db.delete(users).where(eq(users.id, author.id));
    await publishKept(api.deps, { kind: 'news', id, savedAt: await savedAt() });
    expect((await view()).title).toBe('Public');
  });

  test('a fault of the database is no answer: it is tried again, and said after the last attempt', async () => {
    await keep({ publishAt: soon() });
    const due = { kind: 'news', id, savedAt: (await kept())?.at ?? '' } as const;
    const { pool } = api.database;
    const locker = await pool.connect();
    onTestFinished(() => locker.release(true));
    await locker.query('begin');
    await locker.query('select from stories where id = $1 for update', [id]);
    const waiting = "where datname = current_database() and wait_event_type = 'Lock'";
    const cancelWaiting = () =>
      expect
        .poll(async () => (await pool.query(`select pg_cancel_backend(pid) from pg_stat_activity ${waiting}`)).rowCount)
        .toBe(1);
    const failing = expect(publishKept(api.deps, due)).rejects.toMatchObject({ cause: { code: '57014' } });
    await cancelWaiting();
    await failing;
    expect(await actions()).toEqual(['kept']);
    const last = publishKept(api.deps, due, true);
    await cancelWaiting();
    await locker.query('rollback');
    await last;
    expect(await kept()).toMatchObject({ problem: keptMessages.fault });
    expect(await actions()).toEqual(['kept', 'did not publish']);
    expect((await view()).title).toBe('Public');
  });

  test('does nothing when it was kept anew, given up or deleted', async () => {
    await keep({ publishAt: soon() });
    const old = (await kept())?.at ?? '';
    await keep({ kept: old, title: 'Another' });
    await publishKept(api.deps, { kind: 'news', id, savedAt: old });
    expect((await view()).title).toBe('Public');
    await run();
    expect((await view()).title, 'without a moment it waits').toBe('Public');
    await publishKept(api.deps, { kind: 'news', id: 999_999, savedAt: old });
  });
});

test('an event has the same', async () => {
  const event = await api.make.event({ authorId: author.id, title: 'Sports day' });
  const save = (json: object) => api.request('PUT', `/events/edit/${event.id}`, { as: author, json });
  const state = async () => (await api.request('GET', `/kept/event/${event.id}`, { as: author })).answer.kept;
  const now = async () => (await api.request('GET', `/events/view/${event.id}`)).answer.calEvent;
  const json = { title: 'Sports week', date: '2030-03-04', endDate: '2030-03-08', location: 'Field' };
  expect((await save({ ...json, keep: true, publishAt: soon() })).status).toBe(200);
  expect((await now()).title).toBe('Sports day');
  // Midnight at the school, which means that only the day is known.
  expect((await state())?.content).toMatchObject({
    date: '2030-03-03T21:00:00.000Z',
    endDate: '2030-03-07T21:00:00.000Z',
  });
  const { key } = (await api.request('POST', `/previews/event/${event.id}`, { as: author })).answer;
  const { answer } = await api.request('GET', `/previews/open?key=${key}`);
  expect(answer).toMatchObject({ calEvent: { title: 'Sports week', location: 'Field' } });
  await publishKept(api.deps, { kind: 'event', id: event.id, savedAt: (await state())?.at ?? '' });
  expect(await now()).toMatchObject({
    ...{ title: 'Sports week', location: 'Field' },
    ...{ date: '2030-03-03T21:00:00.000Z', endDate: '2030-03-07T21:00:00.000Z' },
  });
  expect(await state()).toBeNull();
});

test('a profile has the same', async () => {
  const profile = await api.make.profile({ ownerId: author.id, name: 'Grace', tag: 30 });
  const [before, later] = [profile.picture, await api.make.picture()];
  const save = (json: object) => api.request('PUT', `/profiles/edit/${profile.id}`, { as: author, json });
  const state = async () => (await api.request('GET', `/kept/profile/${profile.id}`, { as: author })).answer.kept;
  const now = async () => (await api.request('GET', `/profiles/view/${profile.id}`)).answer;
  const json = { name: 'Grace N.', position: 'Head', bio: '<p onclick="x">Leads.</p>', tag: 20 };
  expect((await save({ ...json, keep: true, bio: '' })).refusal.fields).toHaveProperty('bio');
  const words = [{ name: later, alt: 'A woman at a desk' }];
  const keeping = { ...json, pictures: later, pictureWords: words, keep: true, publishAt: soon() };
  expect((await save(keeping)).status).toBe(200);
  expect(await now()).toMatchObject({ name: 'Grace', tag: 30, pictures: before });
  expect(await state()).toMatchObject({
    content: { name: 'Grace N.', position: 'Head', bio: '<p>Leads.</p>', tag: 20, pictures: later },
    pictureInfo: [{ name: later, alt: 'A woman at a desk' }],
  });
  const { key } = (await api.request('POST', `/previews/profile/${profile.id}`, { as: author })).answer;
  expect((await api.request('GET', `/previews/open?key=${key}`)).answer).toMatchObject({
    profile: { name: 'Grace N.', pictures: later, pictureInfo: [{ name: later, alt: 'A woman at a desk' }] },
  });
  await api.request('DELETE', `/profiles/delete/${profile.id}`, { as: author });
  await api.request('POST', `/trash/profile/${profile.id}/restore`, { as: author });
  const { at = '' } = (await state()) ?? {};
  await Promise.all([1, 2].map(() => publishKept(api.deps, { kind: 'profile', id: profile.id, savedAt: at })));
  expect(await now()).toMatchObject({ name: 'Grace N.', position: 'Head', tag: 20, pictures: later, draft: false });
  expect(await state()).toBeNull();
});

test('a kept change of a profile that was unpublished or given away meanwhile stays', async () => {
  const profile = await api.make.profile({ ownerId: author.id, name: 'Grace' });
  const json = { name: 'Later', position: 'Head', bio: '<p>b</p>', tag: 20, keep: true, publishAt: soon() };
  const edit = (json: object, as = author) => api.request('PUT', `/profiles/edit/${profile.id}`, { as, json });
  expect((await edit(json)).status).toBe(200);
  const admin = await api.make.person(4);
  const state = async () => (await api.request('GET', `/kept/profile/${profile.id}`, { as: admin })).answer.kept;
  const publish = async () =>
    publishKept(api.deps, { kind: 'profile', id: profile.id, savedAt: (await state())?.at ?? '' });
  await api.deps.db.update(profiles).set({ ownerId: admin.id }).where(eq(profiles.id, profile.id));
  await publish();
  expect(await state()).toMatchObject({ problem: keptMessages.mayNot });
  await api.deps.db.update(profiles).set({ ownerId: author.id }).where(eq(profiles.id, profile.id));
  await edit({ name: 'Draft', tag: 20, draft: true });
  await publish();
  expect(await state()).toMatchObject({ problem: keptMessages.behind, behind: true });
  expect((await api.request('GET', `/profiles/view/${profile.id}`)).status).toBe(404);
});
