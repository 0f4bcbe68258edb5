import { beforeAll, expect, test } from 'vitest';
import { testApi } from '../../../tests/support/api.ts';
import type { Person } from '../../../tests/support/factory.ts';

const api = testApi();
let owner: Person;
beforeAll(async () => {
  owner = await api.make.person(3);
});

type Image = { id: number; caption: string };
const texts = { name: 'Photos', description: 'Of the day' };

const addTo = async (id: number, ...captions: string[]) => {
  const json = await Promise.all(captions.map(async (caption) => ({ caption, picture: await api.make.picture() })));
  return (await api.request('POST', `/galleries/addpics/${id}`, { as: owner, json })).answer as Image[];
};

async function galleryWith(...captions: string[]) {
  const json = { ...texts, picture: await api.make.picture() };
  const { id } = (await api.request('POST', '/galleries/add', { as: owner, json })).answer as { id: number };
  return { id, images: (await addTo(id, ...captions)).map((image) => image.id) };
}

const edit = (id: number, json: object, as = owner) => api.request('PUT', `/galleries/edit/${id}`, { as, json });
const viewed = async (id: number) => (await api.request('GET', `/galleries/view/${id}`)).answer.images as Image[];
const captionsOf = async (id: number) => (await viewed(id)).map(({ caption }) => caption).join('');

test('images stand in the order that was given, and new ones behind them', async () => {
  const { id, images } = await galleryWith('a', 'b', 'c');
  const [a, b, c] = images;
  expect((await edit(id, { ...texts, images: [c, a, b] })).status).toBe(200);
  expect(await captionsOf(id)).toBe('cab');
  await addTo(id, 'd', 'e');
  expect(await captionsOf(id)).toBe('cabde');
  // What the order does not name was added meanwhile, and stays behind.
  await edit(id, { ...texts, images: [b, c, a] });
  expect(await captionsOf(id)).toBe('bcade');
  await edit(id, texts);
  expect(await captionsOf(id)).toBe('bcade');
});

test('the order survives the trash', async () => {
  const { id, images } = await galleryWith('a', 'b', 'c');
  await edit(id, { ...texts, images: [...images].reverse() });
  await api.request('DELETE', `/pictures/delete/${images[1]}`, { as: owner });
  expect(await captionsOf(id)).toBe('ca');
  await api.request('POST', `/trash/galleryImage/${images[1]}/restore`, { as: owner });
  expect(await captionsOf(id)).toBe('cba');
  await api.request('DELETE', `/galleries/delete/${id}`, { as: owner });
  await api.request('POST', `/trash/gallery/${id}/restore`, { as: owner });
  expect(await captionsOf(id)).toBe('cba');
});

test('others’ pictures, pictures twice and strangers change nothing', async () => {
  const [{ id, images }, other] = [await galleryWith('a', 'b'), await galleryWith('x', 'y')];
  const [a, b] = images;
  for (const order of [[b, a, ...other.images], [b, b], [b, 0], ['b'], 'ba', [999_999]]) {
    const { status, refusal } = await edit(id, { ...texts, name: 'Changed', images: order });
    const fields = Object.keys(refusal.fields ?? {}).map((field) => field.split('.')[0]);
    expect({ order, status, fields }).toEqual({ order, status: 400, fields: ['images'] });
  }
  expect((await edit(id, { ...texts, images: [b, a] }, await api.make.person(3))).status).toBe(403);
  expect([await captionsOf(id), await captionsOf(other.id)]).toEqual(['ab', 'xy']);
  expect((await api.request('GET', `/galleries/view/${id}`)).answer.gallery.name).toBe('Photos');
});

test('an order of many takes as many statements as one of two', async () => {
  const count = async (captions: string) => {
    const { id, images } = await galleryWith(...captions);
    return api.countStatements(() => edit(id, { ...texts, images: [...images].reverse() }));
  };
  expect(await count('abcdefghijkl')).toBe(await count('ab'));
});
