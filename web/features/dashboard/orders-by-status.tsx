import { Box } from '../../office/box.tsx';
import { type Order, orderLooks, shillings } from './order-look.ts';

/** How many of the latest orders wait for money, and how many for the storekeeper. */
export function OrdersByStatus({ orders }: { orders: Order[] }) {
  const total = orders.reduce((sum, { amount }) => sum + amount, 0);
  const counts = orderLooks.map((look) => ({
    ...look,
    count: orders.filter(({ status }) => status === look.status).length,
  }));
  const before = (index: number) => counts.slice(0, index).reduce((sum, { count }) => sum + count, 0);
  return (
    <Box title="Orders by status" aside={`the latest ${orders.length}`}>
      <p className="big-n">UGX {shillings(total)}</p>
      {orders.length > 0 && (
        // The numbers stand below in words.
        <svg className="stackbar" viewBox={`0 0 ${orders.length} 1`} preserveAspectRatio="none" aria-hidden="true">
          {counts.map(({ chart, count }, index) => (
            <rect key={chart} className={chart} x={before(index)} width={count} height="1" />
          ))}
        </svg>
      )}
      <div className="legend">
        {counts.map(({ status, chart, count }) => (
          <div key={status}>
            <span className={`dot ${chart}`} />
            {status} <b>{count}</b>
          </div>
        ))}
      </div>
    </Box>
  );
}
