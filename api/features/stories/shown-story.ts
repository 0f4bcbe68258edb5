import type { StoryKind } from '../../../contract/stories.ts';
import type { Deps } from '../../deps.ts';
import { presentBatches, presentStory } from './stories.presenter.ts';
import { loadStory } from './stories.service.ts';

/** A story as its page shows it, whoever asks; the caller knows who may see it. */
export async function shownStory({ db }: Deps, kind: StoryKind, id: number) {
  const story = await loadStory(db, kind, id);
  return { ownerId: story.authorId, shown: { story: presentStory(story), ...presentBatches(story) } };
}
