import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { artEdition } from '../../../../art/edition.ts';
import { shipped, shippedNames } from '../../../../art/shipped.ts';
import { testApi } from '../../../../tests/support/api.ts';
import type { Person } from '../../../../tests/support/factory.ts';
import { formOf } from '../../../../tests/support/form-of.ts';
import { settings } from '../../../db/tables/settings.ts';

const api = testApi();
const blue = { brand: '#1d4ed8', accent: '#f97316' };
const maroon = { brand: '#7b1030', accent: '#f2c14e' };
let admin: Person;
beforeAll(async () => {
  admin = await api.make.person(4);
});
beforeEach(() => api.deps.db.delete(settings));

const pick = async (brand: object) =>
  expect((await api.request('PUT', '/admin/settings', { as: admin, json: { brand } })).status).toBe(200);
const editionNow = async () => (await api.request('GET', '/settings')).answer.drawings;
const ask = (edition: string, file: string) => api.api.request(`/drawings/${edition}/${file}`);

test('a school in the colours that the drawings have is told of no others', async () => {
  expect(await editionNow()).toBeUndefined();
  await pick(blue);
  expect(await editionNow()).toMatch(/^[0-9a-f]{8}$/);
  await pick({ brand: '#0e5a45', accent: '#f5b324' });
  expect(await editionNow()).toBeUndefined();
});

test('all drawings are there in the colours of the school, for a browser to keep', async () => {
  await pick(blue);
  const edition = (await editionNow()) ?? '';
  for (const name of shippedNames) {
    const answer = await ask(edition, `${name}.svg`);
    expect([answer.status, answer.headers.get('content-type')], name).toEqual([200, 'image/svg+xml']);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  }
  const drawing = await (await ask(edition, 'hero-10.svg')).text();
  expect(drawing).toContain('"#1d4ed8"');
  expect(drawing).not.toContain(shipped('hero-10'));
});

test('other colours than those of the school are never drawn: who asks for them is shown hers', async () => {
  await pick(blue);
  const before = (await editionNow()) ?? '';
  await pick(maroon);
  const now = (await editionNow()) ?? '';
  for (const edition of [before, '00000000', 'ffffffff']) {
    const answer = await ask(edition, 'empty-1.svg');
    expect([answer.status, answer.headers.get('location')]).toEqual([302, `/drawings/${now}/empty-1.svg`]);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  }
  expect((await ask(now, 'empty-1.svg')).status).toBe(200);
});

test('colours that an administrator shows by a link are drawn as long as it works, and kept by nobody', async () => {
  await pick(blue);
  const now = (await editionNow()) ?? '';
  const { key } = (await api.request('POST', '/admin/sketches/look', { as: admin, form: formOf(maroon) })).answer;
  const { drawings } = (await api.request('GET', `/site/preview?key=${key}`)).answer;
  const answer = await ask(drawings ?? '', 'hero-1.svg');
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
  expect(await answer.text()).toContain('"#7b1030"');
  expect((await ask('00000000', 'hero-1.svg')).headers.get('location')).toBe(`/drawings/${now}/hero-1.svg`);
  await api.request('DELETE', '/admin/sketches?kind=brand', { as: admin });
  expect((await ask(drawings ?? '', 'hero-1.svg')).headers.get('location')).toBe(`/drawings/${now}/hero-1.svg`);
});

test('nothing else is below that address', async () => {
  await pick(blue);
  const edition = (await editionNow()) ?? '';
  const others = ['hero-0.svg', 'hero-11.svg', 'hero-01.svg', 'gallery-1.svg', 'portrait-1.svg', 'empty-1', 'x.svg'];
  for (const file of [...others, 'constructor.svg', '..%2fsocial.svg', 'HERO-1.svg', 'hero-1.svg/x'])
    expect((await ask(edition, file)).status, file).toBe(404);
  for (const wrong of [edition.slice(1), `${edition}0`, 'g0000000', '1d4ed8', '%231d4ed8'])
    expect((await ask(wrong, 'hero-1.svg')).status, wrong).toBe(404);
});

test('before a school is open its drawings are shown, at the sign-in and to whoever sets it up', async () => {
  await pick(blue);
  const edition = (await editionNow()) ?? '';
  await api.deps.db
    .insert(settings)
    .values({ key: 'opening', value: { open: false } })
    .onConflictDoNothing();
  expect((await ask(edition, 'hero-5.svg')).status).toBe(200);
});

test('who picks colours is shown a drawing in them, and nobody else', async () => {
  const path = '/admin/settings/palette?brand=%231d4ed8&accent=%23f97316' as const;
  const { answer } = await api.request('GET', path, { as: admin });
  expect(answer.drawing).toContain('"#1d4ed8"');
  expect((await api.request('GET', path)).status).toBe(401);
});

test('the files and their edition are what the scenes draw: node art/build.ts', () => {
  const drawings = shippedNames.map((name) => shipped(name) ?? '');
  for (const [at, name] of shippedNames.entries())
    expect(readFileSync(`web/art/${name}.svg`, 'utf8') === drawings[at], name).toBe(true);
  const edition = createHash('sha256');
  for (const drawing of drawings) edition.update(drawing);
  expect(artEdition).toBe(edition.digest('hex').slice(0, 12));
});

const ofOnePlace =
  /ugand|kampala|entebbe|jinja|nile|victoria|kenya|nairobi|tanzania|rwanda|africa|baganda|luganda|seven hills|matatu|kitante|makindye|ntinda|bunga/i;

test('no drawing that comes with the site is of one country or school: its words, its scenes, its flag', () => {
  expect(readFileSync('web/art/descriptions.ts', 'utf8')).not.toMatch(ofOnePlace);
  for (const name of shippedNames) {
    expect(shipped(name), name).not.toMatch(/<(text|image|title|desc|script|foreignObject)\b/);
    expect(shipped(name), name).not.toMatch(ofOnePlace);
  }
  const sources = readdirSync('art', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
  expect(sources.length).toBeGreaterThan(50);
  const named = sources.filter((file) => /ugand|kampala|seven hills/i.test(readFileSync(`art/${file}`, 'utf8')));
  expect(named).toEqual([]);
  // The bands of the flag that flew here once.
  for (const name of shippedNames) expect(shipped(name), name).not.toMatch(/#f0b429|#c23321/i);
});
