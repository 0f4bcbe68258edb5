import { z } from 'zod';
import { daysBetween } from '../common/days.ts';
import { id, instant, optionalLine, schemasOf, wholeNumber } from '../common/fields.ts';
import { dayOf, lineOf } from '../common/form.ts';
import { startedFrom } from '../common/history.ts';
import { pageCount, pageNumber } from '../common/paging.ts';

export const termDateKinds = ['term', 'halfTerm', 'holiday', 'visit', 'other'] as const;
export type TermDateKind = (typeof termDateKinds)[number];

/** So many in one year at most, so that a page and a sheet of paper can show them. */
export const maxTermDates = 200;
const longestDays = 366;

export const termDateMessages = {
  kind: 'Choose what it is.',
  name: 'A name is required.',
  firstDay: 'The first day is required.',
  lastDay: 'A valid last day is required.',
  order: 'The last day is before the first one.',
  tooLong: 'From the first day to the last one it is more than a year.',
  noCampus: 'There is no such campus.',
  tooMany: `A year has at most ${maxTermDates} dates.`,
  year: 'A year is required.',
  sameYear: 'Choose two different years.',
  noHolidays: 'The public holidays of this country are not known here.',
} as const;

const isKind = (text: string) => termDateKinds.some((kind) => kind === text);

/** What is written of a date; the API and the form follow the same list. */
export const termDateFields = {
  kind: lineOf(20, termDateMessages.kind, (text) => (isKind(text) ? undefined : termDateMessages.kind)),
  name: lineOf(80, termDateMessages.name),
  firstDay: dayOf(termDateMessages.firstDay),
  lastDay: dayOf(),
  campusId: lineOf(12),
  note: lineOf(160),
};

const isNear = (day: string) => day >= '1900' && day < '2200';
const day = (words: string) => z.iso.date({ error: words }).refine(isNear, { error: words, abort: true });
const written = schemasOf(termDateFields, 'all');
const fields = {
  kind: z.enum(termDateKinds, { error: termDateMessages.kind }),
  name: written.name,
  firstDay: day(termDateMessages.firstDay).describe('YYYY-MM-DD'),
  lastDay: day(termDateMessages.lastDay).describe('YYYY-MM-DD; the first day again where it is one day'),
  campusId: id.nullable().describe('Of one campus only; null for all'),
  note: written.note,
};

type Span = { firstDay: string; lastDay?: string | undefined };
const inOrder = <T extends z.ZodType<Span>>(schema: T) =>
  schema
    .refine(({ firstDay, lastDay = firstDay }) => lastDay >= firstDay, {
      path: ['lastDay'],
      error: termDateMessages.order,
    })
    .refine(({ firstDay, lastDay = firstDay }) => daysBetween(firstDay, lastDay) < longestDays, {
      path: ['lastDay'],
      error: termDateMessages.tooLong,
    });

export const termDateAdd = inOrder(
  z.object({
    ...fields,
    lastDay: fields.lastDay.optional(),
    campusId: fields.campusId.default(null),
    note: written.note.default(''),
  }),
);
export const termDateEdit = inOrder(z.object({ ...fields, updatedAt: startedFrom }));
export const termDateRemove = z.object({ updatedAt: startedFrom });

export type TermDateAdd = z.infer<typeof termDateAdd>;
export type TermDateEdit = z.infer<typeof termDateEdit>;

const year = wholeNumber(1900, 2199, termDateMessages.year);

export const termDateCopy = z
  .object({ from: year, to: year })
  .refine(({ from, to }) => from !== to, { path: ['to'], error: termDateMessages.sameYear });
export const termDateHolidays = z.object({ year });
export const termDateCopied = z.object({
  added: z.number().int().min(0),
  year,
  leftOut: z.array(z.string()).optional().describe('Feasts whose day in that year nobody knows yet'),
});

export type TermDateCopy = z.infer<typeof termDateCopy>;
export type TermDateCopied = z.infer<typeof termDateCopied>;

export const termDateListQuery = z.object({
  page: pageNumber,
  q: optionalLine(100).default('').describe('A part of the name or of the note'),
  sort: z.enum(['firstDay', '-firstDay']).default('firstDay').describe('A minus: downwards'),
  year: year.optional().describe('One year; this one and all later ones unless given'),
  kind: z.enum(termDateKinds).optional(),
});

export type TermDateListQuery = z.infer<typeof termDateListQuery>;

export const termDate = z
  .object({
    id,
    kind: z.enum(termDateKinds),
    name: z.string(),
    firstDay: z.string().describe('YYYY-MM-DD'),
    lastDay: z.string().describe('YYYY-MM-DD'),
    campusId: id.nullable(),
    campus: z.string().nullable().describe('The name of the campus; null for all'),
    note: z.string(),
    UserId: id.nullable().describe('Who added it'),
    createdAt: instant,
    updatedAt: instant,
  })
  .meta({ id: 'TermDate' });

export type TermDate = z.infer<typeof termDate>;

export const termDateList = z.object({
  docs: z.array(termDate),
  pages: pageCount,
  total: z.number().int().min(0),
  latest: year.nullable().describe('The last year that has dates'),
});

const campusSlug = z
  .string()
  .trim()
  .max(60)
  .optional()
  .describe('The short address of a campus: its dates and those of all');

export const publicTermDatesQuery = z.object({
  year: year.optional().describe('This year unless given'),
  campus: campusSlug,
});
export const termCalendarQuery = z.object({
  campus: campusSlug,
  next: wholeNumber(1, 20).optional().describe('Only so many, from today on'),
});

/** As readers see it. */
export const publicTermDate = termDate
  .pick({ id: true, kind: true, name: true, firstDay: true, lastDay: true, campus: true, note: true, updatedAt: true })
  .meta({ id: 'PublicTermDate' });

export type PublicTermDate = z.infer<typeof publicTermDate>;

export const publicTermDates = z.object({
  year,
  years: z.array(year).describe('All years that have dates'),
  today: z.string().describe('YYYY-MM-DD, by the clock at the school'),
  docs: z.array(publicTermDate),
  next: publicTermDate.nullable().describe('The holiday that runs, or what comes next, also in a later year'),
  nextHoliday: publicTermDate.nullable().describe('The public holiday or half-term that runs or comes next'),
});
export const termCalendar = z.object({
  docs: z.array(publicTermDate),
  today: z.string().optional().describe('YYYY-MM-DD, by the clock at the school; only with the next few'),
});

export type PublicTermDates = z.infer<typeof publicTermDates>;
