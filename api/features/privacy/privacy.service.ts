import type { EraseInput } from '../../../contract/people/privacy.ts';
import { privacyMessages } from '../../../contract/people/privacy.ts';
import { ownerRole } from '../../../contract/people/roles.ts';
import type { Db } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../lib/actor.ts';
import { ApiError, notFound } from '../../lib/errors.ts';
import { anonymiseActor, record, redactAssignee, redactItems } from '../audit/audit.service.ts';
import { deleteFiles, renamePicture } from '../media/media.service.ts';
import { deleteVersions } from '../revisions/revisions.service.ts';
import { loadSettings, removeRecipient } from '../settings/settings.service.ts';
import { applyMentions, type Ticked, tickedOf } from './apply-choices.ts';
import { type Choices, findChoices } from './choices.ts';
import { type Collected, collect } from './collect.ts';
import * as erasing from './erase.queries.ts';
import { patternOf } from './mentions/phrases.ts';
import * as queries from './person.queries.ts';
import { canHandlePerson } from './privacy.policy.ts';
import { deletePosts, placesShowing } from './published.queries.ts';

const redactedName = '(name removed)';
const formerStaff = 'former member of staff';

export type { Collected } from './collect.ts';

export function findPerson(deps: Deps, actor: Actor, email: string) {
  return deps.db.transaction(async (tx) => {
    const collected = await collectFor(tx, actor, email);
    const choices = await findChoices(tx, collected);
    const { recipients } = await loadSettings(tx);
    const receives = Object.values(recipients).some((to) => to.toLowerCase() === collected.email);
    await record(deps, tx, actor, { action: 'searched', ...subjectOf(collected) });
    return { collected, choices, receives, obstacle: await obstacleTo(tx, actor, collected) };
  });
}

export function exportPerson(deps: Deps, actor: Actor, email: string): Promise<Collected> {
  return deps.db.transaction(async (tx) => {
    const collected = await collectFor(tx, actor, email);
    await record(deps, tx, actor, { action: 'exported', ...subjectOf(collected) });
    return collected;
  });
}

async function collectFor(tx: Db, actor: Actor, email: string): Promise<Collected> {
  const collected = await collect(tx, email);
  if (!canHandlePerson(actor, collected.own.user)) throw new ApiError('forbidden', privacyMessages.rank);
  return collected;
}

const onePerson = { kind: 'person', itemId: 'data', title: 'One person' };

/**
 * Whom a line of the log is about: the account, or else what the person has sent. An erasure takes the name out of the
 * lines about those things, so nothing outlives it.
 */
function subjectOf({ own: { user, enquiries, alumni, invitations } }: Collected) {
  const [enquiry, alumnus, invitation] = [enquiries.at(-1), alumni.at(-1), invitations.at(-1)];
  if (user) return { kind: 'user', itemId: user.id, title: user.name };
  if (enquiry) return { kind: 'enquiry', itemId: enquiry.id, title: enquiry.senderName };
  if (alumnus) return { kind: 'alumnus', itemId: alumnus.id, title: alumnus.name };
  if (invitation) return { kind: 'invitation', itemId: invitation.id, title: invitation.name };
  return onePerson;
}

/** Which one it was, by its number alone. */
function numberOf(collected: Collected) {
  const { kind, itemId } = subjectOf(collected);
  return { ...onePerson, ...(kind !== onePerson.kind && { itemId: `${kind} ${itemId}` }) };
}

async function obstacleTo(db: Db, actor: Actor, { email, own: { user } }: Collected): Promise<string | null> {
  const { school } = await loadSettings(db);
  if (school.mailbox.toLowerCase() === email) return privacyMessages.mailbox;
  if (!user) return null;
  if (user.id === actor.id) return privacyMessages.self;
  return canHandlePerson(actor, user) ? null : privacyMessages.rank;
}

