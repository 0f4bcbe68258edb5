import type { StoryCard as Card, StoryKind } from '../../../../../contract/content/stories.ts';
import { Link } from '../../../../ui/links/link.tsx';
import { Picture } from '../../../../ui/pictures/picture.tsx';
import { storyAddress } from '../../story-sections.ts';
import { StoryMeta } from './story-meta.tsx';

type Props = { kind: StoryKind; story: Card; sizes: string; extract?: boolean };

/** A story in a grid; one without a picture stands on a band of its own. */
export function StoryCard({ kind, story, sizes, extract = true }: Props) {
  const [picture] = story.pictureInfo;
  return (
    <article className={picture ? 'card' : 'card text'}>
      {picture && (
        <span className="pic">
          <Picture picture={picture} sizes={sizes} />
        </span>
      )}
      <StoryMeta kind={kind} story={story} />
      <h3>
        <Link to={storyAddress(kind, story)}>{story.title}</Link>
      </h3>
      {extract && <p>{story.detail}</p>}
    </article>
  );
}
