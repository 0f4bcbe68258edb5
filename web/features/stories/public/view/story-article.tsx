import type { ReactNode } from 'react';
import type { StoryCard, StoryKind } from '../../../../../contract/content/stories.ts';
import type { PictureInfo } from '../../../../../contract/media/media.ts';
import { Icon } from '../../../../ui/icons/icon.tsx';
import { Link } from '../../../../ui/links/link.tsx';
import { storyAddress } from '../../story-sections.ts';
import { TextWithPictures } from './text-with-pictures.tsx';

type Props = {
  kind: StoryKind;
  byline: ReactNode;
  batches: string[];
  pictures: PictureInfo[];
  share: ReactNode;
  next: StoryCard | undefined;
};

export function StoryArticle({ kind, byline, batches, pictures, share, next }: Props) {
  return (
    <article>
      {byline}
      <TextWithPictures batches={batches} pictures={pictures} />
      {share}
      {next && (
        <Link className="next-story" to={storyAddress(kind, next)} rel="next">
          <span>
            <small>Read next</small>
            <b>{next.title}</b>
          </span>
          <Icon name="arrow" />
        </Link>
      )}
    </article>
  );
}
