import { useId } from 'react';
import { Icon } from '../../ui/icons/icon.tsx';

type Props = {
  label: string;
  value: string;
  max: number;
  hint?: string | undefined;
  rows?: number;
  error?: string | undefined;
  onChange: (value: string) => void;
};

/** One text within what a hidden field holds; it has no name, so that the form does not read it twice. */
export function Field({ label, value, max, hint, rows, error, onChange }: Props) {
  const id = useId();
  const about = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined;
  const control = {
    ...{ id, value, maxLength: max, 'aria-invalid': error ? true : undefined, 'aria-describedby': about },
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
  };
  return (
    <div className={error ? 'field bad' : 'field'}>
      <label htmlFor={id}>{label}</label>
      {rows ? <textarea rows={rows} {...control} /> : <input {...control} />}
      {error && (
        <p className="err" id={`${id}-error`}>
          <Icon name="warning" />
          {error}
        </p>
      )}
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}
