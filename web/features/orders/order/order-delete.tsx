import type { Order } from '../../../../contract/shop/orders.ts';
import { DeleteBox } from '../../../office/boxes/delete-box.tsx';
import type { SaveResult } from '../../../office/forms/save-result.ts';

type Props = { order: Order; remove: () => Promise<SaveResult<unknown>> };

export function OrderDelete({ order: { orderCode, dispatched, voidReason }, remove }: Props) {
  const stock = dispatched
    ? 'Its goods have left: the stock stays as it is.'
    : voidReason === null
      ? 'Its goods go back to the stock.'
      : 'Its goods are in the stock already.';
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
