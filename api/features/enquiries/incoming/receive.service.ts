import path from 'node:path';
import { receiptIn } from '../../../../contract/enquiries/enquiries.ts';
import type { Db } from '../../../db/client.ts';
import type { Deps } from '../../../deps.ts';
import { createChildWork, RefusedWorkError } from '../../../lib/child-work.ts';
import { ApiError } from '../../../lib/errors.ts';
import { record } from '../../audit/audit.service.ts';
import { mailSettings } from '../../mail-server/mail-settings.ts';
import { loadSender, loadSettings } from '../../settings/settings.service.ts';
import type { EnquiryRow } from '../enquiries.queries.ts';
import * as inbox from '../inbox/inbox.queries.ts';
import { heardMail } from '../mails/heard-mail.tsx';
import { checkedFile } from '../replies/attachments.ts';
import * as replies from '../replies/replies.queries.ts';
import { type IncomingFile, isWithinBounds, type MailBody } from './mail-body.ts';
import { hashOf, type MailHead, readHead } from './mail-head.ts';
import type { MailTasks } from './mail-process.ts';
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

/** Reads the body in a process of its own: a mail that brings its reader down takes nobody with it. */
const inChild = createChildWork<MailTasks>({
  source: path.join(import.meta.dirname, 'mail-process.ts'),
  built: 'mails',
  nodeFlags: ['--max-old-space-size=64', '--expose-gc'],
  maxConcurrent: 1,
  deadlineMs: 20_000,
  broken: 'the mail could not be read',
});

/** A mail of which at first only the head is here. */
export type Incoming = {
  head: Uint8Array;
  bytes: number;
  source: () => Promise<Uint8Array>;
  /** The program has ended in the middle of it again and again: its body is not opened. */
  isHopeless?: boolean;
};

/**
 * stored: it stands in its enquiry. known: it stood there before. automatic: nobody has written it. unmatched: it belongs
 * to no enquiry that can be told. refused: it is broken, too large, or one too many; where it belongs to an enquiry, a
 * notice stands there.
 */
export type Outcome =
  | { kind: 'stored' | 'known'; enquiryId: number }
  | { kind: 'automatic' | 'unmatched' }
  | { kind: 'refused'; why: string };

/**
 * Takes a mail, by whichever way it came; the same mail taken twice is one. The head decides whether it is for us before
 * anything else is opened. Throws where it may be taken later: it has to be kept until then.
 */
export async function receiveReply(deps: Deps, incoming: Incoming): Promise<Outcome> {
  const mail = await readHead(incoming.head).catch(() => undefined);
  if (!mail) return { kind: 'refused', why: 'It cannot be read.' };
  // Nothing is ever answered to these, so that two programs cannot go on for ever; nor is anybody told of them.
  if (mail.isAutomatic || (await isOurs(deps, mail.from))) return { kind: 'automatic' };
  const enquiryId = await findEnquiry(deps.db, mail);
  if (enquiryId === undefined) return { kind: 'unmatched' };
  // With the enquiry in it: nobody keeps somebody else's mail out by sending its id before.
  const key = hashOf(`${enquiryId} ${mail.messageId}`);
  const noticeKey = hashOf(`${key} notice`);
  if (await replies.findByKey(deps.db, key)) return { kind: 'known', enquiryId };
  if (await replies.findByKey(deps.db, noticeKey)) return { kind: 'refused', why: unopened };
  const since = new Date(deps.clock().getTime() - dayMs);
  if ((await queries.countReceived(deps.db, enquiryId, since)) > maxPerDay) return { kind: 'refused', why: tooMany };
  const body = await openBody(incoming);
  const checked = body && (await checkFiles(body.files));
  return deps.db.transaction(async (tx): Promise<Outcome> => {
    const named = await inbox.lockEnquiry(tx, enquiryId);
    // What was merged into another one is answered there.
    const enquiry = named?.mergedInto ? await inbox.lockEnquiry(tx, named.mergedInto) : named;
    if (!enquiry) return { kind: 'unmatched' };
    const [known, noticed] = [await replies.findByKey(tx, key), await replies.findByKey(tx, noticeKey)];
    if (known) return { kind: 'known', enquiryId: enquiry.id };
    const today = await queries.countReceived(tx, enquiryId, since);
    const why = today >= maxPerDay ? tooMany : unopened;
    if (noticed || today > maxPerDay) return { kind: 'refused', why };
    const add = async (text: string, own: { key: string; quoted: string }, files: replies.NewFile[]) => {
      const now = deps.clock();
      const message = { ...own, text, enquiryId: enquiry.id, direction: 'in' as const, createdAt: now };
      await replies.insertMessage(tx, { ...message, messageId: mail.messageId }, files);
      await reopen(deps, tx, enquiry, text, now);
    };
    if (!checked || today === maxPerDay) {
      const text = why === tooMany ? tooManyNotice : unopenedNotice(mail, incoming);
      await add(wordsOf({ ...mail, text }, enquiry, []), { key: noticeKey, quoted: '' }, []);
      return { kind: 'refused', why };
    }
    const { files, leftOut } = checked;
    const isFull = files.length > 0 && (await queries.bytesReceived(tx, enquiry.id)) + bytesOf(files) > maxKeptBytes;
    const names = isFull ? files.map(({ name }) => name) : [];
    const noRoom = { why: 'this enquiry can keep no more files', names, hint: howToGetThem };
    const text = wordsOf({ ...mail, text: body.text }, enquiry, [...leftOut, noRoom]);
    await add(text, { key, quoted: body.quoted }, isFull ? [] : files);
    return { kind: 'stored', enquiryId: enquiry.id };
  });
}

