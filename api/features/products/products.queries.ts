import { and, asc, count, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { ProductListQuery } from '../../../contract/shop/products.ts';
import type { Change } from '../../db/change.ts';
import type { Db } from '../../db/client.ts';
import { pictureOf } from '../../db/picture-info.ts';
import { products } from '../../db/tables/shop.ts';

const card = {
  id: products.id,
  name: products.name,
  price: products.price,
  stock: products.stock,
  active: products.active,
  uniformPieces: products.uniformPieces,
  createdAt: products.createdAt,
  updatedAt: products.updatedAt,
  pictures: pictureOf('products.picture'),
};

export type ProductRow = NonNullable<Awaited<ReturnType<typeof findProduct>>>;

type Wanted = Pick<ProductListQuery, 'q' | 'sort' | 'state'>;

const inState: Record<NonNullable<Wanted['state']>, SQL> = {
  active: sql`${products.active}`,
  inactive: sql`not ${products.active}`,
  soldOut: sql`${products.active} and ${products.stock} = 0`,
};

const matching = ({ q, state }: Pick<Wanted, 'q' | 'state'>) =>
  and(
    q === '' ? undefined : sql`strpos(lower(${products.name}), lower(${q})) > 0`,
    state === undefined ? undefined : inState[state],
  );

function inOrder(sort: Wanted['sort']): SQL[] {
  const way = sort.startsWith('-') ? desc : asc;
  if (sort.endsWith('price')) return [way(products.price), asc(products.name), asc(products.id)];
  if (sort.endsWith('stock')) return [way(products.stock), asc(products.name), asc(products.id)];
  return [way(products.name), way(products.id)];
}

export function listProducts(db: Db, wanted: Wanted, page: { limit: number; offset: number }) {
  return db
    .select(card)
    .from(products)
    .where(matching(wanted))
    .orderBy(...inOrder(wanted.sort))
    .limit(page.limit)
    .offset(page.offset);
}

export async function countProducts(db: Db, wanted: Wanted): Promise<number> {
  const [row] = await db.select({ total: count() }).from(products).where(matching(wanted));
  return row?.total ?? 0;
}

export async function findProduct(db: Db, id: number) {
  const [product] = await db.select(card).from(products).where(eq(products.id, id));
  return product;
}

export async function lockProduct(db: Db, id: number) {
  const [row] = await db
    .select({ updatedAt: products.updatedAt, picture: products.picture })
    .from(products)
    .where(eq(products.id, id))
    .for('update');
  return row;
}

export async function insertProduct(db: Db, product: typeof products.$inferInsert): Promise<number> {
  const [row] = await db.insert(products).values(product).returning({ id: products.id });
  if (!row) throw new Error('insert returned no row');
  return row.id;
}

export async function updateProduct(db: Db, id: number, change: Change<typeof products>): Promise<void> {
  await db.update(products).set(change).where(eq(products.id, id));
}

export async function deleteProduct(db: Db, id: number): Promise<void> {
  await db.delete(products).where(eq(products.id, id));
}
