import type { StoryCard, StoryKind } from '../../../../../contract/content/stories.ts';
import { Pager } from '../../../../ui/links/pager.tsx';
import { storyListAddress, storySection } from '../../story-sections.ts';
import { LeadStory } from './lead-story.tsx';
import { StoryGrid } from './story-grid.tsx';

type Props = { kind: StoryKind; category: number; lead: StoryCard; stories: StoryCard[]; page: number; pages: number };

/** The lead story on every page of the list, then a page of the others. */
export function StoryList({ kind, category, lead, stories, page, pages }: Props) {
  const { title } = storySection(kind, category);
  return (
    <div className="story-list">
      <LeadStory kind={kind} story={lead} tag={kind === 'news' ? 'Top story' : 'Newest'} />
      {stories.length > 0 && <StoryGrid kind={kind} stories={stories} />}
      <Pager
        page={page}
        pages={pages}
        href={(number) => storyListAddress(kind, category, number)}
        label={`${title} pages`}
      />
    </div>
  );
}
