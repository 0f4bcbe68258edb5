import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { keptMessages } from '../../../../contract/content/kept.ts';
import { pageContentMessages as messages } from '../../../../contract/pages/page-content.ts';
import { testApi } from '../../../../tests/support/api.ts';
import type { Person } from '../../../../tests/support/factory.ts';
import { auditLog, revisions } from '../../../db/tables/history.ts';
import { media } from '../../../db/tables/media.ts';
import { pageDrafts, pages } from '../../../db/tables/pages.ts';
import { users } from '../../../db/tables/users.ts';
import { rescheduleKept } from '../../kept/kept.service.ts';
import { publishKept } from '../../kept/publish-kept.ts';
import { shownPage } from '../shown-page.ts';

const api = testApi();
const hour = 3_600_000;
let editor: Person;
let id = '';
let count = 0;

const text = (html: string) => ({ id: 'a', type: 'text', version: 1, html });
const soon = (ms = hour) => new Date(api.deps.clock().getTime() + ms).toISOString();

beforeEach(async () => {
  const { db } = api.deps;
  await db.delete(pages);
  count += 1;
  id = `bus-${count}`;
  await db.insert(pages).values({ id, path: id, tag: '', title: 'Bus', pageText: '<p>Three.</p>' });
  editor = await api.make.person(3);
});

const content = async () => (await api.request('GET', `/admin/pages/${id}/content`, { as: editor })).answer;
const save = (more: object = {}, as = editor) =>
  api.request('PUT', `/admin/pages/${id}/content`, {
    as,
    json: { title: 'Soon', blocks: [text('<p>Four.</p>')], publish: false, publishAt: soon(), ...more },
  });
const view = async () => (await api.request('GET', `/pages/view/${id}`)).answer;
const edit = (json: object) => api.request('PUT', `/pages/edit/${id}`, { as: editor, json });
const savedAt = async () => (await api.deps.db.select().from(pageDrafts))[0]?.savedAt.toISOString() ?? '';
const run = async () => publishKept(api.deps, { kind: 'page', id, savedAt: await savedAt() });
const actions = async () =>
  (await api.deps.db.select().from(auditLog).where(eq(auditLog.itemId, id))).map(({ action }) => action);
const jobs = async () =>
  (
    await api.database.pool.query<{ start_after: Date; data: { savedAt: string } }>(
      "select start_after, data from pgboss.job where name = 'publish-kept' and data->>'id' = $1 order by created_on",
      [id],
    )
  ).rows;
const problem = async () => (await content()).kept?.problem;

