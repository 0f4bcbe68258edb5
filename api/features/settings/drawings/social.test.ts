import sharp from 'sharp';
import { expect, test } from 'vitest';
import { testApi } from '../../../../tests/support/api.ts';

const api = testApi();

const picture = async () => {
  const answer = await api.api.request('/api/settings/social');
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png']);
  return Buffer.from(await answer.arrayBuffer());
};
/** How much of the part where the words stand is white. */
async function white(png: Buffer): Promise<number> {
  const { data } = await sharp(png)
    .extract({ left: 80, top: 300, width: 600, height: 270 })
    .flatten()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  let count = 0;
  for (let at = 0; at + 2 < data.length; at += 3) if (data[at] === 255 && data[at + 1] === 255) count += 1;
  return count;
}
const rename = async (schoolName: string, motto = '') => {
  const as = await api.make.person(4);
  const { status } = await api.request('PUT', '/admin/settings', { as, json: { school: { schoolName, motto } } });
  expect(status).toBe(200);
};

test('the picture of the school has its name, and follows it', async () => {
  await rename('Hill');
  const first = await picture();
  expect(await sharp(first).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
  expect(first.length).toBeLessThan(100_000);
  expect(await picture()).toEqual(first);
  await rename('The Hill View International Nursery and Primary School');
  const second = await picture();
  expect(await white(second)).toBeGreaterThan((await white(first)) * 2);
});

test('a name in letters that have no outline is left out whole', async () => {
  await rename('የኢትዮጵያ School');
  expect(await white(await picture())).toBe(0);
});

test('letters with accents, and words that would be markup', async () => {
  await rename('<svg onload="x">&amp; Éцole');
  expect(await white(await picture())).toBe(0);
  await rename('<b>École & "Fils"</b>');
  expect(await white(await picture())).toBeGreaterThan(1000);
});
