import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import pg from 'pg';

/** A statement that was met once may never come again; only those that do are worth a place in PostgreSQL's memory. */
const usesBeforePrepared = 2;
/** Each of them takes some of the memory of every connection. */
const mostPrepared = 300;

type Known = { uses: number; name: string | undefined };
const known = new LRUCache<string, Known>({ max: 1_000 });
const prepared = new Set<string>();

/**
 * Planning a statement costs PostgreSQL more than carrying it out, for nearly everything that we ask. A statement that
 * comes again gets a name: each connection then sends and plans it once.
 */
export class PreparingClient extends pg.Client {
  // biome-ignore lint/suspicious/noExplicitAny: the driver's own method has seven shapes, which answer differently
  override query(...args: unknown[]): any {
    const [first] = args;
    if (isPlain(first)) first.name = nameOf(first.text);
    // One shape stands for all: they pass through as they came.
    return super.query(...(args as [pg.QueryConfig]));
  }
}

const isPlain = (query: unknown): query is pg.QueryConfig =>
  typeof query === 'object' &&
  query !== null &&
  'text' in query &&
  !('submit' in query) &&
  !('name' in query && query.name);

function nameOf(text: string): string | undefined {
  // Several statements in one text cannot be prepared; one may end with the sign.
  if (text.slice(0, -1).includes(';')) return undefined;
  // How many rows a pattern finds can be told from the pattern alone; a plan for any of them fits few.
  if (text.includes(' ilike ')) return undefined;
  const met = known.get(text) ?? { uses: 0, name: undefined };
  met.uses += 1;
  if (!met.name && met.uses > usesBeforePrepared) {
    const name = createHash('sha256').update(text).digest('base64url').slice(0, 22);
    if (prepared.size < mostPrepared) prepared.add(name);
    if (prepared.has(name)) met.name = name;
  }
  known.set(text, met);
  return met.name;
}
