import type { StoryKind } from '../../../contract/content/stories.ts';
import type { Deps } from '../../deps.ts';
import { contentOf, findKept, picturesOf } from '../kept/kept.service.ts';
import { presentBatches, presentStory } from './stories.presenter.ts';
import type { StoryRow } from './stories.queries.ts';
import { loadStory } from './stories.service.ts';

/** A story as its page will show it once what is kept of it is public, whoever asks; the caller knows who may see it. */
export async function shownStory({ db }: Deps, kind: StoryKind, id: number) {
  const [story, kept] = await Promise.all([loadStory(db, kind, id), findKept(db, { kind, id })]);
  const change = kept && { ...(contentOf(kept) as Partial<StoryRow>), pictures: await picturesOf(db, kept) };
  const row = { ...story, ...change };
  return { story: presentStory(row), ...presentBatches(row) };
}
