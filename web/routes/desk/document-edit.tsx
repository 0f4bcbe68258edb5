import { documentScreen } from '../../features/documents/office/document-editor.tsx';

export const { clientLoader, meta, HydrateFallback } = documentScreen;
export default documentScreen.Component;
