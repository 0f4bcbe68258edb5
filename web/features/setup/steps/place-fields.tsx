import { useEffect, useMemo, useRef } from 'react';
import { ChoiceField } from '../../../office/forms/choice-field.tsx';
import { TextField } from '../../../ui/form/fields/text-field.tsx';
import { useFormState } from '../../../ui/form/form-state.ts';
import { countryOf, countryOptions, currencyOptions, timeZoneOptions } from './countries.ts';

/** The country brings its time and its money; both can be others, and stay what somebody has chosen before. */
export function PlaceFields() {
  const { typed, values } = useFormState();
  const fields = useRef<HTMLDivElement>(null);
  const country = typed?.country ?? values.country;
  const last = useRef(country);
  useEffect(() => {
    if (country === last.current) return;
    last.current = country;
    const { timeZone, currency } = countryOf(country);
    for (const [name, value] of Object.entries({ timeZone, currency })) {
      const field = fields.current?.querySelector<HTMLSelectElement>(`[name=${name}]`);
      if (!field) continue;
      field.value = value;
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
  }, [country]);

  const options = useMemo(
    () => ({
      country: countryOptions(values.country),
      timeZone: timeZoneOptions(values.timeZone),
      currency: currencyOptions(values.currency),
    }),
    [values],
  );
  return (
    <div className="two-up" ref={fields}>
      <TextField name="locality" />
      <ChoiceField name="country" options={options.country} />
      <ChoiceField name="timeZone" options={options.timeZone} />
      <ChoiceField name="currency" options={options.currency} />
    </div>
  );
}
