import type { EventOption } from '../../../contract/content/events.ts';
import type { Gallery, GalleryImage } from '../../../contract/content/galleries.ts';
import type { Version } from '../revisions/revisions.service.ts';
import type { EventOptionRow, GalleryRow, ImageRow } from './galleries.queries.ts';

export function presentGallery(row: GalleryRow): Gallery {
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    category: row.category,
    picture: row.picture ?? '',
    pictureInfo: row.pictureInfo,
    UserId: row.ownerId,
    eventId: row.eventId,
    createdAt: row.createdAt.toISOString(),
    draft: row.draft,
    updatedAt: row.updatedAt.toISOString(),
  };
}

/** What a change would take to bring this version back. */
export function presentVersion(row: GalleryRow): Version {
  const { id, name, description, category, picture, eventId, draft, createdAt } = presentGallery(row);
  const content = { name, description, category, picture, eventId, draft, createdAt };
  return { kind: 'gallery', itemId: id, title: name, content };
}

export function presentImage(row: ImageRow): GalleryImage {
  return {
    id: row.id,
    picture: row.picture,
    caption: row.caption,
    galleryId: row.galleryId,
    pictureInfo: row.pictureInfo,
    updatedAt: row.updatedAt.toISOString(),
  };
}

export function presentImageVersion(row: ImageRow, galleryName: string): Version {
  const { id, caption, picture } = row;
  return { kind: 'galleryImage', itemId: id, title: imageTitle(caption, galleryName), content: { caption, picture } };
}

/** A picture needs no caption, but in a list of what was changed it needs a name. */
export const imageTitle = (caption: string, galleryName: string) => caption || `A picture of ${galleryName}`;

export function presentOption(row: EventOptionRow): EventOption {
  return { id: row.id, title: row.title, date: row.startsAt.toISOString() };
}
