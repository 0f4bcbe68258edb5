import type { ReactNode } from 'react';
import { Link } from './link.tsx';

type Kind = 'primary' | 'sun' | 'line' | 'ink';
type Props = { to: string; kind?: Kind; small?: boolean; children: ReactNode };

export function ButtonLink({ to, kind = 'primary', small = false, children }: Props) {
  const names = ['btn', kind === 'primary' ? '' : kind, small ? 'sm' : ''].filter(Boolean).join(' ');
  return (
    <Link className={names} to={to}>
      {children}
    </Link>
  );
}
