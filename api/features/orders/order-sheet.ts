import { schoolDay } from '../../../contract/common/school-time.ts';
import { orderStatus, paymentMethodOf, paymentMethods } from '../../../contract/shop/orders.ts';
import { csvLines } from '../../lib/csv/write.ts';
import type { OrderRow } from './orders.queries.ts';

const heads = ['Order', 'Placed', 'Customer', 'Phone', 'Status', 'Amount', 'Paid', 'To pay', 'Void'];
const more = ['Payment', 'Code', 'Paid on', 'Why it is void'];

/** In each line, and so in the last, Paid, To pay and Void come to Amount: the sheet balances. */
export function orderSheet(rows: OrderRow[]): string {
  const sums = rows.map(sumsOf);
  const total = [0, 1, 2, 3].map((column) => sums.reduce((all, each) => all + (each[column] ?? 0), 0));
  // The mark tells spreadsheets that this is Unicode.
  return `\uFEFF${csvLines([
    [...heads, ...more],
    ...rows.map((row) => {
      const method = paymentMethodOf(row);
      const who = [row.orderCode, schoolDay(row.createdAt), row.customerName, row.customerPhone, orderStatus(row)];
      const how = [method && paymentMethods[method], row.mmCode, row.paidOn, row.voidReason];
      return [...who, ...sumsOf(row), ...how];
    }),
    ['Total', '', '', '', '', ...total],
  ])}`;
}

const sumsOf = ({ amount, paid, voidReason }: OrderRow): number[] =>
  voidReason === null ? [amount, paid, amount - paid, 0] : [amount, 0, 0, amount];
