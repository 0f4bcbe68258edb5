import { get } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApi } from '../../tests/support/api.ts';
import { startSite } from '../../tests/support/program.ts';

const api = testApi();
type Site = Awaited<ReturnType<typeof startSite>>;
let [site, off]: [Site, Site] | [] = [];

beforeAll(async () => {
  await api.make.story({ title: 'data-keep="basics" href="/admin" >' });
  const settings = { DATABASE_URL: api.database.url, PUBLIC_URL: 'http://school.example' };
  [site, off] = [await startSite(settings), await startSite({ ...settings, POCKET: 'off' })];
});
afterAll(() => Promise.all([site?.stop(), off?.stop()]));

/** As it goes over the line. */
const packed = (path: string) =>
  new Promise<number>((resolve, reject) => {
    get(`${site?.url}${path}`, { headers: { 'accept-encoding': 'br' } }, async (answer) => {
      resolve(Buffer.concat(await answer.toArray()).length);
    }).on('error', reject);
  });

type Contents = { items: { label: string; links: { to: string }[]; bytes: number }[]; look: number };
async function contents(): Promise<Contents> {
  const html = await (await fetch(`${site?.url}/pocket`)).text();
  const [, props = ''] = /data-props="([^"]*)"/.exec(html) ?? [];
  return JSON.parse(props.replaceAll('&quot;', '"').replaceAll('&amp;', '&').replaceAll('&gt;', '>')).props.contents;
}

test('each line of the list weighs what its pages do on the line', async () => {
  const { items, look } = await contents();
  expect(items.map(({ label }) => label)).toEqual(expect.arrayContaining(['Whom to call', 'Term dates', 'Home']));
  for (const { label, links, bytes } of items.filter(({ links: [first] }) => first?.to !== '/apply')) {
    const pages = await Promise.all(links.map(({ to }) => packed(to)));
    expect(bytes, label).toBe(pages.reduce((sum, one) => sum + one, 0));
  }
  const html = await (await fetch(`${site?.url}/`)).text();
  const files = new Set([...html.matchAll(/href="(\/assets\/[^"]+)"/g)].map(([, file = '']) => file));
  const parts = await Promise.all([...files].map(packed));
  expect(look).toBeGreaterThan(parts.reduce((sum, one) => sum + one, 0));
});

test('the worker reads from the page exactly the links that are meant', async () => {
  const html = await (await fetch(`${site?.url}/pocket`)).text();
  const found = [...html.matchAll(/data-keep="(\w+)" href="([^"]+)"/g)].map(([, , to]) => to);
  expect(found).toEqual((await contents()).items.flatMap(({ links }) => links.map(({ to }) => to)));
  expect(found).not.toContain('/admin');
});

test('the worker is small, of our own, and asked for each time', async () => {
  const answer = await fetch(`${site?.url}/sw.js`);
  expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect(answer.headers.get('cache-control')).toBe('no-cache');
  expect(answer.headers.get('content-security-policy')).toBe("default-src 'self'");
  expect((await answer.text()).length).toBeLessThanOrEqual(3 * 1024);
});

test('a page that is fetched to be kept is not counted as read', async () => {
  const visits = async () =>
    Number((await api.database.pool.query('select coalesce(sum(count), 0) as sum from visits')).rows[0].sum);
  const agent = { 'user-agent': 'Mozilla/5.0 (Linux; Android 14) Chrome/140.0' };
  for (let n = 0; n < 5; n += 1) await fetch(`${site?.url}/contact`, { headers: { ...agent, 'x-kept': '1' } });
  await fetch(`${site?.url}/contact`, { headers: agent });
  await expect.poll(visits).toBe(1);
});

test('switched off, a worker that removes itself is there, and the page says so', async () => {
  const worker = await (await fetch(`${off?.url}/sw.js`)).text();
  expect(worker).toContain('unregister');
  expect(worker).not.toContain('respondWith');
  expect(await (await fetch(`${off?.url}/pocket`)).text()).toContain('This is switched off for now.');
});

test('many questions about what it weighs at once wait for nobody', async () => {
  const answers = await Promise.all(Array.from({ length: 60 }, (_, n) => fetch(`${site?.url}/pocket?q=${n}`)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
});
