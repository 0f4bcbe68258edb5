import type { ReactNode } from 'react';
import { Icon } from '../../ui/icons/icon.tsx';

type Props = { id?: string; role?: 'alert'; children: ReactNode };

/** What is wrong, below what it is about. */
export const FieldError = ({ children, ...rest }: Props) => (
  <p className="err" {...rest}>
    <Icon name="warning" />
    {children}
  </p>
);
