import { thisPlace } from '../../../contract/common/this-school.ts';
import type { Dashboard } from '../../../contract/office/dashboard.ts';
import { Box } from '../../office/boxes/box.tsx';
import { OrderPill } from '../../office/pills/order-pill.tsx';
import { paymentCell } from '../../office/pills/payment-cell.ts';
import { RowLink } from '../../office/table/row-link.tsx';
import { moment } from '../../office/words/moment.ts';
import { Link } from '../../ui/links/link.tsx';

export function LatestOrders({ orders }: { orders: Dashboard['orders'] }) {
  const amountLabel = `Amount, ${thisPlace().currency}`;
  return (
    <Box title="Latest orders" aside={<Link to="/admin/orders">All orders</Link>}>
      {orders.length === 0 ? (
        <p className="muted small">No orders yet.</p>
      ) : (
        <table className="table office-table">
          <thead>
            <tr>
              <th scope="col">Order</th>
              <th scope="col">Placed</th>
              <th scope="col">Payment</th>
              <th scope="col">Status</th>
              <th scope="col" className="num">
                {amountLabel}
              </th>
            </tr>
          </thead>
          <tbody>
            {orders.map(({ id, orderCode, createdAt, mmCode, paymentMethod, status, amount }) => (
              <tr key={id}>
                <td>
                  <RowLink to={`/admin/orders/${orderCode}`}>{orderCode}</RowLink>
                </td>
                <td data-label="Placed">{moment(createdAt)}</td>
                <td data-label="Payment" className="words">
                  {paymentCell({ mmCode, paymentMethod })}
                </td>
                <td data-label="Status">
                  <OrderPill status={status} />
                </td>
                <td data-label={amountLabel} className="num">
                  {amount.toLocaleString('en')}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Box>
  );
}
