import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const known = new WeakMap<IncomingMessage, string>();

/**
 * The number of a request, the same for all who ask, so that an answer and every line about it in the log have the same
 * one. A proxy of our own has given it a number already, so that both logs speak of the same.
 */
export function requestIdOf(request: IncomingMessage, trustedProxies: number): string {
  const before = known.get(request);
  if (before) return before;
  // Of the request as it came in: what is asked for everybody has no headers of its own.
  const given = trustedProxies > 0 ? request.headers['x-request-id'] : undefined;
  const id = typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
  known.set(request, id);
  return id;
}
