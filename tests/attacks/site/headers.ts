import { describe, expect, test } from 'vitest';
import { leaksIn } from '../leaks.ts';
import { publicUrl, type Victim } from './site.ts';

const everywhere = [
  '/',
  '/news',
  '/login',
  '/admin',
  '/no-such-page',
  '/alnews',
  '/api/news',
  '/api/no-such',
  '/api/docs',
  '/api/openapi.json',
  '/api/admin/users',
  '/images/none.jpg',
  '/assets/none.js',
  '/robots.txt',
  '/news.xml',
  '/healthz',
  '/.well-known/security.txt',
];

export function headerAttacks(site: () => Victim) {
  describe('ASVS 3.4: headers of every answer', () => {
    test('3.4.1, 3.4.3, 3.4.4, 3.4.5, 3.4.6: transport, scripts, sniffing, referrers, frames', async () => {
      for (const path of everywhere) {
        const { headers } = await site().call(path);
        const policy = headers.get('content-security-policy') ?? '';
        expect(headers.get('strict-transport-security'), path).toBe('max-age=31536000; includeSubDomains');
        for (const part of ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"])
          expect(policy, path).toContain(part);
        expect(policy, path).not.toMatch(/unsafe-|\*|data:.*script|http:/);
        expect(policy, path).toMatch(/default-src '(self|none)'/);
        expect(headers.get('x-content-type-options'), path).toBe('nosniff');
        expect(headers.get('x-frame-options'), path).toBe('DENY');
        expect(headers.get('referrer-policy'), path).toBe('strict-origin-when-cross-origin');
        expect(headers.get('cross-origin-opener-policy'), path).toBe('same-origin');
        for (const talkative of ['server', 'x-powered-by', 'via']) expect(headers.has(talkative), path).toBe(false);
      }
    });

    test('3.4.2: no other site may read an answer', async () => {
      for (const origin of ['https://evil.example', 'null', 'https://school.example.evil.example', publicUrl]) {
        for (const path of ['/api/news', '/api/users/refresh', '/api/admin/users']) {
          for (const method of ['GET', 'OPTIONS']) {
            const headers = {
              origin,
              'access-control-request-method': 'PUT',
              'access-control-request-headers': 'authorization',
            };
            const answer = await site().call(path, { method, headers });
            expect([...answer.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
          }
        }
      }
    });

    test('3.3.1 to 3.3.4: the cookie of the session', () => {
      const [pair = '', ...flags] = site().cookie.split('; ');
      expect(pair).toMatch(/^__Host-refresh=[\w-]{43}$/);
      expect(flags.sort()).toEqual(['HttpOnly', 'Max-Age=1209600', 'Path=/', 'SameSite=Strict', 'Secure']);
    });

    test('4.1.1, 14.3.2: what only one person may read is cached nowhere', async () => {
      const headers = { authorization: `Bearer ${site().token}` };
      for (const path of ['/api/admin/users', '/api/users/sessions', '/api/news', '/api/admin/dash']) {
        const answer = await site().call(path, { headers });
        expect([answer.status, answer.headers.get('cache-control')], path).toEqual([200, 'no-store']);
        expect(answer.headers.get('content-type')).toContain('application/json');
      }
      for (const path of ['/reset?token=abc', '/invitation?token=abc', '/api/users/refresh']) {
        expect((await site().call(path)).headers.get('cache-control'), path).toBe('no-store');
      }
    });
  });

  describe('ASVS 3.5: requests that another site makes in a reader’s browser', () => {
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    const body = 'senderName=A&senderEmail=a%40x.example&inquiry=Hello';

    test('3.5.1: a form is taken from our own pages only', async () => {
      const post = (origin: string, path = '/contact') =>
        site().call(path, { method: 'POST', headers: { ...form, origin }, body });
      expect((await post(publicUrl)).status).toBe(303);
      for (const origin of [
        'https://evil.example',
        'http://school.example',
        'https://school.example.evil.example',
        'null',
        'x',
      ]) {
        expect((await post(origin)).status, origin).toBe(403);
        expect((await post(origin, '/contact.data')).status, origin).toBe(403);
      }
    });

    test('3.5.2: what a page can send without asking first changes nothing', async () => {
      const cookie = site().cookie.split(';')[0] ?? '';
      for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']) {
        for (const from of [{ origin: 'https://evil.example' }, {}] as Record<string, string>[]) {
          const headers = { 'content-type': type, cookie, ...from };
          const sent = { method: 'POST', headers, body: JSON.stringify({ user: 'a@x.example', pwd: 'x' }) };
          const isCrossOrigin = 'origin' in from;
          expect((await site().call('/api/users/login', sent)).status, type).toBe(isCrossOrigin ? 403 : 415);
          // With the cookie alone one is anonymous: every change asks for the token, which no other site has.
          expect((await site().call('/api/news/add', sent)).status, type).toBe(isCrossOrigin ? 403 : 401);
        }
      }
    });

    test('3.5.3: the two addresses that the cookie opens know a foreign page when they see one', async () => {
      const cookie = site().cookie.split(';')[0] ?? '';
      for (const path of ['/api/users/logout', '/api/users/refresh']) {
        for (const from of ['cross-site', 'same-site']) {
          const answer = await site().call(path, { headers: { cookie, 'sec-fetch-site': from } });
          expect([answer.status, answer.headers.getSetCookie()], `${path} ${from}`).toEqual([403, []]);
        }
      }
      const own = await site().call('/api/users/sessions', { headers: { authorization: `Bearer ${site().token}` } });
      expect(own.status).toBe(200);
    });
  });

  describe('ASVS 16.5.1, 3.7.2: errors and ways out', () => {
    test('no answer tells how the house is built', async () => {
      const odd = [
        '/%',
        '/%00',
        '/%ff',
        '/news/view/%27',
        '/news/view/1%20or%201=1',
        '/search?q=%00',
        '/search?q=%ff',
        '/api/%',
        '/api/news/view/x',
        '/images/%00',
        '/news.data?_routes=x',
        '/__manifest',
        '/assets/',
        '/build/server/index.js',
        '/server/main.ts',
        '/.env',
        '/.git/config',
        '/package.json',
        '/data/demo-accounts.json',
      ];
      for (const path of odd) {
        const { status, text } = await site().raw('GET', path);
        expect(status, path).toBeLessThan(500);
        expect(leaksIn(text), path).toEqual([]);
        expect(text, path).not.toMatch(/"dependencies"|\[core\]|DATABASE_URL/);
      }
    });

    test('no address of ours leads to another site', async () => {
      const out = [
        '//evil.example',
        '/\\evil.example',
        '/%5cevil.example',
        '/alnews//evil.example',
        '/alnews/%2f%2fevil.example',
        '/login?from=//evil.example',
        '/login?from=https://evil.example',
        '/alblog?x=//evil.example',
        '/alnews/\r\nLocation:%20//evil.example'.replace('\r\n', '%0d%0a'),
      ];
      for (const path of out) {
        const { headers } = await site().raw('GET', path);
        const location = String(headers.location ?? '/');
        expect(new URL(location, publicUrl).origin, `${path} to ${location}`).toBe(publicUrl);
        expect(headers).not.toHaveProperty('set-cookie');
      }
    });

    test('security.txt says whom to tell, and has not run out', async () => {
      const text = await (await site().call('/.well-known/security.txt')).text();
      expect(text).toMatch(/^Contact: mailto:.+@.+$/m);
      const expires = /^Expires: (.+)$/m.exec(text)?.[1] ?? '';
      const days = (Date.parse(expires) - Date.now()) / 86_400_000;
      expect(days).toBeGreaterThan(300);
      expect(days).toBeLessThanOrEqual(366);
    });
  });
}
