import type { OrderChange } from '../../../contract/common/ordering.ts';
import { type ProfileGroup, profileGroups } from '../../../contract/content/profiles.ts';
import type { Db } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../lib/actor.ts';
import { changeOrder, listInOrder, orderLimit } from '../../lib/order.ts';
import { record } from '../audit/audit.service.ts';
import * as queries from './staff-order.queries.ts';

export const staffInOrder = ({ db }: Deps, group: ProfileGroup) => listInOrder(db, { list: listOf(group) });

export const orderStaff = (deps: Deps, actor: Actor, group: ProfileGroup, change: OrderChange) =>
  changeOrder(
    deps.db,
    {
      ...{ name: 'profiles', list: listOf(group), write: (tx, ids) => queries.putInOrder(tx, group, ids) },
      record: (tx) =>
        record(deps, tx, actor, {
          ...{
            action: 'changed',
            kind: 'profile',
            itemId: `order-${group}`,
            title: `Order of ${profileGroups[group]}`,
          },
        }),
    },
    change,
  );

const listOf = (group: ProfileGroup) => (db: Db) => queries.orderOfGroup(db, group, orderLimit);
