import { browserApi } from '../../api-client.ts';
import { savedBy } from '../../office/forms/save-result.ts';

/** What can be done from the list and from one enquiry alike. */
export const inboxCalls = (revalidate: () => Promise<void>) => ({
  resend: (mailId: number) => savedBy(browserApi().admin.mails[':id'].resend.$post({ param: { id: String(mailId) } })),
  spam: (id: number, updatedAt: string) =>
    savedBy(browserApi().admin.enquiries[':id'].spam.$post({ param: { id: String(id) }, json: { updatedAt } })),
  remove: (id: number, updatedAt: string) =>
    savedBy(browserApi().admin.enquiries[':id'].$delete({ param: { id: String(id) }, query: { updatedAt } })),
  takeBack: async (id: number) => {
    const call = browserApi().admin.enquiries[':id']['not-spam'].$post({ param: { id: String(id) } });
    const result = await savedBy(call);
    await revalidate();
    return result;
  },
});
