import { beforeAll, expect, test } from 'vitest';
import { testApi } from '../../../../tests/support/api.ts';
import type { Person } from '../../../../tests/support/factory.ts';

const api = testApi();
const green = { brand: '#0e5a45', accent: '#f5b324' };
const blue = { brand: '#1d4ed8', accent: '#f97316' };
const maroon = { brand: '#7b1030', accent: '#f2c14e' };
let admin: Person;
beforeAll(async () => {
  admin = await api.make.person(4, { name: 'Juliet Asiimwe' });
});

const pick = (brand: object, updatedAt?: string | null, as = admin) =>
  api.request('PUT', '/admin/settings', { as, json: { brand, updatedAt } });

test('every choice of colours is kept, can be read again, and is not overwritten unseen', async () => {
  const first = await pick(blue);
  await api.request('PUT', '/admin/settings', { as: admin, json: { school: { motto: 'Up the hill' } } });
  await pick(maroon);
  const { docs } = (await api.request('GET', '/revisions/site/brand', { as: admin })).answer;
  expect(docs.map(({ savedBy, title }) => [savedBy, title])).toEqual([
    ['Juliet Asiimwe', 'The colours of the school'],
    ['Juliet Asiimwe', 'The colours of the school'],
    [null, 'The colours of the school'],
  ]);
  const contents = docs.map(async ({ id }) => {
    const version = await api.request('GET', `/revisions/site/brand/${id}`, { as: admin });
    return version.answer.content;
  });
  expect(await Promise.all(contents)).toEqual([{ brand: maroon }, { brand: blue }, { brand: green }]);

  const late = await pick(green, first.answer.updatedAt, await api.make.person(4));
  expect([late.status, late.refusal.code]).toEqual([409, 'stale']);
  expect((await api.request('GET', '/admin/settings', { as: admin })).answer.brand).toEqual(maroon);
});

test('what they were is told to administrators alone', async () => {
  for (const role of [undefined, 1, 2, 3] as const) {
    const as = role && (await api.make.person(role));
    expect((await api.request('GET', '/revisions/site/brand', { as })).status).toBe(role ? 403 : 401);
  }
});
