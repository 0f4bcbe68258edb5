import { passwordMessage } from '../../../contract/password-rules.ts';
import { adminRole } from '../../../contract/roles.ts';
import * as contract from '../../../contract/users.ts';
import { type Db, postgresCode, uniqueViolation } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../lib/actor.ts';
import { ApiError, forbidden, invalid, notFound } from '../../lib/errors.ts';
import { pageOf } from '../../lib/paging.ts';
import { hashPassword, passwordMatches } from '../../lib/passwords.ts';
import { makeSecret } from '../../lib/tokens.ts';
import { endAllSessions, replacePassword } from '../auth/auth.service.ts';
import { requirePictures } from '../media/media.service.ts';
import { canChangePassword, canEditProfile, canManage, canView } from './users.policy.ts';
import * as queries from './users.queries.ts';

const ownThings = 100;
const shownInvitations = 500;
type UserGroup = 'admins' | 'editors' | 'authors' | 'users';
const rolesOf: Record<UserGroup, readonly number[]> = { admins: [4, 5], editors: [3], authors: [2], users: [1] };

/** Who a new thing belongs to: the actor, or whom an administrator adds it for. */
export async function resolveOwner(
  tx: Db,
  actor: Actor,
  requested: number | undefined,
  field = 'userId',
): Promise<number> {
  if (requested === undefined || requested === actor.id || actor.role < adminRole) return actor.id;
  if (!(await queries.userExists(tx, { id: requested }))) throw invalid({ [field]: 'There is no such user.' });
  return requested;
}

export async function viewUser({ db }: Deps, actor: Actor, id: number) {
  const user = await reload(db, id);
  if (!canView(actor, user)) throw forbidden();
  const [news, articles] = await Promise.all([
    queries.storiesOf(db, id, 'news', ownThings),
    queries.storiesOf(db, id, 'article', ownThings),
  ]);
  return { user, news, articles };
}

export async function viewUserDetail(deps: Deps, actor: Actor, id: number) {
  const [view, profiles, galleries] = await Promise.all([
    viewUser(deps, actor, id),
    queries.profilesOf(deps.db, id, ownThings),
    queries.galleriesOf(deps.db, id, ownThings),
  ]);
  return { ...view, profiles, galleries };
}

export async function listUsers({ db }: Deps, { page, q }: { page: number; q: string }) {
  const { rows, counts } = await (q === '' ? browse(db, page) : search(db, q, page));
  const within = <T extends { role: number }>(list: T[], group: UserGroup) =>
    list.filter(({ role }) => rolesOf[group].includes(role));
  const total = (group: UserGroup) => within(counts, group).reduce((sum, row) => sum + row.total, 0);
  return {
    groups: byGroup((group) => within(rows, group)),
    totals: byGroup(total),
  };
}

async function browse(db: Db, page: number) {
  const [rows, counts] = await Promise.all([
    queries.usersByRoles(db, Object.values(rolesOf), pageOf(page, contract.usersPerGroup)),
    queries.countByRole(db),
  ]);
  return { rows, counts };
}

async function search(db: Db, q: string, page: number) {
  const counts = await queries.searchByRole(db, q, pageOf(page, contract.usersPerGroup));
  const ids = counts.flatMap((group) => group.ids);
  return { rows: await queries.usersWithIds(db, ids), counts };
}

const byGroup = <T>(of: (group: UserGroup) => T) => ({
  admins: of('admins'),
  editors: of('editors'),
  authors: of('authors'),
  users: of('users'),
});

export function editUser(deps: Deps, actor: Actor, id: number, { oldPwd, pwd, ...profile }: contract.UserEdit) {
  if (oldPwd !== undefined && pwd !== undefined) return changePassword(deps, actor, id, oldPwd, pwd);
  return deps.db.transaction(async (tx) => {
    const user = await queries.lockUser(tx, id);
    if (!user) throw notFound();
    if (!canEditProfile(actor, user)) throw forbidden();
    const { picture, ...columns } = profile;
    if (picture) await requirePictures(tx, 'picture', [picture]);
    await queries.updateUser(tx, id, { ...columns, ...(picture !== undefined && { picture: picture || null }) });
    return reload(tx, id);
  });
}

