import { beforeEach, expect, test } from 'vitest';
import { testApi } from '../../../tests/support/api.ts';
import type { Person } from '../../../tests/support/factory.ts';
import { publishKept } from '../kept/publish-kept.ts';

const api = testApi();
let author: Person;

beforeEach(async () => {
  author = await api.make.person(3);
});

const soon = () => new Date(api.deps.clock().getTime() + 3_600_000).toISOString();

test('a change of a gallery waits with its order, which does not mind pictures that have gone since', async () => {
  const gallery = await api.make.gallery({ ownerId: author.id, name: 'Sports day' });
  const [cover, later, event] = [gallery.picture, await api.make.picture(), await api.make.event()];
  const json = [{ picture: later }, { picture: later }, { picture: later }];
  const added = await api.request('POST', `/galleries/addpics/${gallery.id}`, { as: author, json });
  const [one = 0, two = 0, three = 0] = added.answer.map((image) => image.id);
  const save = (change: object) => api.request('PUT', `/galleries/edit/${gallery.id}`, { as: author, json: change });
  const state = async () => (await api.request('GET', `/kept/gallery/${gallery.id}`, { as: author })).answer.kept;
  const now = async () => (await api.request('GET', `/galleries/view/${gallery.id}`)).answer;
  const change = { name: 'Sports week', description: 'We ran.', picture: later, eventId: event.id };
  expect((await save({ ...change, description: '', keep: true })).refusal.fields).toHaveProperty('description');
  expect((await save({ ...change, draft: true, picture: '', keep: true })).refusal.fields).toHaveProperty('picture');
  const keeping = { ...change, images: [three, two, one], keep: true, publishAt: soon() };
  expect((await save(keeping)).status).toBe(200);
  expect((await now()).gallery).toMatchObject({ name: 'Sports day', picture: cover, eventId: null });
  expect((await now()).images.map((image) => image.id)).toEqual([one, two, three]);
  const { key } = (await api.request('POST', `/previews/gallery/${gallery.id}`, { as: author })).answer;
  const { answer } = await api.request('GET', `/previews/open?key=${key}`);
  expect(answer).toMatchObject({
    ...{ gallery: { name: 'Sports week', picture: later }, event: { id: event.id } },
    images: [{ id: three }, { id: two }, { id: one }],
  });
  await api.request('DELETE', `/pictures/delete/${two}`, { as: author });
  await publishKept(api.deps, { kind: 'gallery', id: gallery.id, savedAt: (await state())?.at ?? '' });
  expect(await now()).toMatchObject({
    gallery: { name: 'Sports week', description: 'We ran.', picture: later, eventId: event.id },
  });
  expect((await now()).images.map((image) => image.id)).toEqual([three, one]);
  expect(await state()).toBeNull();
});
