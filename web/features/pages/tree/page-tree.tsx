import { type DragEvent, Fragment, type KeyboardEvent, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { TreeNode } from '../../../../contract/pages/page-tree.ts';
import { bySelector, useFocusNext } from '../../../office/focus-next.ts';
import { showNotice } from '../../../office/notices/notices.ts';
import { Link } from '../../../ui/links/link.tsx';
import { MoveBox } from './move-box.tsx';
import { type PageAct, PageMenu } from './page-menu.tsx';
import { PageRow } from './page-row.tsx';
import { treeCalls } from './tree-calls.ts';
import { addressAt, isWithin, type Place, placed, placeOf, slugOfPage, stepped, treeRows } from './tree-rows.ts';

type Props = { pages: TreeNode[]; onAct: (act: PageAct, page: TreeNode) => void };
type Drop = { id: string; where: 'before' | 'below' };

const arrows = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'];

/** The tree itself: pages are moved by their dots, or taken with the keyboard; what a move does is said before it is done. */
export function PageTree({ pages, onAct }: Props) {
  const [find, setFind] = useState('');
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set());
  const [dragged, setDragged] = useState<string>();
  const [drop, setDrop] = useState<Drop>();
  const [wanted, setWanted] = useState<Place>();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState('');
  const { revalidate } = useRevalidator();
  const focusNext = useFocusNext();

  const shownPages = wanted ? placed(pages, wanted) : pages;
  const needle = find.trim().toLowerCase();
  const rows = treeRows(shownPages, needle ? new Set() : folded).filter(
    ({ page }) => needle === '' || page.title.toLowerCase().includes(needle) || page.path.includes(needle),
  );
  const moving = pages.find(({ id }) => id === wanted?.id);

  function back() {
    setWanted(undefined);
    setAsking(false);
    setFault('');
  }

  async function move(place: Place) {
    const page = pages.find(({ id }) => id === place.id);
    if (!page) return;
    setBusy(true);
    const { parentId, before } = place;
    const result = await treeCalls.move(page.id, { from: page.path, slug: slugOfPage(page), parentId, before });
    setBusy(false);
    if (result.kind === 'saved') {
      const old = placeOf(pages, page.id);
      const undo = async () => {
        const undone = await treeCalls.move(page.id, { from: result.thing.path, slug: slugOfPage(page), ...old });
        if (undone.kind !== 'saved') showNotice({ bad: true, text: 'That did not work. Please try again.' });
        await revalidate();
      };
      showNotice({ text: `${page.title} stands at /${result.thing.path}`, undo });
      await revalidate();
      return back();
    }
    const said = result.kind === 'lost' ? 'No answer came. Please try again.' : result.message;
    setFault(result.kind === 'refused' ? (Object.values(result.fields)[0] ?? said) : said);
    setAsking(true);
  }

  /** Only a new address is asked about; another order is simply made. */
  function moveOrAsk(place: Place) {
    const page = pages.find(({ id }) => id === place.id);
    if (page && addressAt(pages, place) === page.path) return move(place);
    setAsking(true);
  }

  function onKey(event: KeyboardEvent, id: string) {
    const taken = wanted?.id === id;
    if (event.key === ' ' || event.key === 'Enter') {
      event.preventDefault();
      if (taken && wanted) return moveOrAsk(wanted);
      return setWanted(placeOf(pages, id));
    }
    if (event.key === 'Escape') return back();
    if (!taken || !arrows.includes(event.key)) return;
    event.preventDefault();
    const next = stepped(shownPages, id, event.key);
    if (next) setWanted(next);
    focusNext(bySelector(`[data-page="${id}"]`));
  }

  const dragOf = (page: TreeNode) => ({
    onDragStart(event: DragEvent) {
      event.dataTransfer.setData('text/plain', page.title);
      event.dataTransfer.effectAllowed = 'move';
      setDragged(page.id);
    },
    onDragOver(event: DragEvent) {
      if (dragged === undefined || isWithin(pages, page.id, dragged)) return;
      event.preventDefault();
      const { top, height } = event.currentTarget.getBoundingClientRect();
      const where = event.clientY - top < height * 0.4 ? 'before' : 'below';
      if (drop?.id !== page.id || drop.where !== where) setDrop({ id: page.id, where });
    },
    onDrop(event: DragEvent) {
      event.preventDefault();
      const place = drop && dragged !== undefined && dropPlace(page, dragged, drop.where);
      setDrop(undefined);
      setDragged(undefined);
      if (!place) return;
      setWanted(place);
      moveOrAsk(place);
    },
    onDragEnd() {
      setDrop(undefined);
      setDragged(undefined);
    },
  });

  const dropPlace = (page: TreeNode, id: string, where: Drop['where']): Place =>
    where === 'below' ? { id, parentId: page.id, before: null } : { id, parentId: page.parentId, before: page.id };

  const dropLine = (page: TreeNode) => {
    if (dragged === undefined) return null;
    const place = dropPlace(page, dragged, drop?.where ?? 'below');
    const parent = pages.find(({ id }) => id === place.parentId);
    return (
      <li className="tree-drop" role="none">
        Drop here: {parent ? `below ${parent.title}` : 'at the top'}, at /{addressAt(pages, place)}
      </li>
    );
  };

  return (
    <>
      <section className="box" aria-labelledby="tree-title">
        <header>
          <h2 id="tree-title">Pages</h2>
          <label className="tree-find">
            <span className="vh">Find a page</span>
            <input
              type="search"
              placeholder="Find a page"
              value={find}
              onChange={({ target }) => setFind(target.value)}
            />
          </label>
        </header>
        <p className="muted small tree-keys">
          Drag by the dots, or take a page with <kbd>Space</kbd> and move it with <kbd>↑</kbd> <kbd>↓</kbd>, deeper with{' '}
          <kbd>→</kbd>, out with <kbd>←</kbd>; <kbd>Space</kbd> again puts it down.
        </p>
        {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a list whose lines stand below each other */}
        <ul className="page-tree" role="tree" aria-labelledby="tree-title">
          {needle === '' && <HomeRow />}
          {rows.map((row) => (
            <Fragment key={row.page.id}>
              {drop?.id === row.page.id && drop.where === 'before' && dropLine(row.page)}
              <PageRow
                row={row}
                folded={folded.has(row.page.id)}
                taken={wanted?.id === row.page.id}
                onFold={() => setFolded(toggled(folded, row.page.id))}
                onKey={(event) => onKey(event, row.page.id)}
                drag={dragOf(row.page)}
              >
                <PageMenu page={row.page} onAct={(act) => onAct(act, row.page)} />
              </PageRow>
              {drop?.id === row.page.id && drop.where === 'below' && dropLine(row.page)}
            </Fragment>
          ))}
        </ul>
        {rows.length === 0 && (
          <p className="box-none">{needle ? 'No page is called so.' : 'There are no pages yet. Add the first one.'}</p>
        )}
        <p className="vh" role="status">
          {wanted && moving && `${moving.title} would stand at /${addressAt(pages, wanted)}`}
        </p>
      </section>
      {asking && wanted && moving && (
        <MoveBox
          page={moving}
          parent={pages.find(({ id }) => id === wanted.parentId)}
          address={addressAt(pages, wanted)}
          below={treeRows(pages, new Set()).find(({ page }) => page.id === moving.id)?.below ?? 0}
          busy={busy}
          fault={fault}
          onMove={() => move(wanted)}
          onBack={back}
        />
      )}
    </>
  );
}

/** The first page has an editor of its own, and no other place. */
function HomeRow() {
  return (
    <li className="tree-row" data-level="0" role="treeitem" aria-level={1} aria-selected={false} tabIndex={-1}>
      <span className="tree-line">
        <span className="tree-fold" />
        <span className="tree-fold" />
        <span className="tree-name">
          <Link to="/admin/home">Home</Link> <span className="muted">Always first</span>
          <small>/</small>
        </span>
        <span className="tree-state">
          <span className="pill ok">Public</span>
        </span>
      </span>
    </li>
  );
}

function toggled(all: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(all);
  if (!next.delete(id)) next.add(id);
  return next;
}
