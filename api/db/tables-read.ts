import { AsyncLocalStorage } from 'node:async_hooks';
import { LRUCache } from 'lru-cache';

/** Views and functions that read all tables, so that a change of any changes them. A test holds this against the database. */
export const madeOfAll = ['search_documents', 'search_matches', 'search_closest', 'search_finds'];

const reading = new AsyncLocalStorage<Set<string>>();
const named = new RegExp(`\\b(?:from|join)\\s+"?(\\w+)"?|\\b(${madeOfAll.join('|')})\\b`, 'gi');
const tablesOf = new LRUCache<string, string[]>({ max: 1_000, memoMethod: (text) => findTables(text) });

/** Does some work and puts the name of every table that its statements read into `tables`, before each is sent. */
export function collectTables<T>(tables: Set<string>, work: () => Promise<T>): Promise<T> {
  return reading.run(tables, work);
}

export function noteStatement(text: string): void {
  const tables = reading.getStore();
  if (tables) for (const name of tablesOf.memo(text)) tables.add(name);
}

const findTables = (text: string) =>
  [...text.matchAll(named)].map(([, table, made]) => (table ?? made ?? '').toLowerCase());
