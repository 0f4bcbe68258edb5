import type { Db } from '../db/client.ts';
import { orderLines, orders, products } from '../db/tables/shop.ts';
import { schoolDay } from '../lib/clock.ts';
import type { SchoolContent } from './content/school-content.ts';
import { pictureName } from './pictures.ts';

const day = 24 * 60 * 60 * 1000;

/** Customer, the products by their place in the list with quantities, whether paid, whether dispatched. */
const demoOrders: {
  customer: string;
  lines: [product: number, quantity: number][];
  paid: boolean;
  dispatched: boolean;
}[] = [
  {
    customer: 'Peter Ssemwanga',
    lines: [
      [0, 2],
      [1, 1],
    ],
    paid: true,
    dispatched: true,
  },
  { customer: 'Harriet Nakato', lines: [[4, 1]], paid: false, dispatched: false },
  {
    customer: 'David Okello',
    lines: [
      [2, 2],
      [3, 1],
    ],
    paid: true,
    dispatched: false,
  },
  {
    customer: 'Zainab Nansubuga',
    lines: [
      [0, 1],
      [5, 2],
    ],
    paid: true,
    dispatched: true,
  },
  { customer: 'Moses Kato', lines: [[6, 3]], paid: false, dispatched: false },
  {
    customer: 'Brenda Atim',
    lines: [
      [1, 2],
      [2, 1],
      [4, 2],
    ],
    paid: true,
    dispatched: false,
  },
  { customer: 'Joseph Mugisha', lines: [[7, 1]], paid: true, dispatched: true },
  { customer: 'Lydia Namuli', lines: [[0, 3]], paid: false, dispatched: false },
  {
    customer: 'Samuel Opio',
    lines: [
      [8, 2],
      [3, 2],
    ],
    paid: true,
    dispatched: true,
  },
  {
    customer: 'Aisha Nabirye',
    lines: [
      [9, 1],
      [0, 1],
    ],
    paid: true,
    dispatched: false,
  },
  { customer: 'Ronald Byaruhanga', lines: [[5, 1]], paid: false, dispatched: false },
  {
    customer: 'Esther Auma',
    lines: [
      [1, 1],
      [6, 1],
    ],
    paid: true,
    dispatched: true,
  },
];

export async function insertShop(db: Db, now: Date, content: SchoolContent): Promise<void> {
  const stock = await db
    .insert(products)
    .values(
      content.products.map(({ name, priceUgx, stock, picture, pieces }) => ({
        uniformPieces: pieces ?? null,
        name,
        price: priceUgx,
        stock,
        picture: pictureName(picture),
      })),
    )
    .returning();
  for (const [index, { customer, lines, paid, dispatched }] of demoOrders.entries()) {
    const chosen = lines.flatMap(([product, quantity]) => {
      const row = stock[product];
      return row ? [{ productId: row.id, productName: row.name, unitPrice: row.price, quantity }] : [];
    });
    const createdAt = new Date(now.getTime() - (index * 3 + 1) * day);
    const [order] = await db
      .insert(orders)
      .values({
        orderCode: `SH-DEMO${String(index + 1).padStart(2, '0')}`,
        customerName: customer,
        customerPhone: `+256 772 ${String(400_100 + index * 37)}`,
        amount: chosen.reduce((sum, line) => sum + line.unitPrice * line.quantity, 0),
        mmCode: paid ? `MM${String(88_201_440 + index * 1913)}` : null,
        paymentMethod: paid ? 'mobile' : null,
        paidOn: paid ? schoolDay(createdAt) : null,
        dispatched,
        createdAt,
      })
      .returning({ id: orders.id });
    if (order) await db.insert(orderLines).values(chosen.map((line) => ({ ...line, orderId: order.id })));
  }
}
