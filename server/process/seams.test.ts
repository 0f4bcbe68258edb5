import { once } from 'node:events';
import { createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { progressOf } from './http-server.ts';

test('after an upgrade of Node a socket still knows the answer that is under way', async () => {
  let known: unknown;
  const server = createServer(({ socket }, response) => {
    known = (socket as { _httpMessage?: unknown })._httpMessage === response;
    response.end();
  }).listen(0);
  await once(server, 'listening');
  const [answer] = await once(get({ port: (server.address() as AddressInfo).port }), 'response');
  answer.resume();
  await once(answer, 'end');
  server.close();
  expect(known, 'Node has changed: look at refuseBroken in server/process/http-server.ts (docs/seams.md).').toBe(true);
});

test('after an upgrade of Node a socket still says what it has handed over and what waits there', async () => {
  const size = 20_000_000;
  let progress: ReturnType<typeof progressOf> | undefined;
  const server = createServer(({ socket }, response) => {
    response.end(Buffer.alloc(size));
    setImmediate(() => {
      progress = progressOf(socket);
      server.emit('looked');
    });
  }).listen(0);
  await once(server, 'listening');
  const looked = once(server, 'looked');
  const [answer] = await once(get({ port: (server.address() as AddressInfo).port }), 'response');
  await looked;
  const words = 'Node has changed: look at progressOf in server/process/http-server.ts (docs/seams.md).';
  expect(progress?.isWaiting, words).toBe(true);
  expect(progress?.taken, words).toBeGreaterThan(0);
  expect(progress?.taken, words).toBeLessThan(size);
  answer.destroy();
  server.close();
});
