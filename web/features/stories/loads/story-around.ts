import type { NewsTop, StoryCard, StoryKind } from '../../../../contract/content/stories.ts';
import { type ApiClient, unwrap } from '../../../api-client.ts';

export type Around = { top: NewsTop; newest: StoryCard | null; others: StoryCard[] };

/** What stands beside and below a story of a category. */
export async function loadAround(api: ApiClient, kind: StoryKind, cat: number): Promise<Around> {
  const [top, list] = await Promise.all([unwrap(api.news.top.$get()), loadList(api, kind, cat)]);
  return { top, ...list };
}

async function loadList(api: ApiClient, kind: StoryKind, cat: number) {
  if (kind === 'news') {
    const { topStory, docs } = await unwrap(api.news.$get({ query: { cat } }));
    return { newest: topStory, others: docs };
  }
  const { main, docs } = await unwrap(api.articles.$get({ query: { cat } }));
  return { newest: main, others: docs };
}
