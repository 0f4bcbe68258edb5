import type { IncomingHttpHeaders } from 'node:http';

/**
 * A prefetch is no page view, and a browser that prefetches says so. Our own pages prefetch only what a finger is on
 * (web/prefetch.ts), which is as good as opened; what others prefetch may never be looked at.
 */
export const isPageView = (headers: IncomingHttpHeaders): boolean =>
  headers[keptHeader] === undefined &&
  (headers['sec-purpose'] === undefined ||
    (headers['sec-purpose'] === 'prefetch' && headers['sec-fetch-site'] === 'same-origin'));

/** What is fetched to be read without a line (web/service-worker) may be read often or never: it is not counted. */
const keptHeader = 'x-kept';
