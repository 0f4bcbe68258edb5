import type { EraseInput } from '../../../contract/privacy.ts';
import { privacyMessages } from '../../../contract/privacy-rules.ts';
import { ownerRole } from '../../../contract/roles.ts';
import type { Db } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../lib/actor.ts';
import { ApiError, notFound } from '../../lib/errors.ts';
import { record } from '../audit/audit.service.ts';
import { deleteFiles } from '../media/media.service.ts';
import { forgetVersions } from '../revisions/revisions.service.ts';
import { forgetRecipient, loadSettings } from '../settings/settings.service.ts';
import * as erasing from './erase.queries.ts';
import { findMentions, type Mention, removeMentions } from './mentions.queries.ts';
import * as queries from './person.queries.ts';
import { canHandlePerson } from './privacy.policy.ts';

const unnamed = '(name removed)';
const unaddressed = '(address removed)';
const formerStaff = 'Former member of staff';

export type Gathered = Awaited<ReturnType<typeof gather>>;

/** Everything that is held under an address, and what may be the same person's by name or phone number. */
async function gather(db: Db, address: string) {
  const email = address.toLowerCase();
  const identity = await queries.findIdentity(db, email);
  const { user, enquiries, alumni, invitations } = identity;
  const names = distinct([user, ...alumni, ...invitations].map((one) => one?.name).concat(senders(enquiries)));
  const texts = names.map((name) => name.toLowerCase());
  const phones = [...enquiries.map((one) => one.senderPhone), ...alumni.map((one) => one.phone), user?.telephone ?? ''];
  const enquiryIds = enquiries.map(({ id }) => id);
  const mails = await queries.mailsOf(db, email, enquiryIds);
  const things: queries.Things = [
    { kind: 'enquiry', ids: enquiryIds },
    { kind: 'mail', ids: mails.map(({ id }) => id) },
    { kind: 'alumnus', ids: alumni.map(({ id }) => id) },
    { kind: 'invitation', ids: invitations.map(({ id }) => id) },
    { kind: 'user', ids: user ? [user.id] : [] },
  ];
  const own = {
    ...identity,
    mails,
    notes: await queries.notesOf(db, enquiryIds),
    trash: await queries.trashOf(db, email),
    sessions: user ? await queries.sessionsOf(db, user.id) : [],
    works: user ? await queries.worksOf(db, user.id) : [],
    uploads: user ? await queries.uploadsOf(db, user.id) : [],
    log: await queries.logOf(db, user?.id, things),
  };
  const numbers = distinct(phones.map((phone) => phone.replace(/\D/g, '').slice(-9))).filter((n) => n.length === 9);
  const byName = await queries.findByName(db, texts, numbers);
  const children = distinct(enquiries.map(({ childName }) => childName ?? '')).map((name) => name.toLowerCase());
  return { email, names, texts, children, things, own, byName };
}

const senders = (enquiries: { senderName: string }[]) => enquiries.map(({ senderName }) => senderName);

function distinct(texts: (string | undefined)[]): string[] {
  const trimmed = texts.flatMap((text) => text?.trim() || []);
  return [...new Map(trimmed.map((text) => [text.toLowerCase(), text])).values()];
}

/** The address wherever it stands, and the names, also of the children, where they are long enough to be somebody's. */
const addressIn = (db: Db, { email }: Gathered) =>
  findMentions(db, { kind: 'address', texts: [email], word: unaddressed });
const nameIn = (db: Db, { texts, children }: Gathered) =>
  findMentions(db, {
    kind: 'name',
    texts: [...texts, ...children].filter((name) => /\S\s+\S/.test(name)),
    word: unnamed,
  });

export function findPerson(deps: Deps, actor: Actor, email: string) {
  return deps.db.transaction(async (tx) => {
    const gathered = await gatherFor(tx, actor, email);
    const [address, name] = [await addressIn(tx, gathered), await nameIn(tx, gathered)];
    const others = othersOnly(gathered);
    const mentions = { address: address.filter(others), name: name.filter(others) };
    await record(deps, tx, actor, { action: 'searched', ...subjectOf(gathered) });
    return { gathered, mentions, obstacle: await obstacleTo(tx, actor, gathered) };
  });
}

export function exportPerson(deps: Deps, actor: Actor, email: string): Promise<Gathered> {
  return deps.db.transaction(async (tx) => {
    const gathered = await gatherFor(tx, actor, email);
    await record(deps, tx, actor, { action: 'exported', ...subjectOf(gathered) });
    return gathered;
  });
}

