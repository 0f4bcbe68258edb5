import { factorMessages } from '../../../contract/people/factors.ts';
import type { Attestation } from '../../../contract/people/second-step.ts';
import { secondStepMessages } from '../../../contract/people/second-step.ts';
import type { Db } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../lib/actor.ts';
import { ApiError, forbidden, invalid, notFound } from '../../lib/errors.ts';
import { record } from '../audit/audit.service.ts';
import { notifyAccountChange } from '../auth/account-notice.service.ts';
import { loadSettings } from '../settings/settings.service.ts';
import * as queries from './factors.queries.ts';
import { registerPasskey } from './passkeys.service.ts';
import { mayUseMail, type Person, totpOwner } from './proofs.service.ts';
import { hashCode, makeSheet } from './recovery-codes.ts';
import { describeApp, learnDrift, newTotpSecret } from './totp.ts';

const shownSignIns = 10;
/** A picture to scan that nobody confirmed is worth nothing after this time. */
const pendingMs = 60 * 60_000;

/** Everything about how an account is protected, for the person themself. */
export async function overviewOf({ db }: Deps, userId: number) {
  const person = await requirePerson(db, userId);
  const [passkeys, totp, sheet, reset, signIns] = await Promise.all([
    queries.passkeysOf(db, userId),
    queries.findTotp(db, userId),
    queries.findSheet(db, userId, true),
    queries.findOpenReset(db, userId),
    queries.signInsOf(db, userId, shownSignIns),
  ]);
  return { person, passkeys, totp, sheet, reset, signIns };
}

type Change = (tx: Db, person: Person) => Promise<{ what: string; detail: string }>;

/**
 * Every change of factors: serialised for a person, with its line in the log, a mail to the person, and the
 * second step asked for again on every device.
 */
async function change(deps: Deps, actor: Actor, make: Change): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const person = await queries.lockPerson(tx, actor.id);
    if (!person) throw notFound();
    const { what, detail } = await make(tx, person);
    await updateSecondStep(tx, person.id);
    await record(deps, tx, actor, { action: 'changed', kind: 'user', itemId: person.id, title: person.name, detail });
    await notifyAccountChange(deps, tx, person, `${what}.`);
  });
}

/** Nothing is demanded before recovery codes were seen: who has none could be locked out. */
async function updateSecondStep(tx: Db, userId: number): Promise<void> {
  const person = await requirePerson(tx, userId);
  const [passkeys, totp, sheet] = [
    await queries.passkeysOf(tx, userId),
    await queries.findTotp(tx, userId),
    await queries.findSheet(tx, userId, true),
  ];
  const hasFactor = passkeys.length > 0 || totp?.secret != null || person.mailCode;
  await queries.updatePerson(tx, userId, { secondStep: hasFactor && sheet !== undefined });
  await queries.distrustDevices(tx, userId);
}

type NewPasskey = { name: string; response: Attestation; challenge: string };

export async function addPasskey(deps: Deps, actor: Actor, passkey: NewPasskey) {
  let added: queries.PasskeyRow | undefined;
  await change(deps, actor, async (tx, { id }) => {
    added = await registerPasskey(deps, tx, { userId: id, now: deps.clock(), ...passkey });
    return {
      what: `The passkey “${passkey.name}” was added to your account`,
      detail: `Passkey “${passkey.name}” added.`,
    };
  });
  if (!added) throw notFound();
  return added;
}

export async function renamePasskey({ db }: Deps, actor: Actor, id: string, name: string) {
  const row = await queries.updatePasskey(db, { id, userId: actor.id }, { name });
  if (!row) throw notFound();
  return row;
}

export const removePasskey = (deps: Deps, actor: Actor, id: string): Promise<void> =>
  change(deps, actor, async (tx, person) => {
    const row = await queries.deletePasskey(tx, { id, userId: person.id });
    if (!row) throw notFound();
    return {
      what: `The passkey “${row.name}” was removed from your account`,
      detail: `Passkey “${row.name}” removed.`,
    };
  });

/** A new app is scanned first and counts when it has shown a code; the present one works until then. */
export async function beginApp({ db, clock, secretBox }: Deps, actor: Actor) {
  const secret = newTotpSecret();
  const [person, { school }] = await Promise.all([requirePerson(db, actor.id), loadSettings(db)]);
  await queries.saveTotp(db, actor.id, {
    pendingSecret: secretBox.seal(secret, totpOwner(actor.id)),
    pendingAt: clock(),
  });
  return describeApp(secret, school.shortName, person.email);
}

