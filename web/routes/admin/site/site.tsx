import { useRouteLoaderData } from 'react-router';
import { adminRole } from '../../../../contract/people/roles.ts';
import { unwrap } from '../../../api-client.ts';
import { Hero } from '../../../features/home/hero.tsx';
import { SiteStructure } from '../../../features/pages/tree/site-structure.tsx';
import { MenuEditor } from '../../../features/site/menu-editor/menu-editor.tsx';
import { guardedScreen } from '../../../session/guarded-screen.tsx';
import type { RootData } from '../../../ui/meta/meta.ts';
import type { Route } from './+types/site.ts';

const screen = guardedScreen({
  atLeast: adminRole,
  title: 'Site structure',
  load: (_: Route.ClientLoaderArgs) => async (api) => {
    const [{ pages }, { total: redirects }, { total: trashed }, menu] = await Promise.all([
      unwrap(api.admin.pages.$get()),
      unwrap(api.admin.redirects.$get({ query: {} })),
      unwrap(api.trash.$get({ query: { kind: 'page' } })),
      unwrap(api.admin.site[':part'].$get({ param: { part: 'menu' } })),
    ]);
    return { pages, redirects, trashed, menu };
  },
  view: function Site({ data: { menu, ...data } }) {
    const root = useRouteLoaderData<RootData>('root');
    return (
      <SiteStructure {...data}>
        {root && (
          <MenuEditor
            view={menu}
            pages={data.pages}
            school={root.school}
            below={(school) => <Hero {...school.site.home.hero} />}
          />
        )}
      </SiteStructure>
    );
  },
});

export const { clientLoader, meta, HydrateFallback } = screen;
export default screen.Component;
