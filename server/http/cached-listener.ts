import { randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Views } from '../../api/features/statistics/view-counter.ts';
import { ApiError } from '../../api/lib/errors.ts';
import { cacheKey, countedAs, splitStateName } from '../cache/cache-key.ts';
import {
  type CachedResponse,
  isCacheable,
  packResponse,
  type ResponseCache,
  withRequestId,
} from '../cache/response-cache.ts';
import { answers } from '../operations/metrics.ts';
import { isPageView } from '../page/page-view.ts';
import type { RenderedPage } from '../page/rendered-page.ts';
import { acceptedCodings } from './content-coding.ts';
import type { Overload, OverloadReason } from './entrance/overload.ts';
import { closedHeaders } from './security-headers.ts';

type Options = {
  cache: ResponseCache;
  views: Pick<Views, 'count' | 'countVisit'>;
  /** Asks the program itself, as somebody of whom nothing is known. */
  ask: (
    url: string,
    request: IncomingMessage,
    response: ServerResponse,
    onPage: (page: RenderedPage) => void,
  ) => Promise<Response>;
  /** Whether what everybody is answered is not for whoever sends these cookies. */
  isApart: (cookies: string | undefined) => boolean;
  /** Everything that is not answered from memory. */
  otherwise: RequestListener;
  /** Knows when what is not in memory would be too much. */
  overload: Pick<Overload, 'reasonToRefuse' | 'refuse'>;
  requestIdOf: (request: IncomingMessage) => string;
  onError: (error: unknown, requestId: string) => void;
  clock: () => Date;
};

const stateHeaders = (caching: string): string[] => [
  ...closedHeaders,
  ...['Content-Type', 'text/plain; charset=utf-8', 'Cache-Control', caching, 'Vary', 'Accept-Encoding'],
];

class TooBusy extends Error {
  readonly reason: OverloadReason;
  constructor(reason: OverloadReason) {
    super(reason);
    this.reason = reason;
  }
}

/** Refused at once, or after waiting in the limiter. */
function overloadOf(error: unknown): OverloadReason | undefined {
  if (error instanceof TooBusy) return error.reason;
  return error instanceof ApiError && error.code === 'unavailable' ? 'waited' : undefined;
}

/** Answers what everybody may read from memory, before any framework is asked. */
export function cachedListener(options: Options): RequestListener {
  const { cache, views, ask, isApart, otherwise, overload, requestIdOf, onError, clock } = options;
  async function fill(key: string, request: IncomingMessage, response: ServerResponse) {
    let own: CachedResponse | undefined;
    let requestId: string | undefined;
    const shared = await cache.fill(key, async () => {
      // Asked here, so that those who wait for an answer that is under way are given it.
      const reason = overload.reasonToRefuse(key);
      if (reason) throw new TooBusy(reason);
      let page: RenderedPage | undefined;
      const made = await ask(key, request, response, (rendered) => {
        page = rendered;
      });
      requestId = made.headers.get('x-request-id') ?? undefined;
      // While the database is unavailable, readers go on with what they could read a moment ago.
      const before = made.status >= 500 ? cache.lastKnown(key) : undefined;
      if (before) return before;
      own = await packResponse(made, { counted: countedAs(key), page, now: clock() });
      return isCacheable(made) ? own : undefined;
    });
    answers.made += 1;
    const answer = shared ?? own;
    return answer && { answer, requestId };
  }

  function send(
    answer: CachedResponse,
    request: IncomingMessage,
    response: ServerResponse,
    requestId: string = randomUUID(),
  ) {
    count(answer, request);
    const { headers } = request;
    if (headers['if-none-match']?.includes(answer.etag)) {
      answers.notModified += 1;
      response.writeHead(304, withRequestId(answer.notModified, requestId)).end();
      return;
    }
    const [coding] = acceptedCodings(headers['accept-encoding']);
    const body = (coding && answer[coding]) ?? answer.plain;
    response.writeHead(answer.status, withRequestId(body.headers, requestId));
    response.end(request.method === 'HEAD' ? undefined : body.content);
  }

  function sendCached(answer: CachedResponse, request: IncomingMessage, response: ServerResponse) {
    answers.memory += 1;
    send(answer, request, response);
  }

  /** What React needs to take over the page that has this name in it; nothing when the page has changed since. */
  async function sendState(key: string, name: string, request: IncomingMessage, response: ServerResponse) {
    const cached = cache.stateNamed(name);
    const made = cached ? undefined : (await fill(key, request, response))?.answer;
    const state = cached ?? made?.state;
    if (state?.name !== name) {
      // A page loads itself anew when it has changed; a fault of ours is no change.
      const isFault = made === undefined || made.status >= 500;
      response.writeHead(isFault ? 503 : 404, stateHeaders('no-store')).end();
      return;
    }
    const packed = acceptedCodings(request.headers['accept-encoding']).includes('br');
    const content = packed ? await state.br() : state.text;
    response.writeHead(200, [...stateHeaders('private, max-age=600'), ...(packed ? ['Content-Encoding', 'br'] : [])]);
    response.end(content);
  }

  function count({ isPage, counted: { storyId, path, words } }: CachedResponse, { headers, method }: IncomingMessage) {
    if (method !== 'GET' || !isPageView(headers)) return;
    const { referer, host } = headers;
    if (isPage) views.countVisit(headers['user-agent'], { path, words, referer, host });
    if (storyId !== undefined) views.count(storyId, headers['user-agent']);
  }

  function askProgram(request: IncomingMessage, response: ServerResponse) {
    const reason = overload.reasonToRefuse(request.url ?? '/');
    if (reason) overload.refuse(request, response, reason);
    else otherwise(request, response);
  }

  return (request, response) => {
    const { method, url = '/', headers } = request;
    const isRead = (method === 'GET' || method === 'HEAD') && headers.authorization === undefined;
    if (!isRead || isApart(headers.cookie)) return askProgram(request, response);
    const ready = cache.find(url);
    if (ready) return sendCached(ready, request, response);
    const [address, stateName] = splitStateName(url);
    const key = cacheKey(address);
    if (key === undefined) return askProgram(request, response);
    if (stateName) {
      sendState(key, stateName, request, response).catch((error) => {
        const reason = overloadOf(error);
        if (reason) return overload.refuse(request, response, reason);
        const requestId = requestIdOf(request);
        onError(error, requestId);
        response.writeHead(503, [...stateHeaders('no-store'), 'X-Request-Id', requestId]).end();
      });
      return;
    }
    const known = key === url ? undefined : cache.find(key);
    if (known) return sendCached(known, request, response);
    fill(key, request, response).then(
      (made) => (made ? send(made.answer, request, response, made.requestId) : askProgram(request, response)),
      (error) => {
        const reason = overloadOf(error);
        if (reason) return overload.refuse(request, response, reason);
        onError(error, requestIdOf(request));
        // What could not be made for everybody may still be made for one, and has the words for it if not.
        askProgram(request, response);
      },
    );
  };
}
