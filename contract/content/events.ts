import { z } from 'zod';
import {
  category,
  categoryInput,
  dateInput,
  emptyIsNone,
  id,
  instant,
  schemasOf,
  textsOf,
  unlessNoObject,
} from '../common/fields.ts';
import { categoryRule, dayOf, htmlOf, lineOf } from '../common/form.ts';
import { startedFrom } from '../common/history.ts';
import { categoryPageQuery, pageCount } from '../common/paging.ts';
import { textPicturesFault } from '../common/text/rich-pictures.ts';
import { pictureInfo } from '../media/media.ts';
import { mostRepeats, repeatMessages } from './event-repeat.ts';
import { eventEndMessages } from './event-span.ts';
import { asComplete, asDraft, asKept, draftMessage } from './publishing.ts';

export const eventMessages = {
  title: 'A title is required.',
  date: 'A valid date is required.',
  ...eventEndMessages,
  campus: 'There is no such campus.',
} as const;

/** What is written of an event; the API, the form and the history all follow this list. */
export const eventFields = {
  title: lineOf(200, eventMessages.title),
  date: dayOf(eventMessages.date),
  location: lineOf(200),
  description: htmlOf(undefined, undefined, textPicturesFault),
  category: categoryRule,
  endDate: dayOf(),
  campusId: lineOf(12),
  result: lineOf(300),
};

// A year typed wrongly (0206 for 2026) is still a date; no event of a school lies that far away.
const eventDate = dateInput
  .refine((date) => date >= '1900' && date < '2200', eventMessages.date)
  .describe(
    'A day, which means its midnight at the school, or a moment; without a time zone, by the clock at the school',
  );

const isNear = (day: string) => day >= '1900' && day < '2200';
const nearDay = z.iso.date({ error: repeatMessages.until }).refine(isNear, repeatMessages.until);

const eventRepeat = z.object({
  until: nearDay.describe('YYYY-MM-DD: the last day on which it may happen'),
  inTerm: z.boolean().default(false).describe('Not outside of terms, in half-terms and on holidays'),
  except: z
    .array(z.iso.date({ error: repeatMessages.noDay }))
    .max(mostRepeats, repeatMessages.tooMany)
    .default([])
    .describe('Days on which it does not happen'),
});

/** What came after the product's specification: whoever leaves it out changes nothing. */
const laterFields = {
  endDate: emptyIsNone(eventDate.nullable().optional(), null).describe(
    'When it ends; a day alone is the whole of it. Null where that is not known',
  ),
  campusId: emptyIsNone(id.nullable().optional(), null).describe('Of one campus only; null for the whole school'),
  repeat: eventRepeat
    .nullable()
    .optional()
    .describe('Every week on the weekday of the date, which is then the first day. Null where it happens once'),
};

const addFields = {
  ...schemasOf(eventFields, 'add'),
  ...laterFields,
  category: categoryInput.default(0),
  author: emptyIsNone(id.optional()).describe('Counts only when an administrator adds for somebody else'),
};
/** Editing asks no more than adding did; what is not given stays as it was. */
const editFields = {
  ...schemasOf(eventFields, 'edit'),
  ...laterFields,
  category: categoryInput.optional(),
  ...asKept,
  updatedAt: startedFrom,
};

/** A draft may have none yet. */
const draftDate = emptyIsNone(eventDate.nullable().optional(), null);

const written = <T extends z.ZodRawShape>(fields: T) =>
  z.discriminatedUnion(
    'draft',
    [z.object({ ...fields, date: eventDate, ...asComplete }), z.object({ ...fields, date: draftDate, ...asDraft })],
    unlessNoObject(draftMessage),
  );

/** What everybody who writes may begin with. */
export const eventDraft = z.object({ ...addFields, date: draftDate, ...asDraft });

export const eventAdd = written(addFields);
export const eventEdit = written(editFields);

export type EventAdd = z.infer<typeof eventAdd>;
export type EventEdit = z.infer<typeof eventEdit>;

export const calendarEvent = z
  .object({
    id,
    ...textsOf(eventFields),
    date: instant.describe('Of one that repeats, the day that goes on or comes next'),
    description: z.string().describe('Sanitised HTML'),
    category,
    endDate: instant.nullable().describe('When it ends, where that is known; midnight means the whole of that day'),
    campusId: id.nullable().describe('Of one campus only; null for the whole school'),
    result: z.string().describe('What came of it, once it is over'),
    repeat: eventRepeat
      .extend({
        from: instant.describe('The first beginning'),
        to: instant.nullable().describe('The first end, where it is known'),
      })
      .nullable()
      .describe('Every week on the weekday of the date; null where it happens once'),
    UserId: id.nullable().describe('The author'),
    galleryId: id.nullable().describe('The newest gallery that is linked to the event'),
    createdAt: instant.describe('When it is or will be published'),
    draft: z.boolean(),
    updatedAt: instant,
  })
  .meta({ id: 'CalendarEvent' });

export type CalendarEvent = z.infer<typeof calendarEvent>;

/** One event as those who write it also see it. */
export const wholeEvent = calendarEvent
  .extend({ date: instant.nullable().describe('A draft may have none yet') })
  .meta({ id: 'WholeEvent' });

export type WholeEvent = z.infer<typeof wholeEvent>;

/** What the picker of a gallery's event shows. */
export const eventOption = z.object({ id, title: z.string(), date: instant }).meta({ id: 'EventOption' });

export type EventOption = z.infer<typeof eventOption>;

export const linkedGallery = z.object({
  id,
  name: z.string(),
  picture: z.string(),
  pictureInfo: z.array(pictureInfo),
});

export const eventListQuery = categoryPageQuery.extend({
  campus: z.string().max(60).optional().describe('The slug of a campus: its events, and those of the whole school'),
});

export type EventListQuery = z.infer<typeof eventListQuery>;

export const eventList = z.object({ docs: z.array(calendarEvent), pages: pageCount });
export const eventHome = z.array(calendarEvent);
export const eventView = z.object({
  calEvent: wholeEvent,
  gallery: linkedGallery.nullable(),
  days: z.array(z.string()).describe('Of an event that repeats, every day on which it happens: YYYY-MM-DD'),
});
