import type { PictureInfo } from '../../contract/media.ts';
import { maxOrdered, type OrderChange, type OrderedThing, orderMessages } from '../../contract/ordering.ts';
import { ApiError, invalid } from './errors.ts';

/** To be asked for one more than can be ordered, so that a list that is too long is known. */
export const orderLimit = maxOrdered + 1;

export function refuseTooMany(known: readonly unknown[]): void {
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

type Row = Omit<OrderedThing, 'picture'> & { pictures: PictureInfo[] };

export const presentOrdered = ({ id, name, note, pictures }: Row): OrderedThing => ({
  ...{ id, name, note },
  picture: pictures[0] ?? null,
});
