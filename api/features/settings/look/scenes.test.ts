import { beforeEach, expect, test } from 'vitest';
import { allScenes, scenePictures as sceneAnswer } from '../../../../contract/site/settings.ts';
import { testApi } from '../../../../tests/support/api.ts';
import { emptyAuditLog } from '../../../../tests/support/audit-log.ts';
import { auditLog } from '../../../db/tables/history.ts';
import { scenePictures } from '../../../db/tables/settings.ts';

const api = testApi();
const none = { hero: [], facility: [], banner: [], event: [] };
const manyPictures = (count: number) => Promise.all(Array.from({ length: count }, () => api.make.picture()));

beforeEach(async () => {
  await api.deps.db.delete(scenePictures);
  await emptyAuditLog(api.database.pool);
});

test('without photographs every set is empty, in one statement', async () => {
  const { status, answer } = await api.request('GET', '/settings/scenes');
  expect(status).toBe(200);
  expect(answer).toEqual(none);
  expect(await api.countStatements(() => api.request('GET', '/settings/scenes'))).toBe(1);
});

test('an administrator chooses photographs, orders them and goes back to the drawings', async () => {
  const admin = await api.make.person(4);
  const save = (pictures: string[]) =>
    api.request('PUT', '/admin/settings/scenes/hero', { as: admin, json: { pictures } });
  const [one = '', two = ''] = [await api.make.picture({ alt: 'The gate' }), await api.make.picture()];

  const first = await save([one, two]);
  expect(first.status).toBe(200);
  expect(sceneAnswer.strict().parse(first.answer)).toEqual(first.answer);
  expect(first.answer.pictures[0]).toMatchObject({ name: one, alt: 'The gate', width: 40, height: 30 });
  await save([two, one]);
  const { answer } = await api.request('GET', '/settings/scenes');
  expect(allScenes.strict().parse(answer)).toEqual(answer);
  expect(answer.hero.map(({ name }: { name: string }) => name)).toEqual([two, one]);
  expect({ ...answer, hero: [] }).toEqual(none);
  expect((await api.request('POST', `/fileDelete/${one}`, { as: admin })).status).toBe(409);

  // What is saved as it is leaves no line in the log.
  await save([two, one]);
  await save([]);
  expect((await api.request('GET', '/settings/scenes')).answer).toEqual(none);
  const log = await api.deps.db.select().from(auditLog).orderBy(auditLog.id);
  expect(log.map(({ actorId, kind, itemId, detail }) => [actorId, kind, itemId, detail])).toEqual([
    [admin.id, 'settings', 'scenes-hero', '2 of our own'],
    [admin.id, 'settings', 'scenes-hero', '2 of our own'],
    [admin.id, 'settings', 'scenes-hero', 'back to the drawings'],
  ]);
});

test('each set has its own limit, and a picture must be there to be shown', async () => {
  const admin = await api.make.person(4);
  const names = await manyPictures(27);
  const hidden = await api.make.picture({ published: false });
  const save = async (set: string, pictures: unknown) => {
    const { status, refusal } = await api.request('PUT', `/admin/settings/scenes/${set}`, {
      as: admin,
      json: { pictures },
    });
    return [status, refusal.fields] as const;
  };
  for (const [set, limit] of Object.entries({ hero: 10, facility: 16, banner: 7, event: 26 })) {
    expect(await save(set, names.slice(0, limit))).toEqual([200, undefined]);
    expect(await save(set, names.slice(0, limit + 1))).toEqual([400, { pictures: `At most ${limit} pictures.` }]);
  }
  expect(await save('hero', ['no.png'])).toEqual([400, { pictures: 'Not an uploaded picture: no.png' }]);
  expect(await save('hero', [hidden])).toEqual([400, { pictures: `Not an uploaded picture: ${hidden}` }]);
  expect(await save('hero', [names[0], names[0]])).toEqual([400, { pictures: 'The same picture is named twice.' }]);
  expect(Object.keys((await save('hero', 'x.png'))[1])).toEqual(['pictures']);
  expect(Object.keys((await save('roof', []))[1])).toEqual(['set']);
  expect(await api.deps.db.$count(scenePictures)).toBe(10 + 16 + 7 + 26);
});

test('what somebody else has chosen meanwhile is not overwritten unseen', async () => {
  const admin = await api.make.person(4);
  const [one = '', two = ''] = await manyPictures(2);
  const save = (json: object) => api.request('PUT', '/admin/settings/scenes/banner', { as: admin, json });
  expect((await save({ pictures: [one], before: [] })).status).toBe(200);
  const late = await save({ pictures: [two], before: [] });
  expect([late.status, late.refusal.code]).toEqual([409, 'stale']);
  expect((await save({ pictures: [two, one], before: [one] })).status).toBe(200);
});

test('only administrators choose', async () => {
  const editor = await api.make.person(3);
  const json = { pictures: await manyPictures(1) };
  expect((await api.request('PUT', '/admin/settings/scenes/hero', { json })).status).toBe(401);
  expect((await api.request('PUT', '/admin/settings/scenes/hero', { as: editor, json })).status).toBe(403);
  expect(await api.deps.db.$count(scenePictures)).toBe(0);
});
