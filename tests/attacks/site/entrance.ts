import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { pngBytes } from '../../support/factory.ts';
import { tally } from '../figures.ts';
import { publicUrl, type Victim } from './site.ts';

/** A whole request on a line of its own, and its answer in parts. */
async function ask(site: Victim, line: string, headers = 'Host: x\r\n') {
  const answer = await site.wire(`${line} HTTP/1.1\r\n${headers}Connection: close\r\n\r\n`);
  const [head = '', ...body] = answer.split('\r\n\r\n');
  const location = /^location: (.*)$/im.exec(head)?.[1];
  return { status: Number(head.slice(9, 12)), head: head.toLowerCase(), location, body: body.join('\r\n\r\n') };
}

export function entranceAttacks(site: () => Victim) {
  describe('ASVS 1.1.1, 4.1.3, 8.2.1: an address has one spelling', () => {
    test('any other is led to it before anything looks at it', async () => {
      const spelled = [
        ['/api/%75sers/refresh', '/api/users/refresh'],
        ['/%61pi/users/refresh', '/api/users/refresh'],
        ['/healthz/../api/search?q=x', '/api/search?q=x'],
        ['/healthz/%2e%2e/about', '/about'],
        ['/assets/../about', '/about'],
        ['//evil.test/x', '/evil.test/x'],
        ['///evil.test', '/evil.test'],
        ['/.//evil.test', '/evil.test'],
        ['/about//', '/about/'],
        ['/%69mages/x.png?w=320', '/images/x.png?w=320'],
        ['/a%7Eb', '/a~b'],
        ['/images/a%2b.png', '/images/a%2B.png'],
        ['/images/a|b.png', '/images/a%7Cb.png'],
      ] as const;
      for (const method of ['GET', 'HEAD']) {
        for (const [written, normal] of spelled) {
          const { status, location } = await site()
            .raw(method, written)
            .then(({ status, headers }) => ({
              status,
              location: headers.location,
            }));
          expect([status, location], `${method} ${written}`).toEqual([308, normal]);
        }
      }
      for (const [written] of spelled) expect((await site().raw('POST', written)).status, written).toBe(400);
      tally({ requests: spelled.length * 3, payloads: spelled.length });
    });

    test('what has no right spelling is refused', async () => {
      const targets = [
        ...['http://evil.test/', 'http://school.example/about', '*', 'about', '/a%2fb', '/a%5cb', '/\\evil.test'],
        ...['/a%00', '/a%0d%0aX:y', '/%', '/%ff', '/%c0%af', '/a%2%66', '/a#b', `/${'x'.repeat(5_000)}`, '@evil.test'],
      ];
      for (const target of targets) expect((await ask(site(), `GET ${target}`)).status, target).toBe(400);
      tally({ requests: targets.length, payloads: targets.length });
    });

    test('names of pictures with spaces and signs, as earlier versions stored them, are still looked up', async () => {
      const { status, text } = await site().raw(
        'GET',
        `/images/${encodeURIComponent('1720000000000 - Sports day.png')}`,
      );
      expect([status, JSON.parse(text).code]).toEqual([404, 'not_found']);
    });

    test('a picture that nothing shows any more is gone under every spelling of its address', async () => {
      const [name, other] = [
        await site().upload(await pngBytes(), 'a.png'),
        await site().upload(await pngBytes(), 'b.png'),
      ];
      const story = { title: 'A picture that goes', detail: '<p>x</p>', category: 0 };
      const { id } = await site().write('POST', '/news/add', { ...story, picture: name });
      const path = `/images/${name}`;
      const spellings = [
        path,
        path.replace('/images', '/%69mages'),
        path.replace('/images/', '//images//'),
        `/about/..${path}`,
        path.replace('/images/1', '/images/%31'),
      ].flatMap((spelling) => [spelling, `${spelling}?w=320`, `${spelling}?page=1`]);
      async function look(spelling: string) {
        const first = await site().raw('GET', spelling);
        return first.status === 308 ? (await site().raw('GET', String(first.headers.location))).status : first.status;
      }
      for (const spelling of spellings) expect(await look(spelling), spelling).toBe(200);
      await site().write('PUT', `/news/edit/${id}`, { ...story, picture: other });
      for (const spelling of spellings) expect(await look(spelling), `${spelling}, gone`).toBe(404);
    });
  });

  describe('ASVS 4.1.4, 4.2.1: methods and hosts', () => {
    test('only methods that are used are taken', async () => {
      for (const method of ['TRACE', 'LOCK', 'PROPFIND', 'PURGE', 'SEARCH']) {
        for (const path of ['/about', '/api/news', '/images/x.png'])
          expect((await ask(site(), `${method} ${path}`)).status, `${method} ${path}`).toBe(405);
      }
      for (const target of ['*', '/api/users/login']) {
        const { status, head } = await ask(site(), `OPTIONS ${target}`);
        expect([status, /^allow: get, head/m.test(head)], target).toEqual([204, true]);
      }
    });

    test('a host is never a part of the path, and changes nothing', async () => {
      // Node's parser takes them all; as an address the first is http://0.0.0.1/blog?/healthz.
      for (const host of ['1/blog?', '1/about#', 'x/y', 'x?', 'a b', 'user@x', '1.2.3.999', 'x:999999', '']) {
        const { status, body } = await ask(site(), 'GET /healthz', `Host: ${host}\r\n`);
        expect([status, body], host).toEqual([400, expect.stringContaining('host')]);
      }
      expect((await ask(site(), 'GET /healthz', '')).status).toBe(400);
      expect((await ask(site(), 'GET /healthz', 'Host: evil.test\r\nHost: x\r\n')).status).toBe(200);
      expect((await site().wire('GET /api/no-such HTTP/1.0\r\n\r\n')).slice(9, 12)).toBe('404');
    });
  });

  describe('ASVS 3.4: headers of answers that the program does not give', () => {
    test('a refusal, a redirect and the parser’s own errors have them all', async () => {
      const page = await (await site().call('/about')).text();
      const [asset = ''] = readdirSync('build/client/assets').filter((name) => name.endsWith('.js'));
      const answers = {
        redirect: await ask(site(), 'GET //evil.test/x'),
        address: await ask(site(), 'GET /%'),
        method: await ask(site(), 'TRACE /'),
        options: await ask(site(), 'OPTIONS *'),
        host: await ask(site(), 'GET /', 'Host: a/b\r\n'),
        noHost: await ask(site(), 'GET /', ''),
        foreign: await ask(site(), 'POST /contact', 'Host: x\r\nOrigin: https://evil.test\r\nContent-Length: 0\r\n'),
        expectation: await ask(site(), 'GET /', 'Host: x\r\nExpect: a-miracle\r\n'),
        noMethod: await ask(site(), 'FOO /'),
        twoLengths: await ask(site(), 'POST /', 'Host: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n'),
        large: await ask(site(), 'GET /', `Host: x\r\nX: ${'y'.repeat(40_000)}\r\n`),
        state: await ask(site(), `GET /about?app-state=${/data-app-state="([^"]+)"/.exec(page)?.[1]}`),
        noState: await ask(site(), `GET /about?app-state=${'a'.repeat(22)}`),
        asset: await ask(site(), `GET /assets/${asset}`),
      };
      const statuses = Object.values(answers).map(({ status }) => status);
      expect(statuses).toEqual([308, 400, 405, 204, 400, 400, 403, 417, 400, 400, 431, 200, 404, 200]);
      for (const [what, { head }] of Object.entries(answers)) {
        expect(head, what).toContain('strict-transport-security: max-age=31536000; includesubdomains');
        expect(head, what).toContain('x-content-type-options: nosniff');
        expect(head, what).toContain('x-frame-options: deny');
        expect(head, what).toContain('referrer-policy: strict-origin-when-cross-origin');
        expect(head, what).toContain('cross-origin-opener-policy: same-origin');
        expect(head, what).toMatch(/content-security-policy: default-src '(none|self)'/);
      }
    });
  });

  describe('RFC 9110, 12.5.3: how an answer is packed', () => {
    test('nobody is sent a coding that they refuse, and each the one that they prefer', async () => {
      const [asset = ''] = readdirSync('build/client/assets').filter((name) => name.endsWith('.css'));
      const state = /data-app-state="([^"]+)"/.exec(await (await site().call('/about')).text())?.[1];
      const wishes = [
        ['br;q=0', undefined],
        ['br;q=0, gzip', 'gzip'],
        ['br;q=0.1, gzip;q=0.9', 'gzip'],
        ['br;q=0.9, gzip;q=0.1', 'br'],
        ['gzip, deflate, br', 'br'],
        ['identity, br;q=0.5', undefined],
        ['*;q=0', undefined],
        ['vibrant', undefined],
      ] as const;
      for (const path of ['/about', '/api/openapi.json', '/login?x=1', `/assets/${asset}`]) {
        for (const [header, coding] of wishes) {
          const { headers } = await site().raw('GET', path, { 'accept-encoding': header });
          expect(headers['content-encoding'], `${path} ${header}`).toBe(coding);
          expect(String(headers.vary), `${path} ${header}`).toContain('Accept-Encoding');
        }
      }
      const packed = (header: string) =>
        site()
          .raw('GET', `/about?app-state=${state}`, { 'accept-encoding': header })
          .then(({ headers }) => headers);
      expect(await packed('br;q=0')).not.toHaveProperty('content-encoding');
      expect(await packed('br')).toHaveProperty('content-encoding', 'br');
    });
  });

  test('ASVS 3.7.2: a redirect names no host, whatever host was asked', async () => {
    for (const path of ['//x', '/alnews', '/alnews?page=2', '/alumcontact/'])
      for (const host of ['evil.test', new URL(publicUrl).host]) {
        const { status, location } = await ask(
          site(),
          `GET ${path}`,
          `Host: ${host}\r\nX-Forwarded-Host: evil.test\r\n`,
        );
        expect([301, 308]).toContain(status);
        expect(location, path).toMatch(/^\/\w/);
      }
  });
}
