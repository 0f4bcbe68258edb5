import { type GalleryEdit, galleryEdit } from '../../../contract/content/galleries.ts';
import type { Deps } from '../../deps.ts';
import { notFound } from '../../lib/errors.ts';
import { visibleEvents } from '../events/events.service.ts';
import { contentOf, findKept, picturesOf } from '../kept/kept.service.ts';
import { readKept } from '../kept/kept-edits.ts';
import { presentGallery, presentImage, presentOption } from './galleries.presenter.ts';
import * as queries from './galleries.queries.ts';

/** A gallery as its page will show it once what is kept of it is public, whoever asks; the caller knows who may see it. */
export async function shownGallery({ db, clock }: Deps, id: number) {
  const visible = visibleEvents(null, clock());
  const [found, saved, kept] = await Promise.all([
    queries.findGallery(db, id, visible),
    queries.imagesOf(db, id),
    findKept(db, { kind: 'gallery', id }),
  ]);
  if (!found) throw notFound();
  const change: Partial<GalleryEdit> = kept ? readKept(galleryEdit, contentOf(kept)) : {};
  const {
    name = found.gallery.name,
    description = found.gallery.description,
    category = found.gallery.category,
    eventId = found.gallery.eventId,
  } = change;
  const cover = kept && change.picture ? { picture: change.picture, pictureInfo: await picturesOf(db, kept) } : {};
  const event =
    eventId === found.gallery.eventId ? found.event : eventId && (await queries.findOption(db, eventId, visible));
  const gallery = { ...found.gallery, name, description, category, eventId, ...cover };
  return {
    gallery: presentGallery(gallery),
    images: inOrder(saved, change.images).map(presentImage),
    event: event ? presentOption(event) : null,
  };
}

/** Those that are named first; the others stay behind them. */
function inOrder(images: queries.ImageRow[], wanted: number[] = []) {
  const named = wanted.flatMap((id) => images.find((image) => image.id === id) ?? []);
  return [...named, ...images.filter((image) => !named.includes(image))];
}