async function gatherFor(tx: Db, actor: Actor, email: string): Promise<Gathered> {
  const gathered = await gather(tx, email);
  if (!canHandlePerson(actor, gathered.own.user)) throw new ApiError('forbidden', privacyMessages.rank);
  return gathered;
}

const onePerson = { kind: 'person', itemId: 'data', title: 'One person' };

/**
 * Whom a line of the log is about: the account, or else what the person has sent. An erasure takes the name out of the
 * lines about those things, so nothing outlives it.
 */
function subjectOf({ own: { user, enquiries, alumni, invitations } }: Gathered) {
  const [enquiry, alumnus, invitation] = [enquiries.at(-1), alumni.at(-1), invitations.at(-1)];
  if (user) return { kind: 'user', itemId: user.id, title: user.name };
  if (enquiry) return { kind: 'enquiry', itemId: enquiry.id, title: enquiry.senderName };
  if (alumnus) return { kind: 'alumnus', itemId: alumnus.id, title: alumnus.name };
  if (invitation) return { kind: 'invitation', itemId: invitation.id, title: invitation.name };
  return onePerson;
}

/** Which one it was, by its number alone. */
function numberOf(gathered: Gathered) {
  const { kind, itemId } = subjectOf(gathered);
  return { ...onePerson, ...(kind !== onePerson.kind && { itemId: `${kind} ${itemId}` }) };
}

/** Texts of others: what is the person's own is told by itself. */
function othersOnly({ own, byName }: Gathered) {
  const ids: Record<string, number[]> = {
    users: own.user ? [own.user.id] : [],
    invitations: own.invitations.map(({ id }) => id),
    enquiries: own.enquiries.map(({ id }) => id),
    alumni: [...own.alumni, ...byName.alumni].map(({ id }) => id),
    mails: own.mails.map(({ id }) => id),
    trash: [...own.trash, ...byName.trash].map(({ id }) => id),
    audit_log: own.log.map(({ id }) => id),
    orders: byName.orders.map(({ id }) => id),
    profiles: byName.profiles.map(({ id }) => id),
    committee_members: byName.seats.map(({ id }) => id),
  };
  return ({ table, key }: Mention) => !ids[table]?.includes(Number(key.id));
}

async function obstacleTo(db: Db, actor: Actor, { email, own: { user } }: Gathered): Promise<string | null> {
  const { school } = await loadSettings(db);
  if (school.mailbox.toLowerCase() === email) return privacyMessages.mailbox;
  if (!user) return null;
  if (user.id === actor.id) return privacyMessages.self;
  return canHandlePerson(actor, user) ? null : privacyMessages.rank;
}

/** Everything in one transaction: after it nothing of the person is left, or nothing has happened. */
export async function erasePerson(deps: Deps, actor: Actor, { email, byName }: EraseInput) {
  const { files, ...answer } = await deps.db.transaction(async (tx) => {
    const gathered = await gather(tx, email);
    await refuseUnlessAllowed(tx, actor, gathered);
    const { own } = gathered;
    const found = byName ? gathered.byName : { orders: [], profiles: [], seats: [], alumni: [], trash: [] };
    const alumni = [...own.alumni, ...found.alumni].map(({ id }) => id);
    const profiles = found.profiles.map(({ id }) => id);
    const trash = [...own.trash, ...found.trash];
    const mails = own.mails.map(({ id }) => id);

    await unnameHistory(tx, gathered, alumni, profiles);
    await erasing.deleteMails(tx, mails);
    await erasing.readdressMails(tx, gathered.email, mails, (await loadSettings(tx)).school.mailbox);
    await forgetRecipient(deps, tx, gathered.email);
    await erasing.deleteEnquiries(
      tx,
      own.enquiries.map(({ id }) => id),
    );
    await erasing.deleteInvitations(
      tx,
      own.invitations.map(({ id }) => id),
    );
    const pictures = [
      ...(await erasing.deleteAlumni(tx, alumni)),
      ...(await erasing.deleteProfiles(tx, profiles)),
      ...(await erasing.deleteTrash(
        tx,
        trash.map(({ id }) => id),
      )),
      ...(own.user ? await erasing.deleteUser(tx, own.user.id) : []),
    ];
    const dead = [...trash.map(({ itemId }) => itemId), ...alumni.map(String)];
    await forgetVersions(
      tx,
      dead.map((itemId) => ({ kind: 'alumnus', itemId })),
    );
    await forgetVersions(
      tx,
      profiles.map((id) => ({ kind: 'profile', itemId: String(id) })),
    );
    await erasing.unnameOrders(
      tx,
      found.orders.map(({ id }) => id),
      unnamed,
    );
    const files = await erasing.deleteUnusedPictures(tx, pictures);
    await erasing.unnamePictures(
      tx,
      files.map(({ name }) => name),
      unnamed,
    );

    const mentions = [...(await addressIn(tx, gathered))];
    let texts = await removeMentions(tx, mentions.map(takeBackConsent), deps.clock());
    const named = byName ? await nameIn(tx, gathered) : [];
    texts += await removeMentions(tx, named.map(takeBackConsent), deps.clock());
    await erasing.forgetTraces(tx, gathered.email);
    await erasing.forgetWords(tx, wordsOf(gathered));

    const left = [...mentions, ...named].filter(({ fixed }) => fixed).map(({ key }) => Object.values(key).join(' '));
    const summary = summaryOf(gathered, { ...found, alumni, profiles, trash }, texts);
    await record(deps, tx, actor, { action: 'erased', ...numberOf(gathered), detail: summary });
    return { summary, left, files };
  });
  for (const file of files) await deleteFiles(deps, file);
  return answer;
}

