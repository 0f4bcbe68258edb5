import { LRUCache } from 'lru-cache';
import { collectDependencies, type Dependencies, madeOfAll, noDependencies } from '../../api/db/tables-read.ts';

/** The tables that something was made of are its tags. */
type Entry<T> = { value: T } & Dependencies;
/** Something that is being made; invalidated when what it has read so far was changed meanwhile. */
export type Computation = Dependencies & { invalidated: boolean };

type Options<T> = {
  /** None at all with 0. */
  maxBytes: number;
  sizeOf: (value: T) => number;
  expiresAt: (value: T) => number;
  isCurrent: () => boolean;
};

/** What was made of the content, each with its tags. Who is notified of a change to a table calls `invalidate`. */
export function createTaggedCache<T>({ maxBytes, sizeOf, expiresAt, isCurrent }: Options<T>) {
  const entries = new LRUCache<string, Entry<T>>({
    maxSize: maxBytes || 1,
    sizeCalculation: ({ value }) => sizeOf(value),
  });
  const inFlight = new Set<Computation>();

  return {
    find(key: string): T | undefined {
      const found = isCurrent() ? entries.get(key) : undefined;
      return found && Math.min(expiresAt(found.value), found.validUntil) > Date.now() ? found.value : undefined;
    },
    /** Makes a value and caches it under the key for as long as no table that was read for it changes. */
    async make(key: string, work: (computation: Computation) => Promise<T | undefined>): Promise<T | undefined> {
      const computation: Computation = { ...noDependencies(), invalidated: false };
      inFlight.add(computation);
      try {
        const value = await collectDependencies(computation, () => work(computation));
        const { tables, validUntil, invalidated } = computation;
        if (value && !invalidated && isCurrent()) entries.set(key, { value, tables, validUntil });
        return value;
      } finally {
        inFlight.delete(computation);
      }
    },
    /** The last value that was known, be it old. */
    lastKnown: (key: string): T | undefined => entries.get(key)?.value,
    /** Without a tag everything may have changed. */
    invalidate(tag?: string): void {
      // A table is noted before it is read: what does not know it yet will read it as it is now.
      for (const computation of inFlight) if (dependsOn(computation.tables, tag)) computation.invalidated = true;
      for (const [key, { tables }] of [...entries.entries()]) if (dependsOn(tables, tag)) entries.delete(key);
    },
  };
}

const dependsOn = (tables: Set<string>, tag: string | undefined): boolean =>
  tag === undefined || tables.has(tag) || madeOfAll.some((name) => tables.has(name));
