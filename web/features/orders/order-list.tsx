import { money } from '../../../contract/common/money.ts';
import type { OrderCard, OrderSums } from '../../../contract/shop/orders.ts';
import { OfficeHead } from '../../office/frame/head.tsx';
import { OrderPill } from '../../office/pills/order-pill.tsx';
import { paymentCell } from '../../office/pills/payment-cell.ts';
import type { ListRequest } from '../../office/table/list-shape.ts';
import { OfficeList } from '../../office/table/office-list.tsx';
import type { Column } from '../../office/table/office-table.tsx';
import { RowLink } from '../../office/table/row-link.tsx';
import { ExportButton } from '../../office/tools/export-button.tsx';
import { moment } from '../../office/words/moment.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { ButtonLink } from '../../ui/links/button-link.tsx';
import { orderListShape } from './order-list-shape.ts';
import { OrderTotals } from './order-totals.tsx';

/** What came in so far stands below, where that is a part. */
const amountCell = ({ amount, paid }: OrderCard) =>
  paid > 0 && paid < amount ? (
    <span>
      {money(amount)}
      <small>{money(paid)} paid</small>
    </span>
  ) : (
    money(amount)
  );

const columns: Column<OrderCard>[] = [
  {
    key: 'orderCode',
    label: 'Order',
    cell: ({ orderCode }) => <RowLink to={`/admin/orders/${orderCode}`}>{orderCode}</RowLink>,
  },
  { key: 'customerName', label: 'Customer', kind: 'words', cell: ({ customerName }) => customerName },
  {
    key: 'createdAt',
    label: 'Placed',
    orders: ['oldest first', 'newest first'],
    cell: ({ createdAt }) => <time dateTime={createdAt}>{moment(createdAt)}</time>,
  },
  { key: 'payment', label: 'Payment', kind: 'words', cell: paymentCell },
  { key: 'status', label: 'Status', cell: ({ status }) => <OrderPill status={status} /> },
  { key: 'amount', label: 'Amount', kind: 'number', cell: amountCell },
];

type Props = {
  docs: OrderCard[];
  pages: number;
  total: number;
  amount: number;
  sums: OrderSums;
  request: ListRequest;
  /** What the list finds on all its pages, as a sheet. */
  download: () => Promise<Blob | null>;
};

export function OrderList({ docs, pages, total, amount, sums, request, download }: Props) {
  const add = (
    <ButtonLink to="/admin/orders/add" small>
      <Icon name="plus" />
      Record an order
    </ButtonLink>
  );
  return (
    <>
      <OfficeHead title="Orders" note="From the school shop: who ordered, who has paid, and what has left the store.">
        <ExportButton name="orders" total={total} download={download} />
        <ButtonLink to="/admin/orders/import" kind="line" small>
          <Icon name="phone" />
          Import payments
        </ButtonLink>
        {add}
      </OfficeHead>
      <OrderTotals total={total} amount={amount} sums={sums} request={request} />
      <OfficeList
        label="Orders"
        nouns={['order', 'orders']}
        shape={orderListShape}
        request={request}
        search={{ label: 'Search orders', hint: 'Order code, payment code or name' }}
        columns={columns}
        keyOf={({ id }) => id}
        rows={docs}
        total={total}
        pages={pages}
        empty={{ sentence: 'There are no orders yet.', drawing: 3, way: add }}
      />
    </>
  );
}
