import { Box } from '../../office/box.tsx';
import { moment } from '../../office/moment.ts';
import { type Order, orderLooks, shillings } from './order-look.ts';

const pillOf = (status: Order['status']) => orderLooks.find((look) => look.status === status)?.pill ?? '';

export function LatestOrders({ orders }: { orders: Order[] }) {
  return (
    <Box title="Latest orders">
      {orders.length === 0 ? (
        <p className="muted small">No orders yet.</p>
      ) : (
        <table className="table">
          <thead>
            <tr>
              <th scope="col">Order</th>
              <th scope="col">Placed</th>
              <th scope="col">Payment code</th>
              <th scope="col">Status</th>
              <th scope="col" className="num">
                Amount, UGX
              </th>
            </tr>
          </thead>
          <tbody>
            {orders.map(({ id, orderCode, createdAt, mmCode, status, amount }) => (
              <tr key={id}>
                <td>{orderCode}</td>
                <td data-label="Placed">{moment(createdAt)}</td>
                <td data-label="Payment code">{mmCode ?? '–'}</td>
                <td data-label="Status">
                  <span className={`pill ${pillOf(status)}`}>{status}</span>
                </td>
                <td data-label="Amount, UGX" className="num">
                  {shillings(amount)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Box>
  );
}
