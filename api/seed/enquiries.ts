import { type EnquiryStatus, enquiryStatuses, enquiryStatusNames } from '../../contract/enquiries/enquiries.ts';
import type { Db } from '../db/client.ts';
import { alumni } from '../db/tables/alumni.ts';
import { enquiries, enquiryNotes, mails } from '../db/tables/enquiries.ts';
import { enquiryMessages } from '../db/tables/enquiry-messages.ts';
import { applications } from './content/applications.ts';
import { messages, testimonials } from './content/messages.ts';
import type { SeedAnswer } from './content/types.ts';

const day = 24 * 60 * 60 * 1000;

type Person = { id: number | null; name: string };
export type Office = { administrator: Person; owner: Person; mailbox: string };

type Sent = {
  form: Omit<typeof enquiries.$inferInsert, 'senderEmail' | 'fingerprint'>;
  about: string;
  daysAgo: number;
  status: EnquiryStatus;
  assignee?: 'administrator' | 'owner';
  notes?: string[];
  said?: SeedAnswer[];
};

/** An inbox as it looks in the middle of a term: some of it new, some of it long done. */
export async function insertEnquiries(db: Db, now: Date, office: Office): Promise<void> {
  const all = [...sentApplications(now), ...sentMessages(), ...sentTestimonials()].sort(
    (one, other) => other.daysAgo - one.daysAgo,
  );
  for (const [index, sent] of all.entries()) await insertSent(db, now, office, sent, index);
}

function sentApplications(now: Date): Sent[] {
  return applications.map(({ parent, child, age, message, ...state }, index) => {
    const born = new Date(now.getTime() - age * 365.25 * day - (index * 17 + 20) * day);
    const birthDate = born.toISOString().slice(0, 10);
    const form = { kind: 'application' as const, senderName: parent, childName: child, birthDate, message };
    return { ...state, about: 'Application', form };
  });
}

const sentMessages = (): Sent[] =>
  messages.map(({ sender, message, phone, ...state }) => {
    const form = { kind: 'contact' as const, senderName: sender, message, ...(phone === false && { senderPhone: '' }) };
    return { ...state, about: 'Contact message', form };
  });

const sentTestimonials = (): Sent[] =>
  testimonials.map(({ sender, classOf, answers, ...state }) => {
    const message = answers.join('\n');
    const form = { kind: 'testimonial' as const, senderName: sender, classOf, answers, message };
    return { ...state, about: 'Alumni testimonial', form };
  });

async function insertSent(db: Db, now: Date, office: Office, sent: Sent, index: number) {
  const { form, status, assignee, daysAgo } = sent;
  const createdAt = new Date(now.getTime() - daysAgo * day);
  const lines = historyOf(sent, createdAt, now, office);
  const senderEmail = `${form.senderName.toLowerCase().replace(/[^a-z]+/g, '.')}@mail.example`;
  const [row] = await db
    .insert(enquiries)
    .values({
      senderPhone: `+25677240${String(1037 + index * 173)}`,
      ...form,
      ...{ senderEmail, status, createdAt },
      fingerprint: `demo ${index}`,
      assigneeId: assignee ? office[assignee].id : null,
      heardAt: heardAtOf(sent, now),
      updatedAt: lines.at(-1)?.createdAt ?? createdAt,
    })
    .returning({ id: enquiries.id });
  if (!row) throw new Error('a row is missing');
  if (form.kind === 'testimonial' && status === 'new') await insertWaiting(db, form, { senderEmail, createdAt });
  if (lines.length > 0) await db.insert(enquiryNotes).values(lines.map((line) => ({ ...line, enquiryId: row.id })));
  await insertAnswers(db, now, office, sent, { id: row.id, senderEmail });
  await db.insert(mails).values({
    ...{ kind: form.kind, enquiryId: row.id, replyTo: senderEmail, createdAt },
    recipient: office.mailbox,
    subject: `${sent.about} from ${form.senderName}`,
    body: form.message ?? '',
    ...(index % 20 === 19
      ? { status: 'failed', attempts: 21, lastError: 'connect ECONNREFUSED 127.0.0.1:587' }
      : { status: 'sent', attempts: 1, sentAt: new Date(createdAt.getTime() + 4_000) }),
  });
}