/**
 * Everything in one transaction: after it nothing of the person is left but what somebody decided to keep, or nothing
 * has happened. Of what was found beside the address only that goes which was shown, and ticked.
 */
export async function erasePerson(deps: Deps, actor: Actor, { email, erase, keep }: EraseInput) {
  const { files, ...answer } = await deps.db.transaction(async (tx) => {
    const collected = await collect(tx, email);
    const choices = await findChoices(tx, collected);
    await refuseUnlessAllowed(tx, actor, collected, choices);
    const ticked = tickedOf(choices, erase, keep);
    const { own } = collected;

    // Texts first, while they are as they were read.
    const texts = await applyMentions(deps, tx, ticked);
    const alumni = [...own.alumni.map(({ id }) => id), ...ticked.ids('alumnus')];
    const profiles = ticked.ids('profile');
    const trash = [...own.trash.map(({ id, itemId }) => ({ id, itemId })), ...ticked.pairs('trash')];
    await anonymiseHistory(tx, collected, ticked, alumni);
    const mails = own.mails.map(({ id }) => id);
    await erasing.deleteMails(tx, mails);
    await erasing.readdressMails(tx, collected.email, mails, (await loadSettings(tx)).school.mailbox);
    await removeRecipient(deps, tx, collected.email);
    await erasing.deleteEnquiries(
      tx,
      own.enquiries.map(({ id }) => id),
    );
    await erasing.deleteInvitations(
      tx,
      own.invitations.map(({ id }) => id),
    );
    const trashed = [...trash, ...ticked.pairs('trashedPost'), ...own.trashedEnquiries];
    const pictures = [
      ...(await deletePosts(tx, ticked.ids('post'))),
      ...(await erasing.deleteAlumni(tx, alumni)),
      ...(await erasing.deleteProfiles(tx, profiles)),
      ...(await erasing.deleteTrash(
        tx,
        trashed.map(({ id }) => id),
      )),
      ...(own.user ? await erasing.deleteUser(tx, own.user.id) : []),
    ];
    // An earlier portrait goes with the version that showed it.
    const earlier = await deleteVersions(tx, [
      ...[...trash.map(({ itemId }) => itemId), ...alumni.map(String)].map((itemId) => ({ kind: 'alumnus', itemId })),
      ...profiles.map((id) => ({ kind: 'profile', itemId: String(id) })),
      ...ticked.posts.map((itemId) => ({ kind: 'article', itemId })),
    ]);
    await erasing.anonymiseOrders(
      tx,
      ticked.pairs('order').map(({ id }) => id),
      redactedName,
    );
    await erasing.anonymiseSeats(tx, ticked.ids('seat'), redactedName);
    const files = await erasing.deleteUnusedPictures(tx, [...pictures, ...earlier]);
    const renamed = await renameFiles(deps, tx, ticked.keys('file'));
    await redactItems(
      tx,
      'picture',
      [...files, ...renamed].map(({ name }) => name),
      redactedName,
    );
    const pattern = patternOf({ text: collected.email, whose: 'address' });
    await erasing.deleteTraces(tx, collected.email, (output) => output.search(pattern) >= 0);
    await erasing.deleteSearchWords(tx, wordsOf(collected));

    const summary = summaryOf(collected, { alumni, profiles, trash, texts, renamed, ticked });
    const shown = await placesShowing(tx, pictures);
    await record(deps, tx, actor, { action: 'erased', ...numberOf(collected), detail: summary });
    return { summary, left: leftOf(choices, ticked, shown), files: [...files, ...renamed] };
  });
  for (const file of files) await deleteFiles(deps, file);
  return answer;
}

async function renameFiles(deps: Deps, tx: Db, names: string[]) {
  const renamed = [];
  for (const name of names) renamed.push(await renamePicture(deps, tx, name));
  return renamed.filter((file) => file !== undefined);
}

