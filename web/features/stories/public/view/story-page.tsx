import type { ReactNode } from 'react';
import type { StoryCard, StoryKind } from '../../../../../contract/content/stories.ts';
import type { PictureInfo } from '../../../../../contract/media/media.ts';
import { Banner } from '../../../../ui/layout/banner.tsx';
import { ShareRow } from '../../../../ui/links/share-row.tsx';
import { isTestimonial, storyAddress, storySection } from '../../story-sections.ts';
import { SearchBox } from '../list/search-box.tsx';
import type { AsideItems } from './aside-items.ts';
import { Byline } from './byline.tsx';
import { MoreStories } from './more-stories.tsx';
import { StoryArticle } from './story-article.tsx';
import { StoryAside } from './story-aside.tsx';

type Props = {
  kind: StoryKind;
  story: {
    id: number;
    title: string;
    category: number;
    pictureInfo: PictureInfo[];
    authorPicture?: PictureInfo | null;
    createdAt: string;
  };
  author: string;
  readingTime: string;
  batches: string[];
  aside: AsideItems;
  next: StoryCard | undefined;
  more: StoryCard[];
  origin: string;
  /** Nobody could read it at its address yet: it is not to be shared. */
  unpublished?: boolean;
  /** For those who may change it. */
  tools?: ReactNode;
};

/** One story as a reader finds it, be it news or a blog post. */
export function StoryPage({ kind, story, author, readingTime, batches, aside, next, more, ...page }: Props) {
  const { origin, unpublished = false, tools } = page;
  const { title, base, above } = storySection(kind, story.category);
  return (
    <>
      <Banner title={story.title} crumbs={[...above, { to: base, label: title }]} long action={tools} />
      <div className="band tight">
        <div className="wrap article">
          <StoryArticle
            kind={kind}
            byline={
              <Byline
                author={author}
                createdAt={story.createdAt}
                portrait={story.authorPicture}
                readingTime={readingTime}
                posted={isTestimonial(kind, story)}
              />
            }
            batches={batches}
            pictures={story.pictureInfo}
            share={!unpublished && <ShareRow url={origin + storyAddress(kind, story)} title={story.title} />}
            next={next}
          />
          <StoryAside items={aside} search={kind === 'article' && <SearchBox />} />
        </div>
      </div>
      <MoreStories kind={kind} category={story.category} stories={more} />
    </>
  );
}
