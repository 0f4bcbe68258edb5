import type { z } from 'zod';
import type { CalendarEvent, linkedGallery } from '../../../contract/events.ts';
import type { EventRow, LinkedGalleryRow } from './events.queries.ts';

export function presentEvent(row: EventRow): CalendarEvent {
  return {
    id: row.id,
    title: row.title,
    date: row.startsAt.toISOString(),
    location: row.location,
    description: row.description,
    category: row.category,
    UserId: row.authorId,
    galleryId: row.galleryId,
    createdAt: row.createdAt.toISOString(),
  };
}

export function presentLinkedGallery(row: LinkedGalleryRow): z.infer<typeof linkedGallery> {
  return { id: row.id, name: row.name, picture: row.picture, pictureInfo: row.pictureInfo };
}
