import { adminRole } from '../../../contract/roles.ts';
import { unwrap } from '../../api-client.ts';
import { SiteStructure } from '../../features/pages/tree/site-structure.tsx';
import { guardedScreen } from '../../session/guarded-screen.tsx';
import type { Route } from './+types/site.ts';

const screen = guardedScreen({
  atLeast: adminRole,
  title: 'Site structure',
  load: (_: Route.ClientLoaderArgs) => async (api) => {
    const [{ pages }, { total: redirects }, { total: trashed }] = await Promise.all([
      unwrap(api.admin.pages.$get()),
      unwrap(api.admin.redirects.$get({ query: {} })),
      unwrap(api.trash.$get({ query: { kind: 'page' } })),
    ]);
    return { pages, redirects, trashed };
  },
  view: ({ data }) => <SiteStructure {...data} />,
});

export const { clientLoader, meta, HydrateFallback } = screen;
export default screen.Component;
