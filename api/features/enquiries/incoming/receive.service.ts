import { receiptIn } from '../../../../contract/enquiries/enquiries.ts';
import type { Db } from '../../../db/client.ts';
import type { Deps } from '../../../deps.ts';
import { ApiError } from '../../../lib/errors.ts';
import { record } from '../../audit/audit.service.ts';
import { mailSettings } from '../../mail-server/mail-settings.ts';
import { loadSender, loadSettings } from '../../settings/settings.service.ts';
import type { EnquiryRow } from '../enquiries.queries.ts';
import * as inbox from '../inbox/inbox.queries.ts';
import { heardMail } from '../mails/heard-mail.tsx';
import { checkedFile } from '../replies/attachments.ts';
import * as replies from '../replies/replies.queries.ts';
import { hashOf, type IncomingFile, type IncomingMail, readMail } from './read-mail.ts';
import * as queries from './receive.queries.ts';

/** Larger ones stay where they are: the files of an answer may have 10 MB, and a mail makes a third more of it. */
export const maxMailBytes = 15_000_000;
const maxFiles = 10;
const maxFilesBytes = 10_000_000;
/** Of all mails of an enquiry: with its files it has to fit into one row of the trash, and into memory on its way. */
const maxKeptBytes = 40_000_000;
/** A mail may have hundreds of files, whose names would be longer than any letter. */
const maxNamed = 10;
/** Who knows one answer of ours could fill an enquiry with a program. */
const maxPerDay = 40;
const dayMs = 24 * 60 * 60 * 1000;

/**
 * stored: it stands in its enquiry. known: it stood there before. automatic: nobody has written it. unmatched: it belongs
 * to no enquiry that can be told. refused: it is broken, too large, or one too many.
 */
export type Outcome =
  | { kind: 'stored' | 'known'; enquiryId: number }
  | { kind: 'automatic' | 'unmatched' }
  | { kind: 'refused'; why: string };

/** Takes a mail, by whichever way it came; the same mail taken twice is one. */
export async function receiveReply(deps: Deps, raw: Uint8Array): Promise<Outcome> {
  if (raw.length > maxMailBytes) return { kind: 'refused', why: 'It is too large.' };
  const mail = await readMail(raw).catch(() => undefined);
  if (!mail) return { kind: 'refused', why: 'It cannot be read.' };
  // Nothing is ever answered to these, so that two programs cannot go on for ever; nor is anybody told of them.
  if (mail.isAutomatic || (await isOurs(deps, mail.from))) return { kind: 'automatic' };
  const enquiryId = await findEnquiry(deps.db, mail);
  if (enquiryId === undefined) return { kind: 'unmatched' };
  const { files, leftOut } = await checkFiles(mail.files);
  return deps.db.transaction(async (tx): Promise<Outcome> => {
    const named = await inbox.lockEnquiry(tx, enquiryId);
    // What was merged into another one is answered there.
    const enquiry = named?.mergedInto ? await inbox.lockEnquiry(tx, named.mergedInto) : named;
    if (!enquiry) return { kind: 'unmatched' };
    // With the enquiry in it: nobody keeps somebody else's mail out by sending its id before.
    const key = hashOf(`${enquiryId} ${mail.messageId}`);
    if (await replies.findByKey(tx, key)) return { kind: 'known', enquiryId: enquiry.id };
    const now = deps.clock();
    const today = await queries.countReceived(tx, enquiry.id, new Date(now.getTime() - dayMs));
    if (today >= maxPerDay) return { kind: 'refused', why: 'Its enquiry has had too many today.' };
    const own = { enquiryId: enquiry.id, direction: 'in' as const, key, messageId: mail.messageId, createdAt: now };
    const isFull = files.length > 0 && (await queries.bytesReceived(tx, enquiry.id)) + bytesOf(files) > maxKeptBytes;
    const text = wordsOf(mail, enquiry, { unknown: leftOut, tooMany: isFull ? files.map(({ name }) => name) : [] });
    await replies.insertMessage(tx, { ...own, text, quoted: mail.quoted }, isFull ? [] : files);
    await reopen(deps, tx, enquiry, text, now);
    return { kind: 'stored', enquiryId: enquiry.id };
  });
}

