import { useId } from 'react';
import type { TreeNode } from '../../../../contract/pages/page-tree.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { Link } from '../../../ui/links/link.tsx';

export type PageAct = 'rename' | 'below' | 'copy' | 'show' | 'delete';

/** What can be done with a page, behind three dots. */
export function PageMenu({ page, onAct }: { page: TreeNode; onAct: (act: PageAct) => void }) {
  const id = useId();
  const acts: [PageAct, string][] = [
    ['rename', 'Change the address'],
    ['below', 'Add a page below it'],
    ['copy', 'Copy it'],
    ['show', page.hidden ? 'Show in menus and lists' : 'Hide from menus and lists'],
    ['delete', 'Delete'],
  ];
  function act(which: PageAct) {
    document.getElementById(id)?.hidePopover();
    onAct(which);
  }
  return (
    <span className="page-menu">
      <button type="button" className="icon-btn" popoverTarget={id} aria-label={`More for ${page.title}`}>
        <Icon name="more" />
      </button>
      <span className="page-menu-list" id={id} popover="auto">
        <Link to={`/desk/pages/${page.id}`}>Edit</Link>
        {!page.draft && <Link to={`/${page.path}`}>View</Link>}
        {acts.map(([which, label]) => (
          <button key={which} type="button" className={which === 'delete' ? 'danger' : ''} onClick={() => act(which)}>
            {label}
          </button>
        ))}
      </span>
    </span>
  );
}
