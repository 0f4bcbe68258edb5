import type { Order, OrderAdd } from '../../../../contract/shop/orders.ts';
import type { Product } from '../../../../contract/shop/products.ts';
import { EditForm } from '../../../office/forms/edit/edit-form.tsx';
import { EditHead } from '../../../office/forms/edit/edit-head.tsx';
import { SaveBar } from '../../../office/forms/edit/save-bar.tsx';
import type { SaveResult } from '../../../office/forms/save-result.ts';
import { PhoneField } from '../../../ui/form/fields/phone-field.tsx';
import { TextField } from '../../../ui/form/fields/text-field.tsx';
import { orderContent, orderForm, orderNeeds } from '../form.ts';
import { PaymentFields } from '../payment-fields.tsx';
import { OrderLinesField } from './order-lines-field.tsx';

type Props = { products: Product[]; add: (order: OrderAdd) => Promise<SaveResult<Order>> };

/** An order that came by telephone, on paper or at the counter. */
export function OrderForm({ products, add }: Props) {
  return (
    <EditForm
      name="order"
      form={orderForm}
      start={{}}
      needs={orderNeeds}
      save={(values) => add(orderContent(values))}
      done={({ orderCode }) => ({ to: `/admin/orders/${orderCode}`, text: `${orderCode} is recorded.` })}
      cancelTo="/admin/orders"
    >
      <EditHead title="Record an order" above={{ to: '/admin/orders', label: 'Orders' }} />
      <div className="edit-columns">
        <div>
          <section className="box" aria-labelledby="order-goods">
            <header>
              <h2 id="order-goods">What is ordered</h2>
              <span className="muted small">It leaves the stock when it is saved.</span>
            </header>
            <OrderLinesField products={products} />
          </section>
        </div>
        <div>
          <section className="box form order-customer" aria-labelledby="order-customer">
            <h2 id="order-customer">Customer</h2>
            <TextField name="customerName" />
            <PhoneField name="customerPhone" />
          </section>
          <section className="box form order-customer" aria-labelledby="order-payment">
            <h2 id="order-payment">Payment</h2>
            <PaymentFields mayBeUnpaid />
          </section>
        </div>
      </div>
      <SaveBar label="Record the order" />
    </EditForm>
  );
}
