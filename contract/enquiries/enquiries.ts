import { z } from 'zod';
import { calendarDay, id, instant, moment, optionalLine, schemasOf } from '../common/fields.ts';
import { choiceOf, dayOf, emailRule, lineOf, nameMaxLength, paragraphOf, personMessages } from '../common/form.ts';
import { startedFrom } from '../common/history.ts';
import { pageCount, pageNumber } from '../common/paging.ts';
import { phoneMaxLength, phoneRule } from '../common/phone/phone.ts';
import { schoolDay } from '../common/school-time.ts';
import { classOf } from '../content/alumni.ts';
import { mergedForm } from './merging.ts';
import { threadMessage } from './replies.ts';

export const enquiryMessages = {
  ...personMessages,
  message: 'Please,leave us a message.',
  parentName: 'The name of the parent is required.',
  childName: 'The name of the child is required.',
  birthDate: 'A valid birthdate is required.',
  details: 'Additional details are required.',
  keyTaken: 'Another message has been sent under this key. Please send it once more.',
} as const;

export const answerMessage = (question: number): string => `Question ${question} needs an answer.`;

const messageMaxLength = 20_000;
/** Six answers and their questions share the 40,000 characters of a testimonial. */
export const answerMaxLength = 6_000;

export const enquiryKinds = ['contact', 'application', 'testimonial'] as const;
/** The way of an application, in its order. */
export const enquiryStatuses = ['new', 'contacted', 'visit', 'offered', 'enrolled', 'closed'] as const;

export type EnquiryKind = (typeof enquiryKinds)[number];
export type EnquiryStatus = (typeof enquiryStatuses)[number];

export const enquiryKindNames: Record<EnquiryKind, string> = {
  contact: 'Message',
  application: 'Application',
  testimonial: 'Testimonial',
};

export const enquiryStatusNames: Record<EnquiryStatus, string> = {
  new: 'New',
  contacted: 'Contacted',
  visit: 'Visit booked',
  offered: 'Offered',
  enrolled: 'Enrolled',
  closed: 'Closed',
};

/** Only an application leads to a place at the school; the others are answered, and that is it. */
export const statusesOf = (kind: EnquiryKind): readonly EnquiryStatus[] =>
  kind === 'application' ? enquiryStatuses : ['new', 'contacted', 'closed'];

const noteMaxLength = 5_000;

/** A field that no person sees. Its name is one that no browser fills in by itself. */
export const honeypotField = 'homepage';

// As the database makes it: no signs that are mistaken for one another.
const receiptSigns = /^[ACDEFGHJKLMNPQRTUVWXY3479]{6}$/;

/** The code in what somebody typed or read out: in any case, with or without its dash. Null when it is none. */
export function receiptIn(text: string): string | null {
  const signs = text.replace(/[\s–-]/g, '').toUpperCase();
  return receiptSigns.test(signs) ? `${signs.slice(0, 3)}-${signs.slice(3)}` : null;
}

/** Where the inbox looks: in what came in, in what is snoozed, in the quarantine of spam, or where a mail has failed. */
const inboxFolders = ['snoozed', 'aside', 'failed'] as const;

export const inboxMessages = {
  status: 'Choose how far the enquiry has come.',
  statusOfOthers: 'A message or testimonial is new, contacted or closed.',
  assignee: 'Choose an administrator, or nobody.',
  note: 'Write a note first.',
  sent: 'This mail has been sent already.',
  snooze: 'Choose a moment that is still to come, within a year.',
  snoozeClosed: 'It is closed, so nothing is to come back. Open it first.',
  snoozeSpam: 'It was set aside as possible spam. Say “Not spam” first.',
  leaving: 'A mail about it is leaving at this moment. Please try again in a minute.',
} as const;

/** Whoever fills it in is a robot, and is thanked like everybody else. */
const honeypot = { [honeypotField]: z.string().optional().describe('Leave it out: only robots fill it in') };

export const contactFields = {
  senderName: lineOf(nameMaxLength, enquiryMessages.name),
  senderEmail: emailRule,
  senderPhone: lineOf(phoneMaxLength),
  inquiry: paragraphOf(messageMaxLength, enquiryMessages.message),
};

export const contactInput = z.object({ ...honeypot, ...schemasOf(contactFields, 'add') });

