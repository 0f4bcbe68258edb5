import { enquiryKindNames, enquiryStatusNames } from '../../../contract/enquiries/enquiries.ts';
import type { HeldChoice, HeldData, HeldGroup, HeldKind } from '../../../contract/people/privacy.ts';
import { type Role, roleNames } from '../../../contract/people/roles.ts';
import { carriesSecret } from '../../lib/mail/secret.ts';
import type { RecordChoice } from './choices.ts';
import type { Spot } from './mentions/mentions.ts';
import type { Collected, findPerson } from './privacy.service.ts';

type Item = HeldGroup['items'][number];
type Found = Awaited<ReturnType<typeof findPerson>>;

const shownItems = 20;

const item = (
  label: string,
  at: Date | null = null,
  kind: string | null = null,
  id: string | number | null = null,
): Item => ({
  label,
  at: at?.toISOString() ?? null,
  kind,
  itemId: id === null ? null : String(id),
});

export function presentHeld({ collected, choices, receives, obstacle }: Found): HeldData {
  const { email, names, own } = collected;
  const { published, others, phrases, untouched } = choices;
  const account = own.user
    ? [item(`${own.user.name}, ${roleNames[own.user.role as Role]}`, own.user.createdAt, 'user', own.user.id)]
    : [];
  const groups = [
    sure('account', 'deleted', account),
    sure(
      'sessions',
      'deleted',
      own.sessions.map((one) => item(one.userAgent || 'A device', one.lastUsedAt)),
    ),
    sure(
      'invitations',
      'deleted',
      own.invitations.map((one) => item(one.name, one.createdAt)),
    ),
    sure(
      'enquiries',
      'deleted',
      own.enquiries.map((one) => item(enquiryKindNames[one.kind], one.createdAt, 'enquiry', one.id)),
    ),
    sure(
      'mails',
      'deleted',
      own.mails.map((one) => item(one.subject, one.createdAt)),
    ),
    sure('alumni', 'deleted', own.alumni.map(alumnus)),
    sure(
      'trash',
      'deleted',
      [...own.trash, ...own.trashedEnquiries].map((one) => item(one.title, one.deletedAt)),
    ),
    sure(
      'works',
      'unnamed',
      own.works.map((one) => item(one.title, one.createdAt, one.kind, one.id)),
    ),
    sure(
      'uploads',
      'unnamed',
      own.uploads.map((one) => item(one.alt || one.name, one.createdAt)),
    ),
    sure(
      'log',
      'unnamed',
      own.log.map((one) => item(`${one.action}: ${one.title}`, one.at)),
    ),
    sure('recipients', 'unnamed', receives ? [item('The mail of the forms goes to the school instead')] : []),
  ];
  return {
    ...{ email, names, groups: groups.filter(({ total }) => total > 0), obstacle },
    published: published.map(presentRecord),
    others: others.map(presentRecord),
    phrases: phrases.map(({ phrase, refused, spots }) => ({ ...phrase, refused, places: spots.map(presentSpot) })),
    untouched: untouched.map(({ label, kind, itemId }) => ({ label, kind, itemId })),
  };
}

function presentRecord({ id, fate, label, at, link, note, sentences }: RecordChoice): HeldChoice {
  const [kind, itemId] = link ?? [null, null];
  return { ...item(label, at, kind, itemId), id, fate, note, versions: 0, sentences };
}

function presentSpot({ id, place, sentences, rows }: Spot): HeldChoice {
  const { label, kind, itemId } = place;
  const versions = rows.filter(({ table }) => table.name === 'revisions').length;
  return { ...{ id, label, kind, itemId, at: null, note: '' }, fate: 'unnamed', versions, sentences };
}

const alumnus = (one: { id: number; name: string; classOf: number; createdAt: Date }) =>
  item(`${one.name}, class of ${one.classOf}`, one.createdAt, 'alumnus', one.id);

function sure(kind: HeldKind, fate: HeldGroup['fate'], items: Item[]): HeldGroup {
  return { kind, fate, total: items.length, items: items.slice(0, shownItems) };
}

