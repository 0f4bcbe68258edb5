import { ChoiceField } from '../../office/forms/choice-field.tsx';
import { TextField } from '../../ui/form/fields/text-field.tsx';
import { useFormState } from '../../ui/form/form-state.ts';
import { methodChoices, today } from './form.ts';

const notYet = { value: '', label: 'Not paid yet' };

/** How and when an order was paid; a code is asked for only where there is one. */
export function PaymentFields({ mayBeUnpaid = false }: { mayBeUnpaid?: boolean }) {
  const { typed, values } = useFormState();
  const options = mayBeUnpaid ? [notYet, ...methodChoices] : methodChoices;
  const method = typed?.paymentMethod ?? values.paymentMethod ?? options[0]?.value;
  return (
    <>
      <ChoiceField name="paymentMethod" label="How it was paid" options={options} />
      {method === 'mobile' && (
        <TextField name="mmCode" label="Mobile-money payment code" hint="From the message that confirms the payment." />
      )}
      {method === 'bank' && <TextField name="mmCode" label="Bank reference" optional="if there is one" />}
      {method !== '' && <TextField name="paidOn" max={today()} defaultValue={today()} />}
    </>
  );
}
