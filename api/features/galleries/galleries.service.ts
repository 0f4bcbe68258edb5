import type { GalleryAdd, GalleryEdit } from '../../../contract/content/galleries.ts';
import { galleryMessages } from '../../../contract/content/galleries.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../lib/actor.ts';
import { toMoment } from '../../lib/clock.ts';
import { forbidden, invalid, notFound } from '../../lib/errors.ts';
import { pageCount, pageOf } from '../../lib/paging.ts';
import { refuseStale } from '../audit/audit.service.ts';
import { visibleEvents } from '../events/events.service.ts';
import { keepChange, takeKept } from '../kept/kept.service.ts';
import { describePictures, requirePictures } from '../media/media.service.ts';
import { publishOnTime } from '../publishing/publishing.service.ts';
import { refusePublishing } from '../reviews/reviews.service.ts';
import { saveFirstVersion, saveVersion } from '../revisions/revisions.service.ts';
import { moveToTrash } from '../trash/trash.service.ts';
import { resolveOwner } from '../users/users.service.ts';
import { canChange, canSee } from './galleries.policy.ts';
import { presentVersion } from './galleries.presenter.ts';
import * as queries from './galleries.queries.ts';

const pageSize = 12;
const homeCount = 8;
const optionCount = 200;

export async function listGalleries({ db, clock }: Deps, { page, cat }: { page: number; cat: number }) {
  const { limit, offset } = pageOf(page, pageSize);
  const now = clock();
  const [docs, total] = await Promise.all([
    queries.latestGalleries(db, cat, now, limit, offset),
    queries.countGalleries(db, cat, now),
  ]);
  return { docs, pages: pageCount(total, pageSize) };
}

export function homeImages({ db, clock }: Deps, gallery: number | undefined) {
  return queries.newestImages(db, 0, clock(), homeCount, gallery);
}

export async function viewGallery({ db, clock }: Deps, actor: Actor | null, id: number) {
  const now = clock();
  const found = existing(await queries.findGallery(db, id, visibleEvents(actor, now)));
  if (!canSee(actor, found.gallery, now)) throw notFound();
  const [images, events] = await Promise.all([
    queries.imagesOf(db, id),
    queries.latestEvents(db, visibleEvents(null, now), optionCount),
  ]);
  return { ...found, images, events };
}

export function eventOptions({ db, clock }: Deps) {
  return queries.latestEvents(db, visibleEvents(null, clock()), optionCount);
}

export function addGallery(deps: Deps, actor: Actor, input: GalleryAdd) {
  return deps.db.transaction(async (tx) => {
    const { category, galleryId: eventId = null } = input;
    if (input.picture) await requirePictures(tx, 'picture', [input.picture]);
    await describePictures(deps, tx, actor, input.pictureWords);
    if (!(await holdEvent(tx, eventId))) throw invalid({ galleryId: galleryMessages.event });
    const ownerId = await resolveOwner(tx, actor, input.userId);
    const now = deps.clock();
    const row = { createdAt: now, ...content(input), category, eventId, ownerId, updatedAt: now };
    const added = await queries.insertGallery(tx, row);
    await saveFirstVersion(deps, tx, actor, presentVersion(added));
    await publishOnTime(deps, tx, 'gallery', added);
    return added;
  });
}

/** What the input leaves out stays as it was. */
export const editGallery = (deps: Deps, actor: Actor, id: number, input: GalleryEdit) =>
  deps.db.transaction((tx) => changeGallery(deps, tx, actor, id, input));

export async function changeGallery(deps: Deps, tx: Deps['db'], actor: Actor, id: number, input: GalleryEdit) {
  const { category, picture, eventId } = input;
  // The event before the gallery, as when an event is deleted: in the other order the two could block each other.
  const eventIsThere = await holdEvent(tx, eventId);
  const before = await lockGallery(tx, actor, id);
  await refuseStale(tx, actor, { kind: 'gallery', itemId: id, updatedAt: before.updatedAt }, input.updatedAt);
  refusePublishing(actor, before, input);
  if (!eventIsThere) throw invalid({ eventId: galleryMessages.event });
  if (picture) await requirePictures(tx, 'picture', [picture]);
  const order = input.images && (await orderOf(tx, id, input.images, input.kept !== undefined));
  if (input.keep) {
    // Also of what says that it is a draft: readers will see it.
    requireComplete({
      description: input.description,
      picture: picture === undefined ? before.picture : picture || null,
    });
    await keepChange(deps, tx, actor, { kind: 'gallery', title: before.name, ...before }, input, keptOf(input));
    return before;
  }
  if (input.kept !== undefined) await takeKept(tx, actor, { kind: 'gallery', id }, input.kept);
  await describePictures(deps, tx, actor, input.pictureWords);
  if (order) await queries.orderImages(tx, id, order);
  return save(deps, tx, actor, before, { ...content(input), category, eventId });
}

