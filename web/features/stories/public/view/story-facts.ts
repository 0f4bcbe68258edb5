import type { StoryKind } from '../../../../../contract/content/stories.ts';
import type { PictureInfo } from '../../../../../contract/media/media.ts';
import { storyJsonLd } from '../../../../ui/meta/json-ld.ts';
import type { Site } from '../../../../ui/meta/json-ld-site.ts';
import { isTestimonial, storyAddress } from '../../story-sections.ts';

type Story = {
  id: number;
  title: string;
  category: number;
  createdAt: string;
  author: string | null;
  pictureInfo: PictureInfo[];
};

/** A story as search engines and messengers should show it. */
export function storyFacts(kind: StoryKind, story: Story, description: string) {
  return {
    title: story.title,
    description,
    path: storyAddress(kind, story),
    picture: story.pictureInfo[0],
    type: 'article' as const,
    publishedAt: story.createdAt,
    ...(import.meta.env.SSR && {
      jsonLd: (site: Site) =>
        storyJsonLd(
          kind === 'news' ? 'NewsArticle' : 'BlogPosting',
          {
            title: story.title,
            createdAt: story.createdAt,
            author: isTestimonial(kind, story) ? null : story.author,
            pictures: story.pictureInfo.map(({ name }) => name),
          },
          site,
        ),
    }),
  };
}
