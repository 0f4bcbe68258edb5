import type { Order } from '../../../../contract/shop/orders.ts';
import { ActionForm } from '../../../office/forms/action-form.tsx';
import type { SaveResult } from '../../../office/forms/save-result.ts';
import { showNotice } from '../../../office/notices/notices.ts';
import { SubmitRow } from '../../../ui/form/fields/submit-row.tsx';
import { TextField } from '../../../ui/form/fields/text-field.tsx';
import { voidForm } from '../form.ts';

export type VoidOrder = (change: { reason: string; updatedAt: string }) => Promise<SaveResult<Order>>;

type Props = { order: Order; makeVoid: VoidOrder; refresh: () => void };

/** For an order that should not be: it stays in the books, with the reason. */
export function OrderVoid({ order: { orderCode, updatedAt }, makeVoid, refresh }: Props) {
  return (
    <details className="order-more">
      <summary>Make it void</summary>
      <p className="muted small">It stays in the list. Its goods go back to the stock. This cannot be undone.</p>
      <ActionForm
        name="void"
        fields={voidForm}
        send={({ reason = '' }) => makeVoid({ reason, updatedAt })}
        done={() => {
          showNotice({ text: `${orderCode} is void.` });
          refresh();
          document.getElementById('main')?.focus({ preventScroll: true });
        }}
      >
        <TextField name="reason" />
        <SubmitRow label="Make the order void" sendingLabel="Saving…" />
      </ActionForm>
    </details>
  );
}
