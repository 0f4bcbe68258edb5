import type { Order } from '../../../contract/orders.ts';
import { customerNameMaxLength } from '../../../contract/orders.ts';
import { splitPhone } from '../../../contract/phone.ts';
import { Box } from '../../office/box.tsx';
import { ActionForm } from '../../office/forms/action-form.tsx';
import { showNotice } from '../../office/notices/notices.ts';
import { PhoneField } from '../../ui/form/phone-field.tsx';
import { countryFieldOf, phoneOf } from '../../ui/form/phone-values.ts';
import { SubmitRow } from '../../ui/form/submit-row.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { blankOnes } from '../../ui/form/words.ts';
import { PhoneLink } from '../../ui/phone-link.tsx';
import type { ChangeOrder } from './order-page.tsx';

type Props = { order: Order; change: ChangeOrder; refresh: () => void };

export function OrderCustomer({ order, change, refresh }: Props) {
  const { customerName, customerPhone, updatedAt } = order;
  const phone = splitPhone(customerPhone);
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
      <details className="order-more">
        <summary>Correct name or phone</summary>
        <ActionForm
          name="customer"
          key={updatedAt}
          start={{
            customerName,
            customerPhone: phone?.number ?? customerPhone,
            ...(phone && { [countryFieldOf('customerPhone')]: phone.country }),
          }}
          needs={(values) => blankOnes([[values.customerName, 'a name']])}
          send={(values) =>
            change({
              customerName: values.customerName,
              customerPhone: phoneOf(values, 'customerPhone'),
              updatedAt,
            })
          }
          done={(saved) => {
            showNotice({ text: `${saved.orderCode} is for ${saved.customerName}.` });
            refresh();
          }}
        >
          <TextField name="customerName" label="Name" maxLength={customerNameMaxLength} autoComplete="off" />
          <PhoneField name="customerPhone" optional="may be left empty" />
          <SubmitRow label="Save" sendingLabel="Saving…" />
        </ActionForm>
      </details>
    </Box>
  );
}
