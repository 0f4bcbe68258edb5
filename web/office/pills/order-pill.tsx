import type { OrderStatus } from '../../../contract/shop/orders.ts';

const looks: Record<OrderStatus, string> = {
  'Not Paid': 'no',
  'Paid. No Dispatch': 'wait',
  'Paid. Dispatched': 'ok',
  Void: '',
};

export function OrderPill({ status }: { status: OrderStatus }) {
  return <span className={`pill ${looks[status]}`}>{status}</span>;
}
