import type { Db } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { hashSecret, makeSecret } from '../../lib/security/tokens.ts';
import { notifyAccountChange } from './account-notice.service.ts';
import * as queries from './devices.queries.ts';
import { deleteChallengesOf } from './second-step/challenges.queries.ts';

/** Where a request comes from; the token is in a cookie that a sign-in leaves behind. */
export type Device = { userAgent: string; address: string; token?: string | undefined };

/**
 * Counts one attempt. A browser in which this account has signed in before has a budget of its own, so that nobody
 * behind the same address locks it out by typing wrong passwords.
 */
export async function consumeLogin({ db, rateLimits }: Deps, email: string, { token, address }: Device) {
  const tokenHash = token === undefined ? undefined : hashSecret(token);
  if (tokenHash !== undefined && (await queries.isKnownDevice(db, tokenHash, email))) {
    await rateLimits.consume('loginByDevice', tokenHash);
    return { refund: () => rateLimits.reset('loginByDevice', tokenHash) };
  }
  const account = `${address} ${email.toLowerCase()}`;
  await rateLimits.consume('loginByAddress', address);
  await rateLimits.consume('loginByAccount', account);
  return {
    async refund() {
      await rateLimits.reset('loginByAccount', account);
      await rateLimits.refund('loginByAddress', address);
    },
  };
}

/** Under which key wrong second steps are counted: a stranger who knows the password locks nobody's own browser out. */
export async function rateLimitKey({ db }: Deps, { token }: Device, { id }: { id: number }): Promise<string> {
  const tokenHash = token === undefined ? undefined : hashSecret(token);
  return tokenHash && (await queries.findDevice(db, tokenHash, id)) ? `device ${tokenHash}` : `account ${id}`;
}

/** Where the person said that the second step is not to be asked for. */
export async function isTrusted({ db, clock }: Deps, { id }: { id: number }, { token }: Device): Promise<boolean> {
  if (token === undefined) return false;
  const device = await queries.findDevice(db, hashSecret(token), id);
  return device?.trustedUntil != null && device.trustedUntil > clock();
}

type Seen = { device: Device; method: string; signInId: number | undefined; trustedUntil: Date | undefined };

/** Keeps that somebody got in and where, tells them if it is somewhere new, and gives the token for the cookie. */
export async function recordDevice(
  deps: Deps,
  tx: Db,
  person: { id: number; name: string; email: string },
  { device: { userAgent, address, token }, method, signInId, trustedUntil }: Seen,
): Promise<string> {
  const at = deps.clock();
  if (signInId) await queries.finishSignIn(tx, signInId, method);
  else await queries.insertSignIn(tx, { userId: person.id, at, method, userAgent: userAgent.slice(0, 300), address });
  const { secret, hash } = token === undefined ? makeSecret() : { secret: token, hash: hashSecret(token) };
  const isKnown = (await queries.findDevice(tx, hash, person.id)) !== undefined;
  // The first one of all is where the account was made.
  if (!isKnown && (await queries.countDevices(tx, person.id)) > 0) {
    const where = [userAgent.slice(0, 120), address].filter(Boolean).join(', ');
    await notifyAccountChange(deps, tx, person, `Somebody signed in to your account on a new device (${where}).`);
  }
  await queries.saveDevice(tx, { tokenHash: hash, userId: person.id, at, ...(trustedUntil && { trustedUntil }) });
  return secret;
}

/** Whoever was half-way in with the old password begins again. */
export const cancelChallenges = (tx: Db, userId: number): Promise<void> => deleteChallengesOf(tx, userId);
