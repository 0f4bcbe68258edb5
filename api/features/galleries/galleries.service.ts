import {
  type GalleryAdd,
  type GalleryEdit,
  galleryMessages,
  type ImageEdit,
  type ImagesAdd,
} from '../../../contract/galleries.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../lib/actor.ts';
import { forbidden, invalid, notFound } from '../../lib/errors.ts';
import { pageCount, pageOf } from '../../lib/paging.ts';
import { requirePictures } from '../media/media.service.ts';
import { resolveOwner } from '../users/users.service.ts';
import { canChange } from './galleries.policy.ts';
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

export function homeImages({ db }: Deps) {
  return queries.newestImages(db, 0, homeCount);
}

export async function viewGallery({ db }: Deps, id: number) {
  const found = await queries.findGallery(db, id);
  if (!found) throw notFound();
  const [images, events] = await Promise.all([queries.imagesOf(db, id), queries.latestEvents(db, optionCount)]);
  return { ...found, images, events };
}

export function eventOptions({ db }: Deps) {
  return queries.latestEvents(db, optionCount);
}

export async function viewImage({ db }: Deps, id: number) {
  const image = await queries.findImage(db, id);
  if (!image) throw notFound();
  return image;
}

export function addGallery({ db, clock }: Deps, actor: Actor, input: GalleryAdd) {
  return db.transaction(async (tx) => {
    const { name, description, category, picture, galleryId: eventId = null } = input;
    await requirePictures(tx, 'picture', [picture]);
    if (!(await holdEvent(tx, eventId))) throw invalid({ galleryId: galleryMessages.event });
    const ownerId = await resolveOwner(tx, actor, input.userId);
    const row = { name, description, category, picture, eventId, ownerId, createdAt: clock() };
    return queries.insertGallery(tx, row);
  });
}

/** What the input leaves out stays as it was. */
export function editGallery({ db, clock }: Deps, actor: Actor, id: number, input: GalleryEdit) {
  return db.transaction(async (tx) => {
    const { name, description, category, picture, eventId } = input;
    // The event before the gallery, as when an event is deleted: in the other order the two could block each other.
    const eventIsThere = await holdEvent(tx, eventId);
    await lockGallery(tx, actor, id);
    if (!eventIsThere) throw invalid({ eventId: galleryMessages.event });
    if (picture) await requirePictures(tx, 'picture', [picture]);
    return queries.updateGallery(tx, id, { name, description, category, picture, eventId, updatedAt: clock() });
  });
}

export function deleteGallery({ db }: Deps, actor: Actor, id: number) {
  return db.transaction(async (tx) => {
    await lockGallery(tx, actor, id);
    await queries.deleteGallery(tx, id);
  });
}

export function addImages({ db, clock }: Deps, actor: Actor, galleryId: number, input: ImagesAdd) {
  return db.transaction(async (tx) => {
    await lockGallery(tx, actor, galleryId);
    const names = input.map(({ picture }) => picture);
    await requirePictures(tx, 'picture', names);
    const createdAt = clock();
    return queries.insertImages(
      tx,
      input.map(({ picture, caption }) => ({ galleryId, picture, caption, createdAt })),
    );
  });
}

export function editImage({ db }: Deps, actor: Actor, id: number, input: ImageEdit) {
  return db.transaction(async (tx) => {
    const { caption, picture } = input;
    await lockImage(tx, actor, id);
    if (picture) await requirePictures(tx, 'picture', [picture]);
    return queries.updateImage(tx, id, { caption, picture });
  });
}

export function deleteImage({ db }: Deps, actor: Actor, id: number) {
  return db.transaction(async (tx) => {
    await lockImage(tx, actor, id);
    await queries.deleteImage(tx, id);
  });
}

async function lockGallery(tx: Deps['db'], actor: Actor, id: number) {
  requireChange(actor, await queries.lockGallery(tx, id));
}

async function lockImage(tx: Deps['db'], actor: Actor, id: number) {
  requireChange(actor, await queries.lockImage(tx, id));
}

function requireChange(actor: Actor, locked: { ownerId: number | null } | undefined) {
  if (!locked) throw notFound();
  if (!canChange(actor, locked)) throw forbidden();
}

async function holdEvent(tx: Deps['db'], id: number | null | undefined): Promise<boolean> {
  return id ? queries.holdEvent(tx, id) : true;
}
