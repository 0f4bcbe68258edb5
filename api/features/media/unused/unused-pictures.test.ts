import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { testApi } from '../../../../tests/support/api.ts';
import { media } from '../../../db/tables/media.ts';
import { originalKey } from '../../../lib/storage/keys.ts';
import { emptyTrash } from '../../trash/trash.service.ts';
import { sweepUnusedPictures } from './unused.service.ts';

const api = testApi();
const day = 24 * 60 * 60 * 1000;

const stays = async (name: string) => {
  const rows = await api.deps.db.select().from(media).where(eq(media.name, name));
  const file = await api.deps.storage.get(originalKey(name));
  expect(rows.length > 0, 'the row and the file go together').toBe(file !== undefined);
  return rows.length > 0;
};

/** Hourly for so many days, as far as it matters. */
async function sweepFor(days: number) {
  await sweepUnusedPictures(api.deps);
  api.advanceClock(days * day);
  await sweepUnusedPictures(api.deps);
  api.advanceClock(-days * day);
}

describe('what the history or the trash still shows', () => {
  test('is not removed: an earlier version can be brought back', async () => {
    const admin = await api.make.person(4);
    const [first, second] = [await api.make.picture(), await api.make.picture()];
    const texts = { title: 'Gala', detail: '<p>They swam.</p>' };
    const { answer } = await api.request('POST', '/news/add', { as: admin, json: { ...texts, picture: first } });
    await api.request('PUT', `/news/edit/${answer.id}`, { as: admin, json: { ...texts, picture: second } });
    await sweepFor(40);
    expect(await stays(first)).toBe(true);
    const url = `/revisions/news/${answer.id}` as const;
    const oldest = (await api.request('GET', url, { as: admin })).answer.docs.at(-1);
    const { content } = (await api.request('GET', `${url}/${oldest?.id}`, { as: admin })).answer;
    const back = await api.request('PUT', `/news/edit/${answer.id}`, { as: admin, json: content });
    expect([back.status, back.answer.picture]).toEqual([200, first]);
  });

  test('of every kind of thing', async () => {
    const admin = await api.make.person(4);
    const json = { name: 'Ada', tag: 30, position: 'Teacher', bio: '<p>b</p>', pictures: await api.make.picture() };
    const { answer } = await api.request('POST', '/profiles/add', { as: admin, json });
    await api.request('PUT', `/profiles/edit/${answer.id}`, {
      as: admin,
      json: { ...json, pictures: await api.make.picture() },
    });
    await sweepFor(31);
    expect(await stays(json.pictures)).toBe(true);
    const lost = async () => {
      const { rows } = await api.deps.db.execute(sql`
        select r.id from revisions r, media m
        where m.name = any(string_to_array(concat_ws(',', r.content->>'picture', r.content->>'pictures'), ','))
        and not exists (select from revision_pictures p where p.revision_id = r.id and p.picture = m.name)`);
      return rows.length;
    };
    expect(await lost()).toBe(0);
  });

  test('goes with the trash, and not before', async () => {
    const admin = await api.make.person(4);
    const picture = await api.make.picture();
    const json = { title: 'Gala', detail: '<p>x</p>', picture };
    const { answer } = await api.request('POST', '/articles/add', { as: admin, json });
    await api.request('DELETE', `/articles/delete/${answer.id}`, { as: admin });
    await sweepFor(29);
    expect(await stays(picture)).toBe(true);
    api.advanceClock(31 * day);
    await emptyTrash(api.deps);
    await sweepFor(31);
    api.advanceClock(-31 * day);
    expect(await stays(picture)).toBe(false);
  });
});

describe('what was uploaded and never used', () => {
  test('stays as long as a draft on a device, and then goes', async () => {
    const [unused, used] = [await api.make.picture(), await api.make.picture()];
    await sweepFor(29);
    expect([await stays(unused), await stays(used)]).toEqual([true, true]);
    // Found again in a draft on the last day.
    await api.make.story({ pictures: [used] });
    await sweepFor(31);
    expect([await stays(unused), await stays(used)]).toEqual([false, true]);
  });

  test('begins anew when it was in use between', async () => {
    const picture = await api.make.picture();
    await sweepFor(20);
    const story = await api.make.story({ pictures: [picture] });
    await sweepUnusedPictures(api.deps);
    await api.deps.db.execute(sql`delete from stories where id = ${story.id}`);
    await sweepFor(20);
    expect(await stays(picture)).toBe(true);
  });
});

describe('what is replaced where there is no history', () => {
  test('goes at once, unless something else shows it; scenes wait, because they can be taken back', async () => {
    const [admin, member] = [await api.make.person(4), await api.make.person(1)];
    const [one, two, shared] = await Promise.all([api.make.picture(), api.make.picture(), api.make.picture()]);
    const face = (picture: string) =>
      api.request('PUT', `/users/edit/${member.id}`, { as: admin, json: { name: 'Joan', picture } });
    for (const picture of [one, two, shared, '']) expect((await face(picture)).status).toBe(200);
    expect([await stays(one), await stays(two), await stays(shared)]).toEqual([false, false, false]);

    const [cup, mug] = [await api.make.picture(), await api.make.picture()];
    await api.make.story({ pictures: [mug] });
    const product = { name: `Cup ${member.id}`, price: 1, stock: 1 };
    const { answer } = await api.request('POST', '/admin/products', { as: admin, json: { ...product, picture: cup } });
    await api.request('PUT', `/admin/products/${answer.id}`, { as: admin, json: { ...product, picture: mug } });
    expect([await stays(cup), await stays(mug)]).toEqual([false, true]);
    const glass = await api.make.picture();
    await api.request('PUT', `/admin/products/${answer.id}`, { as: admin, json: { ...product, picture: glass } });
    await api.request('DELETE', `/admin/products/${answer.id}`, { as: admin });
    expect([await stays(mug), await stays(glass)]).toEqual([true, false]);

    const scenes = (pictures: string[]) =>
      api.request('PUT', '/admin/settings/scenes/hero', { as: admin, json: { pictures } });
    const [dawn, dusk] = [await api.make.picture(), await api.make.picture()];
    expect((await scenes([dawn, dusk])).status).toBe(200);
    await scenes([dusk]);
    expect((await scenes([dawn, dusk])).status).toBe(200);
    await scenes([dusk]);
    await sweepFor(31);
    expect([await stays(dawn), await stays(dusk)]).toEqual([false, true]);
  });
});
