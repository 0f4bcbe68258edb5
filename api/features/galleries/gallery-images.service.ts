import type { ImageEdit, ImagesAdd } from '../../../contract/content/galleries.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../lib/actor.ts';
import { forbidden, notFound } from '../../lib/errors.ts';
import { record, refuseStale } from '../audit/audit.service.ts';
import { describePictures, requirePictures } from '../media/media.service.ts';
import { saveVersion } from '../revisions/revisions.service.ts';
import { moveToTrash } from '../trash/trash.service.ts';
import { canChange, canSee } from './galleries.policy.ts';
import { imageTitle, presentImageVersion } from './galleries.presenter.ts';
import * as queries from './galleries.queries.ts';
import { lockGallery } from './galleries.service.ts';

export async function viewImage({ db, clock }: Deps, actor: Actor | null, id: number) {
  const { image, gallery } = existing(await queries.findShownImage(db, id));
  if (!canSee(actor, gallery, clock())) throw notFound();
  return image;
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

async function lockImage(tx: Deps['db'], actor: Actor, id: number) {
  const locked = existing(await queries.lockImage(tx, id));
  if (!canChange(actor, locked)) throw forbidden();
  return { image: existing(await queries.findImage(tx, id)), galleryName: locked.galleryName };
}

function existing<T>(row: T | undefined): T {
  if (row === undefined) throw notFound();
  return row;
}
