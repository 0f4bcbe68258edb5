import type { LiveChoices } from '../../../contract/site/shown-site.ts';
import { type ApiClient, browserApi, unwrap } from '../../api-client.ts';
import { homeView } from './home-view.ts';

/** What the home page shows that is written elsewhere; with choices, as these and not the published ones have it. */
export async function loadHome(api: ApiClient, choices?: LiveChoices) {
  const [about, gallery, news, events, staff] = await Promise.all([
    // A school may have no such page, or be writing it.
    unwrap(api.pages.view[':id'].$get({ param: { id: 'about' } })).catch(() => null),
    unwrap(api.galleries.home.$get({ query: choices ? { gallery: String(choices.gallery) } : {} })),
    unwrap(api.news.home.$get({ query: choices ? { from: choices.news } : {} })),
    unwrap(api.events.home.$get({ query: choices ? { from: choices.events } : {} })),
    unwrap(api.profiles.home.$get({ query: choices ? { who: choices.who } : {} })),
  ]);
  return homeView({ about, gallery, news, events, staff });
}

export type HomeData = Awaited<ReturnType<typeof loadHome>>;

export const loadHomeWith = (choices: LiveChoices): Promise<HomeData> => loadHome(browserApi(), choices);
