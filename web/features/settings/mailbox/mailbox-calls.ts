import type { MailTest } from '../../../../contract/enquiries/mail-server.ts';
import type { MailboxInput } from '../../../../contract/enquiries/mailbox.ts';
import { browserApi } from '../../../api-client.ts';
import { savedBy } from '../../../office/forms/save-result.ts';

export const changeMailbox = (json: MailboxInput) => savedBy<MailTest>(browserApi().admin.mailbox.$put({ json }));
export const testMailbox = () => savedBy<MailTest>(browserApi().admin.mailbox.test.$post());
export const removeMailbox = () => savedBy(browserApi().admin.mailbox.$delete());
export const makeSecret = () => savedBy(browserApi().admin.mailbox.secret.$post());
export const removeSecret = () => savedBy(browserApi().admin.mailbox.secret.$delete());
