import { adminRole } from '../../../../contract/people/roles.ts';
import { unwrap } from '../../../api-client.ts';
import { WordsEditor } from '../../../features/words/words-editor.tsx';
import { guardedScreen } from '../../../session/guarded-screen.tsx';

const screen = guardedScreen({
  atLeast: adminRole,
  title: 'Words',
  load: () => (api) => unwrap(api.admin.site[':part'].$get({ param: { part: 'words' } })),
  view: ({ data }) => <WordsEditor view={data} />,
});

export const { clientLoader, meta, HydrateFallback } = screen;
export default screen.Component;
