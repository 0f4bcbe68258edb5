import { adminRole } from '../../../../contract/people/roles.ts';
import { unwrap } from '../../../api-client.ts';
import { TemplatesPage } from '../../../features/inbox/templates/templates-page.tsx';
import { guardedScreen } from '../../../session/guarded-screen.tsx';

const screen = guardedScreen({
  atLeast: adminRole,
  title: 'Templates of answers',
  load: () => (api) => unwrap(api.admin['reply-templates'].$get()),
  view: ({ data }) => <TemplatesPage view={data} />,
});

export const { clientLoader, meta, HydrateFallback } = screen;
export default screen.Component;
