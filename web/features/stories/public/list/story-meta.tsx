import type { StoryCard, StoryKind } from '../../../../../contract/content/stories.ts';
import { shortDate } from '../../../../ui/dates/dates.ts';
import { isTestimonial } from '../../story-sections.ts';

type Props = { kind: StoryKind; story: StoryCard; tag?: string };

/** When it was published; a blog post also has a voice, so its writer is named. */
export function StoryMeta({ kind, story, tag }: Props) {
  const writer = kind === 'article' && !isTestimonial(kind, story) ? story.author : null;
  return (
    <p className="meta">
      {tag && <span className="tag">{tag}</span>}
      <time dateTime={story.createdAt}>{shortDate(story.createdAt)}</time>
      {writer && <span>{writer}</span>}
    </p>
  );
}
