import type { DragEvent, KeyboardEvent, ReactNode } from 'react';
import { Icon } from '../../../ui/icons/icon.tsx';

type Props = {
  /** Its place, by which the keyboard finds it again. */
  spot: string;
  level: 0 | 1;
  title: string;
  small: string;
  pill?: 'New' | 'Draft' | 'Gone' | undefined;
  error?: string | undefined;
  locked?: boolean;
  movable: boolean;
  editable: boolean;
  isOpen: boolean;
  onOpen: () => void;
  onKey: (event: KeyboardEvent) => void;
  drag: {
    onDragStart: (event: DragEvent) => void;
    onDragOver: (event: DragEvent) => void;
    onDrop: (event: DragEvent) => void;
  };
  /** The fields that change it. */
  children: ReactNode;
};

const looks = { New: 'pill wait', Draft: 'pill no', Gone: 'pill no' } as const;

/** A group or a link: the dots by which it is moved, what it says, and a pencil. */
export function MenuRow(props: Props) {
  const { spot, level, title, small, pill, error, locked, movable, editable, isOpen, onOpen, onKey, drag } = props;
  return (
    <li className={error ? 'menu-item bad' : 'menu-item'} data-level={level} draggable={movable && !isOpen} {...drag}>
      <span className="menu-line">
        {movable ? (
          <button
            type="button"
            className="tree-handle"
            data-spot={spot}
            aria-label={`Move ${title} in the menu. Arrow keys move it.`}
            onKeyDown={onKey}
          >
            <Icon name="dots" />
          </button>
        ) : (
          <span />
        )}
        <span className="menu-name">
          <b>{title}</b>
          <small>{small}</small>
          {error && (
            <small className="err">
              <Icon name="warning" />
              {error}
            </small>
          )}
        </span>
        {pill && <span className={looks[pill]}>{pill}</span>}
        {locked && (
          <span className="muted menu-lock">
            <Icon name="key" />
            <span className="vh">Kept by itself</span>
          </span>
        )}
        {editable && (
          <button
            type="button"
            className="icon-btn"
            aria-expanded={isOpen}
            aria-label={`Change ${title}`}
            onClick={onOpen}
          >
            <Icon name={isOpen ? 'up' : 'edit'} />
          </button>
        )}
      </span>
      {isOpen && <div className="menu-fields form">{props.children}</div>}
    </li>
  );
}