export async function confirmApp(deps: Deps, actor: Actor, code: string): Promise<void> {
  const { rateLimits, clock, secretBox } = deps;
  await rateLimits.consume('secondStep', `app ${actor.id}`);
  await change(deps, actor, async (tx, { id }) => {
    const totp = await queries.lockTotp(tx, id);
    const isOld = !totp?.pendingAt || clock().getTime() - totp.pendingAt.getTime() > pendingMs;
    const secret = totp?.pendingSecret && secretBox.open(totp.pendingSecret, totpOwner(id));
    if (isOld || !secret) throw new ApiError('conflict', factorMessages.noPendingApp);
    const learnt = learnDrift(code, secret, clock());
    if (!learnt) throw invalid({ code: secondStepMessages.wrongCode });
    await queries.saveTotp(tx, id, {
      secret: totp.pendingSecret,
      ...{ pendingSecret: null, pendingAt: null, confirmedAt: clock(), lastUsedAt: null },
      ...{ drift: learnt.drift, lastStep: learnt.step },
    });
    return { what: 'Codes from an app were set up for your account', detail: 'Codes from an app set up.' };
  });
  await rateLimits.reset('secondStep', `app ${actor.id}`);
}

export const removeApp = (deps: Deps, actor: Actor): Promise<void> =>
  change(deps, actor, async (tx, { id }) => {
    if (!(await queries.deleteTotp(tx, id))?.secret) throw notFound();
    return { what: 'Codes from an app were turned off for your account', detail: 'Codes from an app turned off.' };
  });

export const turnMail = (deps: Deps, actor: Actor, on: boolean): Promise<void> =>
  change(deps, actor, async (tx, person) => {
    if (on && !mayUseMail(person)) throw forbidden(factorMessages.mailNotForAdministrators);
    await queries.updatePerson(tx, person.id, { mailCode: on });
    const words = on ? 'turned on' : 'turned off';
    return { what: `Codes by mail were ${words} for your account`, detail: `Codes by mail ${words}.` };
  });

/** Shown this once. The sheet counts when the person has typed one of its codes; the old one works until then. */
export async function beginSheet({ db, clock, rateLimits }: Deps, actor: Actor): Promise<string[]> {
  await rateLimits.consume('recoverySheet', String(actor.id));
  const { codes, salt, hashes } = await makeSheet();
  await db.transaction(async (tx) => {
    await queries.lockPerson(tx, actor.id);
    await queries.deleteSheets(tx, actor.id, false);
    await queries.insertSheet(tx, { userId: actor.id, salt, createdAt: clock() }, hashes);
  });
  return codes;
}

export async function confirmSheet(deps: Deps, actor: Actor, code: string): Promise<void> {
  const guesses = `sheet ${actor.id}`;
  await deps.rateLimits.consume('secondStep', guesses);
  await change(deps, actor, async (tx, { id }) => {
    const sheet = await queries.findSheet(tx, id, false);
    if (!sheet) throw new ApiError('conflict', factorMessages.noPendingSheet);
    if (!(await queries.hasCode(tx, sheet.id, await hashCode(code, sheet.salt)))) {
      throw invalid({ code: factorMessages.notOnSheet });
    }
    await queries.deleteSheets(tx, id, true);
    await queries.confirmSheet(tx, sheet.id, deps.clock());
    return { what: 'New recovery codes were made for your account', detail: 'Recovery codes made.' };
  });
  await deps.rateLimits.reset('secondStep', guesses);
}

/** A removal that is due happens when it matters: before anybody asks what this account needs. */
export async function applyDueReset(deps: Deps, tx: Db, person: Person): Promise<boolean> {
  const reset = await queries.findOpenReset(tx, person.id);
  if (!reset || reset.dueAt > deps.clock()) return false;
  await removeAllFactors(deps, tx, person, null);
  return true;
}

/** The password alone opens the account afterwards: said to the person and in the log. */
export async function removeAllFactors(
  deps: Deps,
  tx: Db,
  person: Pick<Person, 'id' | 'name' | 'email'>,
  actor: Actor | null,
) {
  await queries.deleteFactors(tx, person.id);
  await queries.endReset(tx, person.id, deps.clock());
  await queries.distrustDevices(tx, person.id);
  const detail = 'All factors of the second step removed.';
  await record(deps, tx, actor, { action: 'changed', kind: 'user', itemId: person.id, title: person.name, detail });
  await notifyAccountChange(deps, tx, person, 'The second step of your account was removed.');
}

/** Who shows a factor has not lost them all: a removal that somebody asked for is off. */
export async function cancelReset(deps: Deps, tx: Db, person: Pick<Person, 'id' | 'name'>, actor: Actor | null) {
  const ended = await queries.endReset(tx, person.id, deps.clock());
  if (!ended) return false;
  const detail = 'Removal of the second step stopped.';
  await record(deps, tx, actor, { action: 'changed', kind: 'user', itemId: person.id, title: person.name, detail });
  return true;
}

export const cancelOwnReset = (deps: Deps, actor: Actor): Promise<void> =>
  deps.db.transaction(async (tx) => {
    if (!(await cancelReset(deps, tx, actor, actor))) throw notFound();
  });

export const { countForeignPasskeys, distrustDevices, findOpenReset, lockPerson, insertReset: askForReset } = queries;

async function requirePerson(db: Db, id: number): Promise<Person> {
  const person = await queries.findPerson(db, id);
  if (!person) throw notFound();
  return person;
}
