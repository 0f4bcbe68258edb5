import { timingSafeEqual } from 'node:crypto';
import { adminRole } from '../../../contract/people/roles.ts';
import type { FactorMethod, Proof } from '../../../contract/people/second-step.ts';
import type { Db } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { hashSecret } from '../../lib/security/tokens.ts';
import { record } from '../audit/audit.service.ts';
import { notifyAccountChange } from '../auth/account-notice.service.ts';
import * as queries from './factors.queries.ts';
import { checkPasskey, isLive, requestOptions } from './passkeys.service.ts';
import { hashCode } from './recovery-codes.ts';
import { matchingStep } from './totp.ts';

export type Person = queries.PersonRow;

export const totpOwner = (userId: number) => `totp ${userId}`;

export const findPerson = queries.findPerson;

/** The ways a person has to show who they are, the safest first, and what the browser needs for a passkey. */
export async function waysOf(deps: Pick<Deps, 'db' | 'publicUrl' | 'secretBox'>, person: Person) {
  const { db, publicUrl, secretBox } = deps;
  // One after the other: this may be asked within a transaction, which has one connection.
  const passkeys = await queries.passkeysOf(db, person.id);
  const totp = await queries.findTotp(db, person.id);
  const sheet = await queries.findSheet(db, person.id, true);
  const live = passkeys.filter((row) => isLive(row, publicUrl));
  // One that was sealed with the key of another machine cannot be checked here.
  const hasApp = totp?.secret != null && secretBox.open(totp.secret, totpOwner(person.id)) !== undefined;
  const methods: FactorMethod[] = [
    ...(live.length > 0 ? (['passkey'] as const) : []),
    ...(hasApp ? (['totp'] as const) : []),
    ...(mayProveByMail(person, passkeys.length, totp) ? (['mail'] as const) : []),
    ...(sheet && sheet.left > 0 ? (['recovery'] as const) : []),
  ];
  const latest = live.toSorted((one, other) => Number(other.lastUsedAt) - Number(one.lastUsedAt))[0];
  const options = await requestOptions(publicUrl, live, 'preferred');
  return { methods, options, passkeyName: latest?.name };
}

/** Only for those who have neither of the better ways. */
const mayProveByMail = ({ mailCode }: Person, passkeys: number, totp: queries.TotpRow | undefined): boolean =>
  mailCode && passkeys === 0 && totp?.secret == null;

/** A role that runs the school is never protected by a mailed code alone. */
export const mayUseMail = ({ role }: { role: number }): boolean => role < adminRole;

type Asked = { webAuthnChallenge: string; mailCodeHash: string | null; token: string };
export type Outcome = 'proven' | 'wrong' | 'copied';

/**
 * Whether this proves that it is the person; what it consumes is consumed in the caller's transaction. It never throws for a
 * wrong proof: the caller has the attempt to count.
 */
export async function prove(deps: Deps, tx: Db, person: Person, asked: Asked, proof: Proof): Promise<Outcome> {
  switch (proof.method) {
    case 'passkey':
      return byPasskey(deps, tx, person, asked, proof.response);
    case 'totp':
      return (await byApp(deps, tx, person, proof.code)) ? 'proven' : 'wrong';
    case 'recovery':
      return (await byRecoveryCode(deps, tx, person, proof.code)) ? 'proven' : 'wrong';
    case 'mail':
      return (await byMail(tx, person, asked, proof.code)) ? 'proven' : 'wrong';
  }
}

type Response = Extract<Proof, { method: 'passkey' }>['response'];

async function byPasskey(deps: Deps, tx: Db, person: Person, { webAuthnChallenge }: Asked, response: Response) {
  const now = deps.clock();
  const found = await checkPasskey(deps, tx, response, { challenge: webAuthnChallenge, now, userId: person.id });
  if (!found) return 'wrong';
  if (found.isCloned) await reportClone(deps, tx, person, found.row.name);
  return found.isCloned ? 'copied' : 'proven';
}

export async function reportClone(
  deps: Deps,
  tx: Db,
  { id, name, email }: Pick<Person, 'id' | 'name' | 'email'>,
  key: string,
) {
  const detail = `Passkey “${key}” seems to be copied and was switched off.`;
  await record(deps, tx, null, { action: 'changed', kind: 'user', itemId: id, title: name, detail });
  const what = `Your passkey “${key}” was switched off: it was used elsewhere, and somebody may have a copy.`;
  await notifyAccountChange(deps, tx, { name, email }, what);
}

async function byApp({ clock, secretBox }: Deps, tx: Db, { id }: Person, code: string): Promise<boolean> {
  const totp = await queries.lockTotp(tx, id);
  const secret = totp?.secret && secretBox.open(totp.secret, totpOwner(id));
  if (!totp || !secret) return false;
  const step = matchingStep(code, { secret, drift: totp.drift, now: clock() });
  // A code that somebody looked over the shoulder is worth nothing once it was used.
  if (step === undefined || step <= totp.lastStep) return false;
  await queries.saveTotp(tx, id, { lastStep: step, lastUsedAt: clock() });
  return true;
}

async function byRecoveryCode({ clock }: Deps, tx: Db, { id }: Person, code: string): Promise<boolean> {
  const sheet = await queries.findSheet(tx, id, true);
  return sheet !== undefined && queries.consumeCode(tx, sheet.id, await hashCode(code, sheet.salt), clock());
}

async function byMail(tx: Db, person: Person, { mailCodeHash, token }: Asked, code: string): Promise<boolean> {
  if (!mailCodeHash) return false;
  const [passkeys, totp] = [await queries.passkeysOf(tx, person.id), await queries.findTotp(tx, person.id)];
  if (!mayProveByMail(person, passkeys.length, totp)) return false;
  const typed = hashMailCode(token, code.replace(/[\s-]/g, ''));
  return timingSafeEqual(Buffer.from(typed), Buffer.from(mailCodeHash));
}

/** With the token in it, which is stored nowhere: whoever reads the database cannot try a million codes. */
export const hashMailCode = (token: string, code: string): string => hashSecret(`${token} ${code}`);
