import sharp from 'sharp';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { initialsOf } from '../../../../art/monogram.ts';
import { testApi } from '../../../../tests/support/api.ts';
import type { Person } from '../../../../tests/support/factory.ts';
import { scenePictures } from '../../../db/tables/settings.ts';
import { iconPaths } from './icons.routes.ts';

const api = testApi();
let admin: Person;
beforeAll(async () => {
  admin = await api.make.person(4);
});
beforeEach(() => api.deps.db.delete(scenePictures));

const bytesOf = async (path: string) => {
  const answer = await api.api.request(path);
  expect(answer.status, path).toBe(200);
  return Buffer.from(await answer.arrayBuffer());
};
const pixel = async (picture: Buffer, x: number, y: number) => {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (y * info.width + x) * 4;
  return data.subarray(at, at + 4).toString('hex');
};
const changeSchool = async (json: object) =>
  expect((await api.request('PUT', '/admin/settings', { as: admin, json })).status).toBe(200);

test.each([
  ['/icons/192.png', 192],
  ['/icons/512.png', 512],
  ['/icons/maskable.png', 512],
  ['/apple-touch-icon.png', 180],
])('%s is a square PNG', async (path, side) => {
  const { format, width, height } = await sharp(await bytesOf(path)).metadata();
  expect([format, width, height]).toEqual(['png', side, side]);
});

test('/favicon.ico has three sizes, each a PNG where its head says', async () => {
  const file = await bytesOf('/favicon.ico');
  expect([...file.subarray(0, 6)]).toEqual([0, 0, 1, 0, 3, 0]);
  const sides = [0, 1, 2].map(async (n) => {
    const entry = file.subarray(6 + n * 16, 22 + n * 16);
    const start = entry.readUInt32LE(12);
    const { width } = await sharp(file.subarray(start, start + entry.readUInt32LE(8))).metadata();
    return [entry[0], width];
  });
  expect(await Promise.all(sides)).toEqual([16, 32, 48].map((side) => [side, side]));
});

test('what a phone cuts itself is painted to its corners, and the others are rounded', async () => {
  expect((await pixel(await bytesOf('/icons/maskable.png'), 0, 0)).slice(6)).toBe('ff');
  expect((await pixel(await bytesOf('/apple-touch-icon.png'), 0, 0)).slice(6)).toBe('ff');
  expect((await pixel(await bytesOf('/icons/512.png'), 0, 0)).slice(6)).toBe('00');
});

test('without a crest they are the initials in the colours of the school', async () => {
  await changeSchool({ school: { shortName: 'Hill View' }, brand: { brand: '#0e5a45', accent: '#f5b324' } });
  const before = await bytesOf('/icons/512.png');
  await changeSchool({ school: { shortName: 'Lake View' } });
  const renamed = await bytesOf('/icons/512.png');
  expect(renamed.equals(before)).toBe(false);
  await changeSchool({ brand: { brand: '#1b4a8a', accent: '#f5b324' } });
  const [red, , blue] = Buffer.from(await pixel(await bytesOf('/icons/512.png'), 256, 60), 'hex');
  expect(blue).toBeGreaterThan(red ?? 0);
});

test('with one they show it on white, until it is taken away', async () => {
  const drawn = await bytesOf('/icons/512.png');
  const form = new FormData();
  const crest =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><rect width="9" height="9" fill="#a01020"/></svg>';
  form.set('file', new File([crest], 'crest.svg'));
  expect((await api.request('POST', '/admin/settings/crest', { as: admin, form })).status).toBe(200);
  for (const path of iconPaths.filter((name) => name.endsWith('png'))) {
    const picture = await bytesOf(path);
    const { width = 0 } = await sharp(picture).metadata();
    expect(await pixel(picture, width / 2, 4), path).toBe('ffffffff');
    expect(await pixel(picture, width / 2, width / 2), path).toMatch(/^a01020ff$/);
  }
  await api.request('DELETE', '/admin/settings/crest', { as: admin });
  expect((await bytesOf('/icons/512.png')).equals(drawn)).toBe(true);
});

test.each([
  ['Seven Hills', 'SH'],
  ['Our Lady of the Hills', 'OH'],
  ['Écoles & Ünion', 'EU'],
  ['kitante', 'K'],
  ['St. Mary’s, Namagunga', 'SN'],
  ['2nd Avenue', 'A'],
  ['<svg onload="x">', 'SX'],
  ['学校', ''],
  ['', ''],
])('the initials of %s are %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

test('a name in another script, or none of any, still has an icon', async () => {
  await changeSchool({ school: { shortName: '学校 "/><script>' } });
  expect((await sharp(await bytesOf('/icons/192.png')).metadata()).width).toBe(192);
});

test('no other name is drawn', async () => {
  for (const path of ['/icons/193.png', '/icons/', '/icons/192.png/x', '/icons/..%2f192.png'])
    expect((await api.api.request(path)).status, path).toBe(404);
});
