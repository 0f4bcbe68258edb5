import { z } from 'zod';
import { emptyIsNone, id, instant, optionalLine, unlessNoObject, wholeNumber } from '../common/fields.ts';
import { pageCount, pageNumber } from '../common/paging.ts';
import { pictureInfo } from '../media/media.ts';

/** What the office lists, each in the same table. */
const listedKinds = ['news', 'article', 'event', 'gallery', 'profile', 'alumnus', 'page'] as const;

export type ListedKind = (typeof listedKinds)[number];

/** How far a thing has come. */
const listStates = ['public', 'scheduled', 'draft', 'waiting', 'hidden'] as const;

export type ListState = (typeof listStates)[number];

export type ListAction = ListAct['action'];

const toContent: readonly ListAction[] = ['publish', 'unpublish', 'category', 'author', 'trash'];

/** What can be done to several of a kind; an unpublished alumnus waits again, and a page has no author. */
export const actionsOf: Record<ListedKind, readonly ListAction[]> = {
  news: toContent,
  article: toContent,
  event: toContent,
  gallery: toContent,
  profile: toContent,
  alumnus: ['publish', 'unpublish', 'trash'],
  page: ['publish', 'unpublish', 'hide', 'show', 'trash'],
};

const generalOrAlumni = { 0: 'General', 1: 'Alumni' };

/** What a category of each kind is called; none where there are none. */
export const categoriesOf: Record<ListedKind, Record<number, string>> = {
  news: generalOrAlumni,
  article: generalOrAlumni,
  event: generalOrAlumni,
  gallery: generalOrAlumni,
  profile: { 10: 'Governors', 20: 'Management', 30: 'Teachers' },
  alumnus: {},
  page: {},
};

/** As many as one page of a list shows. */
export const maxChosen = 30;

export const listMessages = {
  action: 'Say what is to be done, and something that can be done to these.',
  items: `Choose 1 to ${maxChosen} of the list.`,
  category: 'Choose a category.',
  author: 'Choose who is to be the author.',
  isPublic: 'It is public already.',
  isPlanned: 'It is scheduled, and goes out by itself.',
  isDraft: 'It is a draft already.',
  isWaiting: 'It waits already, and readers do not see it.',
  isHidden: 'It is hidden already.',
  isShown: 'Menus and lists show it already.',
  notTheirs: 'Only its author and the administrators may do this.',
  onlyDrafts: 'You write drafts, and an editor publishes them.',
  gone: 'It is not there any more.',
  notNow: 'It could not be done just now. Try again.',
  heir: 'Nobody is made the author who does not write here, or who has a higher role than yours.',
} as const;

const category = wholeNumber(0, 100, listMessages.category).describe(
  '0 general, 1 alumni; of staff profiles their group, 10, 20 or 30',
);
/** A page is known by its name, all else by its number. */
const thingId = z.union([id, z.string().regex(/^[a-z][a-z0-9-]{0,99}$/)]);

export type ThingId = z.infer<typeof thingId>;

export const listParam = z.object({ kind: z.enum(listedKinds) });

export const listQuery = z.object({
  page: pageNumber,
  q: optionalLine(100).default('').describe('A part of the title'),
  sort: z
    .enum(['at', '-at', 'title', '-title', 'views', '-views'], { error: 'Choose an order of the list.' })
    .default('-at')
    .describe('A minus: downwards'),
  state: z
    .enum([...listStates, 'kept'])
    .optional()
    .describe('Its state, or `kept`: a change is kept beside it, and you may change it'),
  category: emptyIsNone(category.optional()),
  author: id.optional().describe('Only what is by this user'),
});

export type ListQuery = z.infer<typeof listQuery>;

const keptBeside = z.object({
  publishAt: instant.nullable().describe('When it is to be published'),
  stuck: z.boolean().describe('It does not become public by itself any more: somebody has to look'),
});

const listedThing = z
  .object({
    id: thingId,
    title: z.string(),
    note: z.string().describe('What else tells it from others: a position, a place, an address'),
    category: z.number().int().nullable(),
    state: z.enum(listStates),
    author: z.string().nullable(),
    authorId: id.nullable(),
    at: instant
      .nullable()
      .describe('Of an event its day, of a page when it was changed, of all else when it is or will be published'),
    updatedAt: instant.describe('Say it when you act on this'),
    kept: keptBeside
      .nullable()
      .describe('A change that readers do not see yet, told to those who may change the thing'),
    views: z.number().int().nullable().describe('How often it was read; null for what readers never saw'),
    picture: pictureInfo.nullable(),
    mayEdit: z.boolean().describe('Whether you may write on it'),
    mayChange: z.boolean().describe('Whether it is yours: to move, to give away, to throw away'),
    mayPublish: z.boolean().describe('Whether you may publish it'),
  })
  .meta({ id: 'ListedThing' });

export type ListedThing = z.infer<typeof listedThing>;

const count = z.number().int().min(0);
const byState = z.object({ public: count, scheduled: count, draft: count, waiting: count, hidden: count });

export type StateCounts = z.infer<typeof byState>;

export const thingList = z.object({
  docs: z.array(listedThing),
  pages: pageCount,
  total: count,
  states: byState.describe('How many there are in each state, whatever state was asked for'),
  kept: count.describe('Beside how many of them, whatever their state, a change is kept that you may publish'),
});

const person = z.object({ id, name: z.string() });

export const listPeople = z.object({
  authors: z.array(person).describe('By whom there is something in the list'),
  heirs: z.array(person).describe('Whom you may make the author of what is yours to change'),
});

export type ListPerson = z.infer<typeof person>;

const chosen = z.object({
  id: thingId,
  updatedAt: instant.describe('As it was in the list: what was saved since stays as it is'),
});
const items = z
  .array(chosen, { error: listMessages.items })
  .min(1, listMessages.items)
  .max(maxChosen, listMessages.items)
  .refine((all) => new Set(all.map((one) => one.id)).size === all.length, 'Name each of them once.');

export const listAct = z.discriminatedUnion(
  'action',
  [
    z.object({
      action: z.literal('publish'),
      items,
      asBefore: z
        .boolean()
        .optional()
        .describe('Takes back that they were unpublished: they are again of the moment that they were of'),
    }),
    z.object({ action: z.literal('unpublish'), items }),
    z.object({ action: z.literal('hide'), items }).describe('Takes pages out of menus and lists; their addresses stay'),
    z.object({ action: z.literal('show'), items }),
    z.object({ action: z.literal('category'), items, category }),
    z.object({
      action: z.literal('author'),
      items,
      authorId: wholeNumber<string | number>(1, undefined, listMessages.author),
    }),
    z.object({ action: z.literal('trash'), items }),
  ],
  unlessNoObject(listMessages.action),
);

export type ListAct = z.infer<typeof listAct>;

export const listReport = z.object({
  done: z.array(
    z.object({ id: thingId, updatedAt: instant.nullable().describe('What it is now; null when it is in the trash') }),
  ),
  refused: z.array(z.object({ id: thingId, reason: z.string() })).describe('Of these nothing was changed'),
});

export type ListReport = z.infer<typeof listReport>;
