import { type ReactNode, useId } from 'react';
import { Icon, type IconName } from '../../ui/icons/icon.tsx';

type Props = {
  /** What the button says; with an icon alone it is only heard. */
  label: string;
  icon: IconName;
  iconOnly?: boolean;
  /** What can be chosen; whoever chooses closes it. */
  children: (close: () => void) => ReactNode;
};

/** A button, and what it opens beside it; Escape and a click elsewhere close it. */
export function PopMenu({ label, icon, iconOnly = false, children }: Props) {
  const id = useId();
  const close = () => document.getElementById(id)?.hidePopover();
  return (
    <span className="pop-menu">
      <button
        type="button"
        className={iconOnly ? 'icon-btn' : 'btn line sm'}
        popoverTarget={id}
        aria-label={iconOnly ? label : undefined}
      >
        <Icon name={icon} />
        {!iconOnly && label}
      </button>
      {/* biome-ignore lint/a11y/useSemanticElements: buttons, not a part of a form */}
      <div className="pop-menu-list" id={id} popover="auto" role="group" aria-label={label}>
        {children(close)}
      </div>
    </span>
  );
}
