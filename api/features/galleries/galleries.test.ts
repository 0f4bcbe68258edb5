import { beforeEach, describe, expect, test } from 'vitest';
import * as contract from '../../../contract/content/galleries.ts';
import { userMessages } from '../../../contract/people/users.ts';
import { testApi } from '../../../tests/support/api.ts';
import type { Person } from '../../../tests/support/factory.ts';
import { events } from '../../db/tables/events.ts';
import { galleries, galleryImages } from '../../db/tables/galleries.ts';

const api = testApi();
const day = 86_400_000;
const ids = (rows: { id: number }[]) => rows.map(({ id }) => id);

async function gallery({ daysAgo = 0, ...change }: Partial<typeof galleries.$inferInsert> & { daysAgo?: number } = {}) {
  const picture = await api.make.picture();
  const createdAt = new Date(Date.now() - daysAgo * day);
  const values = { name: 'Photos', description: 'Of the day', picture, createdAt, ...change };
  const [row] = await api.deps.db.insert(galleries).values(values).returning();
  if (!row) throw new Error('no gallery');
  return row;
}

async function imagesIn(galleryId: number, count: number) {
  const picture = await api.make.picture();
  const values = Array.from({ length: count }, (_, index) => ({ galleryId, picture, caption: `Image ${index}` }));
  return api.deps.db.insert(galleryImages).values(values).returning();
}

const input = async () => ({
  name: 'Sports day',
  description: 'We ran.',
  category: 0,
  picture: await api.make.picture(),
});

beforeEach(async () => {
  await api.deps.db.delete(galleries);
  await api.deps.db.delete(events);
});

