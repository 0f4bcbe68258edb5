import type { StoryCard, StoryKind } from '../../../../../contract/content/stories.ts';
import { SectionHead } from '../../../../ui/layout/section-head.tsx';
import { MoreLink } from '../../../../ui/links/more-link.tsx';
import { storySection } from '../../story-sections.ts';
import { StoryGrid } from '../list/story-grid.tsx';

type Props = { kind: StoryKind; category: number; stories: StoryCard[] };

export function MoreStories({ kind, category, stories }: Props) {
  const { more, all, base } = storySection(kind, category);
  if (stories.length === 0) return null;
  return (
    <section className="band tight alt" aria-labelledby="more-stories">
      <div className="wrap">
        <SectionHead id="more-stories" title={more} small>
          <MoreLink to={base}>{all}</MoreLink>
        </SectionHead>
        <StoryGrid kind={kind} stories={stories} extract={false} />
      </div>
    </section>
  );
}
