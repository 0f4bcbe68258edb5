import type { GalleryAdd, GalleryEdit, ImageEdit, ImagesAdd } from '../../../contract/galleries.ts';
import { galleryMessages } from '../../../contract/galleries.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../lib/actor.ts';
import { forbidden, invalid, notFound } from '../../lib/errors.ts';
import { pageCount, pageOf } from '../../lib/paging.ts';
import { record, refuseStale } from '../audit/audit.service.ts';
import { visibleEvents } from '../events/events.service.ts';
import { describePictures, requirePictures } from '../media/media.service.ts';
import { saveFirstVersion, saveVersion } from '../revisions/revisions.service.ts';
import { moveToTrash } from '../trash/trash.service.ts';
import { resolveOwner } from '../users/users.service.ts';
import { canChange } from './galleries.policy.ts';
import { imageTitle, presentImageVersion, presentVersion } from './galleries.presenter.ts';
import * as queries from './galleries.queries.ts';

const pageSize = 12;
const homeCount = 8;
const optionCount = 200;

export async function listGalleries({ db }: Deps, { page, cat }: { page: number; cat: number }) {
  const { limit, offset } = pageOf(page, pageSize);
  const [docs, total] = await Promise.all([
    queries.latestGalleries(db, cat, limit, offset),
    queries.countGalleries(db, cat),
  ]);
  return { docs, pages: pageCount(total, pageSize) };
}

export function homeImages({ db }: Deps, gallery: number | undefined) {
  return queries.newestImages(db, 0, homeCount, gallery);
}

export async function viewGallery({ db, clock }: Deps, actor: Actor | null, id: number) {
  const now = clock();
  const found = existing(await queries.findGallery(db, id, visibleEvents(actor, now)));
  const [images, events] = await Promise.all([
    queries.imagesOf(db, id),
    queries.latestEvents(db, visibleEvents(null, now), optionCount),
  ]);
  return { ...found, images, events };
}

export function eventOptions({ db, clock }: Deps) {
  return queries.latestEvents(db, visibleEvents(null, clock()), optionCount);
}

export async function viewImage({ db }: Deps, id: number) {
  return existing(await queries.findImage(db, id));
}

export function addGallery(deps: Deps, actor: Actor, input: GalleryAdd) {
  return deps.db.transaction(async (tx) => {
    const { name, description, category, picture, galleryId: eventId = null } = input;
    await requirePictures(tx, 'picture', [picture]);
    await describePictures(deps, tx, actor, input.pictureWords);
    if (!(await lockEvent(tx, eventId))) throw invalid({ galleryId: galleryMessages.event });
    const ownerId = await resolveOwner(tx, actor, input.userId);
    const now = deps.clock();
    const row = { name, description, category, picture, eventId, ownerId, createdAt: now, updatedAt: now };
    const added = await queries.insertGallery(tx, row);
    await saveFirstVersion(deps, tx, actor, presentVersion(added));
    return added;
  });
}

/** What the input leaves out stays as it was. */
export function editGallery(deps: Deps, actor: Actor, id: number, input: GalleryEdit) {
  return deps.db.transaction(async (tx) => {
    const { name, description, category, picture, eventId } = input;
    // The event before the gallery, as when an event is deleted: in the other order the two could block each other.
    const eventIsThere = await lockEvent(tx, eventId);
    const before = await lockGallery(tx, actor, id);
    await refuseStale(tx, actor, { kind: 'gallery', itemId: id, updatedAt: before.updatedAt }, input.updatedAt);
    if (!eventIsThere) throw invalid({ eventId: galleryMessages.event });
    if (picture) await requirePictures(tx, 'picture', [picture]);
    await describePictures(deps, tx, actor, input.pictureWords);
    if (input.images) await putInOrder(tx, id, input.images);
    const change = { name, description, category, picture, eventId, updatedAt: deps.clock() };
    const after = await queries.updateGallery(tx, id, change);
    await saveVersion(deps, tx, actor, presentVersion(before), presentVersion(after));
    return after;
  });
}

