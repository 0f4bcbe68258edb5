import type { ReactNode } from 'react';
import { Link } from '../../ui/link.tsx';

/** The way to what a row is about. It covers the whole row, so that a thumb need not aim; buttons lie above it. */
export function RowLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link className="row-link" to={to}>
      {children}
    </Link>
  );
}
