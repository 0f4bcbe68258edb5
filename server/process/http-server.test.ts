import { once } from 'node:events';
import { get, type IncomingMessage, type RequestListener } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { listen, portOf } from './http-server.ts';

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

const large = Buffer.alloc(20_000_000, 'x');

async function fetched(everyMs: number, listener: RequestListener): Promise<IncomingMessage> {
  const server = await listen(listener, 0, 'localhost', { everyMs, bytes: 10_000 });
  closing.push(
    () => server.closeAllConnections(),
    () => server.close(),
  );
  const [answer] = await once(get({ port: portOf(server), host: 'localhost' }), 'response');
  return answer;
}

test('whoever takes nothing of an answer is hung up on, whether it is one piece or many', async () => {
  for (const write of [
    (end: (content: Buffer) => void) => end(large),
    (_: unknown, each: (content: Buffer) => void) => {
      for (let n = 0; n < 40; n += 1) each(large.subarray(0, 500_000));
    },
  ]) {
    const { promise: gone, resolve } = Promise.withResolvers<void>();
    const answer = await fetched(100, (_, response) => {
      response.once('close', resolve);
      write(
        (content) => response.end(content),
        (content) => response.write(content),
      );
    });
    answer.pause();
    answer.on('error', () => {});
    await gone;
    expect(answer.complete).toBe(false);
  }
});

test('whoever takes it slowly gets all of it', async () => {
  let taken = 0;
  const answer = await fetched(1_000, (_, response) => response.end(large));
  for await (const part of answer) {
    taken += part.length;
    // So that the server looks twice meanwhile.
    if (taken % 1_000_000 < part.length) await pause(120);
  }
  expect(taken).toBe(large.length);
});

test('an answer that is long in the making is waited for', async () => {
  const answer = await fetched(20, (_, response) => {
    response.write('x');
    setTimeout(() => response.end('y'), 200);
  });
  expect((await Array.fromAsync(answer)).join('')).toBe('xy');
});
