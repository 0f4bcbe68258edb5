import { pageContentMessages as messages, type PageContentEdit } from '../../../contract/page-content.ts';
import { blocksOf } from '../../../contract/stored-blocks.ts';
import { foreignKeyViolation, postgresCode } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../lib/actor.ts';
import { invalid, notFound } from '../../lib/errors.ts';
import { record, refuseStale } from '../audit/audit.service.ts';
import { describePictures, infosOf, requirePictures } from '../media/media.service.ts';
import * as previews from '../previews/previews.service.ts';
import { saveVersion } from '../revisions/revisions.service.ts';
import { keepForeign, referencesOf, storedBlocks, withSizes } from './blocks.ts';
import * as queries from './page-content.queries.ts';
import { linksTo } from './page-links.queries.ts';
import { findNode } from './page-tree.queries.ts';
import { presentVersion } from './pages.presenter.ts';
import * as pages from './pages.queries.ts';
import { isPublic, loadPage, writePage } from './pages.service.ts';

/** A page as those who write it see it: with the changes that are kept, if there are any. */
export async function viewContent({ db, clock }: Deps, id: string) {
  const page = await loadPage(db, id);
  const [node, kept, redirects, linkedFrom, preview] = await Promise.all([
    findNode(db, id),
    queries.findKept(db, id),
    queries.redirectsTo(db, id),
    linksTo(db, id),
    previews.findPreview(db, { kind: 'page', id }, clock()),
  ]);
  if (!node) throw notFound();
  const content = kept ?? { ...page, picture: page.pictures.map(({ name }) => name).join(',') };
  const blocks = blocksOf(content);
  const names = [...namesIn(content.picture), ...referencesOf(blocks).pictures];
  const pictureInfo = await infosOf(db, [...new Set(names)]);
  return { node, page, kept, content, blocks, redirects, linkedFrom, preview, pictureInfo };
}

const namesIn = (picture: string) => picture.split(',').filter(Boolean);

/** What readers do not see yet is simply saved; beside what they see changes are kept until they are published. */
export function saveContent(deps: Deps, actor: Actor, id: string, input: PageContentEdit) {
  return namingDocuments(
    deps.db.transaction(async (tx) => {
      const now = deps.clock();
      if (!(await pages.lockPage(tx, id))) throw notFound();
      const before = await loadPage(tx, id);
      const kept = await queries.findKept(tx, id);
      const version = { kind: 'page', itemId: id, updatedAt: kept?.savedAt ?? before.updatedAt };
      await refuseStale(tx, actor, version, input.updatedAt);
      const stored = storedBlocks(keepForeign(blocksOf(before), input.blocks));
      const { pictures, documents } = referencesOf(blocksOf(stored));
      await requirePictures(tx, 'blocks', pictures);
      if (input.picture) await requirePictures(tx, 'picture', input.picture);
      await describePictures(deps, tx, actor, input.pictureWords);
      const content = { title: input.title, ...withSizes(stored, await infosOf(tx, pictures)) };
      const beside = input.picture ?? namesIn(kept?.picture ?? before.pictures.map(({ name }) => name).join(','));

      if (!input.publish && isPublic(before, now)) {
        const row = { pageId: id, ...content, picture: beside.join(','), savedBy: actor.id, savedAt: now };
        await queries.putKept(tx, row);
        await pages.replaceBlockPictures(tx, id, [...new Set([...pictures, ...beside])], true);
        await record(deps, tx, actor, { action: 'kept', kind: 'page', itemId: id, title: input.title });
        return;
      }
      await queries.deleteKept(tx, id);
      await pages.replaceBlockPictures(tx, id, [], true);
      await writePage(tx, id, { ...content, ...shownFrom(before, input, now), updatedBy: actor.id, updatedAt: now });
      await pages.replaceReferences(tx, id, { pictures, documents });
      await pages.replacePictures(tx, id, beside);
      await saveVersion(deps, tx, actor, presentVersion(before), presentVersion(await loadPage(tx, id)));
    }),
  );
}

/** From when on readers see it. */
function shownFrom(before: pages.PageRow, { publish, publishAt }: PageContentEdit, now: Date) {
  if (!publish) return {};
  if (publishAt === undefined) return isPublic(before, now) ? {} : { draft: false, createdAt: now };
  if (isPublic(before, now)) throw invalid({ publishAt: messages.later });
  const at = new Date(publishAt);
  if (at <= now) throw invalid({ publishAt: messages.past });
  return { draft: false, createdAt: at };
}

/** The database knows which documents there are. */
const namingDocuments = <T>(work: Promise<T>): Promise<T> =>
  work.catch((error) => {
    if (postgresCode(error) !== foreignKeyViolation) throw error;
    throw invalid({ blocks: 'A document of this page has been deleted. Choose another.' });
  });

/** The changes that were kept are given up; readers notice nothing. */
export function dropKept(deps: Deps, actor: Actor, id: string) {
  return deps.db.transaction(async (tx) => {
    if (!(await pages.lockPage(tx, id))) throw notFound();
    const { title } = await loadPage(tx, id);
    if (!(await queries.deleteKept(tx, id))) throw notFound();
    await pages.replaceBlockPictures(tx, id, [], true);
    await record(deps, tx, actor, { action: 'gave up changes', kind: 'page', itemId: id, title });
  });
}

/** A link that shows the page as it is kept, also to those without an account. */
export const makePreview = (deps: Deps, actor: Actor, id: string) =>
  deps.db.transaction(async (tx) => previews.makePreview(deps, tx, actor, await lockTitled(tx, id)));

export const endPreview = (deps: Deps, actor: Actor, id: string) =>
  deps.db.transaction(async (tx) => previews.endPreview(deps, tx, actor, await lockTitled(tx, id)));

async function lockTitled(tx: Deps['db'], id: string) {
  if (!(await pages.lockPage(tx, id))) throw notFound();
  const { title } = await loadPage(tx, id);
  return { kind: 'page' as const, id, title };
}

/** The page as it will be once what is kept of it is published. */
export async function pageWithKept(db: Deps['db'], id: string) {
  const [page, kept] = await Promise.all([loadPage(db, id), queries.findKept(db, id)]);
  if (!kept) return page;
  const { title, pageText, blocks, picture } = kept;
  return { ...page, title, pageText, blocks, pictures: await infosOf(db, namesIn(picture)) };
}
