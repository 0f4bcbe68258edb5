import type { OrderChange } from '../../../contract/ordering.ts';
import { type ProfileGroup, profileGroups } from '../../../contract/profiles.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../lib/actor.ts';
import { isNewOrder, orderLimit, refuseTooMany } from '../../lib/order.ts';
import { record } from '../audit/audit.service.ts';
import * as queries from './staff-order.queries.ts';

export async function staffInOrder({ db }: Pick<Deps, 'db'>, group: ProfileGroup) {
  const people = await queries.orderOfGroup(db, group, orderLimit);
  refuseTooMany(people);
  return people;
}

/** Their words stay as they are, so no profile has a new version, and nobody who writes on one is interrupted. */
export function orderStaff(deps: Deps, actor: Actor, group: ProfileGroup, change: OrderChange) {
  return deps.db.transaction(async (tx) => {
    await queries.lockOrder(tx);
    const known = await queries.orderOfGroup(tx, group, orderLimit);
    if (isNewOrder(known, change)) {
      await queries.putInOrder(tx, group, change.ids);
      const title = `Order of ${profileGroups[group]}`;
      await record(deps, tx, actor, { action: 'changed', kind: 'profile', itemId: `order-${group}`, title });
    }
    return staffInOrder({ db: tx }, group);
  });
}
