import { adminRole } from '../../../../contract/people/roles.ts';
import { unwrap } from '../../../api-client.ts';
import { SynonymsEditor } from '../../../features/synonyms/synonyms-editor.tsx';
import { guardedScreen } from '../../../session/guarded-screen.tsx';

const screen = guardedScreen({
  atLeast: adminRole,
  title: 'Search words',
  load: () => (api) => unwrap(api.admin.site[':part'].$get({ param: { part: 'synonyms' } })),
  view: ({ data }) => <SynonymsEditor view={data} />,
});

export const { clientLoader, meta, HydrateFallback } = screen;
export default screen.Component;
