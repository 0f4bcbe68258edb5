import { AsyncLocalStorage } from 'node:async_hooks';
import { LRUCache } from 'lru-cache';

/** Views and functions that read all tables, so that a change of any changes them. A test holds this against the database. */
export const madeOfAll = ['search_documents', 'search_matches', 'search_closest', 'search_finds', 'search_pages'];

/** What something that was made of the content depends on. */
export type Dependencies = {
  tables: Set<string>;
  /** The first moment at which it would be made otherwise although nothing was saved, in milliseconds. */
  validUntil: number;
};

export const noDependencies = (): Dependencies => ({ tables: new Set(), validUntil: Number.POSITIVE_INFINITY });

const reading = new AsyncLocalStorage<Dependencies>();
const named = new RegExp(`\\b(?:from|join)\\s+"?(\\w+)"?|\\b(${madeOfAll.join('|')})\\b`, 'gi');
const tablesOf = new LRUCache<string, string[]>({ max: 1_000, memoMethod: (text) => findTables(text) });

/** Does some work and notes in `found` every table that its statements read, before each is sent. */
export function collectDependencies<T>(found: Dependencies, work: () => Promise<T>): Promise<T> {
  return reading.run(found, work);
}

export function noteStatement(text: string): void {
  const found = reading.getStore();
  if (found) for (const name of tablesOf.memo(text)) found.tables.add(name);
}

/** For what shows itself or goes at a moment that is known. */
export function noteValidUntil(moment: Date): void {
  const found = reading.getStore();
  if (found) found.validUntil = Math.min(found.validUntil, moment.getTime());
}

const findTables = (text: string) =>
  [...text.matchAll(named)].map(([, table, made]) => (table ?? made ?? '').toLowerCase());
