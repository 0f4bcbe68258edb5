import type { EventOption } from '../../../contract/events.ts';
import type { Gallery, GalleryImage } from '../../../contract/galleries.ts';
import type { EventOptionRow, GalleryRow, ImageRow } from './galleries.queries.ts';

export function presentGallery(row: GalleryRow): Gallery {
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    category: row.category,
    picture: row.picture,
    pictureInfo: row.pictureInfo,
    UserId: row.ownerId,
    eventId: row.eventId,
    createdAt: row.createdAt.toISOString(),
  };
}

export function presentImage(row: ImageRow): GalleryImage {
  return {
    id: row.id,
    picture: row.picture,
    caption: row.caption,
    galleryId: row.galleryId,
    pictureInfo: row.pictureInfo,
  };
}

export function presentOption(row: EventOptionRow): EventOption {
  return { id: row.id, title: row.title, date: row.startsAt.toISOString() };
}
