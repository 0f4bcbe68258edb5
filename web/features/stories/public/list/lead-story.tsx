import type { StoryCard, StoryKind } from '../../../../../contract/content/stories.ts';
import { Link } from '../../../../ui/links/link.tsx';
import { Picture } from '../../../../ui/pictures/picture.tsx';
import { storyAddress } from '../../story-sections.ts';
import { StoryMeta } from './story-meta.tsx';

type Props = { kind: StoryKind; story: StoryCard; tag: string };

/** The newest story, clearly larger than the others. */
export function LeadStory({ kind, story, tag }: Props) {
  const [picture] = story.pictureInfo;
  return (
    <article className="top card">
      {picture && (
        <span className="pic">
          <Picture picture={picture} sizes="(min-width: 60rem) 41rem, 92vw" eager />
        </span>
      )}
      <div className="stack">
        <StoryMeta kind={kind} story={story} tag={tag} />
        <h2>
          <Link to={storyAddress(kind, story)}>{story.title}</Link>
        </h2>
        <p className="extract">{story.detail}</p>
      </div>
    </article>
  );
}
