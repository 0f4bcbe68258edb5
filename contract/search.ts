import { z } from 'zod';
import { category, id, instant } from './fields.ts';
import { pageCount, pageNumber } from './paging.ts';

export const searchMaxLength = 100;

export const searchKinds = ['page', 'news', 'blog', 'event', 'gallery', 'profile', 'alumnus'] as const;

export type SearchKind = (typeof searchKinds)[number];

export const searchQuery = z.object({
  q: z
    .string()
    .trim()
    .max(searchMaxLength, `At most ${searchMaxLength} characters.`)
    .refine((text) => !text.includes('\0'), 'Control characters are not allowed.')
    .default('')
    .describe('Words; "in quotes" for a phrase, -word to leave out, or for either'),
  page: pageNumber,
  kind: z.enum(searchKinds, { error: 'There is no such kind of content.' }).optional().describe('One kind only'),
});

export type SearchQuery = z.infer<typeof searchQuery>;

/** Text in pieces, so that nobody has to trust HTML to see the matches. */
export const snippetPiece = z.object({ text: z.string(), hit: z.boolean() });

const searchDoc = z
  .object({
    kind: z.enum(searchKinds),
    id: z.union([id, z.string()]).describe("A number; a page's slug"),
    title: z.string(),
    url: z.string().describe('The path of its page'),
    snippet: z.array(snippetPiece).describe('Plain text; the pieces joined make the extract'),
    date: instant.nullable().describe('Of stories, events and galleries'),
  })
  .meta({ id: 'SearchDoc' });

export type SearchDoc = z.infer<typeof searchDoc>;

export const searchAnswer = z.object({
  query: z.string(),
  total: z.number().int(),
  pages: pageCount,
  docs: z.array(searchDoc),
  suggestion: z.string().optional().describe('What was looked for instead, because nothing has the words as typed'),
});

export type SearchAnswer = z.infer<typeof searchAnswer>;

export const sitemap = z.object({
  docs: z.array(z.object({ url: z.string().describe('A path'), updatedAt: instant })),
});

const cat = z.coerce.number().int().min(0).max(1);

export const feedQuery = z.object({
  kind: z.enum(['news', 'blog'], { error: 'A feed is of news or blog.' }),
  cat: cat.default(0).describe('0 general, 1 alumni'),
});

export const feed = z.object({
  docs: z.array(
    z.object({ id, title: z.string(), url: z.string(), html: z.string().describe('Sanitised'), date: instant }),
  ),
});

export type FeedDoc = z.infer<typeof feed>['docs'][number];

export const calendarQuery = z.object({
  cat: cat.optional().describe('0 general, 1 alumni; both unless given'),
  id: id.optional().describe('One event only'),
});

export const calendar = z.object({
  docs: z.array(
    z.object({
      id,
      title: z.string(),
      url: z.string(),
      text: z.string().describe('The description as plain text'),
      location: z.string(),
      category,
      date: instant,
      updatedAt: instant,
    }),
  ),
});

export type CalendarDoc = z.infer<typeof calendar>['docs'][number];
