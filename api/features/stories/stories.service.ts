import type { StoryAdd, StoryEdit, StoryKind } from '../../../contract/content/stories.ts';
import { storyMessages } from '../../../contract/content/stories.ts';
import type { LiveSource } from '../../../contract/site/site-links.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../lib/actor.ts';
import { schoolDay, toMoment } from '../../lib/clock.ts';
import { forbidden, invalid, notFound } from '../../lib/errors.ts';
import { pageCount, pageOf } from '../../lib/paging.ts';
import { extract, plainText, sanitise } from '../../lib/text/html.ts';
import { refuseStale } from '../audit/audit.service.ts';
import { keepChange, takeKept } from '../kept/kept.service.ts';
import { describePictures, requirePictures } from '../media/media.service.ts';
import { withTextPictures } from '../media/text-pictures.service.ts';
import { publishOnTime } from '../publishing/publishing.service.ts';
import { followReview, refusePublishing, waitsFor } from '../reviews/reviews.service.ts';
import { saveFirstVersion, saveVersion } from '../revisions/revisions.service.ts';
import { moveToTrash } from '../trash/trash.service.ts';
import { resolveOwner } from '../users/users.service.ts';
import { canChange, canSee } from './stories.policy.ts';
import { presentVersion } from './stories.presenter.ts';
import * as queries from './stories.queries.ts';

const pageSize = 12;
const homeCount = 4;
const sidebarCount = 5;
const trendingDays = 30;

/** The newest story leads every page of the list and is not repeated below. */
export async function listStories({ db, clock }: Deps, kind: StoryKind, { page, cat }: { page: number; cat: number }) {
  const filter = { kind, category: cat, now: clock() };
  const { limit, offset } = pageOf(page, pageSize);
  const isFirst = page === 1;
  // On the first page it is the first row; the others ask for it apart.
  const [[top, ...next], others] = await Promise.all([
    queries.latestWithTotal(db, filter, isFirst ? limit + 1 : 1),
    isFirst ? [] : queries.latest(db, filter, { limit, offset: offset + 1 }),
  ]);
  return { top, docs: isFirst ? next : others, pages: pageCount(top ? top.total - 1 : 0, pageSize) };
}

export async function homeStories({ db, clock }: Deps, kind: StoryKind, from: LiveSource | undefined) {
  const [top, ...rest] = await queries.homeStories(db, { kind, from, now: clock() }, homeCount + 1);
  return { top, rest };
}

export function trending({ db, clock }: Deps, kind: StoryKind) {
  const since = new Date(clock().getTime() - trendingDays * 24 * 60 * 60 * 1000);
  return queries.mostRead(db, kind, schoolDay(since), clock(), sidebarCount);
}

export function latestStories({ db, clock }: Deps, kind: StoryKind) {
  return queries.latest(db, { kind, category: undefined, now: clock() }, { limit: sidebarCount });
}

export async function viewStory({ db, clock }: Deps, actor: Actor | null, kind: StoryKind, id: number) {
  const story = await queries.findStory(db, kind, id);
  if (!story) throw notFound();
  if (!canSee(actor, story, clock()) && !(await waitsFor(db, actor, { kind, id }))) throw notFound();
  return story;
}

export function addStory(deps: Deps, actor: Actor, kind: StoryKind, input: StoryAdd) {
  return deps.db.transaction(async (tx) => {
    await requirePictures(tx, 'picture', input.picture);
    await describePictures(deps, tx, actor, input.pictureWords);
    const authorId = await resolveOwner(tx, actor, input.userId);
    const now = deps.clock();
    const { columns: written, inText } = await content(tx, input);
    const columns = { draft: false, createdAt: now, ...written, updatedAt: now, pictures: input.picture };
    const id = await queries.insertStory(tx, { kind, authorId, category: input.category, ...columns });
    if (inText.length > 0) await queries.noteTextPictures(tx, id, inText);
    const story = await loadStory(tx, kind, id);
    await saveFirstVersion(deps, tx, actor, presentVersion(kind, story));
    await publishOnTime(deps, tx, kind, story);
    if (isSubmitted(input)) requireComplete(kind, story);
    await followReview(deps, tx, actor, { kind, ...story }, { after: story, submit: isSubmitted(input) });
    return story;
  });
}

export const editStory = (deps: Deps, actor: Actor, kind: StoryKind, id: number, input: StoryEdit) =>
  deps.db.transaction((tx) => changeStory(deps, tx, actor, kind, id, input));

