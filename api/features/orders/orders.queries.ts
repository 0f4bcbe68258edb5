import {
  and,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  not,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { OrderListQuery } from '../../../contract/shop/orders.ts';
import type { Change } from '../../db/change.ts';
import type { Db } from '../../db/client.ts';
import { isPaid, orderLines, orderPayments, orders, products } from '../../db/tables/shop.ts';

export type OrderRow = typeof orders.$inferSelect & { paid: number };
export type PaymentRow = typeof orderPayments.$inferSelect;
export type LineRow = typeof orderLines.$inferSelect;
export type StockChange = { productId: number; by: number };

export type Filter = Pick<OrderListQuery, 'status' | 'q'> & { from?: Date; until?: Date };

/** What came in: all of it, or the parts so far. */
const paid = sql<number>`case when ${isPaid(orders)} then ${orders.amount} else ${orders.partsPaid} end`;
const row = { ...getTableColumns(orders), paid };

const withStatus: Record<Filter['status'], SQL | undefined> = {
  '0': undefined,
  unpaid: and(not(isPaid(orders)), isNull(orders.voidReason)),
  paid: and(isPaid(orders), eq(orders.dispatched, false)),
  dispatched: eq(orders.dispatched, true),
  void: isNotNull(orders.voidReason),
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

const sorted: Record<OrderListQuery['sort'], SQL[]> = {
  createdAt: [asc(orders.createdAt), asc(orders.id)],
  '-createdAt': [desc(orders.createdAt), desc(orders.id)],
  amount: [asc(orders.amount), desc(orders.id)],
  '-amount': [desc(orders.amount), desc(orders.id)],
};

export function listOrders(
  db: Db,
  filter: Filter,
  sort: OrderListQuery['sort'],
  page?: { limit: number; offset: number },
): Promise<OrderRow[]> {
  const found = db
    .select(row)
    .from(orders)
    .where(matching(filter))
    .orderBy(...sorted[sort]);
  return page ? found.limit(page.limit).offset(page.offset) : found;
}

type SumRow = { isPaid: boolean; dispatched: boolean; isVoid: boolean; count: number; amount: number };

/** What a filter finds, summed up by what decides an order's status. */
export function sumOrders(db: Db, filter?: Filter): Promise<SumRow[]> {
  return db
    .select({
      isPaid: isPaid(orders).as('is_paid'),
      dispatched: orders.dispatched,
      isVoid: sql<boolean>`${orders.voidReason} is not null`.as('is_void'),
      count: count(),
      amount: sql`sum(${orders.amount})`.mapWith(Number),
    })
    .from(orders)
    .where(filter && matching(filter))
    .groupBy(sql`is_paid`, orders.dispatched, sql`is_void`);
}

export async function findOrder(db: Db, orderCode: string): Promise<OrderRow | undefined> {
  const [order] = await db.select(row).from(orders).where(eq(orders.orderCode, orderCode));
  return order;
}

export function linesOf(db: Db, orderId: number): Promise<LineRow[]> {
  return db.select().from(orderLines).where(eq(orderLines.orderId, orderId)).orderBy(orderLines.id);
}

export async function lockOrder(db: Db, orderCode: string): Promise<OrderRow | undefined> {
  const [order] = await db.select(row).from(orders).where(eq(orders.orderCode, orderCode)).for('update');
  return order;
}

type PayableOrder = Pick<
  OrderRow,
  'id' | 'orderCode' | 'customerName' | 'amount' | 'paid' | 'mmCode' | 'paymentMethod' | 'voidReason'
> & { partCodes: string[] };

const payable = {
  id: orders.id,
  orderCode: orders.orderCode,
  customerName: orders.customerName,
  amount: orders.amount,
  paid,
  partCodes: sql<string[]>`case when ${orders.partsPaid} = 0 then '{}' else array(
    select p.mm_code from order_payments p where p.order_id = orders.id and p.mm_code is not null) end`,
  mmCode: orders.mmCode,
  paymentMethod: orders.paymentMethod,
  voidReason: orders.voidReason,
};

/** Arrays, and not a parameter each: a statement has thousands of them. */
const isOneOf = (column: typeof orders.orderCode | typeof orders.mmCode, values: string[]) =>
  sql`${column} = any(${sql.param(values)}::text[])`;

/** All orders that one of these codes belongs to, be it the order's own, of its payment, or of a part of it. */
export function ordersByCodes(db: Db, orderCodes: string[], mmCodes: string[]): Promise<PayableOrder[]> {
  const codes = sql.param(mmCodes);
  return db
    .select(payable)
    .from(orders)
    .where(
      or(
        isOneOf(orders.orderCode, orderCodes),
        isOneOf(orders.mmCode, mmCodes),
        sql`${orders.id} in (select order_id from order_payments where mm_code = any(${codes}::text[]))`,
      ),
    );
}

/** In the order of ids, so that nobody waits in a circle. */
export function lockOrders(db: Db, orderCodes: string[]): Promise<PayableOrder[]> {
  return db.select(payable).from(orders).where(isOneOf(orders.orderCode, orderCodes)).orderBy(orders.id).for('update');
}

/** One import at a time: two of them could give one payment to two orders, each unseen by the other. */
export async function lockImports(db: Db): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('orders.import'))`);
}

type MobilePayment = { id: number; mmCode: string; paidOn: string | null };

export const paymentsOf = (db: Db, orderId: number): Promise<PaymentRow[]> =>
  db.select().from(orderPayments).where(eq(orderPayments.orderId, orderId)).orderBy(orderPayments.id);

export async function insertPayments(db: Db, payments: (typeof orderPayments.$inferInsert)[]): Promise<void> {
  if (payments.length > 0) await db.insert(orderPayments).values(payments);
}

export async function updatePayment(db: Db, id: number, change: Partial<PaymentRow>): Promise<void> {
  await db.update(orderPayments).set(change).where(eq(orderPayments.id, id));
}

export async function deletePayments(db: Db, orderId: number): Promise<void> {
  await db.delete(orderPayments).where(eq(orderPayments.orderId, orderId));
}

export async function recordPayments(db: Db, payments: MobilePayment[], at: Date): Promise<void> {
  const ids = payments.map(({ id }) => id);
  const codes = payments.map(({ mmCode }) => mmCode);
  const days = payments.map(({ paidOn }) => paidOn);
  await db.execute(sql`
    update orders set mm_code = payment.code, payment_method = 'mobile', paid_on = payment.day,
      parts_paid = case when parts_paid = 0 then 0 else amount end,
      updated_at = ${at.toISOString()}::timestamptz
    from unnest(${sql.param(ids)}::int[], ${sql.param(codes)}::text[], ${sql.param(days)}::date[])
      as payment(id, code, day)
    where orders.id = payment.id`);
}

/** Nothing is inserted when another order has this code. */
export async function insertOrder(db: Db, order: typeof orders.$inferInsert) {
  const [row] = await db.insert(orders).values(order).onConflictDoNothing({ target: orders.orderCode }).returning();
  return row;
}

export async function insertLines(db: Db, lines: (typeof orderLines.$inferInsert)[]): Promise<void> {
  await db.insert(orderLines).values(lines);
}

/** In the transaction that holds the order's lock. */
export async function replaceLines(
  db: Db,
  orderId: number,
  lines: Omit<typeof orderLines.$inferInsert, 'id' | 'orderId'>[],
): Promise<void> {
  await db.delete(orderLines).where(eq(orderLines.orderId, orderId));
  await db.insert(orderLines).values(lines.map((line) => ({ ...line, orderId })));
}

export async function updateOrder(db: Db, id: number, change: Change<typeof orders>): Promise<void> {
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
