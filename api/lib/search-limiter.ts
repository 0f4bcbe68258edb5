import { searchConnections } from '../db/client.ts';
import { createLimiter } from './limiter.ts';

/**
 * For what anybody may ask and what costs the database much. Whoever asks for more than the machine can do waits with
 * others of their kind, and holds up nobody else.
 */
export const limitSearch = createLimiter({
  maxConcurrent: searchConnections,
  timeoutMs: 3_000,
  maxQueued: 20,
  message: 'Many people are searching at this moment. Please try again in a moment.',
});
