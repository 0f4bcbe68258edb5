import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import * as contract from '../../../contract/content/galleries.ts';
import { testApi } from '../../../tests/support/api.ts';
import type { Person } from '../../../tests/support/factory.ts';
import { galleries, galleryImages } from '../../db/tables/galleries.ts';
import { auditLog } from '../../db/tables/history.ts';

const api = testApi();

async function galleryOf(ownerId?: number): Promise<number> {
  const values = { name: 'Photos', description: 'Of the day', picture: await api.make.picture(), ownerId };
  const [row] = await api.deps.db.insert(galleries).values(values).returning();
  if (!row) throw new Error('no gallery');
  return row.id;
}

async function imageOf(ownerId?: number) {
  const values = { galleryId: await galleryOf(ownerId), picture: await api.make.picture(), caption: 'The start' };
  const [row] = await api.deps.db.insert(galleryImages).values(values).returning();
  if (!row) throw new Error('no image');
  return row;
}

const imagesOf = async (galleryId: number) => (await api.request('GET', `/galleries/view/${galleryId}`)).answer.images;

test('every change of a gallery or an image is for the owner and administrators', async () => {
  const [owner, other, admin] = await Promise.all([api.make.person(3), api.make.person(3), api.make.person(4)]);
  const picture = await api.make.picture();
  const newGallery = () => galleryOf(owner.id);
  const newImage = async () => (await imageOf(owner.id)).id;
  const edit = { name: 'New', description: 'Words' };
  const changes = [
    { method: 'PUT', url: '/galleries/edit', json: edit, target: newGallery, done: 200 },
    { method: 'POST', url: '/galleries/addpics', json: [{ picture }], target: newGallery, done: 201 },
    { method: 'DELETE', url: '/galleries/delete', target: newGallery, done: 204 },
    { method: 'PUT', url: '/galleries/editpic', json: { caption: 'New' }, target: newImage, done: 200 },
    { method: 'DELETE', url: '/pictures/delete', target: newImage, done: 204 },
  ];
  for (const { method, url, json, target, done } of changes) {
    const attempt = async (as: Person | undefined, id: number) =>
      (await api.request(method, `${url}/${id}`, { as, json })).status;
    const statuses = {
      anonymous: await attempt(undefined, await target()),
      other: await attempt(other, await target()),
      unknown: await attempt(other, 999_999),
      owner: await attempt(owner, await target()),
      admin: await attempt(admin, await target()),
    };
    expect({ url, ...statuses }).toEqual({ url, anonymous: 401, other: 403, unknown: 404, owner: done, admin: done });
  }
});

test('an owner who may no longer add galleries changes the gallery, and adds or changes no pictures', async () => {
  const author = await api.make.person(2);
  const [gallery, image] = [await galleryOf(author.id), await imageOf(author.id)];
  const picture = await api.make.picture();
  const status = async (method: string, url: string, json?: unknown) =>
    (await api.request(method, url, { as: author, json })).status;
  expect(await status('PUT', `/galleries/edit/${gallery}`, { name: 'New', description: 'Words' })).toBe(200);
  expect(await status('POST', `/galleries/addpics/${gallery}`, [{ picture }])).toBe(403);
  expect(await status('PUT', `/galleries/editpic/${image.id}`, { caption: 'New' })).toBe(403);
  expect(await status('DELETE', `/pictures/delete/${image.id}`)).toBe(204);
  expect(await status('DELETE', `/galleries/delete/${gallery}`)).toBe(204);
});

test('pictures that are added together are one line in the log', async () => {
  const owner = await api.make.person(3);
  const id = await galleryOf(owner.id);
  const json = [{ picture: await api.make.picture() }, { picture: await api.make.picture() }];
  await api.request('POST', `/galleries/addpics/${id}`, { as: owner, json });
  const lines = await api.deps.db.select().from(auditLog).where(eq(auditLog.actorId, owner.id));
  const line = { action: 'changed', kind: 'gallery', itemId: String(id), title: 'Photos', detail: '2 pictures added' };
  expect(lines).toMatchObject([line]);
});

describe('reading and deleting', () => {
  test('one image is read alone', async () => {
    const { id, galleryId, picture } = await imageOf();
    const { status, answer } = await api.request('GET', `/galleries/viewpic/${id}`);
    expect(status).toBe(200);
    expect(contract.galleryImage.strict().parse(answer)).toEqual(answer);
    expect(answer).toMatchObject({ id, galleryId, picture, caption: 'The start', pictureInfo: [{ name: picture }] });
    expect((await api.request('GET', '/galleries/viewpic/999999')).status).toBe(404);
    expect((await api.request('GET', '/galleries/viewpic/x')).refusal.fields).toHaveProperty('id');
  });

  test('one image is deleted alone', async () => {
    const { id, galleryId, picture } = await imageOf();
    const admin = await api.make.person(4);
    await api.request('POST', `/galleries/addpics/${galleryId}`, { as: admin, json: [{ picture }] });
    await api.request('DELETE', `/pictures/delete/${id}`, { as: admin });
    expect((await api.request('GET', `/galleries/viewpic/${id}`)).status).toBe(404);
    expect(await imagesOf(galleryId)).toHaveLength(1);
  });

  test('a deleted gallery takes its images along', async () => {
    const { id, galleryId } = await imageOf();
    await api.request('DELETE', `/galleries/delete/${galleryId}`, { as: await api.make.person(4) });
    expect((await api.request('GET', `/galleries/view/${galleryId}`)).status).toBe(404);
    expect((await api.request('GET', `/galleries/viewpic/${id}`)).status).toBe(404);
  });
});

