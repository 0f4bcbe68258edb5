import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addUser, startSite, temporaryFolder } from '../../tests/support/program.ts';

const settings = { DATA_DIR: temporaryFolder(), LOG_LEVEL: 'info' };
const email = 'owner@school.example';
let site: Awaited<ReturnType<typeof startSite>>;
let password = '';

beforeAll(async () => {
  site = await startSite(settings);
  password = await addUser(settings, email, 5);
});
afterAll(() => site.stop());

const post = (path: string, body: string, headers: Record<string, string> = {}) =>
  fetch(`${site.url}${path}`, { method: 'POST', body, headers: { 'content-type': 'application/json', ...headers } });

test('every answer carries security headers and a request id', async () => {
  for (const path of ['/', '/api/news', '/no-such-page', '/api/no-such-call', '/images/none.jpg']) {
    const { headers } = await fetch(site.url + path);
    expect(headers.get('x-request-id'), path).toMatch(/^[0-9a-f-]{36}$/);
    expect(headers.get('x-content-type-options'), path).toBe('nosniff');
    expect(headers.get('x-frame-options'), path).toBe('DENY');
    expect(headers.get('strict-transport-security'), path).toBeTruthy();
    expect(headers.get('referrer-policy'), path).toBe('strict-origin-when-cross-origin');
  }
});

test('an unknown call of the API is a 404 in the shape of all errors', async () => {
  const response = await fetch(`${site.url}/api/no-such-call`);
  expect(response.status).toBe(404);
  expect(await response.json()).toEqual({ code: 'not_found', message: 'There is nothing at this address.' });
});

describe('bodies', () => {
  test('that are not JSON are a 400', async () => {
    const response = await post('/api/users/login', '{"user":');
    expect(response.status).toBe(400);
    expect(((await response.json()) as { code: string }).code).toBe('invalid');
  });

  test('above a megabyte are a 413, and without a stated length a 411', async () => {
    expect((await post('/api/mail/contact', JSON.stringify({ inquiry: 'x'.repeat(1_100_000) }))).status).toBe(413);
    const status = await new Promise<number | undefined>((resolve, reject) => {
      const headers = { 'content-type': 'application/json', 'transfer-encoding': 'chunked' };
      const sending = request(`${site.url}/api/mail/contact`, { method: 'POST', headers }, (response) => {
        response.resume();
        resolve(response.statusCode);
      });
      sending.on('error', reject);
      sending.end(`{"inquiry":"${'x'.repeat(1_100_000)}"}`);
    });
    expect(status).toBe(411);
  });

  test('of a photograph that is too large get their answer, not a broken connection', async () => {
    const form = new FormData();
    form.set('name', 'photo.jpg');
    form.set('file', new File([new Uint8Array(6_000_000)], 'photo.jpg'));
    const response = await fetch(`${site.url}/api/singleUpload`, { method: 'POST', body: form });
    expect(response.status).toBe(413);
    expect(((await response.json()) as { message: string }).message).toBe(
      'File is too large. Upload a file less than 700kb',
    );
  });
});

test('the log has one line a request, as data, and no secret', async () => {
  const signedIn = await post('/api/users/login', JSON.stringify({ user: email, pwd: password }));
  const { accessToken } = (await signedIn.json()) as { accessToken: string };
  const cookie = signedIn.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  await fetch(`${site.url}/api/users/sessions`, { headers: { authorization: `Bearer ${accessToken}` } });
  await fetch(`${site.url}/api/users/refresh`, { headers: { cookie } });
  await fetch(`${site.url}/api/users/invitation?token=a-secret-of-a-mailed-link`);
  await expect.poll(() => site.output()).toContain('/api/users/invitation');
  const log = site.output();
  for (const secret of [password, accessToken, cookie.replace('refresh=', ''), 'a-secret-of-a-mailed-link']) {
    expect(log).not.toContain(secret);
  }
  const lines = log.split('\n').filter((line) => line.startsWith('{'));
  const login = lines.map((line) => JSON.parse(line)).find(({ path }) => path === '/api/users/login');
  expect(login).toMatchObject({ method: 'POST', msg: 'request' });
  expect(login.requestId).toMatch(/^[0-9a-f-]{36}$/);
});

test('without PUBLIC_URL, changes are taken from pages at the host that was asked, by whatever name', async () => {
  const send = (origin: string, headers: Record<string, string> = {}) =>
    post('/api/users/login', '{}', { origin, ...headers }).then(({ status }) => status);
  const { port } = new URL(site.url);
  for (const own of [site.url, `https://localhost:${port}`]) expect(await send(own), own).toBe(400);
  for (const other of ['http://localhost', 'http://evil.test', 'null', 'x', `ftp://localhost:${port}`, `${site.url}/`])
    expect(await send(other), other).toBe(403);
  expect(await send(site.url, { 'sec-fetch-site': 'cross-site' })).toBe(403);
  const form = { 'content-type': 'application/x-www-form-urlencoded', origin: `https://localhost:${port}` };
  const body = 'senderName=A&senderEmail=a%40x.example&inquiry=Hello';
  const sent = await fetch(`${site.url}/contact`, { method: 'POST', headers: form, body, redirect: 'manual' });
  expect(sent.status).toBe(303);
  const atAddress = `http://127.0.0.1:${port}`;
  const headers = { 'content-type': 'application/json', origin: atAddress };
  expect((await fetch(`${atAddress}/api/users/login`, { method: 'POST', headers, body: '{}' })).status).toBe(400);
});

test('limits hold for refreshing too', async () => {
  const statuses = new Set<number>();
  for (let i = 0; i < 125; i++) statuses.add((await fetch(`${site.url}/api/users/refresh`)).status);
  expect([...statuses].sort()).toEqual([401, 429]);
});
