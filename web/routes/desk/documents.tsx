import { editorRole } from '../../../contract/people/roles.ts';
import { unwrap } from '../../api-client.ts';
import { DocumentManager } from '../../features/documents/office/document-manager.tsx';
import { documentShape, documentsQuery } from '../../features/documents/office/document-shape.ts';
import { listScreen } from '../../office/table/list-screen.tsx';

const screen = listScreen({
  title: 'Documents',
  atLeast: editorRole,
  shape: documentShape,
  load: (api, query) => unwrap(api.admin.documents.$get({ query: documentsQuery(query) })),
  view: ({ data }) => <DocumentManager {...data} />,
});

export const { clientLoader, meta, HydrateFallback } = screen;
export default screen.Component;
