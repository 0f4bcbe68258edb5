import type { ErrorAnswer } from '../../../contract/common/errors.ts';
import type { DocumentInfo } from '../../../contract/media/documents.ts';
import { fetchSignedIn } from '../../session/browser-session.ts';

export const documentAccept = '.pdf,.docx,.xlsx,.pptx,.odt,.ods,.odp';

type Sent = { kind: 'stored'; document: DocumentInfo } | { kind: 'refused'; fault: string };

/** A new file, or another one in place of a file; what is wrong with it is said in a sentence. */
export async function sendDocument(method: 'POST' | 'PUT', path: string, form: FormData): Promise<Sent> {
  const answer = await fetchSignedIn(`/api/admin/documents${path}`, { method, body: form }).catch(() => null);
  if (!answer || answer.status >= 500) return refused('The file did not arrive. Please try again.');
  if (answer.ok) return { kind: 'stored', document: (await answer.json()) as DocumentInfo };
  const error = (await answer.json().catch(() => ({}))) as Partial<ErrorAnswer>;
  return refused(Object.values(error.fields ?? {})[0] ?? error.message ?? 'The file was not taken.');
}

const refused = (fault: string): Sent => ({ kind: 'refused', fault });
