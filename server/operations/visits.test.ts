import { afterAll, beforeAll, expect, test } from 'vitest';
import { addUser, startSite, temporaryFolder } from '../../tests/support/program.ts';

const settings = { DATA_DIR: temporaryFolder() };
const email = 'owner@school.example';
const phone = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36';
let site: Awaited<ReturnType<typeof startSite>>;
let token = '';

beforeAll(async () => {
  site = await startSite(settings);
  const pwd = await addUser(settings, email, 5);
  const headers = { 'content-type': 'application/json' };
  const login = await fetch(`${site.url}/api/users/login`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ user: email, pwd }),
  });
  token = ((await login.json()) as { accessToken: string }).accessToken;
});
afterAll(() => site?.stop());

async function visitsToday(): Promise<number | undefined> {
  const answer = await fetch(`${site.url}/api/admin/dash`, { headers: { authorization: `Bearer ${token}` } });
  const { charts } = (await answer.json()) as { charts: { visitsByDay: { count: number }[] } };
  return charts.visitsByDay.at(-1)?.count;
}
const read = async (path: string, headers: Record<string, string> = { 'user-agent': phone }, method = 'GET') => {
  const answer = await fetch(site.url + path, { headers, method });
  await answer.arrayBuffer();
  return answer.status;
};

test('a page that somebody reads is counted once, whether it comes from memory or not', async () => {
  // What is not cached, what is put there, and what comes from there.
  expect(await read('/admin')).toBe(200);
  expect(await read('/about')).toBe(200);
  expect(await read('/about')).toBe(200);
  // Neither a robot nor a guess of the browser, nor what is no page, is not there or only asked about.
  for (const agent of ['Googlebot/2.1 (+http://www.google.com/bot.html)', ''])
    await read('/about', { 'user-agent': agent });
  for (const path of ['/about', '/admin']) {
    await read(path, { 'user-agent': phone, 'sec-purpose': 'prefetch;prerender' });
    await read(path, { 'user-agent': phone, 'sec-purpose': 'prefetch', 'sec-fetch-site': 'cross-site' });
    await read(path, { 'user-agent': phone }, 'HEAD');
  }
  // Our own pages have it fetch what a finger is on.
  await read('/about', { 'user-agent': phone, 'sec-purpose': 'prefetch', 'sec-fetch-site': 'same-origin' });
  expect(await read('/api/news')).toBe(200);
  expect(await read('/news.xml')).toBe(200);
  expect(await read('/no/such/page')).toBe(404);
  await expect.poll(visitsToday, { interval: 300 }).toBe(4);
});
