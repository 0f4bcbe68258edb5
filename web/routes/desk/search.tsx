import { authorRole } from '../../../contract/people/roles.ts';
import { unwrap } from '../../api-client.ts';
import { SearchPage, searchShape } from '../../office/search/search-page.tsx';
import { readListRequest } from '../../office/table/list-request.ts';
import { guardedScreen } from '../../session/guarded-screen.tsx';
import type { Route } from './+types/search.ts';

const shown = '20';

const screen = guardedScreen({
  atLeast: authorRole,
  title: 'Search',
  load:
    ({ request }: Route.ClientLoaderArgs) =>
    async (api, { role }) => {
      const asked = readListRequest(request.url, searchShape);
      const { groups } = await unwrap(api.desk.search.$get({ query: { q: asked.q, items: shown } }));
      return { request: asked, found: groups, role };
    },
  view: ({ data }) => <SearchPage {...data} />,
});

export const { clientLoader, meta, HydrateFallback } = screen;
export default screen.Component;
