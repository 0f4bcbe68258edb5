import { keptMessages } from '../../../../contract/content/kept.ts';
import type { KeptWords } from '../../../../contract/media/media.ts';
import { pageContentMessages as messages, type PageContentEdit } from '../../../../contract/pages/page-content.ts';
import { blocksOf } from '../../../../contract/pages/stored-blocks.ts';
import { editorRole } from '../../../../contract/people/roles.ts';
import { foreignKeyViolation, postgresCode } from '../../../db/client.ts';
import type { Deps } from '../../../deps.ts';
import type { Actor } from '../../../lib/actor.ts';
import { ApiError, forbidden, invalid, notFound } from '../../../lib/errors.ts';
import { record, refuseStale } from '../../audit/audit.service.ts';
import { scheduleKept } from '../../kept/kept.service.ts';
import { asKept, asSaid, mergeWords, withWords } from '../../kept/kept-words.ts';
import { describePictures, infosOf, lockPictures, requirePictures } from '../../media/media.service.ts';
import * as previews from '../../previews/previews.service.ts';
import { saveVersion } from '../../revisions/revisions.service.ts';
import { keepForeign, referencesOf, storedBlocks, withSizes } from '../blocks.ts';
import { presentVersion } from '../pages.presenter.ts';
import * as pages from '../pages.queries.ts';
import { isPublic, loadPage, writePage } from '../pages.service.ts';
import { showAll } from '../shown-blocks.ts';
import { linksTo } from '../tree/page-links.queries.ts';
import * as queries from './page-content.queries.ts';

/** A page as those who write it see it: with the changes that are kept, if there are any. */
export async function viewContent({ db, clock }: Deps, id: string) {
  const page = await loadPage(db, id);
  const [kept, redirects, linkedFrom, preview] = await Promise.all([
    queries.findKept(db, id),
    queries.redirectsTo(db, id),
    linksTo(db, id),
    previews.findPreview(db, { kind: 'page', id }, clock()),
  ]);
  const content = kept ?? { ...page, picture: page.pictures.map(({ name }) => name).join(',') };
  const blocks = blocksOf(content);
  const pictures = { beside: namesIn(content.picture), words: kept?.pictureWords ?? [] };
  const { shown, pictureInfo } = await showAll(db, clock(), blocks, pictures);
  const [startedFrom, behind] = [startOf(page, kept), isBehind(page, kept)];
  return { page, kept, behind, startedFrom, content, blocks, shown, redirects, linkedFrom, preview, pictureInfo };
}

type Kept = queries.PageKeptRow | undefined;

/** What a change is based on: whatever was saved last, for readers or beside what they see. */
const startOf = ({ updatedAt }: pages.PageRow, kept: Kept): Date =>
  kept && kept.savedAt > updatedAt ? kept.savedAt : updatedAt;

/** The public page was changed after these changes had been kept. */
const isBehind = ({ updatedAt }: pages.PageRow, kept: Kept): boolean =>
  Boolean(kept?.basedOn && kept.basedOn.getTime() !== updatedAt.getTime());

const namesIn = (picture: string) => picture.split(',').filter(Boolean);

/** What readers do not see yet is simply saved; beside what they see changes are kept until they are published. */
export const saveContent = (deps: Deps, actor: Actor, id: string, input: PageContentEdit): Promise<void> =>
  namingDocuments(deps.db.transaction((tx) => changeContent(deps, tx, actor, id, input)));

