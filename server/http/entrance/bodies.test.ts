import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, expect, test } from 'vitest';
import { bodyLimits, createBodies } from './bodies.ts';
import { addressOf } from './client-address.ts';

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** A server that reads each body and says how long it was; the proxy before it says who sent it. */
function serve(limits: Partial<typeof bodyLimits> = {}) {
  const noted: string[] = [];
  const bodies = createBodies({
    note: (reason) => noted.push(reason),
    addressOf: (request) => addressOf(request, 1),
    limits: { ...bodyLimits, ...limits },
  });
  const server: Server = createServer(
    bodies.gate(async (request, response) => {
      const content = await text(request).catch(() => undefined);
      if (content !== undefined) response.end(String(content.length));
    }),
  ).listen(0);
  closing.push(
    bodies.close,
    () => server.closeAllConnections(),
    () => server.close(),
  );
  const port = () => (server.address() as AddressInfo).port;
  const send = (words: string, from = '192.0.2.1', path = '/api/mail/contact') => {
    const socket = connect(port(), 'localhost');
    socket.write(`POST ${path} HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: ${from}\r\n${words}`);
    return socket;
  };
  return { send, noted };
}

const answerOf = async (socket: Socket) => {
  const [data] = await once(socket, 'data');
  return String(data).split('\r\n')[0];
};
const whole = 'Content-Length: 1\r\n\r\nx';
const half = 'Content-Length: 9\r\n\r\n{';

test('a body needs a length', async () => {
  const { send, noted } = serve();
  const chunked = 'Transfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n0\r\n\r\n';
  expect(await answerOf(send(chunked))).toBe('HTTP/1.1 411 Length Required');
  expect(noted).toEqual(['no_length']);
  expect(await answerOf(send('Content-Length: 5\r\n\r\nhello'))).toBe('HTTP/1.1 200 OK');
});

test('few are under way from one address, of which an IPv6 network is one; what has come whole is not', async () => {
  const { send, noted } = serve({ perAddress: 3, graceMs: 600_000 });
  for (let n = 0; n < 5; n += 1) expect(await answerOf(send(whole))).toContain(' 200 ');
  const begun = [1, 2, 3].map((n) => send(half, `2001:db8:1:2::${n}`));
  await Promise.all(begun.map((socket) => once(socket, 'ready')));
  const refused = () => answerOf(send(whole, '2001:db8:1:2:ffff::9'));
  await expect.poll(refused).toBe('HTTP/1.1 503 Service Unavailable');
  expect(new Set(noted)).toEqual(new Set(['bodies']));
  expect(await answerOf(send(whole, '2001:db8:1:3::1'))).toContain(' 200 ');
  begun[0]?.write('12345678');
  expect(await answerOf(begun[0] as Socket)).toContain(' 200 ');
  expect(await answerOf(send(whole, '2001:db8:1:2::7'))).toContain(' 200 ');
});

test('whoever signs in has room when all of it is taken, also from the address that takes it', async () => {
  const { send } = serve({ perAddress: 2, inAll: 3, signingIn: 2, graceMs: 600_000 });
  const others = ['192.0.2.1', '192.0.2.1', '192.0.2.2'].map((from) => send(half, from));
  await Promise.all(others.map((socket) => once(socket, 'ready')));
  await expect.poll(() => answerOf(send(whole, '192.0.2.3'))).toContain(' 503 ');
  const signIn = (from: string, content: string) => send(content, from, '/api/users/login');
  expect(await answerOf(signIn('192.0.2.1', whole))).toContain(' 200 ');
  for (const from of ['192.0.2.4', '192.0.2.5']) await once(signIn(from, half), 'ready');
  await expect.poll(() => answerOf(signIn('192.0.2.6', whole))).toContain(' 503 ');
});

test('one that drips is ended, one that is slow and comes is not', async () => {
  const { send, noted } = serve({ graceMs: 300, bytesPerSecond: 2 });
  const slow = send('Content-Length: 1000\r\n\r\n', '192.0.2.2');
  await once(slow, 'ready');
  slow.write('x'.repeat(600));
  const dripping = send(half, '192.0.2.1');
  await once(dripping.resume(), 'close');
  slow.write('x'.repeat(400));
  expect(await answerOf(slow)).toContain(' 200 ');
  expect(noted).toEqual(['slow_body']);
});
