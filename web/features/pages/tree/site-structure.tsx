import { type ReactNode, useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import type { TreeNode } from '../../../../contract/pages/page-tree.ts';
import { Confirm } from '../../../office/boxes/confirm.tsx';
import type { SaveResult } from '../../../office/forms/save-result.ts';
import { OfficeHead } from '../../../office/frame/head.tsx';
import { showNotice } from '../../../office/notices/notices.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { ButtonLink } from '../../../ui/links/button-link.tsx';
import { Link } from '../../../ui/links/link.tsx';
import type { PageAct } from './page-menu.tsx';
import { PageTree } from './page-tree.tsx';
import { PlaceForm, type PlaceValues } from './place-form.tsx';
import { treeCalls } from './tree-calls.ts';
import { isWithin, placeOf, slugOfPage } from './tree-rows.ts';

type Doing = { act: PageAct; page: TreeNode } | { act: 'add' } | null;
type Props = {
  pages: TreeNode[];
  redirects: number;
  trashed: number;
  /** What stands beside the pages: the menu and the footer. */
  children: ReactNode;
};

/** All pages with where they stand, and all that changes it. */
export function SiteStructure({ pages, redirects, trashed, children }: Props) {
  const [doing, setDoing] = useState<Doing>(null);
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const stop = () => setDoing(null);
  const shown = pages.filter(({ hidden, draft }) => !hidden && !draft).length;

  async function done(result: SaveResult<unknown>, text: string, undo?: () => Promise<void>): Promise<boolean> {
    if (result.kind === 'saved') showNotice({ text, ...(undo && { undo }) });
    else showNotice({ bad: true, text: faultOf(result) });
    await revalidate();
    return result.kind === 'saved';
  }

  async function act(which: PageAct, page: TreeNode) {
    if (which !== 'show') return setDoing({ act: which, page });
    await show(page, page.hidden, async () => void (await show(page, !page.hidden)));
  }

  async function show({ id, title }: TreeNode, shown: boolean, undo?: () => Promise<void>) {
    return done(await treeCalls.show(id, !shown), shown ? `${title} is shown` : `${title} is hidden`, undo);
  }

  async function add(values: PlaceValues, copyOf?: string) {
    const result = await treeCalls.add({ ...values, ...(copyOf !== undefined && { copyOf }) });
    if (result.kind !== 'saved') return inWords(result);
    showNotice({ text: 'Page added as a draft' });
    await navigate(`/desk/pages/${result.thing.id}`);
    return result;
  }

  async function rename(page: TreeNode, { slug, parentId }: PlaceValues) {
    const before = parentId === page.parentId ? placeOf(pages, page.id).before : null;
    const result = await treeCalls.move(page.id, { from: page.path, slug, parentId, before });
    if (result.kind !== 'saved') return inWords(result);
    // What nobody could have opened leaves no redirect.
    const isLeft = !page.draft && result.thing.path !== page.path;
    const text = `${page.title} stands at /${result.thing.path}.`;
    showNotice({ text: isLeft ? `${text} /${page.path} leads there.` : text });
    await revalidate();
    return result;
  }

  return (
    <>
      <OfficeHead
        title="Site structure"
        note={`${pages.length === 1 ? 'One page' : `${pages.length} pages`}, ${shown} for all to see. Nothing you do here breaks an address that somebody has saved.`}
      >
        <ButtonLink to="/admin/redirects" kind="line" small>
          <Icon name="back" />
          Redirects, {redirects}
        </ButtonLink>
        <button type="button" className="btn sm" onClick={() => setDoing({ act: 'add' })}>
          <Icon name="plus" />
          Add a page
        </button>
      </OfficeHead>
      <div className="site-columns">
        <div className="site-structure">
          {doing && doing.act !== 'show' && doing.act !== 'delete' && (
            <PlaceForm
              key={doing.act + ('page' in doing ? doing.page.id : '')}
              {...formOf(doing)}
              parents={pages.filter(({ id }) => doing.act !== 'rename' || !isWithin(pages, id, doing.page.id))}
              send={(values) => {
                if (doing.act === 'rename') return rename(doing.page, values);
                return doing.act === 'copy' ? add(values, doing.page.id) : add(values);
              }}
              onClose={stop}
            />
          )}
          {doing?.act === 'delete' && (
            <Confirm
              title={`Delete ${doing.page.title}?`}
              yes="Yes, delete it"
              busyLabel="Deleting…"
              act={async () => {
                const result = await treeCalls.remove(doing.page.id);
                return done(result, `${doing.page.title} is in the trash`);
              }}
              stop={stop}
            >
              {doing.page.links > 0 &&
                `${doing.page.links === 1 ? 'One text links' : `${doing.page.links} texts link`} to it and would lead nowhere; its editor lists them. `}
              It can be brought back from the trash for 30 days, at its old address.
            </Confirm>
          )}
          <PageTree pages={pages} onAct={act} />
          <p className="row between tree-foot">
            <button type="button" className="btn line sm" onClick={() => setDoing({ act: 'add' })}>
              <Icon name="plus" />
              Add a page here
            </button>
            <Link className="office-back" to="/admin/trash?kind=page">
              <Icon name="trash" />
              Trash, {trashed === 1 ? 'one page' : `${trashed} pages`}
            </Link>
          </p>
        </div>
        <div className="site-side">{children}</div>
      </div>
    </>
  );
}

const nowhere = { title: '', slug: '', parentId: null };

function formOf(doing: { act: 'add' } | { act: PageAct; page: TreeNode }) {
  if (!('page' in doing)) return { heading: 'Add a page', start: nowhere, titled: true, yes: 'Add as a draft' };
  const { act, page } = doing;
  const start = { title: page.title, slug: slugOfPage(page), parentId: page.parentId };
  if (act === 'rename') return { heading: `Another address for ${page.title}`, start, titled: false, yes: 'Change it' };
  if (act === 'copy') {
    const copy = { ...start, title: `${page.title} (copy)`, slug: `${start.slug}-copy` };
    return { heading: `Copy ${page.title}`, start: copy, titled: true, yes: 'Copy as a draft' };
  }
  const heading = `Add a page below ${page.title}`;
  return { heading, start: { ...nowhere, parentId: page.id }, titled: true, yes: 'Add as a draft' };
}

type Refusal = Exclude<SaveResult<unknown>, { kind: 'saved' }>;

const faultOf = (result: Refusal): string =>
  result.kind === 'lost'
    ? 'No answer came. Please try again.'
    : (Object.values('fields' in result ? result.fields : {})[0] ?? result.message);

/** What is wrong with none of the fields is said as the field `form`. */
const inWords = (result: Refusal): Refusal =>
  result.kind === 'refused' && Object.keys(result.fields).length > 0
    ? result
    : { kind: 'refused', fields: { form: faultOf(result) }, message: '' };