/** By the id of an answer of ours; by a receipt or the code only from the address that the enquiry came from. */
async function findEnquiry(db: Db, { answers, subject, from, isForged }: IncomingMail): Promise<number | undefined> {
  const locals = answers.map((id) => id.split('@')[0] ?? '');
  const answered = await queries.findByAnswer(
    db,
    locals.filter((id) => /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(id)),
  );
  if (answered !== undefined || from === '' || isForged) return answered;
  const receipts = locals.flatMap((id) => /^mail-(\d{1,9})-\d{1,16}$/.exec(id)?.[1] ?? []).map(Number);
  return (await queries.findByReceipt(db, receipts, from)) ?? (await queries.findByCode(db, codesIn(subject), from));
}

const codesIn = (subject: string): string[] =>
  [...subject.matchAll(/\w{3}-\w{3}/g)].slice(0, 10).flatMap(([code]) => receiptIn(code) ?? []);

/** What the school itself has sent, to a mailbox that it reads: it would answer itself. */
async function isOurs(deps: Deps, from: string): Promise<boolean> {
  const { school } = await loadSettings(deps.db);
  const sentAs = (await mailSettings(deps))?.from ?? '';
  return [school.mailbox, addressIn(sentAs)].some((address) => address.toLowerCase() === from);
}

/** The address alone of `Name <address>`. */
const addressIn = (from: string) =>
  from
    .slice(from.lastIndexOf('<') + 1)
    .replace('>', '')
    .trim();

const bytesOf = (files: replies.NewFile[]) => files.reduce((sum, { content }) => sum + content.length, 0);

type Checked = { files: replies.NewFile[]; leftOut: string[] };

/** Through the gates that every upload passes; what does not pass is named and left out. */
async function checkFiles(given: IncomingFile[]): Promise<Checked> {
  const files: replies.NewFile[] = [];
  const leftOut = given.slice(maxFiles).map(({ name }) => name);
  let bytes = 0;
  for (const { name, content } of given.slice(0, maxFiles)) {
    const isTooMuch = bytes + content.length > maxFilesBytes;
    const file = isTooMuch ? undefined : await passed(new File([new Uint8Array(content)], name));
    if (!file || bytes + file.content.length > maxFilesBytes) leftOut.push(name);
    else {
      files.push(file);
      bytes += file.content.length;
    }
  }
  return { files, leftOut };
}

async function passed(file: File): Promise<replies.NewFile | undefined> {
  try {
    return await checkedFile(file);
  } catch (error) {
    if (error instanceof ApiError) return undefined;
    throw error;
  }
}

/** The names of files that are not kept, by why. */
type LeftOut = { unknown: string[]; tooMany: string[] };

/** With what a reader has to know about it, in words of the school's own. */
function wordsOf({ text, from }: IncomingMail, enquiry: EnquiryRow, leftOut: LeftOut): string {
  const { unknown, tooMany } = leftOut;
  const isOther = from !== enquiry.senderEmail.toLowerCase();
  return [
    ...(isOther ? [`[Sent from another address: ${from || 'none'}]`] : []),
    text || '[No words]',
    ...(unknown.length > 0 ? [`[Left out, as no kind of file that is taken here: ${someOf(unknown)}]`] : []),
    ...(tooMany.length > 0 ? [`[Left out, as this enquiry can keep no more files: ${someOf(tooMany)}]`] : []),
  ].join('\n\n');
}

function someOf(names: string[]): string {
  const more = names.length - maxNamed;
  return names.slice(0, maxNamed).join(', ') + (more > 0 ? ` and ${more} more` : '');
}

/** It waits for the school again, also what was closed or snoozed; whose it is hears of it, once until they have answered. */
async function reopen(deps: Deps, tx: Db, enquiry: EnquiryRow, text: string, now: Date): Promise<void> {
  const { id, senderName, status } = enquiry;
  const isReopened = status === 'closed';
  const detail = isReopened ? 'Opened again' : '';
  await record(deps, tx, null, { action: 'replied', kind: 'enquiry', itemId: id, title: senderName, detail });
  const turn = { heardAt: enquiry.heardAt ?? now, snoozedUntil: null, updatedAt: now };
  await inbox.updateEnquiry(tx, id, { ...turn, ...(isReopened && { status: 'contacted' }) });
  if (enquiry.heardAt !== null || enquiry.suspicion !== null) return;
  const { school, recipients } = await loadSettings(tx);
  const own = enquiry.assigneeId === null ? undefined : await queries.addressOf(tx, enquiry.assigneeId);
  const letter = heardMail(await loadSender(tx, deps.publicUrl), enquiry, text);
  const recipient = own ?? (recipients[enquiry.kind] || school.mailbox);
  await deps.outbox.enqueue(tx, { kind: 'heard', recipient, ...letter, enquiryId: id });
}
