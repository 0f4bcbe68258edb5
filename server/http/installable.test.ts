import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApi } from '../../tests/support/api.ts';
import type { Person } from '../../tests/support/factory.ts';
import { startSite } from '../../tests/support/program.ts';

const api = testApi();
let site: Awaited<ReturnType<typeof startSite>>;
let admin: Person;
const paths = ['/icons/192.png', '/icons/512.png', '/icons/maskable.png', '/apple-touch-icon.png', '/favicon.ico'];

beforeAll(async () => {
  site = await startSite({ DATABASE_URL: api.database.url, PUBLIC_URL: 'http://school.example' });
  admin = await api.make.person(5);
});
afterAll(() => site.stop());

const get = (path: string) => fetch(site.url + path);
const tagOf = async (path: string) => (await get(path)).headers.get('etag');
const manifest = async () => (await get('/manifest.webmanifest')).json() as Promise<Record<string, unknown>>;
const change = async (json: object) => {
  const answer = await fetch(`${site.url}/api/admin/settings`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${admin.token}`, 'content-type': 'application/json' },
    body: JSON.stringify(json),
  });
  expect(answer.status).toBe(200);
};

test('the manifest has the school’s own name and colour, and icons that are there', async () => {
  await change({
    school: { schoolName: 'Hill View Primary School', shortName: 'Hill View' },
    brand: { brand: '#1b4a8a', accent: '#f5b324' },
  });
  const answer = await get('/manifest.webmanifest');
  expect(answer.headers.get('content-type')).toBe('application/manifest+json; charset=utf-8');
  const said = (await answer.json()) as { icons: { src: string; type: string }[]; theme_color: string };
  expect(said).toMatchObject({ name: 'Hill View Primary School', short_name: 'Hill View', start_url: '/', scope: '/' });
  const page = await (await get('/')).text();
  expect(page).toContain('<link rel="manifest" href="/manifest.webmanifest"/>');
  expect(page).toContain(`<meta name="theme-color" content="${said.theme_color}"/>`);
  expect(said.theme_color).not.toBe('#0a3d30');
  for (const { src, type } of said.icons) {
    const icon = await get(src);
    expect([src, icon.status, icon.headers.get('content-type')]).toEqual([src, 200, type]);
  }
});

test('they are answered from memory, and made anew after a save', async () => {
  for (const path of paths) {
    const before = await tagOf(path);
    expect(before, path).toMatch(/^W\//);
    const again = await fetch(site.url + path, { headers: { 'if-none-match': before ?? '' } });
    expect(again.status, path).toBe(304);
  }
  const tags = await Promise.all(paths.map(tagOf));
  await change({ school: { schoolName: 'Lake Side School', shortName: 'Quiet Lake' } });
  const after = await Promise.all(paths.map(tagOf));
  for (const [n, path] of paths.entries()) expect(after[n], path).not.toBe(tags[n]);
  expect(await manifest()).toMatchObject({ name: 'Lake Side School', short_name: 'Quiet Lake' });
});

test('a site that is not open yet shows its icons, and no manifest', async () => {
  await api.database.pool.query(`insert into settings (key, value) values ('opening', '{"isOpen":false}')
    on conflict (key) do update set value = excluded.value`);
  await expect.poll(async () => (await get('/manifest.webmanifest')).status).toBe(404);
  for (const path of paths) expect((await get(path)).status, path).toBe(200);
});
