import type { ApplicationInput, ContactInput, TestimonialInput } from '../../../contract/enquiries/enquiries.ts';
import { enquiryMessages, honeypotField } from '../../../contract/enquiries/enquiries.ts';
import type { Db } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { ApiError } from '../../lib/errors.ts';
import { fingerprintOf, lockFingerprint } from '../../lib/security/fingerprint.ts';
import { filledWords, loadSender, loadSettings } from '../settings/settings.service.ts';
import * as queries from './enquiries.queries.ts';
import { enquiryMail } from './mails/enquiry-mail.tsx';
import { receiptMail } from './mails/receipt-mail.tsx';
import { spamReasonOf } from './spam/spam.ts';

const duplicateWindowMs = 10 * 60 * 1000;
const day = 24 * 60 * 60 * 1000;
/** Anybody can type anybody's address into a form: nobody gets more thanks a day than one family needs. */
const receiptsPerDay = 3;
/** Short texts are alike without being copies: "P4, town campus". */
const minCopyLength = 40;
const copyDays = 30;

type Form = Pick<queries.NewEnquiry, 'kind' | 'senderName' | 'senderEmail' | 'childName' | 'birthDate'> &
  Pick<queries.NewEnquiry, 'classOf' | 'answers'> & { senderPhone: string; message: string };

export function sendContact(deps: Deps, input: ContactInput, sendKey?: string) {
  const { senderName, senderEmail, senderPhone, inquiry: message } = input;
  const form: Form = { kind: 'contact', senderName, senderEmail, senderPhone, message };
  return receive(deps, form, { honeypot: input[honeypotField], sendKey });
}

export function sendApplication(deps: Deps, input: ApplicationInput, sendKey?: string) {
  const { pName: senderName, email: senderEmail, phone: senderPhone, message } = input;
  const sender = { senderName, senderEmail, senderPhone };
  const child = { childName: input.cName, birthDate: input.bDate };
  const form: Form = { kind: 'application', ...sender, ...child, message };
  return receive(deps, form, { honeypot: input[honeypotField], sendKey });
}

export function sendTestimonial(deps: Deps, input: TestimonialInput) {
  const { senderName, senderEmail, senderPhone, classOf, question1, question2, question3 } = input;
  const answers = [question1, question2, question3, input.question4, input.question5, input.question6];
  // What was answered is stored as one text too, for the search.
  const words = { answers, message: answers.join('\n') };
  const form: Form = { kind: 'testimonial', senderName, senderEmail, senderPhone, classOf, ...words };
  return receive(deps, form, { honeypot: input[honeypotField] });
}

type Sent = { honeypot?: string | undefined; sendKey?: string | undefined };

/** The record and the mails that are queued for it are one: all are there when the sender is thanked, or none. */
function receive(deps: Deps, form: Form, { honeypot = '', sendKey }: Sent) {
  const { kind, senderName, senderEmail, senderPhone, childName, birthDate, classOf, message } = form;
  const fields = [senderName, senderEmail, senderPhone, childName ?? '', birthDate ?? '', classOf ?? '', message];
  const fingerprint = fingerprintOf(kind, fields);
  return deps.db.transaction(async (tx) => {
    if (sendKey) await lockFingerprint(tx, sendKey);
    const again = sendKey && (await queries.findBySendKey(tx, sendKey));
    if (again) return sameMessage(again, fingerprint);
    await lockFingerprint(tx, fingerprint);
    const now = deps.clock();
    const earlier = await queries.findByFingerprint(tx, fingerprint, new Date(now.getTime() - duplicateWindowMs));
    if (earlier) return earlier;
    const spamReason = await findSpamReason(tx, form, honeypot, now);
    const times = { createdAt: now, updatedAt: now };
    const enquiry = await queries.insertEnquiry(tx, { ...form, fingerprint, sendKey, suspicion: spamReason, ...times });
    if (spamReason === null) await enqueueMails(deps, tx, enquiry);
    return enquiry;
  });
}

/** Whoever has only the key learns nothing by it: the receipt is for those who know all that was sent. */
function sameMessage(
  { fingerprint: sent, ...receipt }: queries.EnquiryReceiptRow & { fingerprint: string },
  now: string,
) {
  if (sent !== now) throw new ApiError('conflict', enquiryMessages.keyTaken);
  return receipt;
}

/** Why it is quarantined, if it is: it is stored, but nobody is told of it by mail. */
async function findSpamReason(tx: Db, form: Form, honeypot: string, now: Date): Promise<string | null> {
  const { senderName, childName, message: words } = form;
  const inItself = spamReasonOf({ names: [senderName, childName ?? ''], words, honeypot });
  if (inItself !== null || words.length < minCopyLength) return inItself;
  const isCopy = await queries.wasSentByOthers(tx, form, new Date(now.getTime() - copyDays * day));
  return isCopy ? 'Others have sent nearly the same words.' : null;
}

const nextWords = {
  contact: 'receiptContact',
  application: 'receiptApplication',
  testimonial: 'receiptTestimonial',
} as const;

/** What the school is told, and what its sender is. */
export async function enqueueMails(
  { outbox, publicUrl, clock }: Deps,
  tx: Db,
  enquiry: queries.EnquiryRow,
  { isThanked = false } = {},
): Promise<void> {
  const { id: enquiryId, kind, senderEmail } = enquiry;
  const settings = await loadSettings(tx);
  const { school, recipients } = settings;
  const office = recipients[kind] || school.mailbox;
  const sender = await loadSender(tx, publicUrl);
  await outbox.enqueue(tx, {
    kind,
    recipient: office,
    replyTo: senderEmail,
    ...enquiryMail(sender, enquiry),
    enquiryId,
  });
  if (isThanked) return;
  // Of several at once each waits for the one before, so that all are counted.
  await lockFingerprint(tx, fingerprintOf('receipt', [queries.mailboxOf(senderEmail)]));
  const today = await queries.countReceipts(tx, senderEmail, new Date(clock().getTime() - day));
  if (today >= receiptsPerDay) return;
  const next = await filledWords({ db: tx, clock }, settings, nextWords[kind]);
  const receipt = receiptMail(sender, enquiry, next);
  await outbox.enqueue(tx, { kind: 'receipt', recipient: senderEmail, replyTo: office, ...receipt, enquiryId });
}
