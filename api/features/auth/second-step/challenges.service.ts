import { challengeMinutes, type SecondStep, secondStepMessages } from '../../../../contract/people/second-step.ts';
import type { Deps } from '../../../deps.ts';
import { ApiError } from '../../../lib/errors.ts';
import { hashSecret, makeSecret } from '../../../lib/security/tokens.ts';
import { type Person, waysOf } from '../../factors/proofs.service.ts';
import { insertSignIn } from '../devices.queries.ts';
import { type Device, rateLimitKey } from '../devices.service.ts';
import * as queries from './challenges.queries.ts';

const maxAttempts = 5;

type Begun = Pick<queries.Challenge, 'purpose' | 'webAuthnChallenge'> &
  Partial<Pick<queries.Challenge, 'userId' | 'sessionId' | 'signInId'>>;

/** Something that its holder can finish within minutes; what is stored is the token's hash. */
export async function beginChallenge({ db, clock }: Pick<Deps, 'db' | 'clock'>, begun: Begun) {
  const { secret: token, hash: tokenHash } = makeSecret();
  const expiresAt = new Date(clock().getTime() + challengeMinutes * 60_000);
  await queries.insertChallenge(db, { ...begun, tokenHash, expiresAt });
  return { token, expiresAt };
}

/** The password was right, and that is not enough: the answer says how to go on. */
export async function askForSecondStep(deps: Deps, person: Person, device: Device): Promise<ApiError> {
  // Each is good for a few guesses; a stranger who knows the password must not have as many as they like.
  await deps.rateLimits.consume('secondStep', await rateLimitKey(deps, device, person));
  const { userAgent, address } = device;
  const { methods, options, passkeyName } = await waysOf(deps, person);
  const { token, expiresAt } = await deps.db.transaction(async (tx) => {
    const at = deps.clock();
    const attempt = { userId: person.id, at, method: null, userAgent: userAgent.slice(0, 300), address };
    const signInId = await insertSignIn(tx, attempt);
    const begun = {
      purpose: 'second-step',
      userId: person.id,
      signInId,
      webAuthnChallenge: options.challenge,
    } as const;
    return beginChallenge({ ...deps, db: tx }, begun);
  });
  const step: SecondStep = {
    ...{ token, expiresAt: expiresAt.toISOString(), methods, name: person.name, email: person.email },
    ...(methods.includes('passkey') && { passkey: { ...options }, ...(passkeyName && { passkeyName }) }),
  };
  return new ApiError('second_step', secondStepMessages.needed, { step });
}

type Verdict<T> = { kind: 'done'; value: T } | { kind: 'wrong'; error: ApiError };
export const done = <T>(value: T): Verdict<T> => ({ kind: 'done', value });
export const wrong = (error: ApiError): Verdict<never> => ({ kind: 'wrong', error });

/**
 * Answers a challenge: a right answer ends it, a wrong one is counted, and a few of those end it too. Both must be
 * committed, so what is wrong is thrown after the transaction.
 */
export async function answerChallenge<T>(
  deps: Deps,
  token: string,
  purpose: queries.Purpose,
  answer: (tx: Deps['db'], challenge: queries.Challenge) => Promise<Verdict<T>>,
): Promise<T> {
  const verdict = await deps.db.transaction(async (tx): Promise<Verdict<T>> => {
    const challenge = await queries.lockChallenge(tx, hashSecret(token), purpose, deps.clock());
    if (!challenge) return wrong(new ApiError('challenge_expired', secondStepMessages.expired));
    const verdict = await answer(tx, challenge);
    const isOver = verdict.kind === 'done' || challenge.attempts + 1 >= maxAttempts;
    await (isOver ? queries.deleteChallenge(tx, challenge.tokenHash) : queries.countAttempt(tx, challenge));
    return verdict;
  });
  if (verdict.kind === 'wrong') throw verdict.error;
  return verdict.value;
}
