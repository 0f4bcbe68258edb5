import type { ReactNode } from 'react';
import { Icon } from '../../ui/icons/icon.tsx';
import { Link } from '../../ui/links/link.tsx';
import { useListAddress } from '../table/list-state.ts';

type Props = {
  title: string;
  note?: ReactNode;
  /** The list that a page belongs to. */
  back?: { to: string; label: string };
  /** What can be done here, as buttons. */
  children?: ReactNode;
};

/** The top of an office page: where it belongs, what it is, what can be done. */
export function OfficeHead({ title, note, back, children }: Props) {
  const list = useListAddress(back?.to ?? '');
  return (
    <div className="office-head row between">
      <div>
        {back && (
          <Link className="office-back" to={list}>
            <Icon name="left" />
            {back.label}
          </Link>
        )}
        <h1>{title}</h1>
        {note && <p className="muted small">{note}</p>}
      </div>
      {children && <div className="row">{children}</div>}
    </div>
  );
}
