import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { factorMessages, maxPasskeys } from '../../../contract/people/factors.ts';
import {
  type Assertion,
  type Attestation,
  challengeMinutes,
  secondStepMessages,
} from '../../../contract/people/second-step.ts';
import type { Db } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { ApiError, invalid } from '../../lib/errors.ts';
import { loadSettings } from '../settings/settings.service.ts';
import * as queries from './factors.queries.ts';

// What phones and keys speak today; the library would otherwise ask Node for methods that it calls experimental.
const supportedAlgorithmIDs = [-7, -257, -8];
const timeout = challengeMinutes * 60_000;

/** A passkey is bound to the host that readers see; the browser signs the origin along. */
function relyingParty(publicUrl: string) {
  const { hostname, origin } = new URL(publicUrl);
  return { rpId: hostname, origin };
}

export const isLive = ({ rpId, disabledAt }: queries.PasskeyRow, publicUrl: string): boolean =>
  disabledAt === null && rpId === relyingParty(publicUrl).rpId;

type WebAuthnOptions = Record<string, unknown> & { challenge: string };

/** What the browser needs to make a passkey. */
export async function creationOptions({ db, publicUrl }: Deps, person: queries.PersonRow): Promise<WebAuthnOptions> {
  const [known, { school }] = await Promise.all([queries.passkeysOf(db, person.id), loadSettings(db)]);
  if (known.length >= maxPasskeys) throw new ApiError('conflict', factorMessages.tooManyPasskeys);
  const options = await generateRegistrationOptions({
    rpName: school.shortName,
    rpID: relyingParty(publicUrl).rpId,
    userName: person.email,
    userDisplayName: person.name,
    // The same for all passkeys of a person, and nothing that says who it is.
    userID: new TextEncoder().encode(`person-${person.id}`),
    timeout,
    supportedAlgorithmIDs,
    excludeCredentials: known.map(({ id }) => ({ id })),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  });
  return { ...options };
}

type New = { userId: number; name: string; response: Attestation; challenge: string; now: Date };

export async function registerPasskey({ publicUrl }: Deps, tx: Db, { userId, name, response, challenge, now }: New) {
  const { rpId, origin } = relyingParty(publicUrl);
  const verified = await verifyRegistrationResponse({
    response: response as Parameters<typeof verifyRegistrationResponse>[0]['response'],
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpId,
    requireUserVerification: false,
    supportedAlgorithmIDs,
  }).catch(() => undefined);
  if (!verified?.verified) throw invalid({ response: secondStepMessages.wrongPasskey });
  const { credential, credentialBackedUp } = verified.registrationInfo;
  const row = await queries.insertPasskey(tx, {
    id: credential.id,
    userId,
    name,
    publicKey: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    transports: credential.transports ?? [],
    synced: credentialBackedUp,
    rpId,
    createdAt: now,
  });
  if (!row) throw new ApiError('conflict', factorMessages.knownPasskey);
  return row;
}

/** What the browser needs to use one of these; with none named, any passkey it has for this site. */
export async function requestOptions(
  publicUrl: string,
  rows: queries.PasskeyRow[],
  userVerification: 'required' | 'preferred',
): Promise<WebAuthnOptions> {
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(publicUrl).rpId,
    allowCredentials: rows.map(({ id, transports }) => ({ id, transports })),
    userVerification,
    timeout,
  });
  return { ...options };
}

type Check = { challenge: string; now: Date; userId?: number; isOnlyStep?: boolean };

/** Whose passkey it is; `copied` when its counter went backwards, and then it is switched off. */
export async function checkPasskey({ publicUrl }: Deps, tx: Db, response: Assertion, check: Check) {
  const row = await queries.lockPasskey(tx, response.id);
  if (!row || !isLive(row, publicUrl) || (check.userId !== undefined && row.userId !== check.userId)) return undefined;
  const { rpId, origin } = relyingParty(publicUrl);
  const verified = await verifyAuthenticationResponse({
    response: response as Parameters<typeof verifyAuthenticationResponse>[0]['response'],
    expectedChallenge: check.challenge,
    expectedOrigin: origin,
    expectedRPID: rpId,
    requireUserVerification: check.isOnlyStep ?? false,
    // The library compares counters before it looks at the signature: then anybody could switch a passkey off.
    credential: { id: row.id, publicKey: Buffer.from(row.publicKey, 'base64url'), counter: 0 },
  }).catch(() => undefined);
  if (!verified?.verified) return undefined;
  const { newCounter } = verified.authenticationInfo;
  const isCloned = (newCounter > 0 || row.counter > 0) && newCounter <= row.counter;
  const change = isCloned ? { disabledAt: check.now } : { counter: newCounter, lastUsedAt: check.now };
  await queries.updatePasskey(tx, row, change);
  return { row, isCloned };
}
