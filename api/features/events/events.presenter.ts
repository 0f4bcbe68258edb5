import type { z } from 'zod';
import type { CalendarEvent, linkedGallery, WholeEvent } from '../../../contract/content/events.ts';
import type { Version } from '../revisions/revisions.service.ts';
import type { DatedRow, EventRow, LinkedGalleryRow } from './events.queries.ts';

export function presentEvent(row: DatedRow): CalendarEvent {
  return { ...presentWhole(row), date: row.startsAt.toISOString() };
}

export function presentWhole(row: EventRow): WholeEvent {
  return {
    id: row.id,
    title: row.title,
    date: row.startsAt?.toISOString() ?? null,
    location: row.location,
    description: row.description,
    category: row.category,
    endDate: row.endsAt?.toISOString() ?? null,
    campusId: row.campusId,
    result: row.result,
    repeat: row.repeat,
    UserId: row.authorId,
    galleryId: row.galleryId,
    createdAt: row.createdAt.toISOString(),
    draft: row.draft,
    updatedAt: row.updatedAt.toISOString(),
  };
}

/** What a change would take to bring this version back. */
export function presentVersion(row: EventRow): Version {
  const { title, location, description, category, draft, createdAt, campusId, result, ...when } = presentWhole(row);
  const words = { title, location, description, category, draft, createdAt };
  return { kind: 'event', itemId: row.id, title, content: { ...words, ...timesWritten(when), campusId, result } };
}

/** Of one that repeats, its first day: it moves on by itself, which is no change of what was written. */
function timesWritten({ date, endDate, repeat }: Pick<WholeEvent, 'date' | 'endDate' | 'repeat'>) {
  if (!repeat) return { date, endDate, repeat };
  const { from, to, ...weekly } = repeat;
  return { date: from, endDate: to, repeat: weekly };
}

export function presentLinkedGallery(row: LinkedGalleryRow): z.infer<typeof linkedGallery> {
  return { id: row.id, name: row.name, picture: row.picture ?? '', pictureInfo: row.pictureInfo };
}
