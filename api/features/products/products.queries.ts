import { count, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { pictureOf } from '../../db/picture-info.ts';
import { products } from '../../db/tables/shop.ts';

const card = {
  id: products.id,
  name: products.name,
  price: products.price,
  stock: products.stock,
  active: products.active,
  createdAt: products.createdAt,
  pictures: pictureOf('products.picture'),
};

export type ProductRow = NonNullable<Awaited<ReturnType<typeof findProduct>>>;

const matching = (q: string) => (q === '' ? undefined : sql`strpos(lower(${products.name}), lower(${q})) > 0`);

export function listProducts(db: Db, q: string, page: { limit: number; offset: number }) {
  return db
    .select(card)
    .from(products)
    .where(matching(q))
    .orderBy(products.name, products.id)
    .limit(page.limit)
    .offset(page.offset);
}

export async function countProducts(db: Db, q: string): Promise<number> {
  const [row] = await db.select({ total: count() }).from(products).where(matching(q));
  return row?.total ?? 0;
}

export async function findProduct(db: Db, id: number) {
  const [product] = await db.select(card).from(products).where(eq(products.id, id));
  return product;
}

export async function lockProduct(db: Db, id: number): Promise<boolean> {
  const rows = await db.select({ id: products.id }).from(products).where(eq(products.id, id)).for('update');
  return rows.length > 0;
}

export async function insertProduct(db: Db, product: typeof products.$inferInsert): Promise<number> {
  const [row] = await db.insert(products).values(product).returning({ id: products.id });
  if (!row) throw new Error('insert returned no row');
  return row.id;
}

export async function updateProduct(db: Db, id: number, change: Partial<typeof products.$inferInsert>): Promise<void> {
  await db.update(products).set(change).where(eq(products.id, id));
}

export async function deleteProduct(db: Db, id: number): Promise<void> {
  await db.delete(products).where(eq(products.id, id));
}
