import { randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Views } from '../api/lib/views.ts';
import { type Answer, type AnswerCache, mayBeKept, packAnswer } from './answer-cache.ts';
import { answerKey, storyOf } from './answer-key.ts';

type Options = {
  cache: AnswerCache;
  views: Views;
  /** Asks the program itself, as somebody of whom nothing is known. */
  ask: (url: string, request: IncomingMessage, response: ServerResponse) => Promise<Response>;
  /** Everything that is not answered from memory. */
  otherwise: RequestListener;
  clock: () => Date;
};

/** Answers what everybody may read from memory, before any framework is asked. */
export function cachedListener({ cache, views, ask, otherwise, clock }: Options): RequestListener {
  async function fill(key: string, request: IncomingMessage, response: ServerResponse) {
    let own: Answer | undefined;
    const shared = await cache.fill(key, async () => {
      const made = await ask(key, request, response);
      // While the database is away, readers go on with what they could read a moment ago.
      const before = made.status >= 500 ? cache.lastKnown(key) : undefined;
      if (before) return before;
      own = await packAnswer(made, storyOf(key), clock());
      return mayBeKept(made) ? own : undefined;
    });
    return shared ?? own;
  }

  function send(answer: Answer, request: IncomingMessage, response: ServerResponse) {
    count(answer, request);
    const { headers } = request;
    if (headers['if-none-match']?.includes(answer.etag)) {
      response.writeHead(304, answer.notModified).end();
      return;
    }
    const accepted = headers['accept-encoding'] ?? '';
    const body = (accepted.includes('br') && answer.br) || (accepted.includes('gzip') && answer.gzip) || answer.plain;
    response.writeHead(answer.status, [...body.headers, 'X-Request-Id', randomUUID()]);
    response.end(request.method === 'HEAD' ? undefined : body.content);
  }

  function count({ isPage, storyId }: Answer, { headers, method }: IncomingMessage) {
    // What a browser fetches ahead may never be looked at.
    if (method !== 'GET' || headers['sec-purpose']) return;
    if (isPage) views.countVisit(headers['user-agent']);
    if (storyId !== undefined) views.count(storyId, headers['user-agent']);
  }

  return (request, response) => {
    const { method, url = '/', headers } = request;
    const isRead = (method === 'GET' || method === 'HEAD') && headers.authorization === undefined;
    if (!isRead) return otherwise(request, response);
    const ready = cache.find(url);
    if (ready) return send(ready, request, response);
    const key = answerKey(url);
    if (key === undefined) return otherwise(request, response);
    const known = key === url ? undefined : cache.find(key);
    if (known) return send(known, request, response);
    fill(key, request, response).then(
      (answer) => (answer ? send(answer, request, response) : otherwise(request, response)),
      () => otherwise(request, response),
    );
  };
}
