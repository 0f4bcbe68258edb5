import { tmpdir } from 'node:os';
import { beforeAll, expect, test } from 'vitest';
import { testApi } from '../../tests/support/api.ts';
import type { Person } from '../../tests/support/factory.ts';
import { settings } from '../db/tables/settings.ts';
import { emptyTrash } from '../features/trash/trash.service.ts';
import { fillSchool } from './seed.ts';

const api = testApi();
const day = 86_400_000;
const start = () => fillSchool(api.deps, { demo: false, dataFolder: tmpdir() }, () => {});
const statusOf = async (id: string) => (await api.request('GET', `/pages/view/${id}`)).status;
let admin: Person;

beforeAll(async () => {
  await start();
  admin = await api.make.person(4);
});

test('a page that somebody has deleted is not there again after a start, and comes back with its own text', async () => {
  const json = { title: 'Our director', pageText: '<p>Written by us.</p>' };
  expect((await api.request('PUT', '/pages/edit/director', { as: admin, json })).status).toBe(200);
  expect((await api.request('DELETE', '/admin/pages/director', { as: admin })).status).toBe(204);
  await start();
  expect(await statusOf('director')).toBe(404);
  expect((await api.request('POST', '/trash/page/director/restore', { as: admin })).status).toBe(200);
  const { answer } = await api.request('GET', '/pages/view/director');
  expect(answer.page).toMatchObject(json);
  await start();
  expect((await api.request('GET', '/pages/view/director')).answer.page).toMatchObject(json);
});

test('nor is it when the trash has been emptied, whatever the school has started with', async () => {
  for (const id of ['privacy', 'child-protection'])
    expect((await api.request('DELETE', `/admin/pages/${id}`, { as: admin })).status).toBe(204);
  api.advanceClock(31 * day);
  expect(await emptyTrash(api.deps)).toBe(2);
  await start();
  expect([await statusOf('privacy'), await statusOf('child-protection')]).toEqual([404, 404]);
  await api.deps.db.insert(settings).values({ key: 'start', value: { choice: 'home' } });
  await start();
  expect([await statusOf('privacy'), await statusOf('child-protection')]).toEqual([404, 404]);
  // What nobody has deleted is still there.
  expect(await statusOf('about')).toBe(200);
});
