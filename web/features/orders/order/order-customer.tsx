import type { Order } from '../../../../contract/shop/orders.ts';
import { Box } from '../../../office/boxes/box.tsx';
import { ActionForm } from '../../../office/forms/action-form.tsx';
import { showNotice } from '../../../office/notices/notices.ts';
import { PhoneField } from '../../../ui/form/fields/phone-field.tsx';
import { SubmitRow } from '../../../ui/form/fields/submit-row.tsx';
import { TextField } from '../../../ui/form/fields/text-field.tsx';
import { PhoneLink } from '../../../ui/links/phone-link.tsx';
import { customerContent, customerForm, customerValues } from '../form.ts';
import type { ChangeOrder } from './change-order.ts';

type Props = { order: Order; change: ChangeOrder; refresh: () => void };

export function OrderCustomer({ order, change, refresh }: Props) {
  const { customerName, customerPhone, updatedAt, voidReason } = order;
  return (
    <Box title="Customer">
      <p>
        <b>{customerName}</b>
      </p>
      {customerPhone && (
        <p>
          <PhoneLink phone={customerPhone} />
        </p>
      )}
      {voidReason === null && (
        <details className="order-more">
          <summary>Correct name or phone</summary>
          <ActionForm
            name="customer"
            key={updatedAt}
            fields={customerForm}
            start={customerValues(order)}
            send={(values) => change({ ...customerContent(values), updatedAt })}
            done={(saved) => {
              showNotice({ text: `${saved.orderCode} is for ${saved.customerName}.` });
              refresh();
            }}
          >
            <TextField name="customerName" />
            <PhoneField name="customerPhone" />
            <SubmitRow label="Save" sendingLabel="Saving…" />
          </ActionForm>
        </details>
      )}
    </Box>
  );
}
