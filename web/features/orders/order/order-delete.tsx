import type { Order } from '../../../../contract/orders.ts';
import { DeleteBox } from '../../../office/boxes/delete-box.tsx';
import type { SaveResult } from '../../../office/forms/save-result.ts';

type Props = { order: Order; remove: () => Promise<SaveResult<unknown>> };

export function OrderDelete({ order: { orderCode, dispatched }, remove }: Props) {
  const stock = dispatched ? 'Its goods have left: the stock stays as it is.' : 'Its goods go back to the stock.';
  return (
    <DeleteBox
      what="this order"
      name={orderCode}
      warning={`It cannot be brought back. ${stock}`}
      remove={remove}
      to="/admin/orders"
    />
  );
}