/** For the person: readable, whole, and without the names of the staff who dealt with it. */
export function presentExport({ email, names, own, byName }: Collected, at: Date): Record<string, unknown> {
  const { user } = own;
  const entry = (one: (typeof own.alumni)[number]) => {
    const { name, email, phone, classOf, details, picture, status, createdAt, updatedAt } = one;
    return { name, email, phone, classOf, details, picture, status, addedAt: createdAt, changedAt: updatedAt };
  };
  return {
    about: { address: email, knownAs: names, exportedAt: at, heldBy: 'The website of the school' },
    account: user && {
      ...{ name: user.name, email: user.email, role: roleNames[user.role as Role], suspended: user.suspended },
      ...{ telephone: user.telephone, twitter: user.twitter, linkedIn: user.linkedIn, instagram: user.instagram },
      ...{ picture: user.picture, createdAt: user.createdAt, changedAt: user.updatedAt },
    },
    devicesSignedIn: own.sessions.map(({ userAgent, address, createdAt, lastUsedAt }) => ({
      ...{ device: userAgent, networkAddress: address, signedInAt: createdAt, lastUsedAt },
    })),
    signIns: own.signIns.map(({ at, method, userAgent, address }) => ({
      ...{ at, by: method ?? 'password, without the second step', device: userAgent, networkAddress: address },
    })),
    passkeys: own.passkeys,
    invitations: own.invitations.map(({ name, email, role, createdAt, expiresAt, acceptedAt }) => ({
      ...{ name, email, role: roleNames[role as Role], invitedAt: createdAt, expiresAt, acceptedAt },
    })),
    enquiries: own.enquiries.map((one) => ({
      ...{ kind: enquiryKindNames[one.kind], state: enquiryStatusNames[one.status], receipt: one.receipt },
      ...{ name: one.senderName, email: one.senderEmail, phone: one.senderPhone },
      ...{ child: one.childName, birthDate: one.birthDate, classOf: one.classOf },
      ...{ message: one.answers ? undefined : one.message, answers: one.answers ?? undefined },
      ...{ receivedAt: one.createdAt, lastStepAt: one.updatedAt },
      notes: own.notes
        .filter(({ enquiryId }) => enquiryId === one.id)
        .map(({ text, createdAt, kind }) => ({
          text: kind === 'assignee' ? 'Given to a member of staff' : text,
          at: createdAt,
        })),
      conversation: own.messages
        .filter(({ enquiryId }) => enquiryId === one.id)
        .map(({ direction, text, quoted, files, createdAt }) => ({
          ...{ by: direction === 'in' ? 'you' : 'the school', text, quoted: quoted || undefined, files, at: createdAt },
        })),
      mails: own.mails.filter(({ enquiryId }) => enquiryId === one.id).map(presentMail),
    })),
    otherMails: own.mails.filter(({ enquiryId }) => enquiryId === null).map(presentMail),
    alumniDirectory: own.alumni.map(entry),
    deletedEnquiries: own.trashedEnquiries.map(({ rows, deletedAt }) => ({
      messages: texts(rows.enquiries, 'message'),
      conversation: texts(rows.enquiry_messages, 'text'),
      notes: texts(
        rows.enquiry_notes?.filter(({ kind }) => kind !== 'assignee'),
        'text',
      ),
      mails: texts(rows.mails, 'body'),
      files: texts(rows.message_files, 'name'),
      deletedAt,
    })),
    deletedAlumniEntries: own.trash.map(({ title, rows, deletedAt }) => ({ title, entry: rows.alumni, deletedAt })),
    writtenByYou: own.works.map(({ kind, title, createdAt }) => ({ kind, title, createdAt })),
    picturesUploaded: own.uploads.map(({ name, alt, createdAt }) => ({
      file: name,
      description: alt,
      uploadedAt: createdAt,
    })),
    log: own.log.map(({ at, action, kind, title, detail, actorId }) => ({
      ...{ at, action, kind, title, detail, by: user && actorId === user.id ? 'you' : 'the school' },
    })),
    perhapsYou: {
      why: 'Found by the same name or phone number; it may be somebody else’s.',
      orders: byName.orders.map(({ orderCode, customerName, customerPhone, amount, createdAt }) => ({
        ...{ orderCode, customerName, customerPhone, amount, createdAt },
      })),
      staffProfiles: byName.profiles.map(({ name, position, bio, createdAt }) => ({ name, position, bio, createdAt })),
      committees: byName.seats.map(({ committee, name, role, fromYear, toYear }) => ({
        committee,
        name,
        role,
        fromYear,
        toYear,
      })),
      alumniDirectory: byName.alumni.map(entry),
    },
  };
}

const texts = (rows: Record<string, unknown>[] | undefined, column: string) => (rows ?? []).map((row) => row[column]);

/** The text of a mail with a link is for its reader alone: whoever else reads it could act in their name. */
function presentMail(mail: Collected['own']['mails'][number]) {
  const { recipient, subject, body, status, createdAt, sentAt } = mail;
  return { to: recipient, subject, text: carriesSecret(mail) ? undefined : body, status, createdAt, sentAt };
}
