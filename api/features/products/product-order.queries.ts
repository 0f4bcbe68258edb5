import { asc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { givenPlaces } from '../../db/order-by-hand.ts';
import { pictureOf } from '../../db/picture-info.ts';
import { products } from '../../db/tables/shop.ts';

/** As families find them on the uniform list; what was never moved comes last, and what is not needed behind what is. */
const inPlace = [asc(products.place), sql`${products.uniformPieces} = 0`, asc(products.id)];

export const orderOfProducts = (db: Db, limit: number) =>
  db
    .select({
      id: products.id,
      name: products.name,
      active: products.active,
      uniformPieces: products.uniformPieces,
      pictures: pictureOf('products.picture'),
    })
    .from(products)
    .orderBy(...inPlace)
    .limit(limit);

export async function putInOrder(db: Db, ids: number[]): Promise<void> {
  await db
    .update(products)
    .set({ place: sql`given.place` })
    .from(givenPlaces(ids))
    .where(eq(products.id, sql`given.id`));
}