const earliestBirthDate = '1990-01-01';

export const applicationFields = {
  pName: lineOf(nameMaxLength, enquiryMessages.parentName),
  email: emailRule,
  phone: phoneRule,
  cName: lineOf(nameMaxLength, enquiryMessages.childName),
  bDate: dayOf(enquiryMessages.birthDate),
  message: paragraphOf(messageMaxLength, enquiryMessages.details),
};

export const applicationInput = z.object({
  ...honeypot,
  ...schemasOf(applicationFields, 'add'),
  bDate: z.iso
    .date({ error: applicationFields.bDate.required })
    .refine((day) => day >= earliestBirthDate, 'The birthdate is too long ago.')
    .refine((day) => day < schoolDay(new Date()), 'The birthdate must be in the past.')
    .describe('YYYY-MM-DD'),
});

/** The form field that carries the key of a message, for a page that may send it again. */
export const sendKeyField = 'sendKey';
export const sendKeyHeader = 'idempotency-key';

/** A message that is sent again under its key, be it days later, is still one. */
export const sendHeaders = z.object({
  [sendKeyHeader]: z
    .uuid({ error: 'The key of a message is a UUID, made anew for each.' })
    .optional()
    .describe('A UUID that its sender has made; what comes again under it is answered like the first'),
});

const answerOf = (question: number) => paragraphOf(messageMaxLength, answerMessage(question));

export const testimonialFields = {
  senderName: lineOf(nameMaxLength, enquiryMessages.name),
  senderEmail: emailRule,
  senderPhone: phoneRule,
  classOf: choiceOf(enquiryMessages.year),
  question1: answerOf(1),
  question2: answerOf(2),
  question3: answerOf(3),
  question4: answerOf(4),
  question5: answerOf(5),
  question6: answerOf(6),
};

export const testimonialInput = z.object({ ...honeypot, ...schemasOf(testimonialFields, 'add'), classOf });

export type ContactInput = z.infer<typeof contactInput>;
export type ApplicationInput = z.infer<typeof applicationInput>;
export type TestimonialInput = z.infer<typeof testimonialInput>;

const receipt = z.string().describe('A short code that its sender can read out on the telephone');

export const enquiryReceipt = z
  .object({ id, kind: z.enum(enquiryKinds), receipt, createdAt: instant })
  .meta({ id: 'EnquiryReceipt' });

const kind = z.enum(enquiryKinds);
const status = z.enum(enquiryStatuses, { error: inboxMessages.status });
const total = z.number().int().min(0);

/** What narrows the inbox, on the screen and in what is exported. */
export const inboxFilter = z.object({
  show: z
    .enum(inboxFolders)
    .optional()
    .describe(
      'snoozed: only what comes back later; aside: only what looks like spam; both are left out otherwise; failed: only where a mail has failed',
    ),
  kind: kind.optional(),
  status: status.optional(),
  assignee: z
    .union([z.literal('none'), id], { error: 'A number of a user, or none.' })
    .optional()
    .describe('Whose it is; none for what nobody has taken'),
  q: optionalLine(100).default('').describe('Words of a name, an e-mail, a phone number or a message; or a code'),
  from: calendarDay().optional().describe('The first day'),
  to: calendarDay().optional().describe('The last day'),
  sort: z
    .enum(['waitingSince', '-waitingSince', '-createdAt', 'createdAt'])
    .default('waitingSince')
    .describe('waitingSince: who waits longest first, then the newest of the rest; -createdAt: the newest first'),
});
export const inboxQuery = inboxFilter.extend({ page: pageNumber });

export type InboxFilter = z.infer<typeof inboxFilter>;
export type InboxQuery = z.infer<typeof inboxQuery>;

const person = z.object({ id, name: z.string() });

/** As much of an enquiry as a row of the inbox or a card of the board shows. */
export const enquiryCard = z
  .object({
    id,
    receipt,
    kind,
    status,
    suspicion: z.string().nullable().describe('Why it was set aside as spam; null when it was not'),
    senderName: z.string(),
    senderEmail: z.string(),
    senderPhone: z.string(),
    childName: z.string().nullable(),
    birthDate: z.string().nullable().describe('YYYY-MM-DD'),
    classOf: z.number().int().nullable(),
    extract: z.string().describe('How the message begins'),
    assignee: person.nullable(),
    waitingSince: instant.nullable().describe('Since when the school is waited for; null when it is not'),
    snoozedUntil: instant.nullable().describe('When it comes back, or came back and nobody has dealt with it since'),
    createdAt: instant,
    updatedAt: instant,
  })
  .meta({ id: 'EnquiryCard' });

