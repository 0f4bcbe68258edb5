import { money } from '../../../contract/common/money.ts';
import { type OrderSums, orderStatuses } from '../../../contract/shop/orders.ts';
import { OrderPill } from '../../office/pills/order-pill.tsx';
import { isNarrowed } from '../../office/table/list-request.ts';
import type { ListRequest } from '../../office/table/list-shape.ts';

type Props = { total: number; amount: number; sums: OrderSums; request: ListRequest };

const orders = (count: number) => `${count.toLocaleString('en')} ${count === 1 ? 'order' : 'orders'}`;

const isShown = ({ status, count }: OrderSums[number]) => status !== orderStatuses.void || count > 0;

/** What the list comes to, on all its pages: the parts add up to the first, but for those that are void. */
export function OrderTotals({ total, amount, sums, request }: Props) {
  return (
    <dl className="order-totals" aria-label="Totals">
      <div className="order-total-all">
        <dt>{isNarrowed(request) ? 'All that was found' : 'All orders'}</dt>
        <dd>
          <b>{money(amount)}</b> {orders(total)}
        </dd>
      </div>
      {sums.filter(isShown).map(({ status, count, amount: part }) => (
        <div key={status}>
          <dt>
            <OrderPill status={status} />
          </dt>
          <dd>
            <b>{money(part)}</b> {orders(count)}
          </dd>
        </div>
      ))}
    </dl>
  );
}
