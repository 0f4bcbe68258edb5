import { z } from 'zod';
import { id, instant, moment, optionalLine, schemasOf } from '../common/fields.ts';
import { lineOf, paragraphOf, yesOf } from '../common/form.ts';
import { startedFrom } from '../common/history.ts';
import { pageCount, pageNumber } from '../common/paging.ts';
import { maxCampuses } from './campuses.ts';

const maxPaths = 20;
const pathMaxLength = 200;

export const noticeMessages = {
  name: 'A headline is required.',
  beginsAt: 'A day and a time are required.',
  endsAt: 'A day and a time, or nothing, are required.',
  urgentEnd: 'An urgent notice needs an end.',
  order: 'The end is not after the beginning.',
  paths: `Addresses of this site such as /visit, one in each line, at most ${maxPaths}.`,
  urgent: 'Urgent is either true or false.',
  closedCampuses: 'Only an urgent notice closes campuses.',
  noCampus: 'This campus does not exist any more. Look at the list again.',
} as const;

const pathPattern = /^\/(?!\/)[^\s?#\\]*$/;

const isMoment = (text: string) => !Number.isNaN(Date.parse(text));

/** What is written of a notice. */
export const noticeFields = {
  name: lineOf(120, noticeMessages.name),
  text: paragraphOf(400),
  urgent: yesOf(),
  beginsAt: lineOf(40, noticeMessages.beginsAt, (text) => (isMoment(text) ? undefined : noticeMessages.beginsAt)),
  endsAt: lineOf(40, undefined, (text) => (isMoment(text) ? undefined : noticeMessages.endsAt)),
  paths: {
    ...paragraphOf(maxPaths * pathMaxLength),
    check: (text: string) => (pathsIn(text).every(isPath) ? undefined : noticeMessages.paths),
  },
  /** Their ids, with commas between them. */
  closedCampuses: lineOf(maxCampuses * 11),
};

const isPath = (path: string) => path.length <= pathMaxLength && pathPattern.test(path);

/** The addresses in a field, one in each line. */
export const pathsIn = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

const texts = schemasOf(noticeFields, 'all');
const fields = {
  name: texts.name,
  text: texts.text,
  urgent: z.boolean({ error: noticeMessages.urgent }).describe('It stands above everything'),
  beginsAt: moment(noticeMessages.beginsAt).describe('ISO 8601, with time zone'),
  endsAt: moment(noticeMessages.endsAt)
    .nullable()
    .describe('Null: until it is deleted; an urgent one always has an end'),
  paths: z
    .array(z.string({ error: noticeMessages.paths }).trim(), { error: noticeMessages.paths })
    .max(maxPaths, noticeMessages.paths)
    .refine((paths) => paths.every(isPath), noticeMessages.paths)
    .describe('It is shown at these addresses and below them; none for all pages'),
  closedCampuses: z
    .array(id)
    .max(maxCampuses)
    .default([])
    .transform((ids) => [...new Set(ids)])
    .describe('The campuses that are closed while it is shown; only of an urgent one'),
};

type Ordered = { urgent: boolean; beginsAt: string; endsAt: string | null; closedCampuses: number[] };

const inOrder = <T extends z.ZodType<Ordered>>(schema: T) =>
  schema
    .refine(({ urgent, closedCampuses }) => urgent || closedCampuses.length === 0, {
      path: ['closedCampuses'],
      error: noticeMessages.closedCampuses,
    })
    .refine(({ urgent, endsAt }) => !(urgent && endsAt === null), { path: ['endsAt'], error: noticeMessages.urgentEnd })
    .refine(({ beginsAt, endsAt }) => endsAt === null || Date.parse(endsAt) > Date.parse(beginsAt), {
      path: ['endsAt'],
      error: noticeMessages.order,
    });

export const noticeAdd = inOrder(
  z.object({ ...fields, text: texts.text.default(''), paths: fields.paths.default([]) }),
);
export const noticeEdit = inOrder(z.object({ ...fields, updatedAt: startedFrom }));

export const noticeRemove = z.object({ updatedAt: startedFrom });

export type NoticeAdd = z.infer<typeof noticeAdd>;
export type NoticeEdit = z.infer<typeof noticeEdit>;

export const noticeListQuery = z.object({
  page: pageNumber,
  q: optionalLine(100).default('').describe('A part of the headline or of the text'),
  sort: z.enum(['-beginsAt', 'beginsAt']).default('-beginsAt').describe('A minus: downwards'),
  state: z.enum(['shown', 'waiting', 'over']).optional(),
});

export type NoticeListQuery = z.infer<typeof noticeListQuery>;

export const notice = z
  .object({
    id,
    name: z.string(),
    text: z.string(),
    urgent: z.boolean(),
    beginsAt: instant,
    endsAt: instant.nullable(),
    paths: z.array(z.string()),
    closedCampuses: z.array(id),
    by: z.string().nullable().describe('The name of who wrote it'),
    createdAt: instant,
    updatedAt: instant,
  })
  .meta({ id: 'Notice' });

export type Notice = z.infer<typeof notice>;

export const noticeList = z.object({ docs: z.array(notice), pages: pageCount, total: z.number().int().min(0) });

/** As readers see it. */
export const publicNotice = notice
  .pick({ name: true, text: true, urgent: true, beginsAt: true, endsAt: true, paths: true, by: true })
  .extend({ closed: z.array(z.string()).optional().describe('The names of the campuses that are closed meanwhile') })
  .meta({ id: 'PublicNotice' });

export type PublicNotice = z.infer<typeof publicNotice>;

/** As it stands in a form. */
export type TypedNotice = Omit<PublicNotice, 'closed'> & { closedCampuses: number[] };
