import { isPageSlug, type PageEdit, type PageSlug, pageMessages } from '../../../contract/pages.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../lib/actor.ts';
import { invalid, notFound } from '../../lib/errors.ts';
import { plainText, sanitise } from '../../lib/html.ts';
import { requirePictures } from '../media/media.service.ts';
import * as queries from './pages.queries.ts';

export function viewPage({ db }: Deps, id: string) {
  return load(db, knownSlug(id));
}

export function editPage({ db, clock }: Deps, actor: Actor, id: string, input: PageEdit) {
  return db.transaction(async (tx) => {
    const slug = knownSlug(id);
    if (!(await queries.lockPage(tx, slug))) throw notFound();
    const pageText = sanitise(input.pageText);
    if (!plainText(pageText)) throw invalid({ pageText: pageMessages.pageText });
    await queries.updatePage(tx, slug, { title: input.title, pageText, updatedBy: actor.id, updatedAt: clock() });
    if (input.picture) {
      await requirePictures(tx, 'picture', input.picture);
      await queries.replacePictures(tx, slug, input.picture);
    }
    return load(tx, slug);
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
