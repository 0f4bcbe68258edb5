import { picturesInText } from '../../../contract/common/text/rich-pictures.ts';
import { type PageEdit, pageMessages } from '../../../contract/pages/pages.ts';
import { blocksOf } from '../../../contract/pages/stored-blocks.ts';
import { editorRole } from '../../../contract/people/roles.ts';
import { feesOn } from '../../../contract/school/fee-tables.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../lib/actor.ts';
import { invalid, notFound } from '../../lib/errors.ts';
import { plainText, sanitise } from '../../lib/text/html.ts';
import { refuseStale } from '../audit/audit.service.ts';
import { describePictures, requirePictures } from '../media/media.service.ts';
import { sizePictures } from '../media/text-pictures.service.ts';
import { saveVersion } from '../revisions/revisions.service.ts';
import { besideApply, referencesOf } from './blocks.ts';
import { presentVersion } from './pages.presenter.ts';
import * as queries from './pages.queries.ts';

export async function viewPage({ db, clock }: Deps, actor: Actor | null, id: string) {
  const page = await loadPage(db, id);
  if (!isFor(actor, page, clock())) throw notFound();
  return page;
}

/** What stands at an address. */
export async function pageAt({ db, clock }: Deps, actor: Actor | null, path: string) {
  const page = await queries.findPageAt(db, path);
  return page && isFor(actor, page, clock()) ? page : undefined;
}

/** The table beside the application form, with the page that it stands on. */
export async function viewBesideApply({ db, clock }: Deps) {
  const page = await queries.findBesideApply(db, clock());
  const table = page && besideApply(page);
  return table ? { title: page.title, to: `/${page.path}`, ...table } : null;
}

/** The tables of the page with the fees, as plain texts. */
export async function viewFeeTables({ db, clock }: Deps) {
  const page = await queries.findBesideApply(db, clock());
  const written = page && feesOn(blocksOf(page));
  return written ? { title: page.title, to: `/${page.path}`, ...written } : null;
}

/** Readers see what is published; who writes pages sees them all. */
const isFor = (actor: Actor | null, page: queries.PageRow, now: Date) =>
  isPublic(page, now) || (actor !== null && actor.role >= editorRole);

export const isPublic = ({ draft, createdAt }: Pick<queries.PageRow, 'draft' | 'createdAt'>, now: Date): boolean =>
  !draft && createdAt <= now;

export type { PageRow } from './pages.queries.ts';

export const writePage = queries.updatePage;

export function editPage(deps: Deps, actor: Actor, id: string, input: PageEdit) {
  return deps.db.transaction(async (tx) => {
    if (!idPattern.test(id) || !(await queries.lockPage(tx, id))) throw notFound();
    const before = await loadPage(tx, id);
    await refuseStale(tx, actor, { kind: 'page', itemId: id, updatedAt: before.updatedAt }, input.updatedAt);
    const text = sanitise(input.pageText, { pictures: true });
    if (!plainText(text)) throw invalid({ pageText: pageMessages.pageText });
    await requirePictures(tx, 'pageText', picturesInText(text));
    const { pictures, documents } = referencesOf(blocksOf({ ...before, pageText: text }));
    const pageText = await sizePictures(tx, text);
    const change = { title: input.title, pageText, updatedBy: actor.id, updatedAt: deps.clock() };
    await queries.updatePage(tx, id, change);
    await queries.replaceReferences(tx, id, { pictures, documents });
    if (input.picture) {
      await requirePictures(tx, 'picture', input.picture);
      await queries.replacePictures(tx, id, input.picture);
    }
    await describePictures(deps, tx, actor, input.pictureWords);
    const after = await loadPage(tx, id);
    await saveVersion(deps, tx, actor, presentVersion(before), presentVersion(after));
    return after;
  });
}

/** Other texts never reach the database. */
const idPattern = /^[a-z0-9-]{1,100}$/;

export async function loadPage(db: Deps['db'], id: string) {
  const page = idPattern.test(id) ? await queries.findPage(db, id) : undefined;
  if (!page) throw notFound();
  return page;
}
