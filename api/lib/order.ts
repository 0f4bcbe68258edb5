import { maxOrdered, type OrderChange, type OrderedThing, orderMessages } from '../../contract/common/ordering.ts';
import type { PictureInfo } from '../../contract/media/media.ts';
import type { Db } from '../db/client.ts';
import { lockOrder } from '../db/order-by-hand.ts';
import { ApiError, invalid } from './errors.ts';

/** To be asked for one more than can be ordered, so that a list that is too long is known. */
export const orderLimit = maxOrdered + 1;

function refuseTooMany(known: readonly unknown[]): void {
  if (known.length > maxOrdered) throw new ApiError('conflict', orderMessages.tooMany);
}

/**
 * Whether there is something to change. Whoever orders says what they saw, so that of two who do it at once the second is
 * told, and nobody orders a list that has changed.
 */
export function isNewOrder(known: { id: number }[], { ids, was }: OrderChange): boolean {
  refuseTooMany(known);
  const present = known.map(({ id }) => id).join();
  if (was.join() !== present) throw new ApiError('stale', orderMessages.stale);
  if (ids.length !== was.length || !new Set(ids).isSubsetOf(new Set(was))) throw invalid({ ids: orderMessages.ids });
  return ids.join() !== present;
}

/** A list that is put in order by hand, in what it differs from others. */
type Ordering<T> = {
  /** What is in it, in words; it is locked by them. */
  name: string;
  /** As it stands, up to `orderLimit`. */
  list: (db: Db) => Promise<T[]>;
  write: (db: Db, ids: number[]) => Promise<void>;
  /** The line in the log. */
  record: (tx: Db) => Promise<unknown>;
};

export async function listInOrder<T>(db: Db, { list }: Pick<Ordering<T>, 'list'>): Promise<T[]> {
  const known = await list(db);
  refuseTooMany(known);
  return known;
}

/** The things stay as they are, so none has a new version, and nobody who writes on one is interrupted. */
export function changeOrder<T extends { id: number }>(
  db: Db,
  ordering: Ordering<T>,
  change: OrderChange,
): Promise<T[]> {
  return db.transaction(async (tx) => {
    await lockOrder(tx, ordering.name);
    if (isNewOrder(await ordering.list(tx), change)) {
      await ordering.write(tx, change.ids);
      await ordering.record(tx);
    }
    return listInOrder(tx, ordering);
  });
}

type Row = Omit<OrderedThing, 'picture'> & { pictures: PictureInfo[] };

export const presentOrdered = (rows: Row[]): { docs: OrderedThing[] } => ({
  docs: rows.map(({ id, name, note, pictures }) => ({ id, name, note, picture: pictures[0] ?? null })),
});
