import * as contract from '../../../contract/people/users.ts';
import { type Db, postgresCode, uniqueViolation } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../lib/actor.ts';
import { ApiError, forbidden, notFound } from '../../lib/errors.ts';
import { makeSecret } from '../../lib/security/tokens.ts';
import { record } from '../audit/audit.service.ts';
import { invitationAddress, invitationMail } from '../auth/account-mails.tsx';
import { canMail } from '../mail-server/mail-settings.ts';
import { loadSender } from '../settings/settings.service.ts';
import { canGive } from './users.policy.ts';
import * as queries from './users.queries.ts';

const shownInvitations = 500;

export const listInvitations = ({ db }: Deps) => queries.openInvitations(db, shownInvitations);

export async function invite(deps: Deps, actor: Actor, input: contract.InvitationAdd) {
  const now = deps.clock();
  const { secret, ...link } = newLink(now);
  return deps.db
    .transaction(async (tx) => {
      await requireGiver(tx, actor, input.role);
      await refuseKnownEmail(tx, input.email);
      const invitation = { ...input, ...link, invitedBy: actor.id, createdAt: now };
      const row = await queries.insertInvitation(tx, invitation);
      const shown = await handOver(deps, tx, row, secret);
      await record(deps, tx, actor, { action: 'added', ...named(row), ...how(shown) });
      return { ...row, inviter: actor, link: shown };
    })
    .catch((error) => {
      if (postgresCode(error) !== uniqueViolation) throw error;
      throw emailConflict(contract.userMessages.emailInvited);
    });
}

/** A new link; the one of the earlier mail is dead from now on. Who sends it answers for it from now on. */
export const resendInvitation = (deps: Deps, actor: Actor, id: number) =>
  deps.db.transaction((tx) => resendIn(deps, tx, actor, id));

/** The same by the address, for who has only the mail at hand. Undefined when no invitation to it is open. */
export async function resendInvitationTo(deps: Deps, tx: Db, actor: Actor, email: string) {
  // Who asks from the inbox would not be shown the new link, and the old one would be dead.
  if (!(await canMail({ ...deps, db: tx }))) throw new ApiError('conflict', contract.userMessages.mailWaits);
  const open = await queries.findOpenInvitationTo(tx, email);
  return open && resendIn(deps, tx, actor, open.id);
}

async function resendIn(deps: Deps, tx: Db, actor: Actor, id: number) {
  // Before the invitation: whoever takes rights away holds the rows in this order.
  const giver = await queries.lockStanding(tx, actor.id);
  const { secret, ...link } = newLink(deps.clock());
  const row = await queries.renewInvitation(tx, id, { ...link, invitedBy: actor.id });
  if (!row) throw notFound();
  if (!canGive(giver, row.role)) throw forbidden();
  await refuseKnownEmail(tx, row.email);
  const shown = await handOver(deps, tx, row, secret);
  await record(deps, tx, actor, { action: 'resent', ...named(row), ...how(shown) });
  return { ...row, inviter: actor, link: shown };
}

export function withdrawInvitation(deps: Deps, actor: Actor, id: number): Promise<void> {
  return deps.db.transaction(async (tx) => {
    const row = await queries.deleteInvitation(tx, id);
    if (!row) throw notFound();
    await record(deps, tx, actor, { action: 'withdrawn', ...named(row) });
  });
}

function newLink(now: Date) {
  const { secret, hash } = makeSecret();
  const expiresAt = new Date(now.getTime() + contract.invitationDays * 24 * 60 * 60 * 1000);
  return { secret, tokenHash: hash, expiresAt };
}

/** The actor may have lost the right while this waited. */
async function requireGiver(tx: Db, actor: Actor, role: number): Promise<void> {
  if (!canGive(await queries.lockStanding(tx, actor.id), role)) throw forbidden();
}

async function refuseKnownEmail(tx: Db, email: string): Promise<void> {
  if (await queries.userExists(tx, { email })) throw emailConflict(contract.userMessages.emailTaken);
}

const emailConflict = (message: string) => new ApiError('conflict', message, { fields: { email: message } });

/**
 * By mail. Where no mail server is set up nothing is queued, because a link that waits there could be read for a week:
 * whoever invites gets it, this once, and hands it over.
 */
async function handOver(deps: Deps, tx: Db, row: queries.InvitationRow, token: string): Promise<string | undefined> {
  if (!(await canMail({ ...deps, db: tx }))) return invitationAddress(deps.publicUrl, token);
  await enqueueInvitation(deps, tx, row, token);
  return undefined;
}

const how = (shown: string | undefined) => (shown ? { detail: 'The link was shown, not mailed.' } : {});

async function enqueueInvitation({ outbox, publicUrl }: Deps, tx: Db, row: queries.InvitationRow, token: string) {
  const letter = invitationMail(await loadSender(tx, publicUrl), { ...row, token, days: contract.invitationDays });
  const secret = { value: token, until: row.expiresAt };
  await outbox.enqueue(tx, { kind: 'invitation', recipient: row.email, ...letter, secret });
}

const named = ({ id, name, email }: queries.InvitationRow) => ({
  kind: 'invitation',
  itemId: id,
  title: `${name}, ${email}`,
});
