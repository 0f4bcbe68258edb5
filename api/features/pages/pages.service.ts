import { isPageSlug, type PageEdit, type PageSlug, pageMessages } from '../../../contract/pages.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../lib/actor.ts';
import { invalid, notFound } from '../../lib/errors.ts';
import { plainText, sanitise } from '../../lib/html.ts';
import { refuseStale } from '../audit/audit.service.ts';
import { describePictures, requirePictures } from '../media/media.service.ts';
import { saveVersion } from '../revisions/revisions.service.ts';
import { presentVersion } from './pages.presenter.ts';
import * as queries from './pages.queries.ts';

export function viewPage({ db }: Deps, id: string) {
  return load(db, knownSlug(id));
}

export function editPage(deps: Deps, actor: Actor, id: string, input: PageEdit) {
  return deps.db.transaction(async (tx) => {
    const slug = knownSlug(id);
    if (!(await queries.lockPage(tx, slug))) throw notFound();
    const before = await load(tx, slug);
    await refuseStale(tx, actor, { kind: 'page', itemId: slug, updatedAt: before.updatedAt }, input.updatedAt);
    const pageText = sanitise(input.pageText);
    if (!plainText(pageText)) throw invalid({ pageText: pageMessages.pageText });
    const change = { title: input.title, pageText, updatedBy: actor.id, updatedAt: deps.clock() };
    await queries.updatePage(tx, slug, change);
    if (input.picture) {
      await requirePictures(tx, 'picture', input.picture);
      await queries.replacePictures(tx, slug, input.picture);
    }
    await describePictures(deps, tx, actor, input.pictureWords);
    const after = await load(tx, slug);
    await saveVersion(deps, tx, actor, presentVersion(before), presentVersion(after));
    return after;
  });
}

/** Other texts never reach the database. */
function knownSlug(id: string): PageSlug {
  if (!isPageSlug(id)) throw notFound();
  return id;
}

async function load(db: Deps['db'], slug: PageSlug) {
  const page = await queries.findPage(db, slug);
  if (!page) throw notFound();
  return page;
}