/** Those that were added meanwhile and are not named stay behind the others. */
async function putInOrder(tx: Deps['db'], galleryId: number, wanted: number[]): Promise<void> {
  const present = await queries.imageIdsOf(tx, galleryId);
  const [known, named] = [new Set(present), new Set(wanted)];
  if (!named.isSubsetOf(known)) throw invalid({ images: galleryMessages.images });
  const rest = present.filter((id) => !named.has(id));
  await queries.orderImages(tx, galleryId, [...wanted, ...rest]);
}

/** Its images go with it, and come back with it. */
export function deleteGallery(deps: Deps, actor: Actor, id: number) {
  return deps.db.transaction(async (tx) => {
    const { name } = await lockGallery(tx, actor, id);
    await moveToTrash(deps, tx, actor, { kind: 'gallery', id, title: name });
  });
}

export function addImages(deps: Deps, actor: Actor, galleryId: number, input: ImagesAdd) {
  return deps.db.transaction(async (tx) => {
    const { name } = await lockGallery(tx, actor, galleryId);
    const names = input.map(({ picture }) => picture);
    await requirePictures(tx, 'picture', names);
    const words = input.filter(({ alt, consent }) => alt !== undefined || consent !== undefined);
    const described = words.map(({ picture, caption: _, ...said }) => ({ name: picture, ...said }));
    await describePictures(deps, tx, actor, described);
    const now = deps.clock();
    const rows = input.map(({ picture, caption }) => ({ picture, caption, createdAt: now, updatedAt: now }));
    const added = await queries.insertImages(tx, galleryId, rows);
    // One line for all of them; the first version of each is saved when it is changed.
    const detail = added.length === 1 ? '1 picture added' : `${added.length} pictures added`;
    await record(deps, tx, actor, { action: 'changed', kind: 'gallery', itemId: galleryId, title: name, detail });
    return added;
  });
}

export function editImage(deps: Deps, actor: Actor, id: number, input: ImageEdit) {
  return deps.db.transaction(async (tx) => {
    const { caption, picture } = input;
    const { image: before, galleryName } = await lockImage(tx, actor, id);
    await refuseStale(tx, actor, { kind: 'galleryImage', itemId: id, updatedAt: before.updatedAt }, input.updatedAt);
    if (picture) await requirePictures(tx, 'picture', [picture]);
    await describePictures(deps, tx, actor, input.pictureWords);
    const after = await queries.updateImage(tx, id, { caption, picture, updatedAt: deps.clock() });
    const versionOf = (row: queries.ImageRow) => presentImageVersion(row, galleryName);
    await saveVersion(deps, tx, actor, versionOf(before), versionOf(after));
    return after;
  });
}

export function deleteImage(deps: Deps, actor: Actor, id: number) {
  return deps.db.transaction(async (tx) => {
    const { image, galleryName } = await lockImage(tx, actor, id);
    await moveToTrash(deps, tx, actor, { kind: 'galleryImage', id, title: imageTitle(image.caption, galleryName) });
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

/** In a transaction that holds its lock; its words stay as they are. */
export async function arrangeGallery(
  deps: Deps,
  tx: Deps['db'],
  actor: Actor,
  before: queries.GalleryRow,
  change: { category: number },
) {
  const after = await queries.updateGallery(tx, before.id, { ...change, updatedAt: deps.clock() });
  await saveVersion(deps, tx, actor, presentVersion(before), presentVersion(after));
  return after;
}

/** In a transaction that holds its lock. Whose it is is no part of its versions; the log says it. */
export const giveGallery = (deps: Deps, tx: Deps['db'], id: number, ownerId: number) =>
  queries.updateGallery(tx, id, { ownerId, updatedAt: deps.clock() });

async function lockImage(tx: Deps['db'], actor: Actor, id: number) {
  const locked = existing(await queries.lockImage(tx, id));
  requireChange(actor, locked);
  return { image: existing(await queries.findImage(tx, id)), galleryName: locked.galleryName };
}

function requireChange(actor: Actor, found: { ownerId: number | null } | undefined) {
  if (!canChange(actor, existing(found))) throw forbidden();
}

function existing<T>(row: T | undefined): T {
  if (row === undefined) throw notFound();
  return row;
}

async function lockEvent(tx: Deps['db'], id: number | null | undefined): Promise<boolean> {
  return id ? queries.lockEvent(tx, id) : true;
}