async function changePassword({ db, clock, limits }: Deps, actor: Actor, id: number, oldPwd: string, pwd: string) {
  const guesses = `own password ${actor.id}`;
  if (actor.id === id) await limits.spend('loginByAccount', guesses);
  const passwordHash = await hashPassword(pwd);
  const changed = await db.transaction(async (tx) => {
    const user = await queries.lockUser(tx, id);
    if (!user) throw notFound();
    if (!canChangePassword(actor, user)) throw forbidden();
    if (!(await passwordMatches(user.passwordHash, oldPwd))) throw invalid({ oldPwd: passwordMessage });
    await replacePassword(tx, id, passwordHash, clock(), actor.sessionId);
    return reload(tx, id);
  });
  await limits.clear('loginByAccount', guesses);
  return changed;
}

/** What an administrator changes about somebody else's account. */
export async function changeUser({ db, clock }: Deps, actor: Actor, id: number, change: contract.UserChange) {
  const { role, suspend, pwd } = change;
  const passwordHash = pwd === undefined ? undefined : await hashPassword(pwd);
  return db.transaction(async (tx) => {
    const held = await queries.lockUserAndAdmins(tx, id);
    const user = held.find((row) => row.id === id);
    if (!user) throw notFound();
    if (!canManage(actor, user)) throw forbidden();
    const next = { role: role ?? user.role, suspended: suspend ?? user.suspended };
    if (isActiveAdmin(user) && !isActiveAdmin(next) && !held.some((row) => row.id !== id && isActiveAdmin(row))) {
      throw new ApiError('conflict', contract.userMessages.lastAdministrator);
    }
    // The actor may have lost the right while this waited for the rows.
    const actorNow = held.find((row) => row.id === actor.id);
    if (!actorNow || actorNow.suspended || !canManage(actorNow, user)) throw forbidden();
    await queries.updateUser(tx, id, next);
    if (suspend) await endAllSessions(tx, id, clock());
    if (passwordHash !== undefined) await replacePassword(tx, id, passwordHash, clock());
    return reload(tx, id);
  });
}

const isActiveAdmin = (user: { role: number; suspended: boolean }) => user.role >= adminRole && !user.suspended;

async function reload(tx: Db, id: number) {
  const user = await queries.findUser(tx, id);
  if (!user) throw notFound();
  return user;
}

export const listInvitations = ({ db }: Deps) => queries.openInvitations(db, shownInvitations);

export async function invite(deps: Deps, actor: Actor, input: contract.InvitationAdd) {
  const now = deps.clock();
  const { secret, ...link } = newLink(now);
  return deps.db
    .transaction(async (tx) => {
      await refuseKnownEmail(tx, input.email);
      const invitation = { ...input, ...link, invitedBy: actor.id, createdAt: now };
      const row = await queries.insertInvitation(tx, invitation);
      await oweInvitation(deps, tx, row, secret);
      return row;
    })
    .catch((error) => {
      if (postgresCode(error) !== uniqueViolation) throw error;
      throw emailConflict(contract.userMessages.emailInvited);
    });
}

/** A new link; the one of the earlier mail is dead from now on. */
export function resendInvitation(deps: Deps, id: number) {
  const { secret, ...link } = newLink(deps.clock());
  return deps.db.transaction(async (tx) => {
    const row = await queries.renewInvitation(tx, id, link);
    if (!row) throw notFound();
    await refuseKnownEmail(tx, row.email);
    await oweInvitation(deps, tx, row, secret);
    return row;
  });
}

export async function withdrawInvitation({ db }: Deps, id: number): Promise<void> {
  if (!(await queries.deleteInvitation(db, id))) throw notFound();
}

function newLink(now: Date) {
  const { secret, hash } = makeSecret();
  const expiresAt = new Date(now.getTime() + contract.invitationDays * 24 * 60 * 60 * 1000);
  return { secret, tokenHash: hash, expiresAt };
}

async function refuseKnownEmail(tx: Db, email: string): Promise<void> {
  if (await queries.userExists(tx, { email })) throw emailConflict(contract.userMessages.emailTaken);
}

const emailConflict = (message: string) => new ApiError('conflict', message, { fields: { email: message } });

function oweInvitation({ outbox, publicUrl }: Deps, tx: Db, row: queries.InvitationRow, secret: string) {
  return outbox.owe(tx, {
    kind: 'invitation',
    recipient: row.email,
    subject: "Your account on the school's website",
    body: `Hello ${row.name},\n\nyou are invited to work on the school's website. Choose your password within ${contract.invitationDays} days:\n${publicUrl}/invitation?token=${secret}\n\nIf you did not expect this, do nothing.`,
  });
}
