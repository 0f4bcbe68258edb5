import type { StoryKind } from '../../../contract/stories.ts';
import { storyMessages } from '../../../contract/stories.ts';
import type { EditField } from '../../office/forms/edit-fields.ts';
import {
  isDraft,
  publishContent,
  publishFaults,
  publishNeeds,
  publishStart,
  publishWords,
} from '../../office/publishing/publish-values.ts';
import type { Values } from '../../ui/form/answer.ts';
import { blankOnes, isBlank } from '../../ui/form/words.ts';

/** What an editor changes of a story. */
export type EditedStory = {
  title: string;
  detail: string;
  picture: string;
  category: number;
  createdAt: string;
  draft: boolean;
};

type Words = {
  addTitle: string;
  editTitle: string;
  detail: string;
  categories: [general: string, alumni: string];
  added: string;
  edited: string;
  deleted: string;
  deleteLabel: string;
  needsImage: string;
};

/** What differs between writing news and writing for the blog. */
export const storyWords: Record<StoryKind, Words> = {
  news: {
    addTitle: 'Post New Story',
    editTitle: 'Edit story',
    detail: 'Story',
    categories: ['General News Story', 'Alumni News'],
    added: 'New Story Added',
    edited: 'News Story Edited',
    deleted: 'News Story Deleted',
    deleteLabel: 'Delete this story',
    needsImage: storyMessages.newsImage,
  },
  article: {
    addTitle: 'Add Post',
    editTitle: 'Edit post',
    detail: 'Content',
    categories: ['General Blog Post', 'Alumni Testimonial'],
    added: 'New Blog Post Added',
    edited: 'Blog Post Edited',
    deleted: 'Blog Post Deleted',
    deleteLabel: 'Delete this post',
    needsImage: storyMessages.articleImage,
  },
};

export const storyFields = (kind: StoryKind): EditField[] => [
  { name: 'title', label: 'Title' },
  { name: 'detail', label: storyWords[kind].detail, kind: 'html' },
  { name: 'picture', label: 'Pictures', kind: 'pictures' },
  { name: 'category', label: 'Category', words: ({ category }) => categoryName(kind, category) },
  { name: 'when', label: 'Publishing', words: publishWords },
];

const categoryName = (kind: StoryKind, category: string | undefined): string =>
  storyWords[kind].categories[category === '1' ? 1 : 0];

export const newStoryStart = (category: number, now: Date): Values => ({
  category: String(category),
  ...publishStart(null, now),
});

export const storyStart = (story: EditedStory, now: Date): Values => ({
  title: story.title,
  detail: story.detail,
  picture: story.picture,
  category: String(story.category),
  ...publishStart(story, now),
});

/** What is sent. */
export const storyContent = (values: Values, now: Date) => ({
  title: values.title ?? '',
  detail: values.detail ?? '',
  picture: values.picture ?? '',
  category: values.category === '1' ? (1 as const) : (0 as const),
  ...publishContent(values, now),
});

export function storyNeeds(kind: StoryKind, values: Values): string[] {
  const title = blankOnes([[values.title, 'a title']]);
  if (isDraft(values)) return title;
  const others = blankOnes([
    [values.detail, kind === 'news' ? 'the story' : 'the content'],
    [values.picture, 'an image'],
  ]);
  return [...title, ...others, ...publishNeeds(values)];
}

export function storyFaults(kind: StoryKind, values: Values, now: Date): Record<string, string> {
  const title = isBlank(values.title) && { title: storyMessages.title };
  if (isDraft(values)) return { ...title };
  return {
    ...title,
    ...(isBlank(values.detail) && { detail: storyMessages.detail }),
    ...(isBlank(values.picture) && { picture: storyWords[kind].needsImage }),
    ...publishFaults(values, now),
  };
}

/** An earlier version as the history keeps it. */
export function revisionStart(content: Record<string, unknown>, now: Date): Values {
  const text = (name: string) => String(content[name] ?? '');
  return storyStart(
    {
      title: text('title'),
      detail: text('detail'),
      picture: Array.isArray(content.picture) ? content.picture.join(',') : text('picture'),
      category: Number(content.category ?? 0),
      createdAt: text('createdAt'),
      draft: content.draft === true,
    },
    now,
  );
}
