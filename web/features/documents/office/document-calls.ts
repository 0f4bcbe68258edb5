import type { DocumentAct, OwnDocument } from '../../../../contract/media/documents.ts';
import type { ListReport } from '../../../../contract/office/lists.ts';
import { browserApi, unwrap } from '../../../api-client.ts';
import { sendDocument } from '../../../office/documents/send-document.ts';
import { type SaveResult, savedBy } from '../../../office/forms/save-result.ts';

type Without<T> = T extends unknown ? Omit<T, 'items'> : never;
/** What is done, without to which. */
export type Act = Without<DocumentAct>;

type DocumentChange = { title: string; topic: string; draft: boolean; file?: string; savedAt?: string };
const one = () => browserApi().admin.documents[':id'];

/** What can be asked of the API about documents by those who keep them. */
export const documentCalls = {
  add: (form: FormData) => sendDocument('POST', '', form),
  one: (id: string) => unwrap(one().$get({ param: { id } })),
  change: (id: number, json: DocumentChange) => savedBy(one().$put({ param: { id: String(id) }, json })),
  remove: ({ id, savedAt }: OwnDocument) => savedBy(one().$delete({ param: { id: String(id) }, query: { savedAt } })),
  replace: (id: number, form: FormData) => sendDocument('PUT', `/${id}/file`, form),
  preview: async (id: number) => (await unwrap(one().preview.$get({ param: { id: String(id) } }))).preview,
  makePreview: (id: number) => savedBy(one().preview.$post({ param: { id: String(id) } })),
  endPreview: (id: number) => savedBy(one().preview.$delete({ param: { id: String(id) } })),
  act: (act: Act, chosen: OwnDocument[]): Promise<SaveResult<ListReport>> => {
    const items = chosen.map(({ id, updatedAt }) => ({ id, updatedAt }));
    return savedBy(browserApi().admin['documents-act'].$post({ json: { ...act, items } }));
  },
};
