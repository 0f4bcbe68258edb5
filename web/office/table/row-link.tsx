import type { ReactNode } from 'react';
import { Link } from '../../ui/links/link.tsx';
import { useListState } from './list-state.ts';

/**
 * The way to what a row is about, and from there back to this list as it is. It covers the whole row, so that a thumb
 * need not aim; buttons lie above it.
 */
export function RowLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link className="row-link" to={to} state={useListState()}>
      {children}
    </Link>
  );
}
