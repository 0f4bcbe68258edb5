import { describe, expect, test } from 'vitest';
import { pngBytes } from '../../support/factory.ts';
import { tally } from '../figures.ts';
import { publicUrl, type Victim } from './site.ts';

type Headers = Record<string, string>;

const host = new URL(publicUrl).host;
/** What a browser says when a page of another site has it send something. */
const foreign: Headers[] = [
  { origin: `http://${host}`, host },
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { origin: `${publicUrl}.evil.example`, host },
  { origin: `${publicUrl}:8443`, host },
  { origin: 'http://localhost' },
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site', origin: publicUrl },
  { 'sec-fetch-site': 'cross-site', origin: publicUrl },
  { 'sec-fetch-site': 'same-origin', origin: `http://${host}`, host },
];
const types: Headers[] = [
  'application/json',
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
].map((type) => ({ 'content-type': type }));

const filled = 'senderName=A&senderEmail=a%40x.example&inquiry=Hello';

export function csrfAttacks(site: () => Victim) {
  describe('ASVS 3.5.1, 3.5.2, 3.5.3: what changes something is taken from our own pages only', () => {
    test('every writing call, whatever its body, with a token and without', async () => {
      const { paths } = (await (await site().call('/api/openapi.json')).json()) as {
        paths: Record<string, Record<string, unknown>>;
      };
      const calls = Object.entries(paths).flatMap(([path, methods]) =>
        Object.keys(methods)
          .filter((method) => ['post', 'put', 'delete', 'patch'].includes(method))
          .map((method) => [method.toUpperCase(), path.replace(/\{[^}]+\}/g, '1')] as const),
      );
      expect(calls.length).toBeGreaterThan(40);
      const found: string[] = [];
      let tried = 0;
      for (const [index, [method, path]] of calls.entries()) {
        for (const [n, from] of foreign.entries()) {
          const token: Headers = (index + n) % 2 ? { authorization: `Bearer ${site().token}` } : {};
          const headers = { ...from, ...token, ...types[(index + n) % 4], 'content-length': '2' };
          const { status } = await site().raw(method, path, headers, '{}');
          tried += 1;
          if (status !== 403) found.push(`${method} ${path} ${JSON.stringify(from)}: ${status}`);
        }
      }
      tally({ requests: tried, payloads: tried });
      expect(found).toEqual([]);
    });

    test('every form of a page, with a script and without', async () => {
      for (const page of [
        '/contact',
        '/apply',
        '/alumni/alumcontact',
        '/forgot',
        '/reset',
        '/invitation',
        '/login',
        '/',
      ]) {
        for (const path of [page, page === '/' ? '/_.data' : `${page}.data`]) {
          for (const [n, from] of foreign.entries()) {
            const answer = await site().raw('POST', path, { ...from, ...types[(n + 2) % 4] }, filled);
            expect([answer.status, answer.headers['set-cookie']], `${path} ${JSON.stringify(from)}`).toEqual([
              403,
              undefined,
            ]);
          }
        }
      }
    });

    test('an upload of a foreign page stores nothing; ours and a program’s do', async () => {
      const upload = async (headers: Headers) => {
        const form = new FormData();
        form.set('name', 'foreign.png');
        form.set('file', new File([new Uint8Array(await pngBytes())], 'p.png'));
        return (await site().call('/api/singleUpload', { method: 'POST', headers, body: form })).status;
      };
      expect(await upload({ origin: 'https://evil.example' })).toBe(403);
      expect(await upload({ 'sec-fetch-site': 'cross-site' })).toBe(403);
      expect(await upload({ origin: publicUrl, 'sec-fetch-site': 'same-origin' })).toBe(201);
      expect(await upload({})).toBe(201);
    });

    test('our own pages and what is no browser are let through', async () => {
      const form = { 'content-type': 'application/x-www-form-urlencoded' };
      for (const from of [
        {},
        { origin: publicUrl },
        { origin: publicUrl, 'sec-fetch-site': 'same-origin' },
      ] as Headers[])
        expect((await site().raw('POST', '/contact', { ...form, ...from }, filled)).status).toBe(303);
      const authorization = `Bearer ${site().token}`;
      const call = { 'content-type': 'application/json', authorization };
      const event = JSON.stringify({ title: 'By a program', date: '2030-01-02', category: 0 });
      expect((await site().raw('POST', '/api/events/add', call, event)).status).toBe(201);
    });

    test('what the cookie alone opens is closed to foreign pages under every spelling', async () => {
      const cookie = site().cookie.split(';')[0] ?? '';
      const calls = ['/api/users/logout', '/api/users/refresh', '/api/users/invitation?token=x'];
      for (const path of calls) {
        for (const written of [
          path,
          path.replace('users', '%75sers'),
          `/${path}`,
          path.replace('/users', '/./users'),
        ]) {
          for (const from of ['cross-site', 'same-site']) {
            const answer = await site().raw('GET', written, { cookie, 'sec-fetch-site': from });
            expect([308, 403], written).toContain(answer.status);
            expect(answer.headers['set-cookie'], written).toBeUndefined();
          }
          // The browser follows, and says again where it comes from.
          const last = await site().call(written, {
            redirect: 'follow',
            headers: { cookie, 'sec-fetch-site': 'cross-site' },
          });
          expect([last.status, last.headers.getSetCookie()], written).toEqual([403, []]);
        }
      }
      const own = await site().call('/api/users/sessions', { headers: { authorization: `Bearer ${site().token}` } });
      expect(own.status).toBe(200);
    });

    test('ASVS 16.2.1: a flood of them leaves a line in the log, not a book', async () => {
      const before = site().output().split('\n').length;
      const headers = { ...types[2], origin: 'https://evil.example' };
      for (let n = 0; n < 300; n++) await site().raw('POST', '/contact', headers, 'senderName=A');
      await site().call('/healthz');
      await expect
        .poll(() =>
          site()
            .output()
            .split('\n')
            .slice(before - 1)
            .join('\n'),
        )
        .toContain('/healthz');
      expect(site().output().split('\n').length - before).toBeLessThan(10);
      expect(site().output()).toMatch(/"reason":"foreign_page","count":\d+/);
    });
  });
}
