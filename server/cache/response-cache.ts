import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { startOfSchoolDay } from '../../api/lib/clock.ts';
import type { AppState } from '../page/on-demand.ts';
import type { RenderedPage } from '../page/rendered-page.ts';
import type { countedAs } from './cache-key.ts';
import { isText, worthwhileBytes } from './compressible.ts';
import { type Computation, createTaggedCache } from './tagged-cache.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Some of what a page shows (which stories are read most) changes without anybody saving anything. */
const maxAgeMs = 10 * 60 * 1000;
/** Of the pages that were read last; a page asks for its own soon after it has come, or never. */
const maxStates = 300;
const dayMs = 24 * 60 * 60 * 1000;

/** The story, the page and the search that a reading counts for. */
type Counted = ReturnType<typeof countedAs>;

type Body = { content: Uint8Array; headers: string[] };

type PackedState = AppState & { br: () => Promise<Uint8Array> };

/** One answer, ready to be written: its headers are put together once for each way of packing it. */
export type CachedResponse = {
  status: number;
  isPage: boolean;
  counted: Counted;
  etag: string;
  notModified: string[];
  plain: Body;
  br: Body | undefined;
  gzip: Body | undefined;
  /** What React needs to take over the page, for those who start it. */
  state: PackedState | undefined;
  expiresAt: number;
};

export type ResponseCache = {
  find: (key: string) => CachedResponse | undefined;
  /** The answer for the key, made by `make` at most once at a time; nothing when it may not be given to others. */
  fill: (key: string, make: () => Promise<CachedResponse | undefined>) => Promise<CachedResponse | undefined>;
  /** The last answer that was known, be it stale: for when the program cannot give one at all. */
  lastKnown: (key: string) => CachedResponse | undefined;
  /** What React needs of a page that was given to somebody, also when the page has changed since. */
  stateNamed: (name: string) => PackedState | undefined;
  /** Invalidates what depends on a table, or everything. */
  invalidate: (tag?: string) => void;
};

export function createResponseCache(maxBytes: number, isCurrent: () => boolean): ResponseCache {
  const tagged = createTaggedCache<CachedResponse>({
    maxBytes,
    sizeOf,
    isCurrent,
    expiresAt: (answer) => answer.expiresAt,
  });
  const states = new LRUCache<string, PackedState>({ max: maxStates, ttl: maxAgeMs });
  const inFlight = new Map<
    string,
    { computation: Computation | undefined; filling: Promise<CachedResponse | undefined> }
  >();

  return {
    find: tagged.find,
    fill(key, make) {
      const already = inFlight.get(key);
      // Whoever comes after a change must not be given what was read before it.
      if (already && !already.computation?.invalidated) return already.filling;
      const mine: NonNullable<typeof already> = { computation: undefined, filling: Promise.resolve(undefined) };
      inFlight.set(key, mine);
      mine.filling = tagged
        .make(key, (computation) => {
          mine.computation = computation;
          return make();
        })
        .then((answer) => {
          if (answer?.state) states.set(answer.state.name, answer.state);
          return answer;
        })
        .finally(() => {
          if (inFlight.get(key) === mine) inFlight.delete(key);
        });
      return mine.filling;
    },
    lastKnown: tagged.lastKnown,
    stateNamed: (name) => states.get(name),
    invalidate: tagged.invalidate,
  };
}

/** An event is over when its day is, at the school. */
const expiryOf = (now: Date): number => Math.min(now.getTime() + maxAgeMs, startOfSchoolDay(now).getTime() + dayMs);

const sizeOf = ({ plain, br, gzip: gz, state }: CachedResponse) =>
  2_000 + [plain.content, br?.content, gz?.content, state?.text].reduce((sum, part) => sum + (part?.length ?? 0), 0);

export const isCacheable = (response: Response): boolean =>
  response.status === 200 &&
  !response.headers.has('set-cookie') &&
  // An answer that depends on more of the request than its address and how it is packed has no place here.
  /^(accept-encoding)?$/i.test(response.headers.get('vary') ?? '') &&
  !/no-store|private/.test(response.headers.get('cache-control') ?? '');

/** Made anew for each answer, or never given to everybody: a cookie would be somebody's. */
const ownToEach = ['x-request-id', 'content-length', 'vary', 'etag', 'date', 'connection', 'set-cookie'];

type About = { counted: Counted; page: RenderedPage | undefined; now: Date };

/** Packs a finished response for all who will ask for it. */
export async function packResponse(response: Response, { counted, page, now }: About): Promise<CachedResponse> {
  // A rendered page is in memory; through the stream of its answer it would cost as much again.
  const content = page ? Buffer.from(page.html) : new Uint8Array(await response.arrayBuffer());
  const type = response.headers.get('content-type') ?? '';
  const etag = `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
  const common: string[] = ['ETag', etag];
  for (const [name, value] of response.headers) {
    if (!ownToEach.includes(name)) common.push(name, value);
  }
  // A browser asks each time whether its copy is still valid, and is told so in a few bytes.
  if (!response.headers.has('cache-control')) common.push('Cache-Control', 'public, no-cache');
  const packed = isText.test(type) && content.length >= worthwhileBytes;
  if (isText.test(type)) common.push('Vary', 'Accept-Encoding');
  const [br, gz] = packed
    ? await Promise.all([brotli(content, { params: brotliParams(content.length) }), zip(content)])
    : [undefined, undefined];
  return {
    status: response.status,
    isPage: response.status === 200 && type.startsWith('text/html'),
    counted,
    etag,
    notModified: withPlace(common.filter((_, i, all) => /^(etag|cache-control|vary)$/i.test(all[i - (i % 2)] ?? ''))),
    plain: bodyOf(content, common),
    br: br && bodyOf(br, [...common, 'Content-Encoding', 'br']),
    gzip: gz && bodyOf(gz, [...common, 'Content-Encoding', 'gzip']),
    state: page?.state && packWhenAsked(page.state),
    expiresAt: expiryOf(now),
  };
}

/** Few readers start React: a page need not wait for this, and what takes ten times as long is a sixth smaller. */
function packWhenAsked(state: AppState): PackedState {
  let packing: Promise<Uint8Array> | undefined;
  const pack = () => brotli(state.text, { params: brotliParams(state.text.length, 11) });
  return {
    ...state,
    br: () => {
      packing ??= pack();
      return packing;
    },
  };
}

const brotliParams = (length: number, quality = 9) => ({
  [constants.BROTLI_PARAM_QUALITY]: quality,
  [constants.BROTLI_PARAM_SIZE_HINT]: length,
  // A page hardly reaches beyond this window; the usual one takes four times as long and much more memory.
  [constants.BROTLI_PARAM_LGWIN]: 16,
});

const bodyOf = (content: Uint8Array, headers: string[]): Body => ({
  content,
  headers: withPlace([...headers, 'Content-Length', String(content.length)]),
});

/** With a place at the end for what is another with each request. */
const withPlace = (headers: string[]): string[] => [...headers, 'X-Request-Id', ''];

/** The headers with the number of a request in that place. They are to be written at once: the next one takes the place. */
export function withRequestId(headers: string[], requestId: string): string[] {
  headers[headers.length - 1] = requestId;
  return headers;
}
