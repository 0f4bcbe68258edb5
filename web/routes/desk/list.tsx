import { authorRole } from '../../../contract/people/roles.ts';
import { unwrap } from '../../api-client.ts';
import { listAt, lists } from '../../features/lists/list-descriptions.ts';
import { listShape, thingsQuery } from '../../features/lists/list-shape.ts';
import { ThingsPage } from '../../features/lists/things-page.tsx';
import { readListRequest } from '../../office/table/list-request.ts';
import { guardedScreen } from '../../session/guarded-screen.tsx';
import type { Route } from './+types/list.ts';

const screen = guardedScreen({
  atLeast: authorRole,
  load: ({ request, params }: Route.ClientLoaderArgs) => {
    const list = listAt(params.list);
    return async (api, user) => {
      const asked = readListRequest(request.url, listShape);
      const param = { kind: list.kind };
      const [things, people] = await Promise.all([
        unwrap(api.lists[':kind'].$get({ param, query: thingsQuery(asked) })),
        unwrap(api.lists[':kind'].people.$get({ param })),
      ]);
      return { list, user, request: asked, ...things, ...people };
    };
  },
  title: ({ params }) => lists[params.list]?.title ?? 'Desk',
  // Each list begins anew: nothing that was chosen or typed in one is left in another.
  view: ({ data }) => <ThingsPage key={data.list.kind} {...data} />,
});

export const { clientLoader, meta, HydrateFallback } = screen;
export default screen.Component;