export async function changeStory(
  deps: Deps,
  tx: Deps['db'],
  actor: Actor,
  kind: StoryKind,
  id: number,
  input: StoryEdit,
) {
  const before = await lockOwnStory(tx, actor, kind, id);
  await refuseStale(tx, actor, { kind, itemId: id, updatedAt: before.updatedAt }, input.updatedAt);
  refusePublishing(actor, before, input);
  await requirePictures(tx, 'picture', input.picture);
  const category = input.category === undefined ? {} : { category: input.category };
  const { columns, inText } = await content(tx, input);
  const change = { ...columns, ...category };
  if (input.keep) {
    const { title, detail } = change;
    // Also of what says that it is a draft: readers will see it.
    requireComplete(kind, { detail, pictures: input.picture });
    const written = { title, detail, picture: input.picture.join(), ...category };
    await keepChange(deps, tx, actor, { kind, ...before }, input, {
      ...{ content: written, pictures: [...input.picture, ...inText], words: input.pictureWords },
    });
    return before;
  }
  if (input.kept !== undefined) await takeKept(tx, actor, { kind, id }, input.kept);
  await describePictures(deps, tx, actor, input.pictureWords);
  await queries.updateStory(tx, id, { ...change, updatedAt: deps.clock() });
  await queries.replacePictures(tx, id, input.picture);
  await queries.noteTextPictures(tx, id, inText);
  const after = await loadStory(tx, kind, id);
  await saveVersion(deps, tx, actor, presentVersion(kind, before), presentVersion(kind, after));
  await publishOnTime(deps, tx, kind, after);
  if (isSubmitted(input)) requireComplete(kind, after);
  await followReview(deps, tx, actor, { kind, ...after }, { before, after, submit: isSubmitted(input) });
  return after;
}

/** Locked until the end of the transaction, for a change that others than its author decide on. */
export async function lockStory(tx: Deps['db'], kind: StoryKind, id: number) {
  if (!(await queries.lockStory(tx, kind, id))) throw notFound();
  return loadStory(tx, kind, id);
}

/** Where it belongs, and whether readers see it. */
type Arrangement = Partial<Pick<queries.StoryRow, 'draft' | 'createdAt' | 'category'>>;

/**
 * In a transaction that holds its lock. What is published now is of now, unless it was planned for later, or is to be
 * of the moment that it was of before.
 */
export async function publishStory(
  deps: Deps,
  tx: Deps['db'],
  actor: Actor,
  kind: StoryKind,
  before: queries.StoryRow,
  asBefore = false,
) {
  const now = deps.clock();
  requireComplete(kind, before);
  const createdAt = asBefore || before.createdAt > now ? before.createdAt : now;
  return arrangeStory(deps, tx, actor, kind, before, { draft: false, createdAt });
}

/** In a transaction that holds its lock; its words stay as they are. */
export async function arrangeStory(
  deps: Deps,
  tx: Deps['db'],
  actor: Actor,
  kind: StoryKind,
  before: queries.StoryRow,
  change: Arrangement,
) {
  await queries.updateStory(tx, before.id, { ...change, updatedAt: deps.clock() });
  const after = await loadStory(tx, kind, before.id);
  await saveVersion(deps, tx, actor, presentVersion(kind, before), presentVersion(kind, after));
  await publishOnTime(deps, tx, kind, after);
  await followReview(deps, tx, actor, { kind, ...after }, { before, after, submit: false });
  return after;
}

/** In a transaction that holds its lock. Who wrote it is no part of its versions; the log says it. */
export async function giveStory(deps: Deps, tx: Deps['db'], kind: StoryKind, id: number, authorId: number) {
  await queries.updateStory(tx, id, { authorId, updatedAt: deps.clock() });
  return loadStory(tx, kind, id);
}

export function deleteStory(deps: Deps, actor: Actor, kind: StoryKind, id: number) {
  return deps.db.transaction(async (tx) => {
    const { title } = await lockOwnStory(tx, actor, kind, id);
    await moveToTrash(deps, tx, actor, { kind, id, title });
  });
}

/** Locked until the end of the transaction, for those who may change it. */
export async function lockOwnStory(tx: Deps['db'], actor: Actor, kind: StoryKind, id: number) {
  const story = await queries.lockStory(tx, kind, id);
  if (!story) throw notFound();
  if (!canChange(actor, story)) throw forbidden();
  return loadStory(tx, kind, id);
}

/** Whoever asks; the caller knows who may see it. */
export async function loadStory(db: Deps['db'], kind: StoryKind, id: number) {
  const story = await queries.findStory(db, kind, id);
  if (!story) throw notFound();
  return story;
}

const isSubmitted = (input: StoryAdd | StoryEdit): boolean => input.draft === true && input.submit === true;

/** What readers get, and what is sent in, has all that a published story must have. */
function requireComplete(kind: StoryKind, story: { detail: string; pictures: readonly unknown[] }): void {
  const image = kind === 'news' ? storyMessages.newsImage : storyMessages.articleImage;
  const missing = {
    ...(plainText(story.detail) === '' && { detail: storyMessages.detail }),
    ...(story.pictures.length === 0 && { picture: image }),
  };
  if (Object.keys(missing).length > 0) throw invalid(missing);
}

/** The columns that a save writes, and the pictures within its text. An editor that was left empty sends empty paragraphs. */
async function content(tx: Deps['db'], { title, detail: typed, createdAt, draft }: StoryEdit) {
  const { html, pictures } = await withTextPictures(tx, 'detail', sanitise(typed, { pictures: true }));
  const words = extract(html);
  if (!words && !draft) throw invalid({ detail: storyMessages.detail });
  const columns = {
    title,
    detail: words || pictures.length > 0 ? html : '',
    extract: words,
    ...(draft !== undefined && { draft }),
    ...(createdAt && { createdAt: toMoment(createdAt) }),
  };
  return { columns, inText: pictures };
}