describe('reading', () => {
  test('galleries of a category come the newest first, twelve a page', async () => {
    const made = [];
    for (let daysAgo = 0; daysAgo < 13; daysAgo++) made.push(await gallery({ daysAgo, category: 1 }));
    await gallery();
    const first = await api.request('GET', '/galleries?cat=1');
    expect(first.status).toBe(200);
    expect(contract.galleryList.strict().parse(first.answer)).toEqual(first.answer);
    expect(Object.keys(first.answer.docs[0] ?? {}).sort()).toEqual(Object.keys(contract.gallery.shape).sort());
    expect(first.answer.docs[0]?.pictureInfo).toMatchObject([{ name: made[0]?.picture, width: 40, height: 30 }]);
    expect(first.answer.pages).toBe(2);
    expect(ids(first.answer.docs)).toEqual(ids(made).slice(0, 12));
    expect(ids((await api.request('GET', '/galleries?cat=1&page=2')).answer.docs)).toEqual(ids(made).slice(12));
    expect((await api.request('GET', '/galleries?cat=1&page=3')).answer).toEqual({ docs: [], pages: 2 });
    expect(await api.countStatements(() => api.request('GET', '/galleries?cat=1'))).toBe(2);
    expect(Object.keys((await api.request('GET', '/galleries?page=0&cat=2')).refusal.fields).sort()).toEqual([
      'cat',
      'page',
    ]);
  });

  test('the home page gets one image of each of eight galleries', async () => {
    const newest = [];
    for (let daysAgo = 0; daysAgo < 9; daysAgo++) {
      const images = await imagesIn((await gallery({ daysAgo: daysAgo + 1 })).id, 2);
      newest.push(...images.slice(0, 1));
    }
    await gallery();
    await imagesIn((await gallery({ category: 1 })).id, 1);
    const { answer } = await api.request('GET', '/galleries/home');
    expect(contract.galleryImages.parse(answer)).toEqual(answer);
    expect(Object.keys(answer[0] ?? {}).sort()).toEqual([
      'caption',
      'galleryId',
      'id',
      'picture',
      'pictureInfo',
      'updatedAt',
    ]);
    expect(answer[0]?.pictureInfo).toMatchObject([{ name: newest[0]?.picture }]);
    expect(ids(answer)).toEqual(ids(newest).slice(0, 8));
    expect(await api.countStatements(() => api.request('GET', '/galleries/home'))).toBe(1);
  });

  test('with fewer galleries the home page gets more of each', async () => {
    const [many, two] = [await gallery({ daysAgo: 1 }), await gallery({ daysAgo: 2 })];
    const manyIds = ids(await imagesIn(many.id, 9));
    const twoIds = ids(await imagesIn(two.id, 2));
    const { answer } = await api.request('GET', '/galleries/home');
    expect(ids(answer)).toEqual([manyIds[0], twoIds[0], manyIds[1], twoIds[1], ...manyIds.slice(2, 6)]);
  });

  test('a gallery comes with its images, its event and the events to choose from', async () => {
    const later = await api.make.event({ startsAt: new Date('2031-05-04T08:00:00Z') });
    const sooner = await api.make.event({ startsAt: new Date('2030-05-04T08:00:00Z') });
    const { id } = await gallery({ eventId: sooner.id });
    const images = await imagesIn(id, 3);
    await imagesIn((await gallery()).id, 1);
    const { status, answer } = await api.request('GET', `/galleries/view/${id}`);
    expect(status).toBe(200);
    expect(contract.galleryView.strict().parse(answer)).toEqual(answer);
    expect(ids(answer.images)).toEqual(ids(images));
    expect(Object.keys(answer.images[0] ?? {}).sort()).toEqual([
      'caption',
      'galleryId',
      'id',
      'picture',
      'pictureInfo',
      'updatedAt',
    ]);
    expect(answer.event).toEqual({ id: sooner.id, title: sooner.title, date: '2030-05-04T08:00:00.000Z' });
    expect(ids(answer.events)).toEqual([later.id, sooner.id]);
    expect((await api.request('GET', '/galleries/events')).answer).toEqual(answer.events);
    expect(await api.countStatements(() => api.request('GET', `/galleries/view/${id}`))).toBe(3);
  });

  test('an old event is still shown as the chosen one, past the 200 options', async () => {
    const old = await api.make.event({ startsAt: new Date('2001-01-01T00:00:00Z') });
    const startsAt = new Date('2031-01-01T00:00:00Z');
    await api.deps.db.insert(events).values(Array.from({ length: 200 }, () => ({ title: 'Assembly', startsAt })));
    const { id } = await gallery({ eventId: old.id });
    const { answer } = await api.request('GET', `/galleries/view/${id}`);
    expect(answer.events).toHaveLength(200);
    expect(ids(answer.events)).not.toContain(old.id);
    expect(answer.event?.id).toBe(old.id);
  });

  test('a gallery without an event says so', async () => {
    const { id } = await gallery();
    expect((await api.request('GET', `/galleries/view/${id}`)).answer).toMatchObject({ event: null, images: [] });
  });

  test('an unknown gallery is not found, and a wrong id is named', async () => {
    expect((await api.request('GET', '/galleries/view/999999')).status).toBe(404);
    expect((await api.request('GET', '/galleries/view/x')).refusal.fields).toHaveProperty('id');
  });
});

