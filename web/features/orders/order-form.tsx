import type { Order, OrderAdd } from '../../../contract/orders.ts';
import { customerNameMaxLength } from '../../../contract/orders.ts';
import type { Product } from '../../../contract/products.ts';
import { EditForm } from '../../office/forms/edit-form.tsx';
import { EditHead } from '../../office/forms/edit-head.tsx';
import { SaveBar } from '../../office/forms/save-bar.tsx';
import type { SaveResult } from '../../office/forms/save-result.ts';
import type { Values } from '../../ui/form/answer.ts';
import { PhoneField } from '../../ui/form/phone-field.tsx';
import { phoneOf } from '../../ui/form/phone-values.ts';
import { TextField } from '../../ui/form/text-field.tsx';
import { blankOnes } from '../../ui/form/words.ts';
import { linesIn } from './order-lines.ts';
import { OrderLinesField } from './order-lines-field.tsx';
import { PaymentFields } from './payment-fields.tsx';
import { methodChoices, paymentNeeds, paymentOf } from './payment-values.ts';

type Props = { products: Product[]; add: (order: OrderAdd) => Promise<SaveResult<Order>> };

const fields = [
  { name: 'customerName', label: 'Name' },
  { name: 'customerPhone', label: 'Phone' },
  { name: 'paymentMethod', label: 'Payment', words: ({ paymentMethod = '' }: Values) => methodWords(paymentMethod) },
  { name: 'mmCode', label: 'Payment code' },
  { name: 'paidOn', label: 'Day of the payment' },
];

const methodWords = (value: string) => methodChoices.find((one) => one.value === value)?.label ?? 'Not paid yet';

function needs(values: Values): string[] {
  const lines = linesIn(values);
  return [
    ...blankOnes([[values.customerName, 'a name']]),
    ...(lines.some(({ productId }) => productId > 0) ? [] : ['a product']),
    ...(lines.every(({ quantity }) => quantity > 0) ? [] : ['how many of each']),
    ...paymentNeeds(values),
  ];
}

const toOrder = (values: Values): OrderAdd => ({
  customerName: values.customerName ?? '',
  customerPhone: phoneOf(values, 'customerPhone'),
  ...paymentOf(values),
  lines: linesIn(values),
});

/** An order that came by telephone, on paper or at the counter. */
export function OrderForm({ products, add }: Props) {
  return (
    <EditForm
      name="order"
      fields={fields}
      start={{}}
      needs={needs}
      save={(values) => add(toOrder(values))}
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
            <TextField name="customerName" label="Name" maxLength={customerNameMaxLength} autoComplete="off" />
            <PhoneField name="customerPhone" optional="may be left empty" />
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