const unopened = 'It could not be opened. Its enquiry says so.';
const tooMany = 'Its enquiry has had too many today. It says so.';
const tooManyNotice = `[More than ${maxPerDay} e-mails came for this enquiry within a day. The rest of that day are not shown here: look for them in the mailbox.]`;

const unopenedNotice = ({ subject }: MailHead, { bytes }: Incoming) => {
  const why = bytes > maxMailBytes ? 'it is larger than 15 MB' : 'it is not built like an ordinary e-mail';
  return `[An e-mail came that could not be opened here, because ${why}. Its subject: ${subject || 'none'}. Look for it in the mailbox, or ask its sender to write again without it.]`;
};

/** Nothing where the mail cannot be read, however often it is tried. */
async function openBody({ bytes, source, isHopeless }: Incoming): Promise<MailBody | undefined> {
  if (isHopeless || bytes > maxMailBytes) return undefined;
  const raw = await source();
  if (raw.length > maxMailBytes || !isWithinBounds(raw)) return undefined;
  return inChild('readBody', raw).catch((error) => {
    if (error instanceof RefusedWorkError) return undefined;
    throw error;
  });
}

/** By the id of an answer of ours; by a receipt or the code only from the address that the enquiry came from. */
async function findEnquiry(db: Db, { answers, subject, from, isForged }: MailHead): Promise<number | undefined> {
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

/** The names of files that are not kept, and why. */
type LeftOut = { why: string; names: string[]; hint?: string };
const howToGetThem = '. To get them, open the e-mail in the mailbox, or ask the family for them on paper';
type Checked = { files: replies.NewFile[]; leftOut: LeftOut[] };

/** Through the gates that every upload passes; what they refuse is named and left out. */
async function checkFiles(given: IncomingFile[]): Promise<Checked> {
  const files: replies.NewFile[] = [];
  const wrongKind: string[] = [];
  const tooLarge = given.slice(maxFiles).map(({ name }) => name);
  let bytes = 0;
  for (const { name, content } of given.slice(0, maxFiles)) {
    const file = bytes + content.length > maxFilesBytes ? 'too_large' : await passed(name, content);
    if (file === 'wrong_type') wrongKind.push(name);
    else if (file === 'too_large' || bytes + file.content.length > maxFilesBytes) tooLarge.push(name);
    else {
      files.push(file);
      bytes += file.content.length;
    }
  }
  const leftOut = [
    { why: 'no kind of file that is taken here', names: wrongKind },
    { why: `only ${maxFiles} files of 10 MB together are taken from one e-mail`, names: tooLarge, hint: howToGetThem },
  ];
  return { files, leftOut };
}

/** Only these two are about the file. Everything else, such as a busy decoder, is over later. */
async function passed(name: string, content: Uint8Array): Promise<replies.NewFile | 'wrong_type' | 'too_large'> {
  try {
    return await checkedFile(new File([new Uint8Array(content)], name));
  } catch (error) {
    if (error instanceof ApiError && (error.code === 'wrong_type' || error.code === 'too_large')) return error.code;
    throw error;
  }
}

/** With what a reader has to know about it, in words of the school's own. */
function wordsOf(
  { text, from, isProven }: MailHead & { text: string },
  enquiry: EnquiryRow,
  leftOut: LeftOut[],
): string {
  const isOther = from !== enquiry.senderEmail.toLowerCase();
  return [
    ...(isOther ? [`[Sent from another address: ${from || 'none'}]`] : []),
    ...(isProven
      ? []
      : [`[Not proven: this e-mail may not be from ${from || 'its sender'}. Ask by telephone before you act on it.]`]),
    text || '[No words]',
    ...leftOut.flatMap(({ why, names, hint = '' }) =>
      names.length > 0 ? [`[Left out, as ${why}: ${someOf(names)}${hint}]`] : [],
    ),
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
