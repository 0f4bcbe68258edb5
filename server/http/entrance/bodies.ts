import type { IncomingMessage, RequestListener } from 'node:http';
import { countedAddress } from '../../../api/lib/rate-limits.ts';
import { answerEarly } from './early-answer.ts';
import { isSigningIn } from './overload.ts';
import type { NoteRefusal } from './refusals.ts';

/** What one process takes of bodies that are still on their way. Until one is here it is no work in progress. */
export const bodyLimits = {
  /** From one address, of which an IPv6 network is one. A browser sends one or two, a school behind one address more. */
  perAddress: 20,
  inAll: 1_000,
  /** Of those who sign in, who are counted apart, here and for each address. */
  signingIn: 100,
  /** Afterwards it must have come at this rate, or the connection is ended: the slowest telephone line is faster. */
  graceMs: 15_000,
  bytesPerSecond: 1_000,
};

const sweepMs = 1_000;
const busy = 'Too much is being sent at once. Please try again in a moment.';
const lengthMissing = 'A request with content must say how long it is.';

type Arriving = { request: IncomingMessage; from: string; startedAt: number; received: number };

type Options = { note: NoteRefusal; addressOf: (request: IncomingMessage) => string; limits?: typeof bodyLimits };

/**
 * Lets a body in only with a length, few at once from one address, and at a rate that somebody who means it reaches:
 * otherwise whoever sends slowly would hold memory and places for as long as they like.
 */
export function createBodies({ note, addressOf, limits = bodyLimits }: Options) {
  const arriving = new Set<Arriving>();
  const forgetArrived = () => {
    for (const one of arriving) if (one.request.complete) arriving.delete(one);
  };

  const isSignIn = ({ url = '' }: IncomingMessage) => isSigningIn(url);

  function isTooMany(request: IncomingMessage, from: string): boolean {
    if (arriving.size < limits.perAddress) return false;
    forgetArrived();
    const signsIn = isSignIn(request);
    const alike = [...arriving].filter((one) => isSignIn(one.request) === signsIn);
    return (
      alike.length >= (signsIn ? limits.signingIn : limits.inAll) ||
      alike.filter((one) => one.from === from).length >= limits.perAddress
    );
  }

  function sweep(now = performance.now()) {
    forgetArrived();
    for (const { request, startedAt, received } of arriving) {
      const ms = now - startedAt;
      const isLate = ms > limits.graceMs && received < (ms / 1000) * limits.bytesPerSecond;
      // With its buffer full it is we who do not read.
      if (!isLate || request.readableLength >= request.readableHighWaterMark) continue;
      note('slow_body', { path: request.url?.split('?')[0], address: request.socket.remoteAddress });
      request.socket.destroy();
    }
  }
  const sweeping = setInterval(sweep, sweepMs).unref();

  return {
    gate(inside: RequestListener): RequestListener {
      return (request, response) => {
        const { headers } = request;
        if (headers['transfer-encoding'] !== undefined) {
          note('no_length', { path: request.url?.split('?')[0], address: request.socket.remoteAddress });
          return answerEarly(request, response, { status: 411, code: 'length_required', message: lengthMissing });
        }
        if ((headers['content-length'] ?? '0') === '0') return inside(request, response);
        const from = countedAddress(addressOf(request));
        if (isTooMany(request, from)) {
          note('bodies', { path: request.url?.split('?')[0], address: from });
          const headers = ['Retry-After', '2'];
          return answerEarly(request, response, { status: 503, code: 'unavailable', message: busy, headers });
        }
        const one = { request, from, startedAt: performance.now(), received: 0 };
        arriving.add(one);
        const push = request.push.bind(request);
        request.push = (part, coding) => {
          one.received += part?.length ?? 0;
          return push(part, coding);
        };
        const forget = () => arriving.delete(one);
        request.once('end', forget);
        response.once('close', forget);
        inside(request, response);
      };
    },
    close: () => clearInterval(sweeping),
  };
}
