import { z } from 'zod';
import { category, emptyIsNone, id, instant, wholeNumber } from '../common/fields.ts';
import { pageCount, pageNumber } from '../common/paging.ts';
import { pictureInfo } from '../media/media.ts';
import { termDateKinds } from '../school/term-dates.ts';

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
    file: z
      .object({ type: z.string(), bytes: z.number().int() })
      .optional()
      .describe('Of a document to download, which is found among the pages'),
    position: z.string().optional().describe('Of people'),
    picture: pictureInfo.optional().describe('Of stories, galleries and people'),
  })
  .meta({ id: 'SearchDoc' });

export type SearchDoc = z.infer<typeof searchDoc>;

const phoneOf = z.object({
  name: z.string().describe('Of a campus, or of the school'),
  phone: z.string(),
  hours: z.string(),
  url: z.string().optional().describe('The page of the campus'),
});

/** What the school itself knows about the question. */
const directAnswer = z
  .discriminatedUnion('kind', [
    z.object({
      kind: z.literal('fees'),
      of: z.string().describe('The class that was asked for; empty for all of them'),
      currency: z.string(),
      rows: z.array(
        z.object({
          label: z.string().describe('As the table has it'),
          cells: z.array(z.object({ name: z.string().describe('The head of its column'), amount: z.string() })),
        }),
      ),
      page: z.object({ title: z.string(), url: z.string(), updatedAt: instant }),
      call: phoneOf.optional(),
      cost: z.string().optional().describe('Where the sum with the bus is made, where the bus was asked for'),
    }),
    z.object({
      kind: z.literal('date'),
      of: z.enum(termDateKinds),
      name: z.string(),
      what: z.enum(['day', 'begins', 'ends']),
      day: z.string().describe('YYYY-MM-DD'),
      lastDay: z.string(),
      inDays: z.number().int(),
      now: z.literal(true).optional().describe('It runs; the day is its last one'),
      backOn: z.string().optional().describe('Of a holiday within a term: the first day of school after it'),
      note: z.string(),
      campus: z.string().nullable(),
    }),
    z.object({
      kind: z.literal('phone'),
      phones: z.array(phoneOf).min(1),
      whatsapp: z.string().describe('An address, or empty'),
    }),
    z.object({
      kind: z.literal('person'),
      name: z.string(),
      position: z.string(),
      url: z.string(),
      picture: pictureInfo.nullable(),
    }),
  ])
  .meta({ id: 'DirectAnswer' });

export type DirectAnswer = z.infer<typeof directAnswer>;

export const searchAnswer = z.object({
  query: z.string(),
  total: z.number().int(),
  pages: pageCount,
  docs: z.array(searchDoc),
  suggestion: z.string().optional().describe('What was looked for instead, because nothing has the words as typed'),
  answer: directAnswer.optional().describe('What the school itself says to the question'),
  counts: z
    .partialRecord(z.enum(searchKinds), z.number().int())
    .optional()
    .describe('How many there are of each kind, where there are any'),
  partial: z
    .object({ words: z.number().int(), found: z.number().int() })
    .optional()
    .describe('Where nothing has all the words: how many there are, and how many of them the best results have'),
});

export type SearchAnswer = z.infer<typeof searchAnswer>;
/** As a page gets them. */
export type SearchCounts = { [K in SearchKind]?: number | undefined };

export const sitemap = z.object({
  docs: z.array(z.object({ url: z.string().describe('A path'), updatedAt: instant })),
});

const cat = wholeNumber(0, 1);

export const feedQuery = z.object({
  kind: z.enum(['news', 'blog'], { error: 'A feed is of news or blog.' }),
  cat: emptyIsNone(cat.default(0)).describe('0 general, 1 alumni'),
});

export const feed = z.object({
  docs: z.array(
    z.object({ id, title: z.string(), url: z.string(), html: z.string().describe('Sanitised'), date: instant }),
  ),
});

export type FeedDoc = z.infer<typeof feed>['docs'][number];

export const calendarQuery = z.object({
  cat: emptyIsNone(cat.optional()).describe('0 general, 1 alumni; both unless given'),
  id: id.optional().describe('One event only'),
  campus: z.string().max(60).optional().describe('The slug of a campus: its events, and those of the whole school'),
});

export type CalendarQuery = z.infer<typeof calendarQuery>;

export const calendar = z.object({
  docs: z.array(
    z.object({
      id,
      title: z.string(),
      url: z.string(),
      text: z.string().describe('The description as plain text'),
      location: z.string(),
      category,
      date: instant.describe('Of one that repeats, its first beginning'),
      endDate: instant.nullable().describe('When it ends, where that is known; midnight means the whole of that day'),
      weekly: z
        .object({
          until: z.string().describe('The last day on which it happens'),
          leftOut: z.array(z.string()).describe('Days in between on which it does not'),
        })
        .optional()
        .describe('It happens every week; days are YYYY-MM-DD'),
      updatedAt: instant,
    }),
  ),
});

export type CalendarDoc = z.infer<typeof calendar>['docs'][number];
