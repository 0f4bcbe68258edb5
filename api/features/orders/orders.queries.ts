import { and, asc, count, desc, eq, gte, inArray, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { orderLines, orders, products } from '../../db/tables/shop.ts';

export type OrderRow = typeof orders.$inferSelect;
export type LineRow = typeof orderLines.$inferSelect;
export type StockChange = { productId: number; by: number };

type Filter = { status: '0' | 'unpaid' | 'paid' | 'dispatched'; q: string; from?: Date; until?: Date };

const withStatus: Record<Filter['status'], SQL | undefined> = {
  '0': undefined,
  unpaid: isNull(orders.mmCode),
  paid: and(isNotNull(orders.mmCode), eq(orders.dispatched, false)),
  dispatched: eq(orders.dispatched, true),
};

const matching = ({ status, q, from, until }: Filter) =>
  and(
    withStatus[status],
    // The separator is refused in what is typed, so a match cannot reach from one column into the next.
    q === ''
      ? undefined
      : sql`strpos(lower(concat_ws(E'\\n', ${orders.orderCode}, ${orders.mmCode}, ${orders.customerName})), lower(${q})) > 0`,
    from && gte(orders.createdAt, from),
    until && lt(orders.createdAt, until),
  );

export function listOrders(db: Db, filter: Filter, page: { limit: number; offset: number }): Promise<OrderRow[]> {
  return db
    .select()
    .from(orders)
    .where(matching(filter))
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(page.limit)
    .offset(page.offset);
}

export async function countOrders(db: Db, filter: Filter): Promise<number> {
  const [row] = await db.select({ total: count() }).from(orders).where(matching(filter));
  return row?.total ?? 0;
}

export async function findOrder(db: Db, orderCode: string): Promise<OrderRow | undefined> {
  const [order] = await db.select().from(orders).where(eq(orders.orderCode, orderCode));
  return order;
}

export function linesOf(db: Db, orderId: number): Promise<LineRow[]> {
  return db.select().from(orderLines).where(eq(orderLines.orderId, orderId)).orderBy(orderLines.id);
}

export async function lockOrder(db: Db, orderCode: string): Promise<OrderRow | undefined> {
  const [order] = await db.select().from(orders).where(eq(orders.orderCode, orderCode)).for('update');
  return order;
}

/** Nothing is inserted when another order has this code. */
export async function insertOrder(db: Db, order: typeof orders.$inferInsert): Promise<OrderRow | undefined> {
  const [row] = await db.insert(orders).values(order).onConflictDoNothing({ target: orders.orderCode }).returning();
  return row;
}

export async function insertLines(db: Db, lines: (typeof orderLines.$inferInsert)[]): Promise<void> {
  await db.insert(orderLines).values(lines);
}

export async function updateOrder(db: Db, id: number, change: Partial<typeof orders.$inferInsert>): Promise<void> {
  await db.update(orders).set(change).where(eq(orders.id, id));
}

export async function deleteOrder(db: Db, id: number): Promise<void> {
  await db.delete(orders).where(eq(orders.id, id));
}

/** Always in the order of ids: two orders of the same products wait for each other instead of both failing. */
export function lockProducts(db: Db, ids: number[]) {
  return db
    .select({
      id: products.id,
      name: products.name,
      price: products.price,
      stock: products.stock,
      active: products.active,
    })
    .from(products)
    .where(inArray(products.id, ids))
    .orderBy(asc(products.id))
    .for('update');
}

export async function changeStock(db: Db, changes: StockChange[], at: Date): Promise<void> {
  const ids = changes.map(({ productId }) => productId);
  const amounts = changes.map(({ by }) => by);
  await db.execute(sql`
    update products set stock = products.stock + change.by, updated_at = ${at.toISOString()}::timestamptz
    from unnest(${sql.param(ids)}::int[], ${sql.param(amounts)}::int[]) as change(id, by)
    where products.id = change.id`);
}
