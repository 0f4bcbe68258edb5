import type { IncomingHttpHeaders } from 'node:http';

/**
 * A browser that fetches ahead says so. Our own pages have it fetch only what a finger is on (web/prefetch.ts), which
 * is as good as opened; what others have it fetch may never be looked at.
 */
export const isLookedAt = (headers: IncomingHttpHeaders): boolean =>
  headers['sec-purpose'] === undefined ||
  (headers['sec-purpose'] === 'prefetch' && headers['sec-fetch-site'] === 'same-origin');
