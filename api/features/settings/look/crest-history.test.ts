import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { crestMessages } from '../../../../contract/site/crest.ts';
import { testApi } from '../../../../tests/support/api.ts';
import type { Person } from '../../../../tests/support/factory.ts';
import { revisions } from '../../../db/tables/history.ts';
import { media } from '../../../db/tables/media.ts';
import { scenePictures } from '../../../db/tables/settings.ts';
import { sweepUnusedPictures } from '../../media/unused/unused.service.ts';

const api = testApi();
const day = 24 * 60 * 60 * 1000;
let admin: Person;
let owner: Person;

beforeAll(async () => {
  [admin, owner] = await Promise.all([
    api.make.person(4, { name: 'Juliet Asiimwe' }),
    api.make.person(5, { name: 'Peter Kato' }),
  ]);
});
beforeEach(async () => {
  await api.deps.db.delete(scenePictures);
  await api.deps.db.delete(revisions);
});

const path = '/admin/settings/crest';

async function use(background: string, before?: string, as = admin) {
  const form = new FormData();
  const picture = await sharp({ create: { width: 64, height: 64, channels: 3, background } })
    .png()
    .toBuffer();
  form.set('file', new File([new Uint8Array(picture)], 'crest.png'));
  if (before !== undefined) form.set('before', before);
  return api.request('POST', path, { as, form });
}
const remove = (before?: string, as = admin) =>
  api.request('DELETE', `${path}${before === undefined ? '' : `?before=${before}`}`, { as });
const bringBack = (json: object, as = admin) => api.request('PUT', path, { as, json });
const versions = async () => (await api.request('GET', '/revisions/site/crest', { as: admin })).answer.docs;
const shown = async () => {
  const { crest, icon, social } = (await api.request('GET', '/settings/scenes')).answer;
  return [crest?.name, icon?.name, social?.name];
};
const namesOf = ({ crest, icon, social }: Record<'crest' | 'icon' | 'social', { name: string }>) => [
  ...[crest.name, icon.name, social.name],
];

describe('every crest', () => {
  test('is kept with its pictures, who and when, and comes back as it was', async () => {
    const red = (await use('#a00')).answer;
    const blue = (await use('#00a', undefined, owner)).answer;
    expect((await remove()).status).toBe(204);
    expect(await shown()).toEqual([undefined, undefined, undefined]);
    const docs = await versions();
    expect(docs.map(({ savedBy, title }) => [savedBy, title])).toEqual([
      ['Juliet Asiimwe', 'The crest of the school'],
      ['Peter Kato', 'The crest of the school'],
      ['Juliet Asiimwe', 'The crest of the school'],
      [null, 'The crest of the school'],
    ]);
    const [none, second, first] = docs;
    for (const [version, made] of [
      [second, blue],
      [first, red],
    ] as const) {
      expect((await bringBack({ revision: version?.id })).status).toBe(204);
      expect(await shown()).toEqual(namesOf(made));
    }
    expect((await bringBack({ revision: none?.id })).status).toBe(204);
    expect(await shown()).toEqual([undefined, undefined, undefined]);
  });

  test('that is the same already makes no version', async () => {
    await use('#a00');
    const [version] = await versions();
    expect((await bringBack({ revision: version?.id })).status).toBe(204);
    await remove();
    await remove();
    expect(await versions()).toHaveLength(3);
  });

  test('comes back for messengers with the name that the school has now', async () => {
    const red = (await use('#a00')).answer;
    await remove();
    api.advanceClock(1000);
    await api.request('PUT', '/admin/settings', { as: admin, json: { school: { motto: 'Up the hill' } } });
    const [, version] = await versions();
    expect((await bringBack({ revision: version?.id })).status).toBe(204);
    const [crest, icon, social] = await shown();
    expect([crest, icon]).toEqual([red.crest.name, red.icon.name]);
    expect(social).not.toBe(red.social.name);
    expect(await api.deps.db.$count(media, eq(media.name, social ?? ''))).toBe(1);
  });
});

