import { editorRole } from '../../../contract/roles.ts';
import { unwrap } from '../../api-client.ts';
import { DocumentManager } from '../../features/documents/office/document-manager.tsx';
import { guardedScreen } from '../../session/guarded-screen.tsx';
import type { Route } from './+types/documents.ts';

const screen = guardedScreen({
  atLeast: editorRole,
  title: 'Documents',
  load: (_: Route.ClientLoaderArgs) => (api) => unwrap(api.admin.documents.$get({ query: {} })),
  view: ({ data }) => <DocumentManager {...data} />,
});

export const { clientLoader, meta, HydrateFallback } = screen;
export default screen.Component;
