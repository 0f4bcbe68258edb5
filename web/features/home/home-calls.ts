import { type ApiClient, unwrap } from '../../api-client.ts';

/** What the home page shows that is written elsewhere. */
export async function loadHome(api: ApiClient) {
  const [about, gallery, news, events, staff] = await Promise.all([
    // A school may have no such page, or be writing it.
    unwrap(api.pages.view[':id'].$get({ param: { id: 'about' } })).catch(() => null),
    unwrap(api.galleries.home.$get()),
    unwrap(api.news.home.$get()),
    unwrap(api.events.home.$get()),
    unwrap(api.profiles.home.$get()),
  ]);
  return { about, gallery, news, events, staff };
}

export type HomeData = Awaited<ReturnType<typeof loadHome>>;
