import type { EventOption } from '../../../contract/events.ts';
import { galleryMessages } from '../../../contract/galleries.ts';
import type { EditField } from '../../office/forms/edit-fields.ts';
import { shortDate } from '../../ui/dates.ts';
import type { Values } from '../../ui/form/answer.ts';
import { blankOnes, isBlank } from '../../ui/form/words.ts';

/** What an editor changes of a gallery. */
export type EditedGallery = {
  name: string;
  description: string;
  category: number;
  picture: string;
  eventId: number | null;
};

/** The field of the event: it is called otherwise when a gallery is added. */
export type EventFieldName = 'galleryId' | 'eventId';

const categories = ['General Photo Gallery', 'Alumni Photo Gallery'];

export const galleryCategories = categories.map((label, value) => ({ value: String(value), label }));

/** Sports Day, 12 June 2026 */
export const optionWords = ({ title, date }: EventOption): string => `${title}, ${shortDate(date)}`;

export function galleryFields(eventField: EventFieldName, events: EventOption[]): EditField[] {
  const eventOf = ({ [eventField]: id = '' }: Values) => {
    const chosen = events.find((event) => String(event.id) === id);
    if (chosen) return optionWords(chosen);
    return id ? 'An event that is no longer in the list' : 'None';
  };
  return [
    { name: 'picture', label: 'Cover picture', kind: 'pictures' },
    { name: 'name', label: 'Name' },
    { name: 'description', label: 'Description' },
    { name: 'category', label: 'Category', words: ({ category }) => categories[category === '1' ? 1 : 0] ?? '' },
    { name: eventField, label: 'Event', words: eventOf },
  ];
}

export const newGalleryStart = (category: number): Values => ({ category: String(category) });

export const galleryStart = (gallery: EditedGallery): Values => ({
  name: gallery.name,
  description: gallery.description,
  category: String(gallery.category),
  picture: gallery.picture,
  eventId: gallery.eventId === null ? '' : String(gallery.eventId),
});

const content = (values: Values) => ({
  name: values.name ?? '',
  description: values.description ?? '',
  category: values.category === '1' ? (1 as const) : (0 as const),
  picture: values.picture ?? '',
});

/** What is sent for a new gallery; the event travels under an odd name. */
export const newGalleryContent = (values: Values) => ({ ...content(values), galleryId: values.galleryId || null });

export const galleryContent = (values: Values) => ({ ...content(values), eventId: values.eventId || null });

export const galleryNeeds = (values: Values): string[] =>
  blankOnes([
    [values.picture, 'an image'],
    [values.name, 'a name'],
    [values.description, 'a description'],
  ]);

export const galleryFaults = (values: Values): Record<string, string> => ({
  ...(isBlank(values.picture) && { picture: galleryMessages.image }),
  ...(isBlank(values.name) && { name: galleryMessages.name }),
  ...(isBlank(values.description) && { description: galleryMessages.description }),
});

/** An earlier version as the history keeps it. */
export function revisionStart(kept: Record<string, unknown>): Values {
  const text = (name: string) => String(kept[name] ?? '');
  return galleryStart({
    name: text('name'),
    description: text('description'),
    category: Number(kept.category ?? 0),
    picture: text('picture'),
    eventId: kept.eventId ? Number(kept.eventId) : null,
  });
}