describe('changes of a page that are to be published at a moment', () => {
  test('are, with their version and their line in the log, and once', async () => {
    const picture = await api.make.picture();
    const publishAt = soon();
    expect((await save({ publishAt, picture })).status).toBe(200);
    expect(await view()).toMatchObject({ page: { title: 'Bus' }, textBatch1: '<p>Three.</p>' });
    expect((await content()).kept).toMatchObject({ by: editor.name, publishAt, behind: false, problem: '' });
    expect(await jobs()).toMatchObject([{ start_after: new Date(publishAt), data: { savedAt: await savedAt() } }]);
    await Promise.all([run(), run()]);
    expect(await view()).toMatchObject({ page: { title: 'Soon', picture }, textBatch1: '<p>Four.</p>' });
    expect((await content()).kept).toBeNull();
    expect(await actions()).toEqual(['kept', 'changed']);
    const versions = await api.deps.db.select().from(revisions).where(eq(revisions.itemId, id));
    expect(versions.map(({ title }) => title)).toEqual(['Bus', 'Soon']);
    expect((await api.api.request(`/images/${picture}`)).status).toBe(200);
  });

  test('stay, with the reason, when the page is in the trash at that moment', async () => {
    const admin = await api.make.person(4);
    await save({ publishAt: soon(60_000) });
    const at = await savedAt();
    expect((await api.request('DELETE', `/admin/pages/${id}`, { as: admin })).status).toBe(204);
    api.advanceClock(120_000);
    await publishKept(api.deps, { kind: 'page', id, savedAt: at });
    expect((await api.request('POST', `/trash/page/${id}/restore`, { as: admin })).status).toBe(200);
    expect(await problem()).toBe(keptMessages.inTrash);
    await run();
    api.advanceClock(-120_000);
    expect(await view()).toMatchObject({ page: { title: 'Bus' } });
    expect(await actions()).toEqual(['kept', 'deleted', 'restored', 'did not publish']);
  });

  test('stay, with the reason, when the public page was changed since, and whoever opens them is told', async () => {
    await save();
    const opened = (await content()).updatedAt;
    await edit({ title: 'Directly', pageText: '<p>Five.</p>' });
    await run();
    expect((await view()).page.title).toBe('Directly');
    expect((await content()).kept).toMatchObject({ behind: true, problem: keptMessages.behind });
    expect(await actions()).toEqual(['kept', 'changed', 'did not publish']);
    expect((await save({ updatedAt: opened })).status, 'opened before that').toBe(409);
    expect((await save({ updatedAt: (await content()).updatedAt })).status).toBe(200);
    expect((await content()).kept).toMatchObject({ behind: false, problem: '' });
    await run();
    expect((await view()).page.title).toBe('Soon');
  });

  test('stay when whoever kept them was suspended, has another role, or left', async () => {
    const { db } = api.deps;
    const other = await api.make.person(3);
    await save({}, other);
    const become = (change: object) => db.update(users).set(change).where(eq(users.id, other.id));
    for (const change of [{ suspended: true }, { suspended: false, role: 2 }]) {
      await become(change);
      await run();
      expect(await problem()).toBe(keptMessages.mayNot);
      await db.update(pageDrafts).set({ problem: '' });
    }
    await become({ role: 3 });
    await db.delete(users).where(eq(users.id, other.id));
    await run();
    expect(await problem()).toBe(keptMessages.mayNot);
    expect((await view()).page.title).toBe('Bus');
  });

  test('do not make a page public that readers do not see any more', async () => {
    await save();
    await api.deps.db.update(pages).set({ draft: true });
    await run();
    expect(await problem()).toBe(keptMessages.unpublished);
    expect((await api.request('GET', `/pages/view/${id}`)).status).toBe(404);
  });

  test('do nothing when they were kept anew, given up or thrown away', async () => {
    await save();
    const old = await savedAt();
    await save({ title: 'Another', publishAt: undefined });
    await publishKept(api.deps, { kind: 'page', id, savedAt: old });
    await run();
    expect((await view()).page.title, 'without a moment they wait').toBe('Bus');
    await api.request('DELETE', `/admin/pages/${id}/kept`, { as: editor });
    await publishKept(api.deps, { kind: 'page', id, savedAt: old });
    await publishKept(api.deps, { kind: 'page', id: 'gone', savedAt: old });
    expect((await view()).page.title).toBe('Bus');
  });

  test('need a moment ahead, and a page that is public', async () => {
    expect((await save({ publishAt: soon(-1000) })).refusal.fields).toEqual({ publishAt: messages.past });
    expect((await save({ publish: true })).refusal.fields).toEqual({ publishAt: messages.later });
    await api.deps.db.update(pages).set({ draft: true });
    expect((await save()).refusal.fields).toEqual({ publishAt: keptMessages.notPublic });
  });

  test('come back out of the trash without who kept them, and are planned anew after a restore', async () => {
    const [admin, other] = [await api.make.person(4), await api.make.person(3)];
    await save({ picture: `${await api.make.picture()},${await api.make.picture()}` }, other);
    expect((await api.request('DELETE', `/admin/pages/${id}`, { as: admin })).status).toBe(204);
    await api.deps.db.delete(users).where(eq(users.id, other.id));
    expect((await api.request('POST', `/trash/page/${id}/restore`, { as: admin })).status).toBe(200);
    expect((await content()).kept).toMatchObject({ by: null });
    await rescheduleKept(api.deps, api.deps.db);
    const planned = { data: { kind: 'page', savedAt: await savedAt() } };
    // When they were kept, when they came back, and after the restore: the first that comes publishes them.
    expect(await jobs()).toMatchObject([planned, planned, planned]);
  });
});

describe('what is said of a picture in changes that are kept', () => {
  const block = (picture: string) => ({
    id: 'b',
    type: 'picture',
    version: 1,
    picture,
    html: '<p>Four.</p>',
    side: 'left',
  });
  const words = (name: string, alt: string) => [{ name, alt }];
  const publicAlt = async (name: string) =>
    (await api.deps.db.select({ alt: media.alt }).from(media).where(eq(media.name, name)))[0]?.alt;

  test('is for those who write it, and for readers when the rest is', async () => {
    const picture = await api.make.picture({ alt: 'A bus' });
    const blocks = [block(picture)];
    expect((await save({ blocks, pictureWords: words(picture, 'A yellow bus') })).status).toBe(200);
    expect(await publicAlt(picture)).toBe('A bus');
    expect((await content()).pictureInfo).toMatchObject([{ name: picture, alt: 'A yellow bus' }]);
    expect((await shownPage(api.deps, id)).blocks).toMatchObject([{ pictureInfo: { alt: 'A yellow bus' } }]);
    // A later save that says nothing of the picture leaves what was said.
    expect((await save({ blocks, updatedAt: await savedAt() })).status).toBe(200);
    await run();
    expect(await publicAlt(picture)).toBe('A yellow bus');
  });

  test('goes with the picture when another takes its place', async () => {
    const [one, other] = [await api.make.picture({ alt: 'One' }), await api.make.picture({ alt: 'Other' })];
    await save({ blocks: [block(one)], pictureWords: words(one, 'Not this') });
    await save({ blocks: [block(other)], pictureWords: words(other, 'This'), updatedAt: await savedAt() });
    await save({ blocks: [block(other)], publish: true, publishAt: undefined, updatedAt: await savedAt() });
    expect([await publicAlt(one), await publicAlt(other)]).toEqual(['One', 'This']);
  });

  test('is refused at once of a picture that is not there', async () => {
    expect((await save({ pictureWords: words('none.jpg', 'A bus') })).status).toBe(404);
    expect(await api.deps.db.select().from(pageDrafts)).toEqual([]);
  });
});
