import { isDeepStrictEqual } from 'node:util';
import { passwordMessage } from '../../../contract/people/auth.ts';
import { adminRole, type Role, roleNames } from '../../../contract/people/roles.ts';
import * as contract from '../../../contract/people/users.ts';
import type { Db } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../lib/actor.ts';
import { ApiError, forbidden, invalid, notFound } from '../../lib/errors.ts';
import { pageCount, pageOf } from '../../lib/paging.ts';
import { hashPassword, passwordMatches } from '../../lib/security/passwords.ts';
import { record } from '../audit/audit.service.ts';
import { notifyAccountChange } from '../auth/account-notice.service.ts';
import { endAccess, endAccessEverywhere, guessesOf, replacePassword } from '../auth/auth.service.ts';
import { requirePortrait } from '../media/media.service.ts';
import { removeIfUnused } from '../media/unused/unused.service.ts';
import { canChangePassword, canEditProfile, canGive, canManage, canSpeakFor, canView } from './users.policy.ts';
import * as queries from './users.queries.ts';

const ownThings = 100;
const postsPerPage = 20;
const rolesOf: Record<contract.UserGroup, readonly number[]> = {
  admins: [4, 5],
  editors: [3],
  authors: [2],
  users: [1],
};

/** Who a new thing belongs to: the actor, or whom an administrator adds it for, which is nobody above them. */
export async function resolveOwner(
  tx: Db,
  actor: Actor,
  requested: number | undefined,
  field = 'userId',
): Promise<number> {
  if (requested === undefined || requested === actor.id || actor.role < adminRole) return actor.id;
  const owner = await queries.findUser(tx, requested);
  if (!owner) throw invalid({ [field]: 'There is no such user.' });
  if (!canSpeakFor(actor, owner)) throw invalid({ [field]: contract.userMessages.above });
  return owner.id;
}

/** An account, for those who may see it: the person and administrators. */
export async function findAccount(db: Db, actor: Actor, id: number) {
  const user = await reload(db, id);
  if (!canView(actor, user)) throw forbidden();
  return user;
}

export async function listPosts({ db }: Deps, actor: Actor, id: number, page: number) {
  await findAccount(db, actor, id);
  const [docs, total] = await Promise.all([
    queries.postsOf(db, id, pageOf(page, postsPerPage)),
    queries.countPosts(db, id),
  ]);
  return { docs, pages: pageCount(total, postsPerPage), total };
}

