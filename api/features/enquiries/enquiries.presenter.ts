import type { z } from 'zod';
import { phoneCountries, splitPhone } from '../../../contract/common/phone/phone.ts';
import { schoolDay, schoolTime } from '../../../contract/common/school-time.ts';
import { cutAtWord, enquiryExtractLength } from '../../../contract/common/text/extract.ts';
import type * as contract from '../../../contract/enquiries/enquiries.ts';
import { enquiryKindNames, enquiryStatusNames } from '../../../contract/enquiries/enquiries.ts';
import type { RelatedEnquiry } from '../../../contract/enquiries/merging.ts';
import type { ThreadMessage } from '../../../contract/enquiries/replies.ts';
import { csvLines } from '../../lib/csv/write.ts';
import type { EnquiryReceiptRow } from './enquiries.queries.ts';
import type { CardRow, FoundEnquiry, MailRow, NoteRow, waitingLongest } from './inbox/inbox.queries.ts';
import type { MergedRow, RelatedRow } from './merging/merging.queries.ts';
import type { MessageRow } from './replies/replies.queries.ts';

/** The same thanks for everybody: whether it was quarantined is not for its sender to know. */
export function presentReceipt(row: EnquiryReceiptRow): z.infer<typeof contract.enquiryReceipt> {
  const { id, kind, receipt } = row;
  return { id, kind, receipt, createdAt: row.createdAt.toISOString() };
}

function presentFacts(row: Omit<CardRow, 'extract'>) {
  const { id, receipt, kind, status, suspicion, senderName, senderEmail, senderPhone, childName, birthDate, classOf } =
    row;
  const assignee = row.assigneeId === null ? null : { id: row.assigneeId, name: row.assigneeName ?? '' };
  const [createdAt, updatedAt] = [row.createdAt.toISOString(), row.updatedAt.toISOString()];
  const sender = { senderName, senderEmail, senderPhone, childName, birthDate, classOf };
  const turn = {
    waitingSince: row.waitingSince?.toISOString() ?? null,
    snoozedUntil: row.snoozedUntil?.toISOString() ?? null,
  };
  return { id, receipt, kind, status, suspicion, ...sender, assignee, ...turn, createdAt, updatedAt };
}

export function presentCard({ extract, ...row }: CardRow): contract.EnquiryCard {
  return { ...presentFacts(row), extract: cutAtWord(extract.replace(/\s+/g, ' ').trim(), enquiryExtractLength) };
}

type Waiting = Awaited<ReturnType<typeof waitingLongest>>;

export const presentWaiting = ({ total, docs }: Waiting): contract.WaitingLongest => ({
  total,
  docs: docs.flatMap(({ waitingSince, ...one }) =>
    waitingSince ? [{ ...one, waitingSince: waitingSince.toISOString() }] : [],
  ),
});

type View = {
  enquiry: FoundEnquiry;
  merged: MergedRow[];
  history: NoteRow[];
  mails: MailRow[];
  messages: MessageRow[];
};

export function presentView({ enquiry, merged, history, mails, messages }: View): contract.EnquiryView {
  return {
    enquiry: presentEnquiry(enquiry),
    merged: merged.map(({ id, receipt, senderName, senderEmail, message, childName, birthDate, createdAt }) => ({
      ...{ id, receipt, senderName, senderEmail, message, childName, birthDate },
      createdAt: createdAt.toISOString(),
    })),
    history: history.map(presentNote),
    messages: messages.map(presentMessage),
    mails: mails.map(presentMail),
  };
}

function presentMessage({ createdAt, files, ...row }: MessageRow): ThreadMessage {
  const { id, direction, author, authorId, text, quoted, mailId } = row;
  const shown = files.map((file) => ({ id: file.id, name: file.name, bytes: file.bytes }));
  return { id, direction, author, authorId, text, quoted, files: shown, mailId, at: createdAt.toISOString() };
}

export function presentRelated(row: RelatedRow & { canMerge: boolean }): RelatedEnquiry {
  const { id, receipt, kind, status, senderName, childName, canMerge } = row;
  const extract = cutAtWord(row.extract.replace(/\s+/g, ' ').trim(), enquiryExtractLength);
  const same = row.isSameEmail ? 'email' : 'phone';
  return {
    id,
    receipt,
    kind,
    status,
    senderName,
    childName,
    extract,
    same,
    canMerge,
    createdAt: row.createdAt.toISOString(),
  };
}

function presentEnquiry({ extract: _, message, answers, mergedInto, ...row }: FoundEnquiry): contract.Enquiry {
  // The words of a testimonial stand in its message too, for the search alone.
  return { ...presentFacts(row), message: answers ? '' : message, answers, mergedInto };
}

export function presentNote({ id, kind, text, author, createdAt }: NoteRow): contract.HistoryLine {
  return { id, kind, text, author, at: createdAt.toISOString() };
}

export function presentMail(row: MailRow): contract.QueuedMail {
  const { id, recipient, subject, status, attempts, lastError } = row;
  const isReceipt = row.kind === 'receipt';
  const [createdAt, sentAt] = [row.createdAt.toISOString(), row.sentAt?.toISOString() ?? null];
  return { id, isReceipt, recipient, subject, status, attempts, lastError, createdAt, sentAt };
}

/** 2026-11-15 08:12, which every spreadsheet reads as a date. */
const sheetMoment = (at: Date): string => `${schoolDay(at)} ${schoolTime(at)}`;

const csvHead = [
  ...['Number', 'Received', 'Kind', 'Status', 'Assigned to', 'Name', 'Email', 'Phone'],
  ...['Child', 'Birthdate', 'Class of', 'Message'],
];

/** Written as it is taken, so that a large sheet needs no large memory. */
export function presentCsv(batches: AsyncIterable<FoundEnquiry[]>): ReadableStream<Uint8Array> {
  const parts = csvParts(batches);
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await parts.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    cancel: async () => {
      await parts.return();
    },
  });
}

async function* csvParts(batches: AsyncIterable<FoundEnquiry[]>): AsyncGenerator<string, void> {
  // The mark tells spreadsheets that this is Unicode.
  yield `\uFEFF${csvLines([csvHead])}`;
  for await (const rows of batches) yield csvLines(rows.map(csvRow));
}

const csvRow = (row: FoundEnquiry) => [
  row.id,
  sheetMoment(row.createdAt),
  enquiryKindNames[row.kind],
  enquiryStatusNames[row.status],
  row.assigneeName,
  row.senderName,
  row.senderEmail,
  sheetPhone(row.senderPhone),
  row.childName,
  row.birthDate,
  row.classOf,
  row.answers ? row.answers.join('\n\n') : row.message,
];

/** (+256) 772418330: neither a formula nor a sum to a spreadsheet, and still a number that can be called. */
function sheetPhone(phone: string): string {
  const parts = splitPhone(phone);
  const code = phoneCountries.find(({ id }) => id === parts?.country)?.code;
  return parts && code ? `(${code}) ${parts.number}` : phone;
}
