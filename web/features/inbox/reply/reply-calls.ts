import type { EnquiryView } from '../../../../contract/enquiries/enquiries.ts';
import type { DocumentInfo } from '../../../../contract/media/documents.ts';
import { browserApi, unwrap } from '../../../api-client.ts';
import { type SaveResult, savedBy } from '../../../office/forms/save-result.ts';
import { saveAs } from '../../../office/save-as.ts';
import { fetchSignedIn } from '../../../session/browser-session.ts';

export type Attached = { key: string; name: string; bytes: number } & ({ file: File } | { document: number });
export type Answer = { text: string; key: string; seen: number; close: boolean; files: Attached[] };

/** What can be done with the conversation of one enquiry. */
export const replyCalls = (id: string) => ({
  answer({ text, key, seen, close, files }: Answer): Promise<SaveResult<EnquiryView>> {
    const body = new FormData();
    for (const [name, value] of Object.entries({ text, key, seen, close: close ? 'yes' : 'no' })) {
      body.set(name, String(value));
    }
    for (const one of files) {
      if ('file' in one) body.append('files', one.file);
      else body.append('documents', String(one.document));
    }
    return savedBy(fetchSignedIn(`/api/admin/enquiries/${id}/replies`, { method: 'POST', body }));
  },
  preview: (text: string) =>
    savedBy(browserApi().admin.enquiries[':id']['reply-preview'].$post({ param: { id }, json: { text } })),
  takeBackAnswer: (messageId: number) => {
    const param = { id, messageId: String(messageId) };
    return savedBy(browserApi().admin.enquiries[':id'].replies[':messageId'].$delete({ param }));
  },
  documents: async (): Promise<DocumentInfo[]> => (await unwrap(browserApi().documents.$get({ query: {} }))).docs,
  /** False when it did not arrive. */
  async download(fileId: number, name: string): Promise<boolean> {
    const answer = await fetchSignedIn(`/api/admin/enquiry-files/${fileId}`, {}).catch(() => null);
    if (!answer?.ok) return false;
    saveAs(await answer.blob(), name);
    return true;
  },
});

export type ReplyCalls = ReturnType<typeof replyCalls>;
