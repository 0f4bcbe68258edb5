import { randomInt } from 'node:crypto';
import {
  type Assertion,
  type Attestation,
  challengeMinutes,
  type Proof,
  type StepUpProof,
  secondStepMessages,
  stepUpMinutes,
  trustedDays,
} from '../../../../contract/people/second-step.ts';
import type { Db } from '../../../db/client.ts';
import type { Deps } from '../../../deps.ts';
import type { Actor } from '../../../lib/actor.ts';
import { ApiError, notFound } from '../../../lib/errors.ts';
import { passwordMatches } from '../../../lib/security/passwords.ts';
import { hashSecret } from '../../../lib/security/tokens.ts';
import { addPasskey, cancelReset } from '../../factors/factors.service.ts';
import { checkPasskey, creationOptions, requestOptions } from '../../factors/passkeys.service.ts';
import {
  findPerson,
  hashMailCode,
  type Outcome,
  type Person,
  prove,
  reportClone,
  waysOf,
} from '../../factors/proofs.service.ts';
import { mailCode } from '../account-notice.service.ts';
import * as queries from '../auth.queries.ts';
import { startSession } from '../auth.service.ts';
import { type Device, rateLimitKey } from '../devices.service.ts';
import * as challenges from './challenges.queries.ts';
import { answerChallenge, beginChallenge, done, wrong } from './challenges.service.ts';

const day = 24 * 60 * 60 * 1000;

const refusalOf = (outcome: Exclude<Outcome, 'proven'>, method: string): ApiError => {
  const message =
    outcome === 'copied'
      ? secondStepMessages.copiedPasskey
      : method === 'passkey'
        ? secondStepMessages.wrongPasskey
        : secondStepMessages.wrongCode;
  return new ApiError('wrong_code', message, { fields: { [method === 'passkey' ? 'response' : 'code']: message } });
};

/** The second step of a sign-in whose password was right. */
export async function finishSignIn(
  deps: Deps,
  input: Proof & { token: string; trust?: boolean | undefined },
  device: Device,
) {
  const { token, trust, ...proof } = input;
  const { person, signInId } = await answerChallenge(deps, token, 'second-step', async (tx, challenge) => {
    const person = await requirePerson(tx, challenge.userId);
    if (person.suspended) return wrong(new ApiError('suspended', 'This account is suspended.'));
    const outcome = await prove(deps, tx, person, { ...challenge, token }, proof as Proof);
    if (outcome !== 'proven') return wrong(refusalOf(outcome, proof.method));
    await cancelReset(deps, tx, person, null);
    return done({ person, signInId: challenge.signInId });
  });
  await deps.rateLimits.reset('secondStep', await rateLimitKey(deps, device, person));
  const now = deps.clock();
  return startSession(deps, person, device, {
    method: proof.method,
    verifiedAt: now,
    ...(signInId && { signInId }),
    ...(trust && { trustedUntil: new Date(now.getTime() + trustedDays * day) }),
  });
}

/** A passkey as the only step: it says itself whose it is, and has asked for finger, face or screen lock. */
export async function beginPasskeySignIn(deps: Deps) {
  const options = await requestOptions(deps.publicUrl, [], 'required');
  const { token } = await beginChallenge(deps, { purpose: 'passkey', webAuthnChallenge: options.challenge });
  return { token, options: { ...options } };
}

export async function signInByPasskey(
  deps: Deps,
  { token, response }: { token: string; response: Assertion },
  device: Device,
) {
  const person = await answerChallenge(deps, token, 'passkey', async (tx, challenge) => {
    const check = { challenge: challenge.webAuthnChallenge, now: deps.clock(), isOnlyStep: true };
    const found = await checkPasskey(deps, tx, response, check);
    if (!found) return wrong(refusalOf('wrong', 'passkey'));
    const person = await requirePerson(tx, found.row.userId);
    if (found.isCloned) {
      await reportClone(deps, tx, person, found.row.name);
      return wrong(refusalOf('copied', 'passkey'));
    }
    if (person.suspended) return wrong(new ApiError('suspended', 'This account is suspended.'));
    await cancelReset(deps, tx, person, null);
    return done(person);
  });
  return startSession(deps, person, device, { method: 'passkey', verifiedAt: deps.clock() });
}

