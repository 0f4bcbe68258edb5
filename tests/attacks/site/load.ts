import { connect } from 'node:net';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { tally } from '../figures.ts';
import type { Victim } from './site.ts';

const json = { 'content-type': 'application/json' };

/** Lines that are opened at once and looked at in the end: they are to be closed by the server. */
export function openSlowLines(site: Victim) {
  const begin = [
    'GET / HTTP/1.1\r\nHost: x\r\n',
    'GET / HTTP/1.1\r\n',
    'G',
    'POST /api/mail/contact HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Le',
  ];
  const closed = Array.from({ length: 60 }, (_, i) => {
    const socket = connect(site.port, 'localhost', () => socket.write(begin[i % begin.length] ?? ''));
    // A byte now and then, as if the rest were about to come.
    const drip = setInterval(() => socket.write('X'), 3_000);
    socket.on('error', () => {});
    return new Promise<void>((resolve) => {
      socket.on('close', () => {
        clearInterval(drip);
        resolve();
      });
    });
  });
  return { closed };
}

export function loadAttacks(site: () => Victim, slow: () => ReturnType<typeof openSlowLines>) {
  describe('ASVS 5.2.1, 5.2.3, 15.2.2: too much, too deep, packed', () => {
    test('a large, a deep and a packed body are refused at once', async () => {
      const post = async (body: string, headers: Record<string, string> = json) =>
        (await site().raw('POST', '/api/mail/contact', headers, body)).status;
      expect(await post(`{"inquiry":"${'x'.repeat(1_100_000)}"}`)).toBe(413);
      expect(await post('['.repeat(900_000))).toBe(400);
      expect(await post(`${'{"a":'.repeat(150_000)}1${'}'.repeat(150_000)}`)).toBe(400);
      expect(await post(`{${Array.from({ length: 60_000 }, (_, n) => `"k${n}":1`).join()}}`)).toBe(400);
      const bomb = gzipSync(JSON.stringify({ inquiry: ' '.repeat(50_000_000) }));
      const packed = await site().call('/api/mail/contact', {
        method: 'POST',
        headers: { ...json, 'content-encoding': 'gzip' },
        body: bomb,
      });
      expect(packed.status).toBe(400);
    });

    test('a page’s form is no way around the limit', async () => {
      // The server hangs up after its answer: a connection that is kept would fail whoever comes next.
      const headers = { 'content-type': 'application/x-www-form-urlencoded', connection: 'close' };
      for (const path of ['/contact', '/apply', '/forgot', '/login', '/alumni/alumcontact', '/']) {
        const body = `inquiry=${'x'.repeat(14_000_000)}`;
        // Who is still sending when the answer stands may find the line closed: that is an answer too.
        const hungUp = () => ({ status: 413 });
        const { status } = await site().call(path, { method: 'POST', headers, body }).catch(hungUp);
        expect(status, path).toBeGreaterThanOrEqual(400);
        expect(status, path).toBeLessThan(500);
      }
    });
  });

  describe('ASVS 15.2.2: slow lines', () => {
    test('those who drip their headers are cut off, and others are served meanwhile', async () => {
      const { closed } = slow();
      expect((await site().call('/')).status).toBe(200);
      await Promise.all(closed);
      tally({ requests: closed.length });
    });
  });
}
