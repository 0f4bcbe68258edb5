import { and, eq, ne, notInArray, or, sql } from 'drizzle-orm';
import { mails } from './tables/enquiries.ts';

const wasInvitedAgain = sql`exists (
  select from mails later where later.kind = 'invitation' and later.recipient = ${mails.recipient} and later.id > ${mails.id})`;
const isOfClosedEnquiry = sql`exists (
  select from enquiries done where done.id = ${mails.enquiryId} and (done.status = 'closed' or done.suspicion is not null))`;

/**
 * A mail that failed for good and that somebody should look at. Not one of an enquiry that is closed (but an answer to
 * it, which may have closed it) or set aside as spam, nor an invitation that was sent again, nor a link for a new
 * password or address: who wants one asks again.
 */
export const isFailedMail = and(
  eq(mails.status, 'failed'),
  notInArray(mails.kind, ['password-reset', 'email-change']),
  or(ne(mails.kind, 'invitation'), sql`not ${wasInvitedAgain}`),
  or(eq(mails.kind, 'reply'), sql`not ${isOfClosedEnquiry}`),
);
