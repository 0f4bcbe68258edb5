import type { DragEvent, KeyboardEvent, ReactNode } from 'react';
import { Icon } from '../../../ui/icons/icon.tsx';
import { Link } from '../../../ui/links/link.tsx';
import { PageState } from './page-state.tsx';
import type { TreeRow } from './tree-rows.ts';

type Props = {
  row: TreeRow;
  folded: boolean;
  taken: boolean;
  onFold: () => void;
  onKey: (event: KeyboardEvent) => void;
  drag: {
    onDragStart: (event: DragEvent) => void;
    onDragOver: (event: DragEvent) => void;
    onDrop: (event: DragEvent) => void;
    onDragEnd: () => void;
  };
  /** What can be done with it. */
  children: ReactNode;
};

/** A page of the tree, with its address, how far it has come, and the dots by which it is moved. */
export function PageRow({ row, folded, taken, onFold, onKey, drag, children }: Props) {
  const { page, level, below } = row;
  return (
    <li
      className={taken ? 'tree-row taken' : 'tree-row'}
      data-level={level}
      role="treeitem"
      aria-level={level + 1}
      aria-expanded={below > 0 ? !folded : undefined}
      aria-selected={taken}
      tabIndex={-1}
      {...drag}
    >
      <span className="tree-line">
        <button
          type="button"
          className="tree-handle"
          draggable
          aria-label={`Move ${page.title}`}
          aria-pressed={taken}
          data-page={page.id}
          onKeyDown={onKey}
        >
          <Icon name="dots" />
        </button>
        {below > 0 ? (
          <button
            type="button"
            className="tree-fold"
            aria-label={`${folded ? 'Show' : 'Hide'} pages below ${page.title}`}
            onClick={onFold}
          >
            <Icon name={folded ? 'right' : 'chevron'} />
          </button>
        ) : (
          <span className="tree-fold" />
        )}
        <span className="tree-name">
          <Link to={`/desk/pages/${page.id}`}>{page.title}</Link>
          {folded && <span className="muted"> {below} below</span>}
          <small>/{page.path}</small>
          {page.oldPath && (
            <small className="tree-moved">
              <Icon name="back" />
              Moved: <b>/{page.oldPath}</b> leads here
            </small>
          )}
          {page.links > 0 && (page.hidden || page.draft) && (
            <small className="tree-warn">
              <Icon name="warning" />
              {page.links === 1 ? 'One text links here' : `${page.links} texts link here`}
            </small>
          )}
        </span>
        <span className="tree-state">
          <PageState page={page} />
        </span>
        {children}
      </span>
    </li>
  );
}
