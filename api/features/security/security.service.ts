import {
  factorResetHours,
  openPolicy,
  type SecurityPolicy,
  securityMessages,
  strictPolicy,
} from '../../../contract/people/security.ts';
import { type Db, postgresCode, uniqueViolation } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../lib/actor.ts';
import { ApiError, forbidden, notFound } from '../../lib/errors.ts';
import { record } from '../audit/audit.service.ts';
import { notifyAccountChange } from '../auth/account-notice.service.ts';
import { endAccess, requiredFrom } from '../auth/auth.service.ts';
import * as factors from '../factors/factors.service.ts';
import { canResetFactors } from './security.policy.ts';
import * as queries from './security.queries.ts';

const hour = 60 * 60 * 1000;

export async function viewSecurity({ db }: Deps) {
  const [policy, people] = await Promise.all([queries.findPolicy(db), queries.administratorsWithout(db)]);
  return {
    policy: { ...openPolicy, ...policy },
    without: people.map((person) => ({ ...person, requiredFrom: requiredFrom(person, policy) })),
  };
}

export const graceOf = async ({ db }: Deps, person: { role: number; roleSince: Date }) =>
  requiredFrom(person, await queries.findPolicy(db));

/** The grace begins anew when the requirement is switched on. */
export function editSecurity(deps: Deps, actor: Actor, policy: SecurityPolicy): Promise<void> {
  return deps.db.transaction(async (tx) => {
    const before = await queries.findPolicy(tx);
    const wasRequired = before?.requireSecondStep ?? false;
    const since = wasRequired && before ? before.since : deps.clock().toISOString();
    await queries.savePolicy(tx, { ...policy, since }, actor.id, deps.clock());
    await record(deps, tx, actor, {
      ...{ action: 'changed', kind: 'settings', itemId: 'security', title: 'Sign-in' },
      detail: inWords(policy),
    });
  });
}

/** What a new school begins with: a second step for those who run it, after the grace. */
export async function startStrict(tx: Db, now: Date): Promise<void> {
  if (await queries.findPolicy(tx)) return;
  await queries.savePolicy(tx, { ...strictPolicy, since: now.toISOString() }, null, now);
}

const inWords = ({ requireSecondStep, graceDays, stepUp }: SecurityPolicy): string =>
  `Second step for administrators: ${requireSecondStep ? `after ${graceDays} days` : 'not required'}. Step-up: ${stepUp ? 'on' : 'off'}.`;

/** What an administrator may know of how somebody is protected. */
export async function viewFactors(deps: Deps, actor: Actor, userId: number) {
  const { person, passkeys, totp, sheet, reset } = await factors.overviewOf(deps, userId);
  const may = canResetFactors(actor, person);
  return {
    secondStep: person.secondStep,
    passkeys: passkeys.length,
    app: totp?.secret != null,
    mail: person.mailCode,
    recoveryLeft: sheet?.left ?? 0,
    reset: reset ? presentReset(reset) : null,
    mayReset: may && person.secondStep && !reset,
    mayAgree: may && reset !== undefined && reset.requestedBy !== actor.id,
  };
}

type Reset = { id: number; requestedByName: string; requestedAt: Date; dueAt: Date };

const presentReset = ({ id, requestedByName, requestedAt, dueAt }: Reset) => ({
  id,
  by: requestedByName,
  requestedAt: requestedAt.toISOString(),
  dueAt: dueAt.toISOString(),
});

/**
 * For a person who lost everything. One alone must wait a day, in which the person is told and can stop it; with the
 * agreement of a second one it happens at once.
 */
export function resetFactors(deps: Deps, actor: Actor, userId: number) {
  const now = deps.clock();
  return deps.db
    .transaction(async (tx) => {
      const person = await factors.lockPerson(tx, userId);
      if (!person) throw notFound();
      if (actor.id === userId) throw forbidden(securityMessages.ownFactors);
      if (!canResetFactors(actor, person)) throw forbidden();
      if (!person.secondStep) throw new ApiError('conflict', securityMessages.nothingToReset);
      const open = await factors.findOpenReset(tx, userId);
      if (open && open.requestedBy === actor.id && open.dueAt > now) {
        throw new ApiError('conflict', securityMessages.alreadyAsked);
      }
      if (open) {
        await factors.removeAllFactors(deps, tx, person, actor);
        await endAccess(tx, userId, now);
        return { done: true, reset: null };
      }
      const reset = await factors.askForReset(tx, {
        ...{ userId, requestedBy: actor.id, requestedByName: actor.name, requestedAt: now },
        dueAt: new Date(now.getTime() + factorResetHours * hour),
      });
      const detail = `Removal of the second step asked for; it happens in ${factorResetHours} hours.`;
      await record(deps, tx, actor, { action: 'changed', kind: 'user', itemId: userId, title: person.name, detail });
      const what = `${actor.name} has asked to remove the second step of your account. It happens in ${factorResetHours} hours; as soon as you sign in with it, it is off.`;
      await notifyAccountChange(deps, tx, person, what);
      return { done: false, reset: presentReset(reset) };
    })
    .catch((error) => {
      if (postgresCode(error) !== uniqueViolation) throw error;
      throw new ApiError('conflict', securityMessages.alreadyAsked);
    });
}

export const stopReset = (deps: Deps, actor: Actor, userId: number): Promise<void> =>
  deps.db.transaction(async (tx) => {
    const person = await factors.lockPerson(tx, userId);
    if (!person) throw notFound();
    if (!canResetFactors(actor, person)) throw forbidden();
    if (!(await factors.cancelReset(deps, tx, person, actor))) throw notFound();
  });
