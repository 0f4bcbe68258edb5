import { describe, expect, test } from 'vitest';
import { tally } from '../figures.ts';
import type { Victim } from './site.ts';

const json = { 'content-type': 'application/json' };

export function wireAttacks(site: () => Victim) {
  describe('ASVS 8.2.1, 1.1.1, 4.2.1: other ways to write an address', () => {
    const protectedPaths = ['/api/admin/users', '/api/admin/dash', '/api/audit', '/api/trash', '/api/admin/enquiries'];
    const disguises = (path: string) => [
      ...[
        `${path}/`,
        `${path}//`,
        `/${path}`,
        path.replace('/admin', '//admin'),
        path.toUpperCase(),
        path.replace('api', 'API'),
      ],
      ...[
        path.replaceAll('/', '%2f').replace('%2f', '/'),
        path.replace('a', '%61'),
        path.replace('a', '%2561'),
        `${path}%00`,
      ],
      ...[
        `${path};x=1`,
        `${path}.json`,
        `${path}%20`,
        `${path}?x=/api/news`,
        `/api/news/..${path.slice(4)}`,
        `/api/./${path.slice(5)}`,
      ],
      ...[
        `/api/news/%2e%2e${path.slice(4)}`,
        path.replaceAll('/', '\\'),
        `/x/..${path}`,
        `http://school.example${path}`,
        `${path}#x`,
      ],
      ...[
        `/images/..${path}`,
        `/assets/..${path}`,
        `/%2e${path}`,
        `${path}.data`,
        `/api/users/login/..${path.slice(4)}`,
      ],
    ];

    test('none of them opens what the plain one does not', async () => {
      let tried = 0;
      for (const path of protectedPaths) {
        for (const written of disguises(path)) {
          const { status, text } = await site().raw('GET', written);
          tried += 1;
          if (status === 200) expect(text, written).not.toMatch(/"(admins|docs|orders|total)":/);
          else expect([301, 308, 400, 401, 403, 404], `${written}: ${status}`).toContain(status);
        }
      }
      tally({ requests: tried, payloads: tried });
    });

    test('a method or address in a header or a query is not the method or the address', async () => {
      const story = await site().write('POST', '/events/add', { title: 'Stays 91c', date: '2030-01-02', category: 0 });
      const tricks: Record<string, string>[] = [
        { 'x-http-method-override': 'DELETE' },
        { 'x-http-method': 'DELETE' },
        { 'x-method-override': 'DELETE' },
        { 'x-original-url': `/api/events/delete/${story.id}`, 'x-rewrite-url': `/api/events/delete/${story.id}` },
        {
          'x-forwarded-for': '127.0.0.1',
          'x-real-ip': '127.0.0.1',
          'x-user-id': '1',
          'x-role': '5',
          'x-admin': 'true',
        },
      ];
      for (const headers of tricks) {
        for (const method of ['GET', 'POST', 'HEAD']) {
          const { status } = await site().raw(
            method,
            `/api/events/delete/${story.id}?_method=DELETE&method=DELETE`,
            headers,
          );
          expect([400, 401, 404], `${method} ${JSON.stringify(headers)}`).toContain(status);
          expect((await site().raw('GET', '/api/admin/users', headers)).status).toBe(401);
        }
      }
      expect((await site().call(`/api/events/view/${story.id}`)).status).toBe(200);
      tally({ requests: tricks.length * 6, payloads: tricks.length });
    });

    test('ASVS 4.1.3, 15.3.4: a made-up X-Forwarded-For gives no new attempts where no proxy is trusted', async () => {
      const statuses: number[] = [];
      for (let i = 0; i < 13; i++) {
        const headers = {
          ...json,
          'x-forwarded-for': `203.0.113.${i}`,
          'x-real-ip': `203.0.113.${i}`,
          forwarded: `for=203.0.113.${i}`,
        };
        const body = JSON.stringify({ user: 'spoof@x.example', pwd: 'Wrong1!' });
        statuses.push((await site().raw('POST', '/api/users/login', headers, body)).status);
      }
      expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    });

    test('ASVS 5.3.2: no file of the program is served', async () => {
      const ways = [
        '../package.json',
        '..%2fpackage.json',
        '%2e%2e/%2e%2e/package.json',
        '..%5c..%5cpackage.json',
        '..%252fpackage.json',
        '....//package.json',
        '%2fetc%2fpasswd',
        '/etc/passwd',
        '..;/package.json',
        '.%00./package.json',
      ];
      for (const base of ['/assets/', '/images/', '/', '/api/']) {
        for (const way of ways) {
          const { status, text } = await site().raw('GET', base + way);
          expect(status, base + way).toBeGreaterThanOrEqual(300);
          expect(text).not.toMatch(/"dependencies"|root:x:0/);
        }
      }
      tally({ requests: ways.length * 4, payloads: ways.length });
    });

    test('ASVS 4.2.1: two lengths, bad lengths and bare lines are refused, and nothing is taken for a second request', async () => {
      const smuggled = 'GET /api/admin/users HTTP/1.1\r\nHost: x\r\n\r\n';
      const heads = [
        `Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${smuggled}`,
        `Content-Length: 0\r\nContent-Length: ${smuggled.length}\r\n\r\n${smuggled}`,
        `Transfer-Encoding: xchunked\r\n\r\n${smuggled}`,
        `Transfer-Encoding : chunked\r\n\r\n0\r\n\r\n`,
        `Content-Length: -1\r\n\r\n`,
        `Content-Length: +5\r\n\r\nhello`,
        `X: a\nContent-Length: 5\r\n\r\nhello`,
      ];
      const answers = await Promise.all(
        heads.map((head) => site().wire(`POST /api/mail/contact HTTP/1.1\r\nHost: x\r\n${head}`)),
      );
      for (const [index, answer] of answers.entries()) expect(answer.slice(0, 12), heads[index]).toBe('HTTP/1.1 400');
      const many = await site().wire(`GET / HTTP/1.1\r\nHost: x\r\nX: ${'y'.repeat(40_000)}\r\n\r\n`);
      expect(many.slice(0, 12)).toBe('HTTP/1.1 431');
      tally({ requests: heads.length + 1, payloads: heads.length + 1 });
    });
  });
}
