import { z } from 'zod';
import { category, id, instant, paragraph } from '../common/fields.ts';
import { paragraphOf } from '../common/form.ts';
import { publishedKinds, reviewedKinds } from '../content/publishing.ts';

export const reviewMessages = { word: 'Say in a word what is missing.' } as const;

const wordMaxLength = 1000;

/** What is said when a draft is sent back. */
export const reviewFields = { word: paragraphOf(wordMaxLength, reviewMessages.word) };

export const reviewParam = z.object({ kind: z.enum(reviewedKinds), id });
const read = instant.describe('The `updatedAt` of what was read: nobody decides on what they have not seen');
export const reviewPublish = z.object({ updatedAt: read });
export const reviewReturn = z.object({ updatedAt: read, word: paragraph(wordMaxLength, reviewMessages.word) });

const name = z.string().nullable();
const said = z.object({
  word: z.string().describe('What an editor said when it was sent back; empty if it never was'),
  wordBy: name,
  wordAt: instant.nullable(),
});

/** Where a draft stands between its author and the editors. */
export const review = said
  .extend({
    state: z.enum(['none', 'waiting', 'returned']),
    submittedBy: name,
    waitingSince: instant.nullable(),
    updatedAt: instant.describe('Of the draft itself'),
  })
  .meta({ id: 'Review' });

export type Review = z.infer<typeof review>;

const thing = z.object({ kind: z.enum(publishedKinds), id, title: z.string(), category });

const waiting = thing.extend({
  ...said.shape,
  author: name,
  waitingSince: instant,
  words: z.number().int().describe('How many words it has'),
  pictures: z.number().int(),
});
const draft = thing.extend({
  ...said.shape,
  kind: z.enum([...publishedKinds, 'document']),
  state: review.shape.state,
  words: z.number().int(),
  pictures: z.number().int(),
  updatedAt: instant,
});

const kept = thing.extend({
  at: instant.describe('When it was kept'),
  by: name,
  publishAt: instant.nullable(),
  stuck: z.boolean().describe('Its moment came in vain, or the public version was changed since'),
});

export const desk = z
  .object({
    waiting: z.array(waiting).describe('Sent in by others, the longest first'),
    waitingTotal: z.number().int().min(0),
    drafts: z.array(draft).describe('One’s own, what came back first'),
    scheduled: z.array(
      thing.extend({
        at: instant,
        author: name,
        isChange: z.boolean().describe('Of something that is public already'),
      }),
    ),
    kept: z
      .array(kept)
      .describe('Changes that readers do not see, kept beside what is public until somebody publishes them'),
    recent: z.array(thing.extend({ at: instant, views: z.number().int() })),
    term: z
      .object({ name: z.string(), week: z.number().int().min(1) })
      .nullable()
      .describe('The term of today'),
    missed: z
      .array(z.object({ words: z.string(), count: z.number().int() }))
      .describe('What readers looked for lately more than once, and did not find; for editors'),
  })
  .meta({ id: 'Desk' });

/** So many days back the desk says what was looked for in vain. */
export const missedDays = 7;

const count = z.number().int().min(0);

export const deskCounts = z
  .object({
    desk: count.describe('What others sent in, and what came back'),
    enquiries: count.nullable().describe('Families that wait for the school; null for who does not answer them'),
    applications: count.nullable().describe('New ones; null for who does not decide on them'),
  })
  .meta({ id: 'DeskCounts' });

export type DeskCounts = z.infer<typeof deskCounts>;

export type Desk = z.infer<typeof desk>;
export type DeskDraft = Desk['drafts'][number];
export type DeskKept = Desk['kept'][number];
export type DeskWaiting = Desk['waiting'][number];
