import { useRouteLoaderData } from 'react-router';
import { adminRole } from '../../../../contract/people/roles.ts';
import { endsWithCall } from '../../../../contract/site/words/closing-call.ts';
import { unwrap } from '../../../api-client.ts';
import { HomeEditor } from '../../../features/home/editor/home-editor.tsx';
import { loadHome } from '../../../features/home/home-calls.ts';
import { callAmid } from '../../../features/site/footer/call-amid.tsx';
import { Frame } from '../../../features/site/frame.tsx';
import { guardedScreen } from '../../../session/guarded-screen.tsx';
import type { RootData } from '../../../ui/meta/meta.ts';

const screen = guardedScreen({
  atLeast: adminRole,
  title: 'Home page',
  load: () => async (api) => {
    const group = (tag: '10' | '20' | '30') =>
      unwrap(api.profiles[':group'].$get({ param: { group: tag }, query: {} }));
    const [view, { pages }, home, galleries, ...groups] = await Promise.all([
      unwrap(api.admin.site[':part'].$get({ param: { part: 'home' } })),
      unwrap(api.admin.pages.$get()),
      loadHome(api),
      unwrap(api.galleries.$get({ query: {} })),
      ...(['20', '30', '10'] as const).map(group),
    ]);
    return { view, pages, home, galleries: galleries.docs, people: groups.flatMap(({ docs }) => docs) };
  },
  view: function Home({ data: { view, pages, home, galleries, people } }) {
    const root = useRouteLoaderData<RootData>('root');
    if (!root) return null;
    return (
      <HomeEditor
        view={view}
        pages={pages}
        school={root.school}
        choices={{ people, galleries }}
        data={home}
        call={callAmid}
        frame={(school, page) => (
          <Frame
            school={school}
            address={root.origin}
            alumni={false}
            closingCall={endsWithCall(school.site.home.sections)}
          >
            {page}
          </Frame>
        )}
      />
    );
  },
});

export const { clientLoader, meta, HydrateFallback } = screen;
export default screen.Component;
