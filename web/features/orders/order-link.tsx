import { Link } from '../../ui/links/link.tsx';

type Props = { row: { outcome: string; orderCode: string | null; customerName?: string | null } };

/** The way to an order, where there is one of that code. It opens beside, so that the import is not lost. */
export function OrderLink({ row: { outcome, orderCode, customerName } }: Props) {
  if (!orderCode) return '–';
  if (outcome === 'orderUnknown') return orderCode;
  return (
    <span>
      <Link to={`/admin/orders/${orderCode}`} target="_blank">
        {orderCode}
        <span className="vh"> (opens beside)</span>
      </Link>
      {customerName && <small>{customerName}</small>}
    </span>
  );
}
