import type { ReactNode } from 'react';
import { useField } from '../form-state.ts';
import { Field } from './field.tsx';

type Props = {
  name: string;
  label?: ReactNode;
  options: readonly (string | number)[];
  placeholder: string;
  hint?: ReactNode;
};

export function SelectField({ name, label, options, placeholder, hint }: Props) {
  const { control, described, error, initial } = useField(name, hint);
  return (
    <Field
      id={control.id}
      label={label ?? described?.label}
      hint={hint ?? described?.hint}
      error={error}
      optional={described?.optional}
    >
      <select {...control} defaultValue={initial ?? ''}>
        <option value="">{placeholder}</option>
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    </Field>
  );
}
