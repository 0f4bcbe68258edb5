import { browserApi } from '../../../api-client.ts';
import { sendDocument } from '../../../office/documents/send-document.ts';
import { savedBy } from '../../../office/forms/save-result.ts';

const one = () => browserApi().admin.documents[':id'];

/** What is wrong, or nothing when it was taken. */
async function faultOf(sent: ReturnType<typeof sendDocument>): Promise<string | null> {
  const result = await sent;
  return result.kind === 'refused' ? result.fault : null;
}

/** What can be asked of the API about documents by those who keep them. */
export const documentCalls = {
  add: (form: FormData) => faultOf(sendDocument('POST', '', form)),
  replace: (id: number, form: FormData) => faultOf(sendDocument('PUT', `/${id}/file`, form)),
  remove: (id: number) => savedBy(one().$delete({ param: { id: String(id) } })),
};
