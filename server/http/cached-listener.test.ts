import { createServer } from 'node:http';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { createResponseCache } from '../cache/response-cache.ts';
import { portOf } from '../process/http-server.ts';
import { cachedListener } from './cached-listener.ts';
import { createOverload } from './entrance/overload.ts';
import { requestIdOf } from './entrance/request-id.ts';

const broken = new Error('the program is broken');
const noted: [error: unknown, requestId: string][] = [];
const overload = createOverload(() => {});
const server = createServer(
  cachedListener({
    ...{ cache: createResponseCache(1_000_000, () => true), overload, clock: () => new Date() },
    views: { count: () => {}, countVisit: () => {} },
    isApart: () => false,
    ask: () => Promise.reject(broken),
    otherwise: (request, response) =>
      response.writeHead(200, { 'X-Request-Id': requestIdOf(request, 0) }).end('for one alone'),
    requestIdOf: (request) => requestIdOf(request, 0),
    onError: (...what) => noted.push(what),
  }),
).listen(0);

beforeEach(() => void noted.splice(0));
afterAll(() => {
  overload.close();
  server.close();
});

const ask = async (path: string) => {
  const answer = await fetch(`http://localhost:${portOf(server)}${path}`);
  return { status: answer.status, id: answer.headers.get('x-request-id'), text: await answer.text() };
};

test('a page that could not be made for everybody is told with the number of its answer, and made for one', async () => {
  const { status, id, text } = await ask('/news');
  expect([status, text]).toEqual([200, 'for one alone']);
  expect(noted).toEqual([[broken, id]]);
});

test('so is the state of a page, which is asked for again later', async () => {
  const { status, id } = await ask(`/news?app-state=${'a'.repeat(22)}`);
  expect([status, id]).toEqual([503, expect.any(String)]);
  expect(noted).toEqual([[broken, id]]);
});