async function changeContent(deps: Deps, tx: Deps['db'], actor: Actor, id: string, input: PageContentEdit) {
  const now = deps.clock();
  if (!(await pages.lockPage(tx, id))) throw notFound();
  const before = await loadPage(tx, id);
  const kept = await queries.findKept(tx, id);
  const version = { kind: 'page', itemId: id, updatedAt: startOf(before, kept) };
  await refuseStale(tx, actor, version, input.updatedAt);
  const stored = storedBlocks(keepForeign(blocksOf(before), input.blocks));
  const { pictures, documents } = referencesOf(blocksOf(stored));
  await requirePictures(tx, 'blocks', pictures);
  if (input.picture) await requirePictures(tx, 'picture', input.picture);
  const content = { title: input.title, ...withSizes(stored, await infosOf(tx, pictures)) };
  const beside = input.picture ?? namesIn(kept?.picture ?? before.pictures.map(({ name }) => name).join(','));
  const said = asKept(input.pictureWords ?? []);
  const pictureWords = mergeWords(kept?.pictureWords ?? [], said, [...pictures, ...beside]);

  if (!input.publish && isPublic(before, now)) {
    const publishAt = momentAhead(input, now) ?? null;
    await requireDescribable(tx, actor, said);
    await queries.putKept(tx, {
      ...{ pageId: id, ...content, picture: beside.join(','), pictureWords },
      ...{ basedOn: before.updatedAt, publishAt, problem: '', savedBy: actor.id, savedAt: now },
    });
    if (publishAt) await scheduleKept(deps, tx, { kind: 'page', id }, now, publishAt);
    await pages.replaceBlockPictures(tx, id, [...new Set([...pictures, ...beside])], true);
    await record(deps, tx, actor, { action: 'kept', kind: 'page', itemId: id, title: input.title });
    return;
  }
  await describePictures(deps, tx, actor, asSaid(pictureWords));
  await queries.deleteKept(tx, id);
  await pages.replaceBlockPictures(tx, id, [], true);
  await writePage(tx, id, { ...content, ...shownFrom(before, input, now), updatedBy: actor.id, updatedAt: now });
  await pages.replaceReferences(tx, id, { pictures, documents });
  await pages.replacePictures(tx, id, beside);
  await saveVersion(deps, tx, actor, presentVersion(before), presentVersion(await loadPage(tx, id)));
}

/** What is kept will be said in the name of whoever kept it, who must be allowed to say it. */
async function requireDescribable(tx: Deps['db'], actor: Actor, said: KeptWords[]): Promise<void> {
  const names = said.map(({ picture }) => picture);
  if (names.length > 0) await lockPictures(tx, actor, names);
}

/** From when on readers see it. */
function shownFrom(before: pages.PageRow, input: PageContentEdit, now: Date) {
  const at = momentAhead(input, now);
  if (!input.publish) {
    if (at) throw invalid({ publishAt: keptMessages.notPublic });
    return {};
  }
  if (isPublic(before, now)) {
    if (at) throw invalid({ publishAt: messages.later });
    return {};
  }
  return { draft: false, createdAt: at ?? now };
}

function momentAhead({ publishAt }: PageContentEdit, now: Date): Date | undefined {
  const at = publishAt === undefined ? undefined : new Date(publishAt);
  if (at && at <= now) throw invalid({ publishAt: messages.past });
  return at;
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

/** Locked for the job that publishes what is kept: the change, and the save that makes it public. */
export async function holdKept(deps: Deps, tx: Deps['db'], id: string) {
  const kept = (await pages.lockPage(tx, id)) && (await queries.findKept(tx, id));
  if (!kept) return;
  const page = await loadPage(tx, id);
  const { title, picture } = kept;
  return {
    ...{ title: page.title, kept },
    note: (problem: string) => queries.noteProblem(tx, id, problem),
    async save(inner: Deps['db'], actor: Actor) {
      if (actor.role < editorRole) throw forbidden();
      if (isBehind(page, kept)) throw new ApiError('stale', keptMessages.behind);
      if (!isPublic(page, deps.clock())) throw new ApiError('conflict', keptMessages.unpublished);
      const content = { title, blocks: blocksOf(kept), picture: namesIn(picture), publish: true };
      await namingDocuments(changeContent(deps, inner, actor, id, content));
    },
  };
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
  if (!kept) return { ...page, pictureWords: [] };
  const { title, pageText, blocks, picture, pictureWords } = kept;
  const pictures = withWords(await infosOf(db, namesIn(picture)), pictureWords);
  return { ...page, title, pageText, blocks, pictures, pictureWords };
}
