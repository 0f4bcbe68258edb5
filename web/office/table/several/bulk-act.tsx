import type { ReactNode } from 'react';
import { Icon, type IconName } from '../../../ui/icons/icon.tsx';

type Props = {
  icon: IconName;
  disabled: boolean;
  /** Where it asks for more first: whether it does now. */
  expanded?: boolean | undefined;
  danger?: boolean;
  /** With the button, so that the focus can come back to it. */
  onClick: (button: HTMLElement) => void;
  children: ReactNode;
};

/** One thing that can be done with all that are chosen. */
export const BulkAct = ({ icon, disabled, expanded, danger = false, onClick, children }: Props) => (
  <button
    type="button"
    className={danger ? 'red' : undefined}
    disabled={disabled}
    aria-expanded={expanded}
    onClick={({ currentTarget }) => onClick(currentTarget)}
  >
    <Icon name={icon} />
    {children}
  </button>
);
