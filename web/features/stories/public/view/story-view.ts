import type { NewsTop, Story, StoryCard } from '../../../../../contract/content/stories.ts';
import { firstWords, readingTime } from '../../../../ui/text/reading.ts';
import { asideItems } from './aside-items.ts';
import { readNext } from './read-next.ts';

type Batches = { textBatch1: string; textBatch2: string; textBatch3: string };

/** What the page of one story shows, be it news or blog. */
export function storyView(whole: Story, batches: Batches, top: NewsTop, newest: StoryCard | null, others: StoryCard[]) {
  // The whole text is in its batches already: it need not travel twice.
  const { detail, ...story } = whole;
  return {
    story,
    batches: [batches.textBatch1, batches.textBatch2, batches.textBatch3],
    description: firstWords(detail),
    readingTime: readingTime(detail),
    aside: asideItems(top),
    ...readNext(newest ? [newest, ...others] : [], story.id),
  };
}
