import { adminRole } from '../../../../contract/people/roles.ts';
import { unwrap } from '../../../api-client.ts';
import { RedirectEditor } from '../../../features/redirects/redirect-editor.tsx';
import { guardedScreen } from '../../../session/guarded-screen.tsx';
import { viewIdOf } from '../../../ui/addresses/view-id.ts';

type Asked = { request: Request; params: { id: string } };

const screen = guardedScreen({
  atLeast: adminRole,
  load: ({ params }: Asked) => {
    const id = viewIdOf(params.id);
    return (api) => unwrap(api.admin.redirects[':id'].$get({ param: { id } }));
  },
  title: ({ data }) => data?.from ?? 'Redirect',
  view: ({ data }) => <RedirectEditor key={data.id} redirect={data} />,
});

export const { clientLoader, meta, HydrateFallback } = screen;
export default screen.Component;
