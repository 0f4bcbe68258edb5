import { z } from 'zod';
import {
  category,
  categoryInput,
  emptyIsNone,
  id,
  ifMissing,
  instant,
  schemasOf,
  textsOf,
  unlessNoObject,
} from '../common/fields.ts';
import { categoryRule, htmlOf, lineOf, picturesOf } from '../common/form.ts';
import { startedFrom } from '../common/history.ts';
import { pageCount } from '../common/paging.ts';
import { textPicturesFault } from '../common/text/rich-pictures.ts';
import { pictureInfo, pictureNames, withPictureWords } from '../media/media.ts';
import { asComplete, asDraft, asKept, draftMessage } from './publishing.ts';

export const storyMessages = {
  title: 'A title is required.',
  detail: 'The text is required.',
  newsImage: 'The news story requires an image.',
  articleImage: 'The blog post requires an image.',
} as const;

/** News and blog are one thing under two names. */
export type StoryKind = 'news' | 'article';

const picturesRequired = (message: string) =>
  z
    .string(ifMissing(message))
    .trim()
    .min(1, message)
    .pipe(pictureNames)
    .refine((names) => names.length > 0, message);

const title = lineOf(200, storyMessages.title);
const detail = htmlOf(storyMessages.detail, undefined, textPicturesFault);

/** What is written of a story; the API, the form and the history all follow this list. */
export const storyFields = {
  news: { title, detail, picture: picturesOf(storyMessages.newsImage), category: categoryRule },
  article: { title, detail, picture: picturesOf(storyMessages.articleImage), category: categoryRule },
};

const editFields = { category: categoryInput.optional(), ...withPictureWords, ...asKept, updatedAt: startedFrom };
const addFields = {
  category: categoryInput.default(0),
  ...withPictureWords,
  userId: emptyIsNone(id.optional()).describe('Counts only when an administrator adds for somebody else'),
};

const complete = schemasOf({ title, detail }, 'add');
const begun = schemasOf({ title, detail: htmlOf() }, 'add');

const written = <T extends z.ZodRawShape>(kind: StoryKind, fields: T) =>
  z.discriminatedUnion(
    'draft',
    [
      z.object({
        ...complete,
        ...fields,
        picture: picturesRequired(storyFields[kind].picture.required),
        ...asComplete,
      }),
      z.object({ ...begun, ...fields, picture: pictureNames.prefault(''), ...asDraft }),
    ],
    unlessNoObject(draftMessage),
  );

/** What everybody who writes may begin with, be it news or a blog post. */
export const storyDraft = z.object({ ...begun, ...addFields, picture: pictureNames.prefault(''), ...asDraft });

export const newsAdd = written('news', addFields);
export const newsEdit = written('news', editFields);
export const articleAdd = written('article', addFields);
export const articleEdit = written('article', editFields);

export type StoryAdd = z.infer<typeof newsAdd>;
export type StoryEdit = z.infer<typeof newsEdit>;

export const story = z
  .object({
    id,
    ...textsOf({ title, detail }),
    detail: z.string().describe('Sanitised HTML'),
    picture: z.string().describe('Up to three file names, joined by commas'),
    pictureInfo: z.array(pictureInfo),
    category,
    userId: id.nullable().describe('The author'),
    author: z.string().nullable().describe('The name of the author'),
    authorPicture: pictureInfo
      .nullable()
      .describe('The portrait of the author from the staff pages, where there is one'),
    createdAt: instant.describe('When it is or will be published'),
    draft: z.boolean(),
    updatedAt: instant,
  })
  .meta({ id: 'Story' });

export type Story = z.infer<typeof story>;

/** What a list shows of a story: an extract in place of the whole text. */
export const storyCard = story
  .omit({ detail: true, draft: true, updatedAt: true, authorPicture: true })
  .extend({ detail: z.string().describe('The first words, as plain text') })
  .meta({
    id: 'StoryCard',
  });

export type StoryCard = z.infer<typeof storyCard>;

const textBatches = z.object({ textBatch1: z.string(), textBatch2: z.string(), textBatch3: z.string() });

export const newsList = z.object({ topStory: storyCard.nullable(), docs: z.array(storyCard), pages: pageCount });
export const articleList = z.object({ main: storyCard.nullable(), docs: z.array(storyCard), pages: pageCount });
export const newsHome = z.object({ topStory: storyCard.nullable(), homeStories: z.array(storyCard) });
export const newsView = textBatches.extend({ story });
export const articleView = textBatches.extend({ article: story, userId: id.nullable() });

/** What the sidebar shows: a title with its date and picture. */
const sidebarEvent = z.object({
  id,
  title: z.string(),
  date: instant,
  endDate: instant.optional().describe('Of an event of several days'),
  weekly: z.literal(true).optional().describe('It happens every week'),
  location: z.string(),
  category,
});
export const newsTop = z.object({
  news: z.array(storyCard).describe('The most read of the last 30 days'),
  blogs: z.array(storyCard).describe('The newest blog posts'),
  events: z.array(sidebarEvent).describe('The next events'),
});

export type NewsTop = z.infer<typeof newsTop>;