/** What waits beside what is public. */
function keptOf({ name, description, category, picture, eventId, images, pictureWords: words }: GalleryEdit) {
  const given = Object.entries({ category, picture, eventId, images }).filter(([, value]) => value !== undefined);
  return {
    ...{ content: { name, description, ...Object.fromEntries(given) }, words },
    pictures: picture ? [picture] : [],
  };
}

/** In a transaction that holds its lock: what is changed, its version, and the announcement of its moment. */
async function save(
  deps: Deps,
  tx: Deps['db'],
  actor: Actor,
  before: queries.GalleryRow,
  change: Parameters<typeof queries.updateGallery>[2],
) {
  const { draft = before.draft, description = before.description, picture = before.picture } = change;
  if (!draft) requireComplete({ description, picture });
  const after = await queries.updateGallery(tx, before.id, { ...change, updatedAt: deps.clock() });
  await saveVersion(deps, tx, actor, presentVersion(before), presentVersion(after));
  await publishOnTime(deps, tx, 'gallery', after);
  return after;
}

/** Those that were added meanwhile and are not named stay behind the others; from an order that waited, some may be gone. */
async function orderOf(tx: Deps['db'], galleryId: number, wanted: number[], hasWaited: boolean): Promise<number[]> {
  const present = await queries.imageIdsOf(tx, galleryId);
  const [known, named] = [new Set(present), new Set(wanted)];
  if (!hasWaited && !named.isSubsetOf(known)) throw invalid({ images: galleryMessages.images });
  return [...wanted.filter((id) => known.has(id)), ...present.filter((id) => !named.has(id))];
}

/** Its images go with it, and come back with it. */
export function deleteGallery(deps: Deps, actor: Actor, id: number) {
  return deps.db.transaction(async (tx) => {
    const { name } = await lockGallery(tx, actor, id);
    await moveToTrash(deps, tx, actor, { kind: 'gallery', id, title: name });
  });
}

/** For somebody who may change it, and only wants to know. */
export async function requireOwnGallery({ db }: Deps, actor: Actor, id: number): Promise<void> {
  requireChange(actor, (await queries.findGallery(db, id))?.gallery);
}

/** Locked until the transaction ends, for somebody who may change it. */
export async function lockGallery(tx: Deps['db'], actor: Actor, id: number) {
  requireChange(actor, await queries.lockGallery(tx, id));
  return existing(await queries.findGallery(tx, id)).gallery;
}

/** Locked until the transaction ends, whoever asks; who may do what with it says the caller. */
export async function holdGallery(tx: Deps['db'], id: number) {
  existing(await queries.lockGallery(tx, id));
  return existing(await queries.findGallery(tx, id)).gallery;
}

/** Where it belongs, and whether readers see it. */
type Arrangement = Partial<Pick<queries.GalleryRow, 'category' | 'draft' | 'createdAt'>>;

/** In a transaction that holds its lock; its words stay as they are. */
export const arrangeGallery = (
  deps: Deps,
  tx: Deps['db'],
  actor: Actor,
  before: queries.GalleryRow,
  change: Arrangement,
) => save(deps, tx, actor, before, change);

/**
 * In a transaction that holds its lock. What is published now is of now, unless it was planned for later, or is to be
 * of the moment that it was of before.
 */
export async function publishGallery(
  deps: Deps,
  tx: Deps['db'],
  actor: Actor,
  before: queries.GalleryRow,
  asBefore = false,
) {
  const now = deps.clock();
  const createdAt = asBefore || before.createdAt > now ? before.createdAt : now;
  return save(deps, tx, actor, before, { draft: false, createdAt });
}

/** In a transaction that holds its lock. Whose it is is no part of its versions; the log says it. */
export const giveGallery = (deps: Deps, tx: Deps['db'], id: number, ownerId: number) =>
  queries.updateGallery(tx, id, { ownerId, updatedAt: deps.clock() });

function requireChange(actor: Actor, found: { ownerId: number | null } | undefined) {
  if (!canChange(actor, existing(found))) throw forbidden();
}

function existing<T>(row: T | undefined): T {
  if (row === undefined) throw notFound();
  return row;
}

/** Whether the event is there, and stays until the end of the transaction; so it is when there is none to look for. */
export async function holdEvent(tx: Deps['db'], id: number | null | undefined): Promise<boolean> {
  return id ? queries.lockEvent(tx, id) : true;
}

/** What readers get has all that a published gallery must have. */
function requireComplete({ description, picture }: { description: string; picture: string | null }): void {
  const missing = {
    ...(description === '' && { description: galleryMessages.description }),
    ...(picture === null && { picture: galleryMessages.image }),
  };
  if (Object.keys(missing).length > 0) throw invalid(missing);
}

/** What is not given stays as it was. */
function content({ name, description, picture, draft, createdAt }: GalleryAdd | GalleryEdit) {
  return {
    ...{ name, description },
    ...(picture !== undefined && { picture: picture || null }),
    ...(draft !== undefined && { draft }),
    ...(createdAt && { createdAt: toMoment(createdAt) }),
  };
}
