import type { ReactNode } from 'react';
import { Icon } from '../icons/icon.tsx';
import { Link } from './link.tsx';

/** A link that leads on, with an arrow. */
export function MoreLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link className="more" to={to}>
      {children} <Icon name="arrow" />
    </Link>
  );
}
