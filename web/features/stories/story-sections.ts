import type { StoryKind } from '../../../contract/content/stories.ts';
import type { WordKey } from '../../../contract/site/words/site-words.ts';
import { sectionBase } from '../../ui/addresses/variant.ts';

type StorySection = {
  title: string;
  /** Which of the school's words stand below the title. */
  sub: WordKey;
  base: string;
  /** Where the section stands in the breadcrumb, above itself. */
  above: { to: string; label: string }[];
  addTo: string;
  addLabel: string;
  emptySentence: string;
  all: string;
  more: string;
};

const news = {
  addLabel: 'Post New Story',
  emptySentence: 'There are no news stories at the moment.',
};
const blog = {
  addLabel: 'Add Post',
  emptySentence: 'There are no blog posts at the moment.',
};
const alumni = [{ to: '/alum/', label: 'Alumni' }];

/** What differs between news and blog, and between the general and the alumni list of each. */
const sections: Record<StoryKind, { general: StorySection; alumni: StorySection }> = {
  news: {
    general: {
      ...news,
      title: 'News',
      sub: 'newsSub',
      base: sectionBase('news', 0),
      addTo: `${sectionBase('news', 0)}/add`,
      above: [],
      all: 'All news',
      more: 'More news',
    },
    alumni: {
      ...news,
      title: 'Alumni News',
      sub: 'alumniNewsSub',
      base: sectionBase('news', 1),
      addTo: `${sectionBase('news', 1)}/add`,
      above: alumni,
      all: 'All alumni news',
      more: 'More alumni news',
    },
  },
  article: {
    general: {
      ...blog,
      title: 'Blog',
      sub: 'blogSub',
      base: sectionBase('blog', 0),
      addTo: `${sectionBase('blog', 0)}/add`,
      above: [],
      all: 'All blog posts',
      more: 'More from the blog',
    },
    alumni: {
      ...blog,
      title: 'Alumni Testimonials',
      sub: 'alumniBlogSub',
      base: sectionBase('blog', 1),
      addTo: `${sectionBase('blog', 1)}/add`,
      above: alumni,
      all: 'All testimonials',
      more: 'More testimonials',
    },
  },
};

export const storySection = (kind: StoryKind, category: number) =>
  category === 1 ? sections[kind].alumni : sections[kind].general;

/** A former pupil tells it, and a member of staff puts it on the site. */
export const isTestimonial = (kind: StoryKind, { category }: { category: number }) =>
  kind === 'article' && category === 1;

export const storyAddress = (kind: StoryKind, { id, category }: { id: number; category: number }) =>
  `${storySection(kind, category).base}/view/${id}`;

export function storyListAddress(kind: StoryKind, category: number, page: number) {
  const { base } = storySection(kind, category);
  return page > 1 ? `${base}?page=${page}` : base;
}
