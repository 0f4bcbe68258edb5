import { useState } from 'react';
import type { Order } from '../../../../contract/shop/orders.ts';
import { type OrderState, paymentWords } from '../../../../contract/shop/orders.ts';
import { Box } from '../../../office/boxes/box.tsx';
import { ActionForm } from '../../../office/forms/action-form.tsx';
import { reasonOf } from '../../../office/forms/reason.ts';
import { showNotice } from '../../../office/notices/notices.ts';
import { OrderPill } from '../../../office/pills/order-pill.tsx';
import { SubmitRow } from '../../../ui/form/fields/submit-row.tsx';
import { paidDay, paymentContent, paymentForm, paymentNeeds, paymentValues } from '../form.ts';
import { PaymentFields } from '../payment-fields.tsx';
import type { ChangeOrder } from './change-order.ts';
import { OrderVoid, type VoidOrder } from './order-void.tsx';
import { PartForm, PaymentList, type PayOrder } from './part-payments.tsx';

type Props = { order: Order; change: ChangeOrder; refresh: () => void };

/** First the money, then the goods. */
export function OrderSteps({ makeVoid, pay, ...props }: Props & { makeVoid: VoidOrder; pay: PayOrder }) {
  const { order, refresh } = props;
  const state: OrderState = order.paymentMethod === null ? 'unpaid' : order.dispatched ? 'dispatched' : 'paid';
  if (order.voidReason !== null) {
    return (
      <Box title="Status" aside={<OrderPill status={order.status} />}>
        <p>{order.voidReason}</p>
      </Box>
    );
  }
  return (
    <Box title="Status" aside={<OrderPill status={order.status} />}>
      <div className="order-steps">
        <PaymentList order={order} />
        {state === 'unpaid' && <PartForm {...props} pay={pay} />}
        {state !== 'unpaid' && (
          <p>
            Paid <b>{paymentWords(order)}</b>
            {order.paidOn && ` on ${paidDay(order.paidOn)}`}.
          </p>
        )}
        {state === 'unpaid' && <p className="muted small">An order is dispatched once it is paid.</p>}
        {state === 'unpaid' && order.paid > 0 && <TakeBack {...props} />}
        {state === 'unpaid' && order.paid === 0 && <OrderVoid order={order} makeVoid={makeVoid} refresh={refresh} />}
        {state !== 'unpaid' && <Dispatch {...props} />}
        {state === 'paid' && (
          <details className="order-more">
            <summary>Correct the payment</summary>
            <PaymentForm {...props} label="Save the payment" />
            <TakeBack {...props} />
          </details>
        )}
      </div>
    </Box>
  );
}

function PaymentForm({ order, change, refresh, label }: Props & { label: string }) {
  return (
    <ActionForm
      name="payment"
      key={order.updatedAt}
      fields={paymentForm}
      start={paymentValues(order)}
      needs={paymentNeeds}
      send={(values) => change({ ...paymentContent(values), updatedAt: order.updatedAt })}
      done={(paid) => {
        showNotice({ text: paidText(paid) });
        refresh();
        // The form has done its work and goes.
        document.getElementById('main')?.focus({ preventScroll: true });
      }}
    >
      <PaymentFields />
      <SubmitRow label={label} sendingLabel="Saving…" />
    </ActionForm>
  );
}

function Dispatch(props: Props) {
  const { order } = props;
  const act = useAct(props);
  const out = { change: { dispatched: true }, text: `${order.orderCode} is dispatched.` };
  const back = { change: { dispatched: false }, text: `${order.orderCode} is not dispatched.` };
  const [next, undo] = order.dispatched ? [back, out] : [out, back];
  return (
    <button
      type="button"
      className={order.dispatched ? 'btn line sm' : 'btn sm'}
      disabled={act.busy}
      onClick={() => act.run(next, undo)}
    >
      {order.dispatched ? 'Mark as not dispatched' : 'Mark as dispatched'}
    </button>
  );
}

const paidText = (order: Order) => `${order.orderCode} is paid ${paymentWords(order)}.`;

function TakeBack(props: Props) {
  const { mmCode, paymentMethod, paidOn, orderCode } = props.order;
  const act = useAct(props);
  const nothing = { mmCode: null, paymentMethod: null, paidOn: null };
  const remove = { change: nothing, text: `The payment of ${orderCode} was taken back.` };
  const undo = { change: { mmCode, paymentMethod, paidOn }, text: paidText(props.order) };
  // Parts are gone for good: they can only be noted anew.
  const isWhole = props.order.payments.length === 0;
  return (
    <button
      type="button"
      className="btn line sm danger"
      disabled={act.busy}
      onClick={() => act.run(remove, isWhole ? undo : undefined)}
    >
      {isWhole ? 'Take the payment back' : 'Take all payments back'}
    </button>
  );
}

type StatusChange = { change: Parameters<ChangeOrder>[0]; text: string };

/** Does it at once, says so, and offers the way back. */
function useAct({ order, change, refresh }: Props) {
  const [busy, setBusy] = useState(false);
  async function send(wanted: StatusChange, startedFrom: string): Promise<string | null> {
    const result = await change({ ...wanted.change, updatedAt: startedFrom });
    refresh();
    if (result.kind === 'saved') return result.thing.updatedAt;
    showNotice({ text: reasonOf(result), bad: true });
    return null;
  }
  async function run(wanted: StatusChange, undo: StatusChange | undefined) {
    setBusy(true);
    const savedAt = await send(wanted, order.updatedAt);
    setBusy(false);
    if (savedAt === null) return;
    if (!undo) return showNotice({ text: wanted.text });
    const takeBack = async () => {
      if (await send(undo, savedAt)) showNotice({ text: undo.text });
    };
    showNotice({ text: wanted.text, undo: takeBack });
  }
  return { busy, run };
}
