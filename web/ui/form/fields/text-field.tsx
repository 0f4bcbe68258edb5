import type { InputHTMLAttributes, ReactNode, TextareaHTMLAttributes } from 'react';
import type { FormField } from '../describe.ts';
import { useField } from '../form-state.ts';
import { Field } from './field.tsx';

type Common = { name: string; label?: ReactNode; hint?: ReactNode; optional?: string | undefined };
type InputProps = Common &
  Pick<
    InputHTMLAttributes<HTMLInputElement>,
    'type' | 'autoComplete' | 'maxLength' | 'inputMode' | 'defaultValue' | 'min' | 'max' | 'placeholder'
  >;
type AreaProps = Common & Pick<TextareaHTMLAttributes<HTMLTextAreaElement>, 'rows' | 'maxLength' | 'defaultValue'>;

/** What is not said here is as the form is described. */
export function TextField({ name, label, hint, optional, defaultValue, ...rest }: InputProps) {
  const { control, described = none, error, initial } = useField(name, hint);
  const { rule, autoComplete, type, inputMode } = described;
  return (
    <Field {...fieldProps(described, { label, hint, optional })} id={control.id} error={error}>
      <input
        {...{ autoComplete, type, inputMode, maxLength: rule?.max }}
        {...rest}
        {...control}
        defaultValue={initial ?? defaultValue}
      />
    </Field>
  );
}

export function TextArea({ name, label, hint, optional, defaultValue, ...rest }: AreaProps) {
  const { control, described = none, error, initial } = useField(name, hint);
  return (
    <Field {...fieldProps(described, { label, hint, optional })} id={control.id} error={error}>
      <textarea
        {...{ rows: described.rows, maxLength: described.rule?.max }}
        {...rest}
        {...control}
        defaultValue={initial ?? defaultValue}
      />
    </Field>
  );
}

const none: Partial<FormField> = {};

const fieldProps = (described: Partial<FormField>, given: Omit<Common, 'name'>) => ({
  label: given.label ?? described.label,
  hint: given.hint ?? described.hint,
  optional: given.optional ?? described.optional,
});
