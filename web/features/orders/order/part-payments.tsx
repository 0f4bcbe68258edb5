import { money } from '../../../../contract/common/money.ts';
import type { OrderPaymentAdd } from '../../../../contract/shop/order-changes.ts';
import { type Order, paymentWords } from '../../../../contract/shop/orders.ts';
import { ActionForm } from '../../../office/forms/action-form.tsx';
import type { SaveResult } from '../../../office/forms/save-result.ts';
import { showNotice } from '../../../office/notices/notices.ts';
import { SubmitRow } from '../../../ui/form/fields/submit-row.tsx';
import { TextField } from '../../../ui/form/fields/text-field.tsx';
import { paidDay, partContent, partForm, partValues, paymentNeeds } from '../form.ts';
import { PaymentFields } from '../payment-fields.tsx';

export type PayOrder = (payment: OrderPaymentAdd) => Promise<SaveResult<Order>>;

/** What came in so far, where it did not come at once, and what is still to be paid. */
export function PaymentList({ order: { payments, amount, paid } }: { order: Order }) {
  if (payments.length === 0) return null;
  return (
    <>
      <ul className="order-parts">
        {payments.map((payment) => (
          <li key={payment.id}>
            <b>{money(payment.amount)}</b> {paymentWords(payment)} on {paidDay(payment.paidOn)}
            {payment.reason && <small>{payment.reason}</small>}
          </li>
        ))}
      </ul>
      {paid < amount && (
        <p>
          Still to be paid: <b>{money(amount - paid)}</b>
        </p>
      )}
    </>
  );
}

type Props = { order: Order; pay: PayOrder; refresh: () => void };

/** All that is to be paid, unless another amount is typed. */
export function PartForm({ order, pay, refresh }: Props) {
  return (
    <ActionForm
      name="payment"
      key={order.updatedAt}
      fields={partForm}
      start={partValues(order)}
      needs={paymentNeeds}
      send={(values) => pay({ ...partContent(values), updatedAt: order.updatedAt })}
      done={(saved) => {
        showNotice({ text: saidOf(saved) });
        refresh();
        // The form has done its work and goes.
        document.getElementById('main')?.focus({ preventScroll: true });
      }}
    >
      <TextField name="amount" />
      <PaymentFields />
      <TextField name="reason" />
      <SubmitRow label="Record the payment" sendingLabel="Saving…" />
    </ActionForm>
  );
}

const saidOf = (order: Order): string =>
  order.paymentMethod === null
    ? `Noted. ${money(order.amount - order.paid)} of ${order.orderCode} is still to be paid.`
    : `${order.orderCode} is paid ${paymentWords(order)}.`;
