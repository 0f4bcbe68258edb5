import type { ReactNode } from 'react';
import { Field } from '../../ui/form/fields/field.tsx';
import { useField } from '../../ui/form/form-state.ts';

type Props = { name: string; label?: ReactNode; options?: { value: string; label: string }[]; hint?: ReactNode };

/** One of a few, where the words differ from what is sent. What is not said here is as the form is described. */
export function ChoiceField({ name, label, options: given, hint }: Props) {
  const { control, described, error, initial } = useField(name, hint);
  const options = given ?? described?.options ?? [];
  return (
    <Field id={control.id} label={label ?? described?.label} hint={hint ?? described?.hint} error={error}>
      <select {...control} defaultValue={initial ?? options[0]?.value}>
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </Field>
  );
}
