import type { DocumentInfo } from '../../../contract/media/documents.ts';
import { fetchSignedIn } from '../../session/browser-session.ts';
import { reasonOf } from '../forms/reason.ts';
import { type SaveResult, savedBy } from '../forms/save-result.ts';

export const documentAccept = '.pdf,.docx,.xlsx,.pptx,.odt,.ods,.odp';

type Sent = Extract<SaveResult<DocumentInfo>, { kind: 'saved' | 'refused' }>;

/** A new file, or another one in place of a file; what is wrong with it is said in a sentence. */
export async function sendDocument(method: 'POST' | 'PUT', path: string, form: FormData): Promise<Sent> {
  const result = await savedBy<DocumentInfo>(fetchSignedIn(`/api/admin/documents${path}`, { method, body: form }));
  if (result.kind === 'saved') return result;
  const message = result.kind === 'lost' ? 'The file did not arrive. Please try again.' : reasonOf(result);
  return { kind: 'refused', fields: {}, message: message || 'The file was not taken.' };
}
