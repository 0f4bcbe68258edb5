import { z } from 'zod';
import { instant, schemasOf, textsOf } from '../common/fields.ts';
import { htmlOf, lineOf, picturesOf } from '../common/form.ts';
import { startedFrom } from '../common/history.ts';
import { noneOrNames, pictureInfo, withPictureWords } from '../media/media.ts';
import { campusCard } from '../school/campuses.ts';
import { shownBlocks } from './shown-blocks.ts';

/** Begins a text that only says what belongs there. The editor warns of it, so that nobody publishes it unread. */
export const toWrite = 'To write:';

export const pageMessages = {
  title: 'A title is required.',
  pageText: 'The text is required.',
} as const;

// Any text passes: a page that does not exist is not found, which is not the same as a wrong request.
export const pageParam = z.object({ id: z.string().describe('The slug') });

/** What is written of a page; the API, the form and the history all follow this list. */
export const pageFields = {
  title: lineOf(200, pageMessages.title),
  pageText: htmlOf(pageMessages.pageText),
  picture: picturesOf(),
};

export const pageEdit = z.object({
  ...schemasOf(pageFields, 'edit'),
  picture: noneOrNames
    .optional()
    .describe('Up to three file names, joined by commas; empty or null for none, absent for the ones it has'),
  ...withPictureWords,
  updatedAt: startedFrom,
});

export type PageEdit = z.infer<typeof pageEdit>;

export const page = z
  .object({
    id: z.string().describe('Its name, which never changes'),
    path: z.string().describe('Where it stands, without the first slash'),
    draft: z.boolean(),
    tag: z.string().describe('The group of the menu'),
    ...textsOf(pageFields),
    pageText: z.string().describe('Sanitised HTML'),
    picture: z.string().describe('Up to three file names, joined by commas'),
    pictureInfo: z.array(pictureInfo),
    updatedAt: instant,
  })
  .meta({ id: 'Page' });

export type Page = z.infer<typeof page>;

export const pageAtQuery = z.object({
  path: z
    .string()
    .max(500)
    .refine((path) => !path.includes('\0'), 'Control characters are not allowed.')
    .describe('An address without the first slash'),
});

export const pageView = z.object({
  page,
  textBatch1: z.string(),
  textBatch2: z.string(),
  textBatch3: z.string(),
  blocks: shownBlocks,
  campus: campusCard.optional().describe('Where the page is about one'),
});

/** What stands at an address, or where it has gone. */
export const pageAt = z.union([pageView, z.object({ redirect: z.string() })]);

/** A table that an editor has marked, as plain texts are made of it where it is shown. */
export const besideApply = z.object({
  beside: z
    .object({
      title: z.string().describe('Of the page'),
      to: z.string().describe('The address of the page'),
      html: z.string().optional().describe('The text that holds the table'),
      rows: z.array(z.array(z.string())).optional().describe('Or the table, its heading first'),
    })
    .nullable()
    .describe('Null where nobody has marked one'),
});
