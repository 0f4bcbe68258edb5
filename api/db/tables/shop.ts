import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, id, updatedAt } from './columns.ts';
import { media } from './media.ts';

/** Prices and amounts are whole Uganda shillings. */
export const products = pgTable(
  'products',
  {
    id: id(),
    name: text().notNull(),
    price: integer().notNull(),
    stock: integer().notNull().default(0),
    picture: text().references(() => media.name),
    active: boolean().notNull().default(true),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex('products_name').on(sql`lower(${t.name})`),
    index('products_list').on(t.name, t.id),
    index('products_picture').on(t.picture),
    check('products_price_check', sql`${t.price} >= 0 and ${t.stock} >= 0`),
  ],
);

export const orders = pgTable(
  'orders',
  {
    id: id(),
    orderCode: text().notNull().unique(),
    customerName: text().notNull(),
    customerPhone: text().notNull().default(''),
    /** The sum of the lines, kept with them in one transaction. */
    amount: integer().notNull(),
    /** The mobile-money payment code: an order that has one is paid. */
    mmCode: text(),
    dispatched: boolean().notNull().default(false),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('orders_list').on(t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    uniqueIndex('orders_mm_code').on(t.mmCode),
    check('orders_amount_check', sql`${t.amount} >= 0`),
    check('orders_dispatched_check', sql`not ${t.dispatched} or ${t.mmCode} is not null`),
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
