import { once } from 'node:events';
import { createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';

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
