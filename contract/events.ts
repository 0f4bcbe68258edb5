import { z } from 'zod';
import { category, categoryInput, dateInput, id, instant, line, optionalLine, richText } from './fields.ts';
import { publishing, startedFrom } from './history.ts';
import { pictureInfo } from './media.ts';
import { pageCount } from './paging.ts';

export const eventMessages = {
  title: 'A title is required.',
  date: 'A valid date is required.',
  location: 'A location is required.',
  description: 'A description is required.',
} as const;

const titleMaxLength = 200;
const locationMaxLength = 200;
const descriptionMaxLength = 200_000;

// A year typed wrongly (0206 for 2026) is still a date; no event of a school lies that far away.
const eventDate = dateInput
  .refine((date) => date >= '1900' && date < '2200', eventMessages.date)
  .describe('A day, which means its midnight at the school, or a moment with its time zone');

const base = z.object({
  title: line(titleMaxLength, eventMessages.title),
  date: eventDate,
  createdAt: dateInput.optional().describe('When it is published; now unless given'),
  ...publishing,
});

export const eventAdd = base.extend({
  location: optionalLine(locationMaxLength).default(''),
  description: z
    .string()
    .trim()
    .max(descriptionMaxLength, `At most ${descriptionMaxLength} characters.`)
    .refine((text) => !text.includes('\0'), 'Control characters are not allowed.')
    .default(''),
  category: categoryInput.default(0),
  author: id.optional().describe('Counts only when an administrator adds for somebody else'),
});
export const eventEdit = base.extend({
  location: line(locationMaxLength, eventMessages.location),
  description: richText(eventMessages.description),
  category: categoryInput.optional(),
  updatedAt: startedFrom,
});

export type EventAdd = z.infer<typeof eventAdd>;
export type EventEdit = z.infer<typeof eventEdit>;

export const calendarEvent = z
  .object({
    id,
    title: z.string(),
    date: instant,
    location: z.string(),
    description: z.string().describe('Sanitised HTML'),
    category,
    UserId: id.nullable().describe('The author'),
    galleryId: id.nullable().describe('The newest gallery that is linked to the event'),
    createdAt: instant.describe('When it is or will be published'),
    draft: z.boolean(),
    updatedAt: instant,
  })
  .meta({ id: 'CalendarEvent' });

export type CalendarEvent = z.infer<typeof calendarEvent>;

/** What the picker of a gallery's event shows. */
export const eventOption = z.object({ id, title: z.string(), date: instant }).meta({ id: 'EventOption' });

export type EventOption = z.infer<typeof eventOption>;

export const linkedGallery = z.object({
  id,
  name: z.string(),
  picture: z.string(),
  pictureInfo: z.array(pictureInfo),
});

export const eventList = z.object({ docs: z.array(calendarEvent), pages: pageCount });
export const eventHome = z.array(calendarEvent);
export const eventView = z.object({ calEvent: calendarEvent, gallery: linkedGallery.nullable() });