describe('adding', () => {
  const add = async (json: object, as?: Person) =>
    api.request('POST', '/galleries/add', { as: as ?? (await api.make.person(3)), json });

  test('an editor adds a gallery; galleryId carries its event', async () => {
    const [editor, event] = [await api.make.person(3), await api.make.event()];
    const sent = { ...(await input()), category: 1, galleryId: event.id, archive: 0 };
    const { status, answer } = await add(sent, editor);
    expect(status).toBe(201);
    expect(contract.gallery.strict().parse(answer)).toEqual(answer);
    const { galleryId, archive, ...shown } = sent;
    expect(answer).toMatchObject({ ...shown, eventId: event.id, UserId: editor.id });
    expect((await api.request('GET', `/galleries/view/${answer.id}`)).answer.gallery).toEqual(answer);
  });

  test.each([undefined, null, '', 0])('galleryId %j means no event', async (galleryId) => {
    const { status, answer } = await add({ ...(await input()), galleryId });
    expect(status).toBe(201);
    expect(answer.eventId).toBeNull();
  });

  test.each([999_999, -1, 1.5, 'x', 2 ** 31])('galleryId %j is no event', async (galleryId) => {
    const { status, refusal } = await add({ ...(await input()), galleryId });
    expect(status).toBe(400);
    expect(refusal.fields).toEqual({ galleryId: 'There is no such event.' });
  });

  test('every wrong field is named', async () => {
    const { status, refusal } = await add({ name: ' ', category: 2, userId: 'me', galleryId: 'x' });
    expect(status).toBe(400);
    expect(Object.keys(refusal.fields).sort()).toEqual([
      'category',
      'description',
      'galleryId',
      'name',
      'picture',
      'userId',
    ]);
    expect(refusal.fields.picture).toBe('The new gallery requires an image.');
    const empty = await add({ ...(await input()), picture: ' ' });
    expect(empty.refusal.fields).toEqual({ picture: 'The new gallery requires an image.' });
  });

  test('the longest texts pass, one more character does not', async () => {
    const longest = { ...(await input()), name: 'x'.repeat(200), description: 'x'.repeat(5000) };
    expect((await add(longest)).status).toBe(201);
    const longer = await add({ ...longest, name: 'x'.repeat(201), description: 'x'.repeat(5001) });
    expect(Object.keys(longer.refusal.fields).sort()).toEqual(['description', 'name']);
  });

  test('the cover is one picture that was uploaded and is public', async () => {
    const two = `${await api.make.picture()},${await api.make.picture()}`;
    const hidden = await api.make.picture({ published: false });
    for (const picture of ['nowhere.png', two, hidden]) {
      const { status, refusal } = await add({ ...(await input()), picture });
      expect(status).toBe(400);
      expect(Object.keys(refusal.fields)).toEqual(['picture']);
    }
  });

  test('a user id counts only when an administrator adds', async () => {
    const [editor, admin] = await Promise.all([api.make.person(3), api.make.person(4)]);
    expect((await add({ ...(await input()), userId: editor.id }, admin)).answer.UserId).toBe(editor.id);
    expect((await add({ ...(await input()), userId: admin.id }, editor)).answer.UserId).toBe(editor.id);
    expect((await add({ ...(await input()), userId: 999_999 }, admin)).refusal.fields).toHaveProperty('userId');
    const above = await add({ ...(await input()), userId: (await api.make.person(5)).id }, admin);
    expect(above.refusal.fields).toEqual({ userId: userMessages.above });
  });

  test('only editors and above add', async () => {
    expect((await api.request('POST', '/galleries/add', { json: await input() })).status).toBe(401);
    expect((await add(await input(), await api.make.person(2))).status).toBe(403);
  });
});

describe('editing a gallery', () => {
  const edit = async (id: number, json: object) =>
    api.request('PUT', `/galleries/edit/${id}`, { as: await api.make.person(4), json });

  test('what is sent changes, what is left out stays, and the owner stays in any case', async () => {
    const [event, owner] = [await api.make.event(), await api.make.person(3)];
    const made = await gallery({ category: 1, eventId: event.id, ownerId: owner.id });
    const kept = await edit(made.id, { name: 'New', description: 'Words', userId: 1, id: 7 });
    expect(kept.status).toBe(200);
    expect(contract.gallery.strict().parse(kept.answer)).toEqual(kept.answer);
    const { id, picture } = made;
    const shown = { id, name: 'New', description: 'Words', category: 1, picture, eventId: event.id, UserId: owner.id };
    expect(kept.answer).toMatchObject(shown);
    const next = { ...(await input()), eventId: (await api.make.event()).id };
    expect((await edit(id, next)).answer).toMatchObject(next);
  });

  test.each([null, '', 0])('eventId %j clears the event', async (eventId) => {
    const { id } = await gallery({ eventId: (await api.make.event()).id });
    expect((await edit(id, { ...(await input()), eventId })).answer.eventId).toBeNull();
  });

  test('every wrong field is named', async () => {
    const { id } = await gallery();
    const wrong = await edit(id, { category: 2, eventId: 'x', picture: '' });
    expect(wrong.status).toBe(400);
    expect(Object.keys(wrong.refusal.fields).sort()).toEqual(['category', 'description', 'eventId', 'name', 'picture']);
    const unknownEvent = await edit(id, { ...(await input()), eventId: 999_999 });
    expect(unknownEvent.refusal.fields).toEqual({ eventId: 'There is no such event.' });
    const unknownPicture = await edit(id, { ...(await input()), picture: 'nowhere.png' });
    expect(Object.keys(unknownPicture.refusal.fields)).toEqual(['picture']);
  });
});
