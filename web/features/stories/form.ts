import type { StoryKind } from '../../../contract/content/stories.ts';
import { storyFields } from '../../../contract/content/stories.ts';
import { contentOf, valuesOf } from '../../office/forms/describe-values.ts';
import { isComplete, publishContent, publishStart } from '../../office/publishing/publish-values.ts';
import type { Values } from '../../ui/form/answer.ts';
import type { FormFields } from '../../ui/form/describe.ts';

type Words = {
  addTitle: string;
  editTitle: string;
  added: string;
  edited: string;
  deleted: string;
  deleteLabel: string;
};

/** What differs between writing news and writing for the blog. */
export const storyWords: Record<StoryKind, Words> = {
  news: {
    addTitle: 'Post New Story',
    editTitle: 'Edit story',
    added: 'New Story Added',
    edited: 'News Story Edited',
    deleted: 'News Story Deleted',
    deleteLabel: 'Delete this story',
  },
  article: {
    addTitle: 'Add Post',
    editTitle: 'Edit post',
    added: 'New Blog Post Added',
    edited: 'Blog Post Edited',
    deleted: 'Blog Post Deleted',
    deleteLabel: 'Delete this post',
  },
};

const formOf = (kind: StoryKind, detail: { label: string; needed: string }, categories: [string, string]) => {
  const rules = storyFields[kind];
  return {
    title: { rule: rules.title, label: 'Title', needed: 'a title', autoComplete: 'off' },
    detail: {
      ...{ rule: rules.detail, ...detail, asked: isComplete },
      hint: 'Pictures can be pasted or dropped into it. The second and third of those below appear between its parts.',
    },
    picture: { rule: rules.picture, label: 'Pictures', needed: 'an image', asked: isComplete },
    category: {
      rule: rules.category,
      label: 'Category',
      options: categories.map((label, value) => ({ value: String(value), label })),
    },
  } satisfies FormFields;
};

export const storyForms = {
  news: formOf('news', { label: 'Story', needed: 'the story' }, ['General News Story', 'Alumni News']),
  article: formOf('article', { label: 'Content', needed: 'the content' }, ['General Blog Post', 'Alumni Testimonial']),
};

/** What stands in the form: of a story, of an earlier version of it, or of a new one. */
export const storyValues = (kind: StoryKind, story: Record<string, unknown>, now: Date): Values => ({
  ...valuesOf(storyForms[kind], story),
  ...publishStart(story, now),
});

/** What is sent. */
export const storyContent = (kind: StoryKind, values: Values, now: Date) => ({
  ...contentOf(storyForms[kind], values),
  ...publishContent(values, now),
});