describe('adding', () => {
  const add = async (galleryId: number, json: unknown) =>
    api.request('POST', `/galleries/addpics/${galleryId}`, { as: await api.make.person(4), json });

  test('several images go in at once, into the gallery of the path', async () => {
    const [galleryId, elsewhere] = [await galleryOf(), await galleryOf()];
    const [first, second] = [await api.make.picture(), await api.make.picture()];
    const json = [
      { picture: first, caption: ' The start ', galleryId: elsewhere },
      { picture: second, galleryId: 999_999 },
    ];
    const { status, answer } = await add(galleryId, json);
    expect(status).toBe(201);
    expect(contract.galleryImages.parse(answer)).toEqual(answer);
    expect(answer).toMatchObject([
      { picture: first, caption: 'The start', galleryId, pictureInfo: [{ name: first, width: 40 }] },
      { picture: second, caption: '', galleryId, pictureInfo: [{ name: second }] },
    ]);
    expect(Object.keys(answer[0] ?? {}).sort()).toEqual(Object.keys(contract.galleryImage.shape).sort());
    expect(await imagesOf(galleryId)).toEqual(answer);
    expect(await imagesOf(elsewhere)).toEqual([]);
  });

  test('many images take as many statements as one', async () => {
    const galleryId = await galleryOf();
    const admin = await api.make.person(4);
    const picture = await api.make.picture();
    const statementsFor = (count: number) =>
      api.countStatements(() => {
        const json = Array.from({ length: count }, () => ({ picture }));
        return api.request('POST', `/galleries/addpics/${galleryId}`, { as: admin, json });
      });
    expect(await statementsFor(60)).toBe(await statementsFor(1));
    expect(await imagesOf(galleryId)).toHaveLength(61);
  });

  test('one unknown picture keeps all of them out', async () => {
    const galleryId = await galleryOf();
    const { status, refusal } = await add(galleryId, [
      { picture: await api.make.picture() },
      { picture: 'nowhere.png' },
    ]);
    expect(status).toBe(400);
    expect(refusal.fields.picture).toContain('nowhere.png');
    expect(await imagesOf(galleryId)).toEqual([]);
  });

  test.each([{ sent: [] }, { sent: {} }])('no images are refused: $sent', async ({ sent }) => {
    const { status, refusal } = await add(await galleryOf(), sent);
    expect(status).toBe(400);
    expect(refusal.message).toBe('No images selected for upload.');
  });

  test('60 images pass, 61 do not', async () => {
    const picture = await api.make.picture();
    const many = (count: number) => Array.from({ length: count }, () => ({ picture, caption: '' }));
    expect((await add(await galleryOf(), many(60))).status).toBe(201);
    const { status, refusal } = await add(await galleryOf(), many(61));
    expect(status).toBe(400);
    expect(refusal.message).toBe('At most 60 images at a time.');
  });

  test('the wrong field of each image is named', async () => {
    const picture = await api.make.picture();
    const longest = { picture, caption: 'x'.repeat(300) };
    const wrong = [longest, { picture, caption: 'x'.repeat(301) }, { caption: 7 }];
    const { status, refusal } = await add(await galleryOf(), wrong);
    expect(status).toBe(400);
    expect(Object.keys(refusal.fields).sort()).toEqual(['1.caption', '2.caption', '2.picture']);
  });
});

describe('editing', () => {
  const edit = async (id: number, json: object) =>
    api.request('PUT', `/galleries/editpic/${id}`, { as: await api.make.person(4), json });

  test('the caption changes and may be empty; the picture changes when it is sent', async () => {
    const image = await imageOf();
    const { status, answer } = await edit(image.id, { caption: '', galleryId: 999_999 });
    expect(status).toBe(200);
    expect(contract.galleryImage.strict().parse(answer)).toEqual(answer);
    expect(answer).toMatchObject({ caption: '', picture: image.picture, galleryId: image.galleryId });
    const picture = await api.make.picture();
    const changed = await edit(image.id, { caption: 'The end', picture });
    expect(changed.answer).toMatchObject({ caption: 'The end', picture, pictureInfo: [{ name: picture }] });
    expect((await api.request('GET', `/galleries/viewpic/${image.id}`)).answer).toEqual(changed.answer);
  });

  test('every wrong field is named', async () => {
    const { id } = await imageOf();
    const wrong = await edit(id, { picture: 'a,b.png' });
    expect(wrong.status).toBe(400);
    expect(Object.keys(wrong.refusal.fields).sort()).toEqual(['caption', 'picture']);
    expect((await edit(id, { caption: 'x'.repeat(300) })).status).toBe(200);
    expect((await edit(id, { caption: 'x'.repeat(301) })).refusal.fields).toHaveProperty('caption');
    expect((await edit(id, { caption: '', picture: 'nowhere.png' })).refusal.fields).toHaveProperty('picture');
  });
});