/** Where something still stands, for whoever erased it to look at. */
function leftOf({ published, others, phrases, untouched }: Choices, { has }: Ticked, shown: string[]): string[] {
  const spots = phrases.flatMap((phrase) => phrase.spots.map(({ id, place }) => ({ id, label: place.label })));
  const kept = [...published, ...others, ...spots].filter(({ id }) => !has(id)).map(({ label }) => label);
  return [...new Set([...kept, ...untouched.map(({ label }) => label), ...shown])];
}

async function refuseUnlessAllowed(tx: Db, actor: Actor, collected: Collected, choices: Choices): Promise<void> {
  const { user } = collected.own;
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
  const obstacle = await obstacleTo(tx, actor, collected);
  if (obstacle) throw new ApiError(obstacle === privacyMessages.rank ? 'forbidden' : 'conflict', obstacle);
  if (isNothing(collected) && choices.phrases.every(({ spots }) => spots.length === 0)) {
    throw notFound(privacyMessages.nothing);
  }
}

const isNothing = ({ own }: Collected) =>
  !own.user &&
  [own.enquiries, own.alumni, own.invitations, own.mails, own.trash, own.trashedEnquiries].every(
    ({ length }) => length === 0,
  );

/** While it is still known who is who: the log goes on saying what was done, and no longer to whom. */
async function anonymiseHistory(tx: Db, { own, things }: Collected, ticked: Ticked, alumni: number[]): Promise<void> {
  const trashed = [...own.trash, ...ticked.pairs('trash')].map(({ itemId }) => itemId);
  const about: [string, (string | number)[]][] = [
    ...things.map(({ kind, ids }): [string, number[]] => [kind, ids]),
    ['alumnus', [...alumni, ...trashed]],
    ['profile', ticked.ids('profile')],
    ['article', ticked.posts],
    ['order', ticked.pairs('order').map(({ itemId }) => itemId)],
  ];
  for (const [kind, ids] of about) await redactItems(tx, kind, ids, redactedName);
  if (!own.user) return;
  await anonymiseActor(tx, own.user.id);
  // Words that may mean somebody else, or nobody, stay.
  if (own.user.name.toLowerCase() === 'nobody' || (await queries.hasNamesake(tx, own.user.id))) return;
  await erasing.anonymiseAssignee(tx, own.user.name, formerStaff);
  await redactAssignee(tx, own.user.name);
}

const wordsOf = ({ texts }: Collected) => texts.flatMap((text) => text.split(/[^\p{L}]+/u)).filter((w) => w.length > 3);

type Erased = {
  alumni: unknown[];
  profiles: unknown[];
  trash: unknown[];
  renamed: unknown[];
  texts: number;
  ticked: Ticked;
};

function summaryOf({ own }: Collected, { alumni, profiles, trash, texts, renamed, ticked }: Erased): string {
  const deleted = inWords([
    [own.user ? 1 : 0, 'account', 'accounts'],
    [own.invitations.length, 'invitation', 'invitations'],
    [own.enquiries.length + own.trashedEnquiries.length, 'enquiry', 'enquiries'],
    [own.mails.length, 'mail', 'mails'],
    [alumni.length + trash.length, 'alumni entry', 'alumni entries'],
    [ticked.posts.length, 'blog post', 'blog posts'],
    [profiles.length, 'staff profile', 'staff profiles'],
  ]);
  const kept = inWords([
    [ticked.pairs('order').length, 'order', 'orders'],
    [ticked.ids('seat').length, 'seat', 'seats'],
    [own.works.length, 'work', 'works'],
    [texts, 'text', 'texts'],
    [renamed.length, 'file', 'files'],
  ]);
  return `Deleted: ${deleted || 'nothing'}.${kept ? ` Kept without the name: ${kept}.` : ''}`;
}

const inWords = (counts: [number, string, string][]) =>
  counts
    .filter(([n]) => n > 0)
    .map(([n, one, many]) => `${n} ${n === 1 ? one : many}`)
    .join(', ');
