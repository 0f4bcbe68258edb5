import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ErrorAnswer, ErrorCode } from '../../../contract/common/errors.ts';
import { closedHeaders } from '../security-headers.ts';

type Early = { status: number; code?: ErrorCode; message?: string; headers?: string[] };

/** An answer that is given before the program is asked: in JSON for a call of the API, otherwise in words. */
export function answerEarly(request: IncomingMessage, response: ServerResponse, early: Early): void {
  const { status, code, message, headers = [] } = early;
  const isCall = request.url?.startsWith('/api/') ?? false;
  const type = isCall ? 'application/json' : 'text/plain; charset=utf-8';
  response.writeHead(status, [
    ...closedHeaders,
    ...['Cache-Control', 'no-store', ...(message ? ['Content-Type', type] : [])],
    ...headers,
  ]);
  response.end(isCall && code && message ? JSON.stringify({ code, message } satisfies ErrorAnswer) : message);
}
