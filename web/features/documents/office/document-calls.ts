import type { ErrorAnswer } from '../../../../contract/errors.ts';
import { browserApi } from '../../../api-client.ts';
import { savedBy } from '../../../office/forms/save-result.ts';
import { fetchSignedIn } from '../../../session/browser-session.ts';

/** What is wrong, or nothing when it was taken. */
async function send(method: 'POST' | 'PUT', path: string, form: FormData): Promise<string | null> {
  const answer = await fetchSignedIn(`/api/admin/documents${path}`, { method, body: form }).catch(() => null);
  if (!answer || answer.status >= 500) return 'The file did not arrive. Please try again.';
  if (answer.ok) return null;
  const error = (await answer.json().catch(() => ({}))) as Partial<ErrorAnswer>;
  return Object.values(error.fields ?? {})[0] ?? error.message ?? 'The file was not taken.';
}

/** What can be asked of the API about documents by those who keep them. */
export const documentCalls = {
  add: (form: FormData) => send('POST', '', form),
  replace: (id: number, form: FormData) => send('PUT', `/${id}/file`, form),
  remove: (id: number) => savedBy(browserApi().admin.documents[':id'].$delete({ param: { id: String(id) } })),
};
