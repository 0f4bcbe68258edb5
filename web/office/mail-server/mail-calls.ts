import type { MailInput, MailTest, MailView } from '../../../contract/enquiries/mail-server.ts';
import { browserApi } from '../../api-client.ts';
import { savedBy } from '../forms/save-result.ts';

export type { MailTest, MailView };

export const changeMail = (json: MailInput) => savedBy<MailTest>(browserApi().admin['mail-server'].$put({ json }));

export const testMail = (to: string) =>
  savedBy<MailTest>(browserApi().admin['mail-server'].test.$post({ json: { to } }));
