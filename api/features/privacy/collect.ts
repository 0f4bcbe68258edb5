import type { Db } from '../../db/client.ts';
import * as queries from './person.queries.ts';

export type Collected = Awaited<ReturnType<typeof collect>>;

/** Everything that is held under an address, and what may be the same person's by name or phone number. */
export async function collect(db: Db, address: string) {
  const email = address.toLowerCase();
  const identity = await queries.findIdentity(db, email);
  const { user, enquiries, alumni, invitations } = identity;
  const trashedEnquiries = await queries.trashedEnquiriesOf(db, email);
  const inTrash = trashedEnquiries.flatMap(({ rows }) => rows.enquiries ?? []);
  const wordsInTrash = (column: string) => inTrash.map((row) => String(row[column] ?? ''));
  const names = distinct(
    [user, ...alumni, ...invitations]
      .map((one) => one?.name)
      .concat(senders(enquiries))
      .concat(wordsInTrash('sender_name')),
  );
  const texts = names.map((name) => name.toLowerCase());
  const phones = [...enquiries.map((one) => one.senderPhone), ...alumni.map((one) => one.phone), user?.telephone ?? ''];
  phones.push(...wordsInTrash('sender_phone'));
  const enquiryIds = enquiries.map(({ id }) => id);
  const mails = await queries.mailsOf(db, email, enquiryIds);
  const things: queries.Things = [
    { kind: 'enquiry', ids: [...enquiryIds, ...trashedEnquiries.map(({ itemId }) => Number(itemId))] },
    { kind: 'mail', ids: mails.map(({ id }) => id) },
    { kind: 'alumnus', ids: alumni.map(({ id }) => id) },
    { kind: 'invitation', ids: invitations.map(({ id }) => id) },
    { kind: 'user', ids: user ? [user.id] : [] },
  ];
  const own = {
    ...identity,
    mails,
    notes: await queries.notesOf(db, enquiryIds),
    messages: await queries.messagesOf(db, enquiryIds),
    trash: await queries.trashOf(db, email),
    trashedEnquiries,
    sessions: user ? await queries.sessionsOf(db, user.id) : [],
    signIns: user ? await queries.signInsOf(db, user.id) : [],
    passkeys: user ? await queries.passkeysOf(db, user.id) : [],
    works: user ? await queries.worksOf(db, user.id) : [],
    uploads: user ? await queries.uploadsOf(db, user.id) : [],
    log: await queries.logOf(db, user?.id, things),
  };
  const numbers = distinct(phones.map((phone) => phone.replace(/\D/g, '').slice(-9))).filter((n) => n.length === 9);
  const byName = await queries.findByName(db, texts, numbers);
  const children = distinct([...enquiries.map(({ childName }) => childName ?? ''), ...wordsInTrash('child_name')]);
  return { email, names, texts, children, things, own, byName };
}

const senders = (enquiries: { senderName: string }[]) => enquiries.map(({ senderName }) => senderName);

function distinct(texts: (string | undefined)[]): string[] {
  const trimmed = texts.flatMap((text) => text?.trim() || []);
  return [...new Map(trimmed.map((text) => [text.toLowerCase(), text])).values()];
}