export async function viewUser({ db }: Deps, actor: Actor, id: number) {
  const user = await findAccount(db, actor, id);
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

export async function listUsers({ db }: Deps, { page, items, ...wanted }: contract.UserListQuery) {
  const { rows, counts } = await (wanted.q === '' ? browse : search)(db, wanted, pageOf(page, items));
  const within = <T extends { role: number }>(list: T[], group: contract.UserGroup) =>
    wanted.group === undefined || wanted.group === group
      ? list.filter(({ role }) => rolesOf[group].includes(role))
      : [];
  const totals = byGroup((group) => within(counts, group).reduce((sum, row) => sum + row.total, 0));
  return {
    groups: byGroup((group) => within(rows, group)),
    totals,
    pages: pageCount(Math.max(...Object.values(totals)), items),
  };
}

type Wanted = Omit<contract.UserListQuery, 'page' | 'items'>;

async function browse(db: Db, wanted: Wanted, page: queries.Page) {
  const groups = wanted.group ? [rolesOf[wanted.group]] : Object.values(rolesOf);
  const [rows, counts] = await Promise.all([
    queries.usersByRoles(db, groups, wanted, page),
    queries.countByRole(db, wanted),
  ]);
  return { rows, counts };
}

async function search(db: Db, wanted: Wanted, page: queries.Page) {
  const counts = await queries.searchByRole(db, wanted, page);
  const ids = counts.flatMap((group) => group.ids);
  return { rows: await queries.usersWithIds(db, ids, wanted.sort), counts };
}

const byGroup = <T>(of: (group: contract.UserGroup) => T) => ({
  admins: of('admins'),
  editors: of('editors'),
  authors: of('authors'),
  users: of('users'),
});

export function editUser(deps: Deps, actor: Actor, id: number, { oldPwd, pwd, ...profile }: contract.UserEdit) {
  if (oldPwd !== undefined && pwd !== undefined) return changePassword(deps, actor, id, oldPwd, pwd);
  return editProfile(deps, actor, id, profile);
}

async function editProfile(deps: Deps, actor: Actor, id: number, { picture, ...columns }: contract.UserEdit) {
  await deps.rateLimits.consume('profileEdit', String(actor.id));
  const { changed, before } = await deps.db.transaction(async (tx) => {
    const user = await queries.lockUser(tx, id);
    if (!user) throw notFound();
    if (!canEditProfile(actor, user)) throw forbidden();
    if (picture && picture !== user.picture) await requirePortrait(tx, 'picture', picture, actor);
    const old = await reload(tx, id);
    await queries.updateUser(tx, id, { ...columns, ...(picture !== undefined && { picture: picture || null }) });
    const changed = await reload(tx, id);
    if (!isDeepStrictEqual(changed, old))
      await record(deps, tx, actor, { action: 'changed', ...named(changed), detail: 'Profile.' });
    return { changed, before: user.picture };
  });
  if (before && picture !== undefined && picture !== before) await removeIfUnused(deps, actor, [before]);
  return changed;
}

async function changePassword(deps: Deps, actor: Actor, id: number, oldPwd: string, pwd: string) {
  const { db, clock, rateLimits } = deps;
  const guesses = guessesOf(actor);
  if (actor.id === id) await rateLimits.consume('loginByAccount', guesses);
  const passwordHash = await hashPassword(pwd);
  const changed = await db.transaction(async (tx) => {
    const user = await queries.lockUser(tx, id);
    if (!user) throw notFound();
    if (!canChangePassword(actor, user)) throw forbidden();
    if (!(await passwordMatches(user.passwordHash, oldPwd))) throw invalid({ oldPwd: passwordMessage });
    await replacePassword(tx, id, passwordHash, clock(), actor.sessionId);
    const own = await reload(tx, id);
    await notifyAccountChange(deps, tx, own, 'Your password was changed.');
    await record(deps, tx, actor, { action: 'changed', ...named(own), detail: 'Own password.' });
    return own;
  });
  await rateLimits.reset('loginByAccount', guesses);
  return changed;
}

/** What an administrator changes about somebody else's account. */
export async function changeUser(deps: Deps, actor: Actor, id: number, change: contract.UserChange) {
  const { db, clock } = deps;
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
    if (next.role !== user.role && !canGive(actorNow, next.role)) throw forbidden();
    const roleSince = next.role === user.role ? {} : { roleSince: clock() };
    await queries.updateUser(tx, id, { ...next, ...roleSince });
    if (suspend) await endAccess(tx, id, clock());
    // For good: a suspension that is lifted later does not bring back what was sent before it.
    if (isActiveAdmin(user) && !isActiveAdmin(next)) await queries.expireInvitationsOf(tx, id, clock());
    const changed = await reload(tx, id);
    if (passwordHash !== undefined) {
      await replacePassword(tx, id, passwordHash, clock());
      await notifyAccountChange(deps, tx, changed, 'An administrator has set a new password for your account.');
    }
    await record(deps, tx, actor, { action: 'changed', ...named(changed), detail: whatChanged(user, next, pwd) });
    return changed;
  });
}

/** For a device that was lost, by whoever stands above its owner. */
export function signOutEverywhere(deps: Deps, actor: Actor, id: number): Promise<void> {
  return deps.db.transaction(async (tx) => {
    const user = await queries.lockUser(tx, id);
    if (!user) throw notFound();
    if (!canManage(actor, user)) throw forbidden();
    await endAccessEverywhere(tx, id, deps.clock());
    await record(deps, tx, actor, {
      ...{ action: 'changed', ...named(await reload(tx, id)) },
      detail: 'Signed out everywhere.',
    });
  });
}

type Standing = { role: number; suspended: boolean };

/** In words for the log; never the password itself. */
function whatChanged(before: Standing, after: Standing, pwd: string | undefined): string {
  const role = (user: Standing) => roleNames[user.role as Role];
  return [
    ...(before.role === after.role ? [] : [`Role: ${role(before)} to ${role(after)}.`]),
    ...(before.suspended === after.suspended ? [] : [after.suspended ? 'Suspended.' : 'Suspension lifted.']),
    ...(pwd === undefined ? [] : ['Password reset.']),
  ].join(' ');
}

const named = ({ id, name }: queries.UserRow) => ({ kind: 'user', itemId: id, title: name });
const isActiveAdmin = (user: { role: number; suspended: boolean }) => user.role >= adminRole && !user.suspended;

async function reload(tx: Db, id: number) {
  const user = await queries.findUser(tx, id);
  if (!user) throw notFound();
  return user;
}
