import type { OrderPaymentAdd } from '../../../../contract/shop/order-changes.ts';
import type { StatementRow } from '../../../../contract/shop/order-import.ts';
import type { Order } from '../../../../contract/shop/orders.ts';
import { ActionForm } from '../../../office/forms/action-form.tsx';
import type { SaveResult } from '../../../office/forms/save-result.ts';
import { SubmitRow } from '../../../ui/form/fields/submit-row.tsx';
import { TextField } from '../../../ui/form/fields/text-field.tsx';
import { handForm, today } from '../form.ts';

export type PayByHand = (orderCode: string, payment: OrderPaymentAdd) => Promise<SaveResult<Order>>;

type Props = { row: StatementRow; pay: PayByHand; onDone: (order: Order) => void };

/** For money whose order only a person knows: to which it belongs, and why. */
export function HandMatch({ row: { row, mmCode, amount, orderCode, paidOn }, pay, onDone }: Props) {
  return (
    <details className="order-more">
      <summary>Match by hand</summary>
      <ActionForm
        name={`hand-${row}`}
        fields={handForm}
        start={{ orderCode: orderCode ?? '', reason: '' }}
        send={({ orderCode: chosen = '', reason = '' }) =>
          pay(chosen.trim().toUpperCase(), {
            ...{ amount: amount ?? 0, paymentMethod: 'mobile', mmCode, paidOn: paidOn ?? today(), reason },
          })
        }
        done={onDone}
      >
        <TextField name="orderCode" />
        <TextField name="reason" />
        <SubmitRow label="Record it" sendingLabel="Recording…" />
      </ActionForm>
    </details>
  );
}

/** What could belong to an order: money that came in and was not recorded. */
export const isOpen = ({ outcome, amount, mmCode }: StatementRow): boolean =>
  ['amountDiffers', 'orderUnknown', 'noReference'].includes(outcome) && amount !== null && amount > 0 && mmCode !== '';
