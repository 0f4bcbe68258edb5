import { readPageOf, searchedAt } from '../../api/features/statistics/read-page.ts';

/** The parts of a query that an answer depends on, on whichever page. */
const meaningful = new Set(['page', 'past', 'cat', 'q', 'kind', 'year', 'items', 'id', 'from', 'edit']);
/** What messengers and advertisers add to a link; it means nothing to us. */
const addedByOthers = /^(utm_\w+|fbclid|gclid|igshid|mc_[ce]id|_ga|ref)$/;

/** Pictures and files have caches of their own, signing in is nobody else's business, and a probe wants the truth. */
const uncacheable = /^\/(images|documents|assets|api\/users|api\/admin|healthz|readyz|metrics)(\/|$)/;

/** Dear to make, and the same whatever stands behind the question mark. */
const readsNoQuery = /^\/(?:api\/(?:openapi\.json|docs)|icons\/[\w.]+|apple-touch-icon\.png|favicon\.ico)$/;

const maxKeyLength = 500;

/**
 * The cache key of an answer: the address with its parts in order and without what does not matter. Undefined when
 * the answer is not cacheable, be it that an unknown part may change it.
 */
export function cacheKey(url: string): string | undefined {
  const mark = url.indexOf('?');
  const path = mark === -1 ? url : url.slice(0, mark);
  if (readsNoQuery.test(path)) return path;
  if (url.length > maxKeyLength || uncacheable.test(path)) return undefined;
  if (mark === -1) return url;
  const query = new URLSearchParams(url.slice(mark + 1));
  const parts: [string, string][] = [];
  for (const [name, value] of query) {
    if (meaningful.has(name)) parts.push([name, value]);
    else if (!addedByOthers.test(name)) return undefined;
  }
  parts.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  return parts.length === 0 ? path : `${path}?${new URLSearchParams(parts)}`;
}

const stateName = /^(.*)[?&]app-state=([\w-]{22})$/;

/** The address of a page, and what it asks for when it wants what React needs to take it over. */
export function splitStateName(url: string): [address: string, name?: string] {
  const [, address, name] = stateName.exec(url) ?? [];
  return address === undefined || name === undefined ? [url] : [address, name];
}

/** What a reading of an address counts for, so that it is known also when nothing was asked of the database. */
export const countedAs = (address: string) => ({
  storyId: storyOf(address),
  path: readPageOf(address),
  words: searchedAt(address),
});

/** The story that an address shows. */
function storyOf(path: string): number | undefined {
  const found = /^\/(?:api\/(?:news|articles)|news|blog|alumni\/al(?:news|blog))\/view\/(\d{1,9})(?:$|\?)/.exec(path);
  return found ? Number(found[1]) : undefined;
}
