import type { EventOption } from '../../../contract/content/events.ts';
import { galleryFields, imageFields } from '../../../contract/content/galleries.ts';
import { contentOf, valuesOf } from '../../office/forms/describe-values.ts';
import type { EditField } from '../../office/forms/edit/edit-fields.ts';
import { isComplete, publishContent, publishStart } from '../../office/publishing/publish-values.ts';
import { shortDate } from '../../ui/dates/dates.ts';
import type { Values } from '../../ui/form/answer.ts';
import type { FormFields } from '../../ui/form/describe.ts';

const { picture, name, description, category } = galleryFields;

export const galleryForm = {
  picture: { rule: picture, label: 'Cover picture', needed: 'an image', asked: isComplete },
  name: { rule: name, label: 'Name', needed: 'a name', autoComplete: 'off' },
  description: { rule: description, label: 'Description', needed: 'a description', asked: isComplete, rows: 4 },
  category: {
    rule: category,
    label: 'Category',
    options: [
      { value: '0', label: 'General Photo Gallery' },
      { value: '1', label: 'Alumni Photo Gallery' },
    ],
  },
} satisfies FormFields;

/** The field of the event: it is called otherwise when a gallery is added. */
export type EventFieldName = 'galleryId' | 'eventId';

/** Sports Day, 12 June 2026 */
export const optionWords = ({ title, date }: EventOption): string => `${title}, ${shortDate(date)}`;

/** The event that it is linked to, as two versions are compared. */
export const eventField = (field: EventFieldName, events: EventOption[]): EditField => ({
  name: field,
  label: 'Event',
  words: ({ [field]: id = '' }) => {
    const chosen = events.find((event) => String(event.id) === id);
    if (chosen) return optionWords(chosen);
    return id ? 'An event that is no longer in the list' : 'None';
  },
});

/** What stands in the form: of a gallery, of an earlier version of it, or of a new one. */
export const galleryValues = (gallery: Record<string, unknown>, now: Date): Values => ({
  ...valuesOf(galleryForm, gallery),
  eventId: String(gallery.eventId ?? ''),
  ...publishStart(gallery, now),
});

/** What is sent for a new gallery; the event travels under an odd name. */
export const newGalleryContent = (values: Values, now: Date) => ({
  ...contentOf(galleryForm, values),
  ...publishContent(values, now),
  galleryId: values.galleryId || null,
});

export const galleryContent = (values: Values, now: Date) => ({
  ...contentOf(galleryForm, values),
  ...publishContent(values, now),
  eventId: values.eventId || null,
});

/** One picture of a gallery. */
export const imageForm = {
  picture: { rule: imageFields.picture, label: 'Picture', needed: 'an image' },
  caption: { rule: imageFields.caption, label: 'Caption', optional: 'optional', autoComplete: 'off' },
} satisfies FormFields;

export const imageValues = (image: Record<string, unknown>): Values => valuesOf(imageForm, image);

export const imageContent = (values: Values) => contentOf(imageForm, values);