describe('its pictures', () => {
  test('stay while a version shows them, and without them it is refused in a sentence', async () => {
    const red = (await use('#a00')).answer;
    await remove();
    await sweepUnusedPictures(api.deps);
    api.advanceClock(40 * day);
    await sweepUnusedPictures(api.deps);
    api.advanceClock(-40 * day);
    const [, version] = await versions();
    for (const name of namesOf(red)) expect(await api.deps.db.$count(media, eq(media.name, name)), name).toBe(1);
    // The one for messengers is drawn again.
    expect((await api.request('POST', `/fileDelete/${red.social.name}`, { as: admin })).status).toBe(204);
    expect((await bringBack({ revision: version?.id })).status).toBe(204);
    await remove();
    expect((await api.request('POST', `/fileDelete/${red.icon.name}`, { as: admin })).status).toBe(204);
    const { status, refusal } = await bringBack({ revision: version?.id });
    expect([status, refusal]).toEqual([409, { code: 'conflict', message: crestMessages.gone }]);
    expect(await shown()).toEqual([undefined, undefined, undefined]);
  });

  test('are never those of something else: a version is asked for by its number, and must be of the crest', async () => {
    await use('#a00');
    const stranger = await api.make.picture();
    const content = { crest: { picture: stranger }, icon: { picture: stranger }, social: { picture: stranger } };
    const foreign = { title: 'T', content, savedAt: new Date() };
    const rows = [
      { kind: 'site', itemId: 'menu', ...foreign },
      { kind: 'news', itemId: 'crest', ...foreign },
    ];
    const before = await shown();
    for (const { id } of await api.deps.db.insert(revisions).values(rows).returning()) {
      expect((await bringBack({ revision: id })).status).toBe(404);
    }
    expect((await bringBack({ revision: 99_999_999 })).status).toBe(404);
    for (const wrong of [content, { revision: stranger }, { revision: 0 }, {}]) {
      expect((await bringBack(wrong)).status).toBe(400);
    }
    expect(await shown()).toEqual(before);
  });
});

describe('over a crest that somebody else has changed meanwhile', () => {
  test('nothing is changed, removed or brought back', async () => {
    const red = (await use('#a00', '')).answer.crest.name;
    const theirs = (await use('#00a', red, owner)).answer.crest.name;
    const before = await versions();
    const late = { code: 'stale', message: 'Peter Kato has saved this since you opened it.' };
    const tries = [
      await use('#0a0', red),
      await remove(red),
      await bringBack({ revision: before[2]?.id, before: red }),
    ];
    for (const { status, refusal } of tries) expect([status, refusal]).toEqual([409, late]);
    expect((await use('#0a0', '', owner)).refusal.message).toBe(
      'You have saved this since you opened it, in another window.',
    );
    expect((await shown())[0]).toBe(theirs);
    expect(await versions()).toEqual(before);
    expect((await remove(theirs)).status).toBe(204);
    expect((await remove(theirs, owner)).refusal.message).toBe('Juliet Asiimwe has saved this since you opened it.');
  });

  test('of two at once one is told', async () => {
    const red = (await use('#a00')).answer.crest.name;
    const tries = await Promise.all([use('#0a0', red, owner), use('#00a', red), remove(red, owner)]);
    expect(tries.map(({ status }) => status).filter((status) => status === 409)).toHaveLength(2);
    expect(await versions()).toHaveLength(3);
  });
});

test('what was in use is told to administrators alone, who bring it back', async () => {
  await use('#a00', undefined, owner);
  const [version] = await versions();
  for (const role of [undefined, 1, 2, 3] as const) {
    const as = role && (await api.make.person(role));
    const expected = role ? 403 : 401;
    expect((await api.request('GET', '/revisions/site/crest', { as })).status).toBe(expected);
    expect((await api.request('PUT', path, { as, json: { revision: version?.id } })).status).toBe(expected);
  }
});
