import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { createdAt, id, updatedAt } from './columns.ts';
import { media } from './media.ts';

/** Prices and amounts are whole units of the school's currency. */
export const products = pgTable(
  'products',
  {
    id: id(),
    name: text().notNull(),
    price: integer().notNull(),
    stock: integer().notNull().default(0),
    picture: text().references(() => media.name),
    active: boolean().notNull().default(true),
    /** How many of it belong to a full set of the uniform; 0: useful, not needed; null: no part of the list. */
    uniformPieces: integer(),
    /** Among all products; none for what was never moved by hand. */
    place: integer(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex('products_name').on(sql`lower(${t.name})`),
    index('products_list').on(t.name, t.id),
    index('products_picture').on(t.picture),
    index('products_order').on(t.place, sql`(${t.uniformPieces} = 0)`, t.id),
    check('products_uniform_check', sql`${t.uniformPieces} between 0 and 20`),
    check('products_price_check', sql`${t.price} >= 0 and ${t.stock} >= 0`),
  ],
);

/** Cash has no code, so a code alone does not say it. */
export const isPaid = (t: Record<'mmCode' | 'paymentMethod', AnyPgColumn>) =>
  sql<boolean>`(${t.mmCode} is not null or ${t.paymentMethod} is not null)`;

/** What the office finds an order by. */
export const orderText = (t: Record<'orderCode' | 'customerName' | 'customerPhone' | 'mmCode', AnyPgColumn>) =>
  sql`(${t.orderCode} || ' ' || ${t.customerName} || ' ' || ${t.customerPhone} || ' ' || coalesce(${t.mmCode}, ''))`;

export const orders = pgTable(
  'orders',
  {
    id: id(),
    orderCode: text().notNull().unique(),
    customerName: text().notNull(),
    customerPhone: text().notNull().default(''),
    /** The sum of the lines, kept with them in one transaction. */
    amount: integer().notNull(),
    /** The code of a mobile-money payment, or a bank's reference. */
    mmCode: text(),
    /** How it was paid. A code without it is mobile money, from before there were others; neither: not paid. */
    paymentMethod: text({ enum: ['mobile', 'cash', 'bank'] }),
    /** The day of the payment at the school; not known of payments from before it was asked for. */
    paidOn: date({ mode: 'string' }),
    /** What its parts come to, where it is paid in parts; kept with them in one transaction. */
    partsPaid: integer().notNull().default(0),
    dispatched: boolean().notNull().default(false),
    /** Why it is void; a void order holds neither money nor goods. */
    voidReason: text(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('orders_list').on(t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    uniqueIndex('orders_mm_code').on(t.mmCode),
    index('orders_office').using('gin', orderText(t).append(sql` gin_trgm_ops`)),
    check('orders_amount_check', sql`${t.amount} >= 0`),
    check('orders_dispatched_check', sql`not ${t.dispatched} or ${isPaid(t)}`),
    check('orders_void_check', sql`${t.voidReason} is null or (not ${isPaid(t)} and ${t.partsPaid} = 0)`),
    check('orders_parts_check', sql`${t.partsPaid} between 0 and ${t.amount}`),
    check(
      'orders_payment_check',
      sql`case ${t.paymentMethod}
        when 'mobile' then ${t.mmCode} is not null
        when 'cash' then ${t.mmCode} is null
        when 'bank' then true
        else ${t.paymentMethod} is null and (${t.mmCode} is not null or ${t.paidOn} is null) end`,
    ),
  ],
);

/** Name and price are copied: an order stays true when the product changes or goes. */
export const orderLines = pgTable(
  'order_lines',
  {
    id: id(),
    orderId: integer()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    productId: integer().references(() => products.id, { onDelete: 'set null' }),
    productName: text().notNull(),
    unitPrice: integer().notNull(),
    quantity: integer().notNull(),
  },
  (t) => [
    index('order_lines_order').on(t.orderId, t.id),
    index('order_lines_product').on(t.productId),
    check('order_lines_check', sql`${t.quantity} > 0 and ${t.unitPrice} >= 0`),
  ],
);

/**
 * Each sum that came in for an order that was paid in parts, or that somebody matched by hand. One payment of the whole
 * amount stands in the order itself.
 */
export const orderPayments = pgTable(
  'order_payments',
  {
    id: id(),
    orderId: integer()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    amount: integer().notNull(),
    paymentMethod: text({ enum: ['mobile', 'cash', 'bank'] }).notNull(),
    mmCode: text(),
    paidOn: date({ mode: 'string' }).notNull(),
    /** Why it belongs to this order, where that cannot be seen. */
    reason: text().notNull().default(''),
    createdAt: createdAt(),
  },
  (t) => [
    index('order_payments_order').on(t.orderId, t.id),
    uniqueIndex('order_payments_code').on(t.mmCode),
    check('order_payments_amount_check', sql`${t.amount} > 0`),
    check(
      'order_payments_code_check',
      sql`case ${t.paymentMethod} when 'mobile' then ${t.mmCode} is not null when 'cash' then ${t.mmCode} is null else true end`,
    ),
  ],
);
