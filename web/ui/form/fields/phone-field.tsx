import { type ClipboardEvent, type ReactNode, useRef } from 'react';
import {
  countriesFromHome,
  homeCountry,
  numberMaxLength,
  otherCountry,
  splitPhone,
} from '../../../../contract/common/phone/phone.ts';
import { useField, useFormState } from '../form-state.ts';
import { Field } from './field.tsx';
import { countryFieldOf } from './phone-values.ts';

type Props = { name: string; label?: ReactNode; hint?: ReactNode; optional?: string };

/** The country's code and the number: sixteen characters in all. */
export function PhoneField({ name, label, hint, optional }: Props) {
  const { control, described, error, initial } = useField(name, hint);
  const { values, typed } = useFormState();
  const select = useRef<HTMLSelectElement>(null);
  const countryName = countryFieldOf(name);
  const country = typed?.[countryName] ?? values[countryName] ?? homeCountry();

  /** A whole number knows its country, and would not fit behind another code. */
  function onPaste(event: ClipboardEvent<HTMLInputElement>) {
    const parts = splitPhone(event.clipboardData.getData('text'));
    if (!parts || !select.current) return;
    event.preventDefault();
    select.current.value = parts.country;
    event.currentTarget.value = parts.number.slice(0, numberMaxLength(parts.country));
    event.currentTarget.dispatchEvent(new Event('input', { bubbles: true }));
  }

  return (
    <Field
      id={control.id}
      label={label ?? described?.label ?? 'Phone'}
      hint={hint ?? described?.hint}
      error={error}
      optional={optional ?? described?.optional}
    >
      <div className="tel">
        <select
          ref={select}
          name={countryName}
          aria-label="Country code"
          defaultValue={values[countryName] ?? homeCountry()}
        >
          {countriesFromHome().map(({ id, name, code }) => (
            <option key={id} value={id}>
              {`${code} ${name}`}
            </option>
          ))}
          <option value={otherCountry}>Other +</option>
        </select>
        <input
          {...control}
          // A number without its country is no `tel` to a browser that fills forms in; the keyboard is the same.
          type="text"
          inputMode="tel"
          autoComplete="tel-national"
          maxLength={numberMaxLength(country)}
          defaultValue={initial}
          onPaste={onPaste}
        />
      </div>
    </Field>
  );
}
