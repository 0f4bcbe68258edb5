import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { normalTarget } from '../../../api/lib/request-target.ts';
import { crossOriginMessage, isCrossOrigin, isUnsafeMethod } from '../../../api/lib/security/csrf.ts';
import type { ErrorCode } from '../../../contract/common/errors.ts';
import { answerEarly } from './early-answer.ts';
import type { NoteRefusal, Reason } from './refusals.ts';

type Options = { ownOrigin: string | undefined; note: NoteRefusal };

const writing = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);
const allow = ['Allow', 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS'];
/** What another site has no reason to fetch: nothing of it can be embedded, and counters of wrong keys would run full. */
const notEmbedded = /^\/(?:api|p)(?:[/?]|$)/;
const hostForm = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

/**
 * What every request passes before anything is decided by it. Behind it an address has one spelling, a method is one that
 * we know, the host is ours, and nothing that changes something was sent by a page of another site.
 */
export function entrance({ ownOrigin, note }: Options, inside: RequestListener): RequestListener {
  const ownHost = ownOrigin === undefined ? undefined : new URL(ownOrigin).host;
  let knownHost: string | undefined;

  function refuse(
    request: IncomingMessage,
    response: ServerResponse,
    reason: Reason,
    answer: { status: number; code: ErrorCode; message: string; headers?: string[] },
  ) {
    const { method, url, headers, socket } = request;
    // The path alone: a query may carry the secret of a mailed link.
    const [path] = (url ?? '').split('?');
    note(reason, { method, path, origin: headers.origin, host: headers.host, address: socket.remoteAddress });
    answerEarly(request, response, answer);
  }

  /** Whether the host is one that can be written into an address without becoming a part of its path. */
  function isHost(host: string): boolean {
    if (host === knownHost) return true;
    if (!hostForm.test(host) || !URL.canParse(`http://${host}`)) return false;
    knownHost = host;
    return true;
  }

  return (request, response) => {
    const { method = '', url = '', headers, httpVersion } = request;
    const isReading = !isUnsafeMethod(method);
    if (!isReading && !writing.has(method)) {
      if (method === 'OPTIONS') return answerEarly(request, response, { status: 204, headers: allow });
      const message = 'This method is not known here.';
      return refuse(request, response, 'method', { status: 405, code: 'invalid', message, headers: allow });
    }
    const target = normalTarget(url);
    if (target !== url) {
      if (target !== undefined && isReading)
        return answerEarly(request, response, { status: 308, headers: ['Location', target] });
      return refuse(request, response, 'address', {
        status: 400,
        code: 'invalid',
        message: 'This address is not valid.',
      });
    }
    const { host = httpVersion === '1.0' ? 'localhost' : '' } = headers;
    if (!isHost(host))
      return refuse(request, response, 'host', { status: 400, code: 'invalid', message: 'This host is not valid.' });
    // Nothing behind this point is to be decided by what a visitor calls us.
    headers.host = ownHost ?? host;
    if (
      !isReading &&
      isCrossOrigin({ site: one(headers['sec-fetch-site']), origin: headers.origin, host }, ownOrigin)
    ) {
      const message = ownOrigin ? `${crossOriginMessage} Please go to ${ownOrigin} and try again.` : crossOriginMessage;
      return refuse(request, response, 'foreign_page', { status: 403, code: 'forbidden', message });
    }
    const { 'sec-fetch-site': site, 'sec-fetch-mode': mode } = headers;
    if (isReading && site === 'cross-site' && mode !== 'navigate' && notEmbedded.test(url))
      return refuse(request, response, 'foreign_page', { status: 403, code: 'forbidden', message: crossOriginMessage });
    inside(request, response);
  };
}

const one = (value: string | string[] | undefined) => (Array.isArray(value) ? value.join() : value);
