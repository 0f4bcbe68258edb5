import { money } from '../../../../contract/common/money.ts';
import type { OrderSums } from '../../../../contract/shop/orders.ts';
import { type OrderState, orderStatuses } from '../../../../contract/shop/orders.ts';
import { Box } from '../../../office/boxes/box.tsx';
import { Link } from '../../../ui/links/link.tsx';

/** What is done first, as the bar is read. */
const states: OrderState[] = ['dispatched', 'paid', 'unpaid'];

/** How many orders wait for money, and how many for the storekeeper. */
export function OrdersByStatus({ sums }: { sums: OrderSums }) {
  const parts = states.map((state) => {
    const { count = 0, amount = 0 } = sums.find(({ status }) => status === orderStatuses[state]) ?? {};
    return { state, count, amount };
  });
  const total = parts.reduce((sum, { count }) => sum + count, 0);
  const amount = parts.reduce((sum, part) => sum + part.amount, 0);
  const before = (index: number) => parts.slice(0, index).reduce((sum, { count }) => sum + count, 0);
  return (
    <Box title="Orders by status" aside={<Link to="/admin/orders">All orders</Link>}>
      <p className="chart-lead">
        <b className="big-n">{money(amount)}</b> in {total.toLocaleString('en')} {total === 1 ? 'order' : 'orders'}
      </p>
      {total > 0 && (
        // The numbers stand below in words.
        <svg className="stackbar" viewBox={`0 0 ${total} 1`} preserveAspectRatio="none" aria-hidden="true">
          {parts.map(({ state, count }, index) => (
            <rect key={state} className={`is-${state}`} x={before(index)} width={count} height="1" />
          ))}
        </svg>
      )}
      <div className="status-sums">
        {parts.map(({ state, count, amount: part }) => (
          <Link key={state} to={`/admin/orders?status=${state}`}>
            <span className={`dot is-${state}`} />
            <span>{orderStatuses[state]}</span>
            <b>{count.toLocaleString('en')}</b>
            <span>{money(part)}</span>
          </Link>
        ))}
      </div>
    </Box>
  );
}
