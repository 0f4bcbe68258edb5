import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { ApiError } from '../lib/errors.ts';

/** A sender who is still sending cannot read our answer: up to this much of a refused body is read and thrown away. */
const maxDiscardedBytes = 25_000_000;
const lengthMessage = 'Say how long the body is, in Content-Length.';

export function limitBody(maxSize: number, message: string, field?: string): MiddlewareHandler {
  const limit = bodyLimit({
    maxSize,
    onError: async (c) => {
      await discard(c.req.raw.body);
      throw new ApiError('too_large', message, field ? { fields: { [field]: message } } : {});
    },
  });
  // Looking for a body that cannot be there would cost every reading a tenth of its time.
  return (c, next) => (c.req.method === 'GET' || c.req.method === 'HEAD' ? next() : limit(c, next));
}

/** Refuses a body of unknown length, which would have to be collected before it could be measured. */
export const requireLength: MiddlewareHandler = (c, next) => {
  const [length, encoding] = [c.req.header('content-length'), c.req.header('transfer-encoding')];
  if (length === undefined || encoding !== undefined) throw new ApiError('length_required', lengthMessage);
  return next();
};

async function discard(body: ReadableStream<Uint8Array> | null): Promise<void> {
  if (!body || body.locked) return;
  let seen = 0;
  try {
    for await (const chunk of body) {
      seen += chunk.length;
      if (seen > maxDiscardedBytes) return;
    }
  } catch {
    // The sender went away first, which is fine.
  }
}