/** A code by mail, for those who chose it and have no better way. */
export async function sendMailCode(
  deps: Deps,
  token: string,
  purpose: 'second-step' | 'step-up',
  device: Device,
): Promise<void> {
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const lockMailable = async (db: Db) => {
    const challenge = await challenges.lockChallenge(db, hashSecret(token), purpose, deps.clock());
    if (!challenge) throw new ApiError('challenge_expired', secondStepMessages.expired);
    const person = await requirePerson(db, challenge.userId);
    const { methods } = await waysOf({ ...deps, db }, person);
    if (!methods.includes('mail')) throw notFound();
    return { challenge, person };
  };
  const asked = await lockMailable(deps.db);
  // By account and not by attempt to sign in: of those somebody who has the password can begin many.
  await deps.rateLimits.consume('passwordMailTo', `code ${await rateLimitKey(deps, device, asked.person)}`);
  await deps.db.transaction(async (tx) => {
    const { challenge, person } = await lockMailable(tx);
    await challenges.setMailCode(tx, challenge.tokenHash, hashMailCode(token, code));
    await mailCode(deps, tx, person, { code, minutes: challengeMinutes, until: challenge.expiresAt });
  });
}

/** For what cannot be undone: a factor again, or the password where there is no second step. */
export async function beginStepUp(deps: Deps, actor: Actor) {
  const person = await requirePerson(deps.db, actor.id);
  const { methods, options } = await waysOf(deps, person);
  const begun = { userId: actor.id, sessionId: actor.sessionId, webAuthnChallenge: options.challenge };
  const { token } = await beginChallenge(deps, { purpose: 'step-up', ...begun });
  if (!person.secondStep) return { token, methods: ['password' as const] };
  return { token, methods, ...(methods.includes('passkey') && { passkey: { ...options } }) };
}

export async function stepUp(deps: Deps, actor: Actor, { token, ...proof }: StepUpProof & { token: string }) {
  const guesses = `own proof ${actor.id}`;
  if (proof.method !== 'passkey') await deps.rateLimits.consume('secondStep', guesses);
  await answerChallenge(deps, token, 'step-up', async (tx, challenge) => {
    const person = await requirePerson(tx, challenge.userId);
    if (challenge.sessionId !== actor.sessionId)
      return wrong(new ApiError('challenge_expired', secondStepMessages.expired));
    const outcome = await proveAgain(deps, tx, person, { ...challenge, token }, proof as StepUpProof);
    if (outcome !== 'proven') return wrong(refusalOf(outcome, proof.method));
    await queries.setVerified(tx, actor.sessionId, deps.clock());
    return done(undefined);
  });
  await deps.rateLimits.reset('secondStep', guesses);
  return { until: new Date(deps.clock().getTime() + stepUpMinutes * 60_000).toISOString() };
}

type Asked = challenges.Challenge & { token: string };

async function proveAgain(deps: Deps, tx: Db, person: Person, asked: Asked, proof: StepUpProof): Promise<Outcome> {
  if (proof.method !== 'password') return prove(deps, tx, person, asked, proof);
  // Who has a second step is not let past it by the password that came first.
  if (person.secondStep) return 'wrong';
  return (await passwordMatches(person.passwordHash, proof.pwd)) ? 'proven' : 'wrong';
}

async function requirePerson(db: Db, id: number | null): Promise<Person> {
  const person = id === null ? undefined : await findPerson(db, id);
  if (!person) throw notFound();
  return person;
}

export async function beginRegistration(deps: Deps, actor: Actor) {
  const options = await creationOptions(deps, await requirePerson(deps.db, actor.id));
  const begun = { userId: actor.id, sessionId: actor.sessionId, webAuthnChallenge: options.challenge };
  const { token } = await beginChallenge(deps, { purpose: 'register', ...begun });
  return { token, options: { ...options } };
}

/** A challenge is for one session: the passkey that somebody else made cannot be slipped in. */
export async function answerRegistration(
  deps: Deps,
  actor: Actor,
  { token, name, response }: { token: string; name: string; response: Attestation },
) {
  const challenge = await answerChallenge(deps, token, 'register', async (_, { sessionId, webAuthnChallenge }) =>
    sessionId === actor.sessionId
      ? done(webAuthnChallenge)
      : wrong(new ApiError('challenge_expired', secondStepMessages.expired)),
  );
  return addPasskey(deps, actor, { name, response, challenge });
}
