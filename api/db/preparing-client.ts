import { LRUCache } from 'lru-cache';
import pg from 'pg';

/** A statement that was met once may never come again; only those that do are worth a place in PostgreSQL's memory. */
const usesBeforePrepared = 2;
/** On one connection; the least recently used goes. Each takes some of the memory of PostgreSQL's process. */
const maxPrepared = 300;

const uses = new LRUCache<string, number>({ max: 1_000 });

/**
 * Planning a statement costs PostgreSQL more than carrying it out, for nearly everything that we ask. A statement that
 * comes again becomes a prepared statement: each connection then sends and plans it once.
 */
export class PreparingClient extends pg.Client {
  readonly #names = new LRUCache<string, string>({
    max: maxPrepared,
    dispose: (name) => this.#deallocate(name),
  });
  #prepared = 0;

  // biome-ignore lint/suspicious/noExplicitAny: the driver's own method has seven shapes, which answer differently
  override query(...args: unknown[]): any {
    const [first] = args;
    if (isPlain(first) && isWorthPreparing(first.text)) first.name = this.#nameOf(first.text);
    // One shape stands for all: they pass through as they came.
    return super.query(...(args as [pg.QueryConfig]));
  }

  #nameOf(text: string): string {
    const known = this.#names.get(text);
    if (known) return known;
    // Never the same twice: the driver remembers the text of each name for as long as the connection lives.
    this.#prepared += 1;
    const name = `prepared_${this.#prepared}`;
    this.#names.set(text, name);
    return name;
  }

  /** One that PostgreSQL has refused to prepare is not there: asked for plainly, that would end a transaction. */
  #deallocate(name: string): void {
    const text = `do $$ begin if exists (select from pg_prepared_statements where name = '${name}') then deallocate ${name}; end if; end $$`;
    super.query(text).catch(() => {});
  }
}

const isPlain = (query: unknown): query is pg.QueryConfig =>
  typeof query === 'object' &&
  query !== null &&
  'text' in query &&
  !('submit' in query) &&
  !('name' in query && query.name);

function isWorthPreparing(text: string): boolean {
  // Several statements in one text cannot be prepared; one may end with the sign.
  if (text.slice(0, -1).includes(';')) return false;
  // How many rows a pattern finds can be told from the pattern alone; a plan for any of them fits few.
  if (text.includes(' ilike ')) return false;
  const met = (uses.get(text) ?? 0) + 1;
  uses.set(text, met);
  return met > usesBeforePrepared;
}
