import { LRUCache } from 'lru-cache';
import { collectTables, madeOfAll } from '../../api/db/tables-read.ts';

type Kept<T> = { value: T; tables: Set<string> };
/** Something that is being made; spoilt when what it has read so far was changed meanwhile. */
export type Making = { tables: Set<string>; spoilt: boolean };

type Memory<T> = {
  find: (key: string) => T | undefined;
  /** Makes a value and keeps it under the key for as long as no table that was read for it changes. */
  make: (key: string, work: (making: Making) => Promise<T | undefined>) => Promise<T | undefined>;
  /** The last value that was known, be it old. */
  lastKnown: (key: string) => T | undefined;
};

type Options<T> = {
  /** None at all with 0. */
  maxBytes: number;
  sizeOf: (value: T) => number;
  expiresAt: (value: T) => number;
  isCurrent: () => boolean;
};

/** What was made of the content, and of which tables; whoever hears of a change says so to `forget`. */
export function createMemory<T>({ maxBytes, sizeOf, expiresAt, isCurrent }: Options<T>) {
  const kept = new LRUCache<string, Kept<T>>({ maxSize: maxBytes || 1, sizeCalculation: ({ value }) => sizeOf(value) });
  const makings = new Set<Making>();

  const memory: Memory<T> = {
    find(key) {
      const found = isCurrent() ? kept.get(key) : undefined;
      return found && expiresAt(found.value) > Date.now() ? found.value : undefined;
    },
    async make(key, work) {
      const making: Making = { tables: new Set(), spoilt: false };
      makings.add(making);
      try {
        const value = await collectTables(making.tables, () => work(making));
        if (value && !making.spoilt && isCurrent()) kept.set(key, { value, tables: making.tables });
        return value;
      } finally {
        makings.delete(making);
      }
    },
    lastKnown: (key) => kept.get(key)?.value,
  };

  /** Without a name everything may have changed. */
  function forget(table?: string): void {
    // A table is noted before it is read: what does not know it yet will read it as it is now.
    for (const making of makings) if (restsOn(making.tables, table)) making.spoilt = true;
    for (const [key, { tables }] of [...kept.entries()]) if (restsOn(tables, table)) kept.delete(key);
  }

  return { ...memory, forget };
}

const restsOn = (tables: Set<string>, table: string | undefined): boolean =>
  table === undefined || tables.has(table) || madeOfAll.some((name) => tables.has(name));
