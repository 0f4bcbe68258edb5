import { reviews } from '../../api/db/tables/reviews.ts';
import type { TestApi } from './api.ts';
import type { Person } from './factory.ts';
import type { Sample } from './route-things.ts';

/** A draft of `owner` that waits for an editor. */
export async function waitingStory(api: TestApi, owner: { id: number }) {
  const story = await api.make.story({ authorId: owner.id, draft: true });
  const row = { storyId: story.id, submittedBy: owner.id, waitingSince: api.deps.clock() };
  await api.deps.db.insert(reviews).values(row);
  return story;
}

/** The requests of the desk: drafts, and what becomes of them. */
export function deskRouteSamples(api: TestApi): Record<string, (owner: Person) => Promise<Sample>> {
  const draft = async () => ({ json: { title: 'T', draft: true } });
  const waiting = async (owner: Person) => {
    const { id, updatedAt } = await waitingStory(api, owner);
    return { params: { kind: 'news', id }, json: { updatedAt: updatedAt.toISOString(), word: 'W' } };
  };
  const ofAnAuthor = async () => waiting(await api.make.person(1));
  return {
    'POST /api/news/draft': draft,
    'POST /api/articles/draft': draft,
    'POST /api/events/draft': draft,
    'GET /api/desk': async () => ({}),
    'GET /api/desk/counts': async () => ({}),
    'GET /api/desk/statistics': async () => ({}),
    'GET /api/desk/presence': async (owner) => ({ query: `?path=/news/view/${(await waitingStory(api, owner)).id}` }),
    'GET /api/desk/search': async () => ({ query: '?q=anybody' }),
    'GET /api/desk/{kind}/{id}': waiting,
    'DELETE /api/desk/{kind}/{id}': waiting,
    'POST /api/desk/{kind}/{id}/publish': ofAnAuthor,
    'POST /api/desk/{kind}/{id}/return': ofAnAuthor,
  };
}
