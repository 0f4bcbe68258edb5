import type { DragEvent, KeyboardEvent, ReactNode } from 'react';
import { Icon, type IconName } from '../../../ui/icons/icon.tsx';

type Props = {
  kind: string;
  name: string;
  small: string;
  icon: IconName;
  pill: { look: string; text: string } | undefined;
  hidden: boolean;
  isOpen: boolean;
  onOpen: () => void;
  /** Shows or hides it; without it, it is always there. */
  onToggle?: (() => void) | undefined;
  order?: {
    onKey: (event: KeyboardEvent) => void;
    drag: {
      onDragStart: (event: DragEvent) => void;
      onDragOver: (event: DragEvent) => void;
      onDrop: (event: DragEvent) => void;
    };
  };
  children: ReactNode;
};

/** A part of the home page: the dots by which it is moved, what it is, whether it is shown, and its fields. */
export function SectionRow(props: Props) {
  const { kind, name, small, icon, pill, hidden, isOpen, onOpen, onToggle, order, children } = props;
  return (
    <li
      className={['home-section', isOpen ? 'written' : '', hidden ? 'unshown' : ''].join(' ').trim()}
      // Not while it is written in: whoever marks words must not move the section.
      draggable={order !== undefined && !isOpen}
      {...order?.drag}
    >
      <div className="home-head">
        {order ? (
          <button
            type="button"
            className="tree-handle"
            data-section={kind}
            aria-label={`Move ${name}. Arrow keys move it.`}
            onKeyDown={order.onKey}
          >
            <Icon name="dots" />
          </button>
        ) : (
          <span className="section-fixed" />
        )}
        <span className="section-icon">
          <Icon name={icon} />
        </span>
        <span className="section-name">
          <b>{name}</b>
          <small>{small}</small>
        </span>
        {pill && <span className={`home-pill pill ${pill.look}`}>{pill.text}</span>}
        <span className="section-acts">
          {onToggle && (
            <button
              type="button"
              className="icon-btn"
              aria-label={`${hidden ? 'Show' : 'Hide'} ${name}`}
              onClick={onToggle}
            >
              <Icon name={hidden ? 'unseen' : 'eye'} />
            </button>
          )}
          <button
            type="button"
            className="icon-btn"
            aria-expanded={isOpen}
            aria-label={`Edit ${name}`}
            onClick={onOpen}
          >
            <Icon name={isOpen ? 'up' : 'edit'} />
          </button>
        </span>
      </div>
      {isOpen && <div className="section-fields form">{children}</div>}
    </li>
  );
}
