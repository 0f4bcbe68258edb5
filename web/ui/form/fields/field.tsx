import type { ReactNode } from 'react';
import { Icon } from '../../icons/icon.tsx';

type Props = {
  id: string;
  label: ReactNode;
  children: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  /** Said beside the label of what may be left empty. */
  optional?: string | undefined;
};

/** The label above, the hint and what is wrong below. */
export function Field({ id, label, children, hint, error, optional }: Props) {
  return (
    <div className={error ? 'field bad' : 'field'}>
      <label htmlFor={id}>
        {label}
        {optional && <span className="optional"> ({optional})</span>}
      </label>
      {children}
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
