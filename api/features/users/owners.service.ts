import { type HandOverInput, ownerMessages } from '../../../contract/people/owners.ts';
import { adminRole, ownerRole, type Role, roleNames } from '../../../contract/people/roles.ts';
import type { Db } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../lib/actor.ts';
import { ApiError, forbidden, invalid, notFound } from '../../lib/errors.ts';
import { record } from '../audit/audit.service.ts';
import { notifyAccountChange } from '../auth/account-notice.service.ts';
import { graceOf } from '../security/security.service.ts';
import * as queries from './users.queries.ts';

type Held = Awaited<ReturnType<typeof queries.lockUserAndAdmins>>[number];
type Change = { next: Held; owner: Held };

/** A second owner, so that the site is not lost with one person. */
export function makeOwner(deps: Deps, actor: Actor, userId: number): Promise<queries.UserRow> {
  return change(deps, actor, userId, async (tx, { next, owner }) => {
    await setRole(deps, tx, actor, next, ownerRole);
    await notifyAccountChange(deps, tx, next, `${owner.name} has made you an owner of the website.`);
    await notifyAccountChange(deps, tx, owner, `You have made ${next.name} an owner of the website.`);
  });
}

/** The other becomes owner and the actor an administrator, who cannot take it back. */
export function handOver(deps: Deps, actor: Actor, { userId, confirm }: HandOverInput): Promise<queries.UserRow> {
  return change(deps, actor, userId, async (tx, { next, owner }) => {
    if (confirm.trim() !== next.name.trim()) throw invalid({ confirm: ownerMessages.typed });
    await setRole(deps, tx, actor, next, ownerRole);
    await setRole(deps, tx, actor, owner, adminRole);
    const given = `${owner.name} has handed the website over to you: you are an owner now.`;
    await notifyAccountChange(deps, tx, next, given);
    const gone = `You have handed the website over to ${next.name} and are an administrator now.`;
    await notifyAccountChange(deps, tx, owner, gone);
  });
}

/** Both rows, and those of all who run the site, are held: of two changes at once the second sees what the first has done. */
function change(deps: Deps, actor: Actor, userId: number, make: (tx: Db, change: Change) => Promise<void>) {
  return deps.db.transaction(async (tx) => {
    const held = await queries.lockUserAndAdmins(tx, userId);
    const next = held.find(({ id }) => id === userId);
    const owner = held.find(({ id }) => id === actor.id);
    if (!next) throw notFound();
    // The actor may have lost the right while this waited for the rows.
    if (!owner || owner.suspended || owner.role < ownerRole) throw forbidden();
    const obstacle = await obstacleTo({ ...deps, db: tx }, { next, owner });
    if (obstacle) throw new ApiError('conflict', obstacle);
    await make(tx, { next, owner });
    const changed = await queries.findUser(tx, userId);
    if (!changed) throw notFound();
    return changed;
  });
}

/** Whoever could not act as an owner at this moment does not become one. */
async function obstacleTo(deps: Deps, { next, owner }: Change): Promise<string | undefined> {
  if (next.id === owner.id) return ownerMessages.self;
  if (next.role === ownerRole) return ownerMessages.owner;
  if (next.role !== adminRole) return ownerMessages.notAdministrator;
  if (next.suspended) return ownerMessages.suspended;
  const neededFrom = next.secondStep ? null : await graceOf(deps, next);
  return neededFrom && neededFrom <= deps.clock() ? ownerMessages.secondStep : undefined;
}

/** Since when the role counts stays: both roles need a second step, and a new one is no new grace. */
async function setRole(deps: Deps, tx: Db, actor: Actor, { id, name, role: before }: Held, role: Role): Promise<void> {
  await queries.updateUser(tx, id, { role });
  const detail = `Role: ${roleNames[before as Role]} to ${roleNames[role]}.`;
  await record(deps, tx, actor, { action: 'changed', kind: 'user', itemId: id, title: name, detail });
}