/** Who wrote last waits for the school. */
function heardAtOf({ said = [] }: Sent, now: Date): Date | null {
  const last = said.at(-1);
  return last?.by === 'them' ? new Date(now.getTime() - last.daysAgo * day) : null;
}

/** Answers in both directions; those of the school were mailed like all else. */
async function insertAnswers(
  db: Db,
  now: Date,
  office: Office,
  sent: Sent,
  about: { id: number; senderEmail: string },
) {
  const author = office[sent.assignee ?? 'administrator'];
  for (const [place, { by, daysAgo, text, quoted = '' }] of (sent.said ?? []).entries()) {
    const createdAt = new Date(now.getTime() - daysAgo * day);
    const key = `demo ${about.id} ${place}`;
    const message = { enquiryId: about.id, key, messageId: key, text, quoted, createdAt };
    if (by === 'them') {
      await db.insert(enquiryMessages).values({ ...message, direction: 'in' });
      continue;
    }
    const [mail] = await db
      .insert(mails)
      .values({
        ...{ kind: 'reply', enquiryId: about.id, recipient: about.senderEmail, replyTo: office.mailbox, createdAt },
        ...{ subject: `${sent.about}: our answer`, body: text },
        ...{ status: 'sent', attempts: 1, sentAt: new Date(createdAt.getTime() + 12_000) },
      })
      .returning({ id: mails.id });
    const own = { direction: 'out' as const, authorId: author.id, mailId: mail?.id ?? null };
    await db.insert(enquiryMessages).values({ ...message, ...own });
  }
}

/** The form sends its words to the directory too, where they wait for the same person who reads the enquiry. */
async function insertWaiting(db: Db, form: Sent['form'], sent: { senderEmail: string; createdAt: Date }) {
  await db.insert(alumni).values({
    name: form.senderName,
    email: sent.senderEmail,
    classOf: form.classOf ?? 2002,
    details: (form.answers ?? []).map((answer) => `<p>${answer}</p>`).join(''),
    status: 'waiting',
    createdAt: sent.createdAt,
    updatedAt: sent.createdAt,
  });
}

type Line = Omit<typeof enquiryNotes.$inferInsert, 'enquiryId'> & { createdAt: Date };

/** Given to somebody, moved step by step, with the notes in between; all of it between the day it came and now. */
function historyOf({ status, assignee, notes = [] }: Sent, createdAt: Date, now: Date, office: Office): Line[] {
  const person = office[assignee ?? 'administrator'];
  const steps = pathTo(status).map((step, index, path) => ({
    kind: 'status' as const,
    text: `Moved from ${enquiryStatusNames[path[index - 1] ?? 'new']} to ${enquiryStatusNames[step]}`,
  }));
  const [called, ...further] = steps;
  const events = [
    ...(assignee ? [{ kind: 'assignee' as const, text: `Assigned to ${person.name}` }] : []),
    ...(called ? [called] : []),
    ...notes.slice(0, 1).map((text) => ({ kind: 'note' as const, text })),
    ...further,
    ...notes.slice(1).map((text) => ({ kind: 'note' as const, text })),
  ];
  // Two or three days for each, or less where there was less time.
  const pace = Math.min(2.4 * day, (now.getTime() - createdAt.getTime()) / (events.length + 1));
  return events.map((event, index) => ({
    ...event,
    authorId: person.id,
    createdAt: new Date(createdAt.getTime() + (index + 1) * pace),
  }));
}

/** The steps behind "new" that led to a status; what was closed went no further than a call. */
function pathTo(status: EnquiryStatus): EnquiryStatus[] {
  if (status === 'closed') return ['contacted', 'closed'];
  return enquiryStatuses.slice(1, enquiryStatuses.indexOf(status) + 1);
}
