import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { KnownAnswer, textAtHand } from './text-at-hand.ts';

// It puts its own kinds of request and answer in the place of the usual ones, which other tests in this process use.
const { Request: usualRequest, Response: usualResponse } = globalThis;
beforeAll(() => void getRequestListener(() => new Response('')));
afterAll(() => {
  Object.defineProperty(globalThis, 'Request', { value: usualRequest });
  Object.defineProperty(globalThis, 'Response', { value: usualResponse });
});

test('the text of an answer of the API is at hand, also after its headers were changed', async () => {
  const answer = await new Hono().get('/', (c) => c.json({ name: 'Ŋ' })).request('/');
  answer.headers.set('X-Request-Id', '1');
  expect(textAtHand(answer)).toBe('{"name":"Ŋ"}');
  expect(await answer.text()).toBe('{"name":"Ŋ"}');
});

test('it is not at hand when somebody has begun to read it, or when it is no text', async () => {
  const read = new Response('text');
  await read.text();
  expect(textAtHand(read)).toBeUndefined();
  expect(textAtHand(new Response(Uint8Array.of(1, 2)))).toBeUndefined();
  expect(textAtHand(new Response(null))).toBeUndefined();
});

test('an answer that is known is a good one with its text', async () => {
  const known = new KnownAnswer('{"a":1}');
  expect([known.ok, known.headers.get('content-type'), await known.json()]).toEqual([
    true,
    'application/json',
    { a: 1 },
  ]);
  expect(await known.text()).toBe('{"a":1}');
});
