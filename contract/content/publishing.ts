import { z } from 'zod';
import { category, dateInput, emptyIsNone, id, instant } from '../common/fields.ts';
import { categoryPageQuery, pageCount } from '../common/paging.ts';

/** What can be a draft or lie in the future. */
export const publishedKinds = ['news', 'article', 'event', 'profile', 'gallery'] as const;

export type PublishedKind = (typeof publishedKinds)[number];

/** Those of which authors write drafts that they send in. */
export const reviewedKinds = ['news', 'article', 'event'] as const;

export type ReviewedKind = (typeof reviewedKinds)[number];

const createdAt = emptyIsNone(dateInput.optional()).describe('When it is published; now unless given');

/** What readers see is complete; of what says that it is a draft, a title is enough. */
export const asBegun = { draft: z.literal(true).describe('Readers do not see a draft'), createdAt };
export const asDraft = {
  ...asBegun,
  submit: z.literal(true).optional().describe('Its author sends it in: it is complete, and an editor publishes it'),
};
export const asComplete = { draft: z.literal(false).optional(), createdAt };

/** For a change of what is public: it need not be public at once. */
export const asKept = {
  keep: z.literal(true).optional().describe('Kept beside what readers see, to be published later'),
  publishAt: instant.optional().describe('When what is kept becomes public; by hand unless given'),
  kept: instant.optional().describe('Which kept change this continues, by when it was kept; it goes with this save'),
};

export type Keeping = { publishAt?: string | undefined; kept?: string | undefined };

/** How far it has come, where a list also shows what readers do not see. */
export const publishState = {
  draft: z.boolean(),
  published: z.boolean().describe('False for a draft, and for what lies in the future'),
};

export const draftMessage = 'Say true for a draft, or false.';

export const unpublishedQuery = categoryPageQuery.extend({ kind: z.enum(reviewedKinds) });

const unpublishedThing = z
  .object({
    id,
    title: z.string(),
    category,
    date: instant.nullable().describe('When an event takes place'),
    draft: z.boolean().describe('Otherwise it is scheduled'),
    createdAt: instant.describe('When it will be published; of a draft, when it was begun'),
    author: z.string().nullable().describe('The name of the author'),
  })
  .meta({ id: 'UnpublishedThing' });

export type UnpublishedThing = z.infer<typeof unpublishedThing>;

export const unpublishedList = z.object({
  docs: z.array(unpublishedThing),
  pages: pageCount,
  total: z.number().int().min(0),
});
