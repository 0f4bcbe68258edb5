import type { InputHTMLAttributes, ReactNode, TextareaHTMLAttributes } from 'react';
import { Field } from './field.tsx';
import { useField } from './form-state.ts';

type Common = { name: string; label: ReactNode; hint?: ReactNode; optional?: string };
type InputProps = Common &
  Pick<
    InputHTMLAttributes<HTMLInputElement>,
    'type' | 'autoComplete' | 'maxLength' | 'inputMode' | 'defaultValue' | 'min' | 'max'
  >;
type AreaProps = Common & Pick<TextareaHTMLAttributes<HTMLTextAreaElement>, 'rows' | 'maxLength'>;

export function TextField({ name, label, hint, optional, defaultValue, ...rest }: InputProps) {
  const { control, error, initial } = useField(name, hint);
  return (
    <Field id={control.id} label={label} hint={hint} error={error} optional={optional}>
      <input {...rest} {...control} defaultValue={initial ?? defaultValue} />
    </Field>
  );
}

export function TextArea({ name, label, hint, optional, ...rest }: AreaProps) {
  const { control, error, initial } = useField(name, hint);
  return (
    <Field id={control.id} label={label} hint={hint} error={error} optional={optional}>
      <textarea {...rest} {...control} defaultValue={initial} />
    </Field>
  );
}
