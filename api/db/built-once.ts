import type { Db } from './client.ts';

/**
 * Putting a statement together costs more than sending it. Those behind the pages that everybody reads are put together
 * once for each database, with placeholders for what changes.
 */
export function builtOnce<T>(build: (db: Db) => T): (db: Db) => T {
  const built = new WeakMap<Db, T>();
  return (db) => {
    const ready = built.get(db) ?? build(db);
    built.set(db, ready);
    return ready;
  };
}