const mail = z
  .object({
    id,
    isReceipt: z.boolean().describe('To the sender, not to the school'),
    recipient: z.string(),
    subject: z.string(),
    status: z.enum(['waiting', 'sent', 'failed']),
    attempts: total,
    lastError: z.string().nullable(),
    createdAt: instant,
    sentAt: instant.nullable(),
  })
  .meta({ id: 'Mail' });

export const inbox = z.object({
  docs: z.array(enquiryCard),
  pages: pageCount,
  total,
  fresh: z
    .object({ contact: total, application: total, testimonial: total })
    .describe('How many of each kind are still new'),
  aside: total.describe('How many are set aside as spam'),
  snoozed: total.describe('How many come back later'),
  otherMails: z.array(mail).describe('Failed mails that belong to no enquiry, when failed ones are asked for'),
});

export const inboxSheet = z.string().describe('A head and a line for each enquiry, with commas');

const historyLine = z
  .object({
    id,
    kind: z.enum(['note', 'status', 'assignee', 'snooze']),
    text: z.string(),
    author: z.string().nullable().describe('Null when the account is gone'),
    at: instant,
  })
  .meta({ id: 'EnquiryHistoryLine' });

const enquiry = enquiryCard
  .omit({ extract: true })
  .extend({
    message: z.string().describe('Empty for a testimonial, which has answers'),
    answers: z.array(z.string()).nullable().describe('The six answers of a testimonial'),
    mergedInto: z.number().int().nullable().describe('The enquiry that it is now a part of'),
  })
  .meta({ id: 'Enquiry' });

export const enquiryView = z.object({
  enquiry,
  merged: z.array(mergedForm).describe('Other forms of the same person that are part of it now'),
  history: z.array(historyLine).describe('Notes and steps, the oldest first'),
  messages: z.array(threadMessage).describe('What was answered in both directions, the oldest first'),
  mails: z.array(mail),
});

export const enquiryChange = z.object({
  status: status.optional(),
  assigneeId: z
    .number({ error: inboxMessages.assignee })
    .int(inboxMessages.assignee)
    .min(1, inboxMessages.assignee)
    .max(2_147_483_647, inboxMessages.assignee)
    .nullable()
    .optional()
    .describe('An administrator; null for nobody'),
  snoozedUntil: moment(inboxMessages.snooze)
    .nullable()
    .optional()
    .describe('When it comes back into the inbox; null for now'),
  updatedAt: startedFrom,
});

/** What somebody saw who says that it is spam, or deletes it. */
export const enquirySeen = z.object({ updatedAt: startedFrom });

export const waitingCount = 5;

export const waitingLongest = z.object({
  total: total.describe('How many wait for the school'),
  docs: z
    .array(z.object({ id, senderName: z.string(), childName: z.string().nullable(), waitingSince: instant }))
    .describe(`The ${waitingCount} who wait longest`),
});

export const noteFields = { text: paragraphOf(noteMaxLength, inboxMessages.note) };
export const noteInput = z.object(schemasOf(noteFields, 'add'));
export const noteAnswer = historyLine;
export const mailAnswer = mail;

export const assignablePeople = z.object({ people: z.array(person).describe('By name') });

export const cardsPerColumn = 100;

export const applicationBoard = z.object({
  columns: z.array(z.object({ status, total, docs: z.array(enquiryCard).describe(`The newest ${cardsPerColumn}`) })),
});

export type EnquiryCard = z.infer<typeof enquiryCard>;
export type Enquiry = z.infer<typeof enquiry>;
export type EnquiryView = z.infer<typeof enquiryView>;
export type EnquiryChange = z.infer<typeof enquiryChange>;
export type HistoryLine = z.infer<typeof historyLine>;
export type QueuedMail = z.infer<typeof mail>;
export type WaitingLongest = z.infer<typeof waitingLongest>;
export type BoardColumn = z.infer<typeof applicationBoard>['columns'][number];