async function refuseUnlessAllowed(tx: Db, actor: Actor, gathered: Gathered): Promise<void> {
  const { user } = gathered.own;
  if (user) {
    const held = await queries.lockUserAndAdmins(tx, user.id);
    // The actor may have lost the right while this waited for the rows.
    const actorNow = held.find(({ id }) => id === actor.id);
    if (!actorNow || actorNow.suspended || !canHandlePerson(actorNow, user)) {
      throw new ApiError('forbidden', privacyMessages.rank);
    }
    const owners = held.filter(({ id, role, suspended }) => role === ownerRole && !suspended && id !== user.id);
    if (user.role === ownerRole && owners.length === 0) throw new ApiError('conflict', privacyMessages.lastOwner);
  }
  const obstacle = await obstacleTo(tx, actor, gathered);
  if (obstacle) throw new ApiError(obstacle === privacyMessages.rank ? 'forbidden' : 'conflict', obstacle);
  if (isNothing(gathered) && (await addressIn(tx, gathered)).length === 0) throw notFound(privacyMessages.nothing);
}

const isNothing = ({ own }: Gathered) =>
  !own.user &&
  own.enquiries.length + own.alumni.length + own.invitations.length + own.mails.length + own.trash.length === 0;

/** While it is still known who is who. */
async function unnameHistory(tx: Db, { own, things }: Gathered, alumni: number[], profiles: number[]): Promise<void> {
  const more = [{ kind: 'alumnus', ids: [...alumni, ...own.trash.map(({ itemId }) => itemId)] }];
  for (const thing of [...things, ...more, { kind: 'profile', ids: profiles }]) {
    await erasing.unnameLog(tx, thing, unnamed);
  }
  if (!own.user) return;
  await erasing.unnameActor(tx, own.user.id, formerStaff);
  await erasing.unnameAssignee(tx, own.user.name, formerStaff.toLowerCase());
}

/** Who had agreed is no longer known, so somebody has to ask again. */
const takeBackConsent = (mention: Mention): Mention =>
  mention.table === 'media' && 'consent_note' in mention.change
    ? { ...mention, change: { ...mention.change, consent: 'unknown', consent_note: '' } }
    : mention;

const wordsOf = ({ texts }: Gathered) => texts.flatMap((text) => text.split(/[^\p{L}]+/u)).filter((w) => w.length > 3);

type Erased = { orders: unknown[]; alumni: unknown[]; profiles: unknown[]; seats: unknown[]; trash: unknown[] };

function summaryOf({ own }: Gathered, { orders, alumni, profiles, trash }: Erased, texts: number): string {
  const counts: [number, string, string][] = [
    [own.user ? 1 : 0, 'account', 'accounts'],
    [own.invitations.length, 'invitation', 'invitations'],
    [own.enquiries.length, 'enquiry', 'enquiries'],
    [own.mails.length, 'mail', 'mails'],
    [alumni.length + trash.length, 'alumni entry', 'alumni entries'],
    [profiles.length, 'staff profile', 'staff profiles'],
  ];
  const words = (list: [number, string, string][]) =>
    list.filter(([n]) => n > 0).map(([n, one, many]) => `${n} ${n === 1 ? one : many}`);
  const deleted = words(counts).join(', ') || 'nothing';
  const kept = words([
    [orders.length, 'order', 'orders'],
    [own.works.length, 'work', 'works'],
    [texts, 'text', 'texts'],
  ]);
  return `Deleted: ${deleted}.${kept.length > 0 ? ` Kept without the name: ${kept.join(', ')}.` : ''}`;
}
