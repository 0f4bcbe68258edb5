import { useId } from 'react';
import { Field } from '../../ui/form/fields/field.tsx';

type Props = {
  label: string;
  value: string;
  max?: number | undefined;
  hint?: string | undefined;
  rows?: number;
  placeholder?: string;
  error?: string | undefined;
  onChange: (value: string) => void;
};

/** One text within what a hidden field holds; it has no name, so that the form does not read it twice. */
export function LineField({ label, value, max, hint, rows, placeholder, error, onChange }: Props) {
  const id = useId();
  const about = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined;
  const control = {
    ...{ id, value, placeholder, maxLength: max },
    ...{ 'aria-invalid': error ? true : undefined, 'aria-describedby': about },
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
  };
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      {rows ? <textarea rows={rows} {...control} /> : <input {...control} />}
    </Field>
  );
}
