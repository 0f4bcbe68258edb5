import { desc, eq, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { StoryKind } from '../../../contract/stories.ts';
import type { Db } from '../../db/client.ts';
import { galleries } from '../../db/tables/galleries.ts';
import { profiles } from '../../db/tables/profiles.ts';
import { orders } from '../../db/tables/shop.ts';
import { stories } from '../../db/tables/stories.ts';
import { users } from '../../db/tables/users.ts';

export function latestOrders(db: Db, limit: number) {
  return db
    .select({
      id: orders.id,
      orderCode: orders.orderCode,
      amount: orders.amount,
      mmCode: orders.mmCode,
      dispatched: orders.dispatched,
      createdAt: orders.createdAt,
    })
    .from(orders)
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(limit);
}

export function latestUsers(db: Db, limit: number) {
  return db
    .select({
      id: users.id,
      name: users.name,
      email: users.email,
      role: users.role,
      suspended: users.suspended,
      updatedAt: users.updatedAt,
      createdAt: users.createdAt,
    })
    .from(users)
    .orderBy(desc(users.createdAt), desc(users.id))
    .limit(limit);
}

/** Of both kinds in one statement, those of a kind still in their order. */
export function latestStories(db: Db, limit: number) {
  const latest = (kind: StoryKind) =>
    db
      .select({
        id: stories.id,
        kind: stories.kind,
        title: stories.title,
        category: stories.category,
        createdAt: stories.createdAt,
      })
      .from(stories)
      .where(eq(stories.kind, kind))
      .orderBy(desc(stories.createdAt), desc(stories.id))
      .limit(limit);
  // A union's columns have no table, and drizzle does not write their names in snake case here.
  return unionAll(latest('news'), latest('article')).orderBy(sql`created_at desc, id desc`);
}

export function latestProfiles(db: Db, limit: number) {
  return db
    .select({
      id: profiles.id,
      name: profiles.name,
      position: profiles.position,
      tag: profiles.tag,
      createdAt: profiles.createdAt,
    })
    .from(profiles)
    .orderBy(desc(profiles.createdAt), desc(profiles.id))
    .limit(limit);
}

export function latestGalleries(db: Db, limit: number) {
  return db
    .select({ id: galleries.id, name: galleries.name, category: galleries.category, createdAt: galleries.createdAt })
    .from(galleries)
    .orderBy(desc(galleries.createdAt), desc(galleries.id))
    .limit(limit);
}
