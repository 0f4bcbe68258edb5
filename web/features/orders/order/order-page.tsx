import type { Order } from '../../../../contract/shop/orders.ts';
import type { SchoolSettings } from '../../../../contract/site/settings.ts';
import type { SaveResult } from '../../../office/forms/save-result.ts';
import { OfficeHead } from '../../../office/frame/head.tsx';
import { HereToo } from '../../../office/presence/here-too.tsx';
import { moment } from '../../../office/words/moment.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { ButtonLink } from '../../../ui/links/button-link.tsx';
import type { ChangeOrder } from './change-order.ts';
import { OrderCustomer } from './order-customer.tsx';
import { OrderDelete } from './order-delete.tsx';
import { OrderSteps } from './order-steps.tsx';
import type { VoidOrder } from './order-void.tsx';
import type { PayOrder } from './part-payments.tsx';
import { Receipt } from './receipt.tsx';

type Props = {
  order: Order;
  school: SchoolSettings | undefined;
  change: ChangeOrder;
  makeVoid: VoidOrder;
  pay: PayOrder;
  remove: () => Promise<SaveResult<unknown>>;
  /** Shows the order as it is now. */
  refresh: () => void;
};

/** On the left what can be printed, on the right what can be done. */
export function OrderPage({ order, school, change, makeVoid, pay, remove, refresh }: Props) {
  const isVoid = order.voidReason !== null;
  return (
    <>
      <HereToo />
      <OfficeHead
        title={`Order ${order.orderCode}`}
        note={`Placed ${moment(order.createdAt)}`}
        back={{ to: '/admin/orders', label: 'Orders' }}
      >
        <button type="button" className="btn line sm" onClick={() => window.print()}>
          <Icon name="print" />
          {order.paymentMethod === null ? 'Print the order' : 'Print the receipt'}
        </button>
      </OfficeHead>
      <div className="order-columns">
        <Receipt order={order} school={school} />
        <div className="order-side">
          <OrderSteps order={order} change={change} makeVoid={makeVoid} pay={pay} refresh={refresh} />
          {!isVoid && !order.dispatched && (
            <ButtonLink to={`/admin/orders/${order.orderCode}/lines`} kind="line" small>
              <Icon name="edit" />
              Correct the goods
            </ButtonLink>
          )}
          <OrderCustomer order={order} change={change} refresh={refresh} />
          <OrderDelete order={order} remove={remove} />
        </div>
      </div>
    </>
  );
}
