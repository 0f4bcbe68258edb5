import { loginMessages } from '../../../contract/people/auth.ts';
import { canGive, editorRole, type Role, roleNames } from '../../../contract/people/roles.ts';
import { stepUpMinutes } from '../../../contract/people/second-step.ts';
import { postgresCode, uniqueViolation } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import type { Actor, Assurance } from '../../lib/actor.ts';
import { ApiError, invalid, notFound } from '../../lib/errors.ts';
import { hashPassword, passwordMatches } from '../../lib/security/passwords.ts';
import { hashSecret, makeSecret, readAccessToken, signAccessToken, successorOf } from '../../lib/security/tokens.ts';
import { record } from '../audit/audit.service.ts';
import { applyDueReset, distrustDevices, lockPerson } from '../factors/factors.service.ts';
import type { Person } from '../factors/proofs.service.ts';
import { canMail } from '../mail-server/mail-settings.ts';
import { loadSender, loadSettings } from '../settings/settings.service.ts';
import { resetMail } from './account-mails.tsx';
import { notifyAccountChange } from './account-notice.service.ts';
import { mustHaveSecondStep } from './auth.policy.ts';
import * as queries from './auth.queries.ts';
import { cancelChallenges, consumeLogin, type Device, isTrusted, recordDevice } from './devices.service.ts';
import { deleteEmailChange } from './email-change/email-change.queries.ts';
import { askForSecondStep } from './second-step/challenges.service.ts';

export { requiredFrom } from './auth.policy.ts';

const days = 24 * 60 * 60 * 1000;
export const refreshTokenDays = 14;
const sessionDays = 60;
/** Two tabs, or an answer that was lost on the way, may show the same token again within this time. */
const reuseGraceMs = 20_000;
const resetMinutes = 60;

type SignedIn = { accessToken: string; refreshToken: string };
/** How somebody got in, and what goes with it. */
type SignInDetails = {
  method: string;
  verifiedAt: Date | null;
  /** The attempt that the password began. */
  signInId?: number;
  trustedUntil?: Date;
};

/** Who a token belongs to now: a role or suspension changed since it was signed counts at once. */
export async function identify(deps: Deps, bearer: string): Promise<{ actor: Actor; assurance: Assurance }> {
  const { sessionId } = await readAccessToken(deps.signingKey, deps.clock, bearer);
  return standingOf(deps, sessionId);
}

/** Whose session it is, if it still counts. */
export async function standingOf(
  deps: Pick<Deps, 'db' | 'clock'>,
  sessionId: string,
): Promise<{ actor: Actor; assurance: Assurance }> {
  const session = await queries.findSession(deps.db, sessionId);
  if (!session || session.revokedAt || session.endsAt <= deps.clock()) {
    throw new ApiError('session_ended', 'You have been signed out.');
  }
  if (session.user.suspended) throw new ApiError('suspended', loginMessages.suspended);
  const { user, verifiedAt, policy } = session;
  const now = deps.clock();
  const mustEnrol = mustHaveSecondStep(user, policy, now);
  const assurance = {
    secondStep: user.secondStep,
    stepUp: policy?.stepUp ?? false,
    isFresh: verifiedAt !== null && now.getTime() - verifiedAt.getTime() < stepUpMinutes * 60_000,
    mustEnrol,
  };
  const role = (mustEnrol ? editorRole : user.role) as Role;
  return { actor: { id: user.id, name: user.name, role, sessionId }, assurance };
}

export async function login(deps: Deps, { user: typed, pwd }: { user: string; pwd: string }, device: Device) {
  // As it is looked up: the same account with spaces around it must not be counted as another one.
  const email = typed.trim();
  const budget = await consumeLogin(deps, email, device);
  const user = await queries.findUserByEmail(deps.db, email);
  if (!(await passwordMatches(user?.passwordHash, pwd)) || !user) {
    throw new ApiError('wrong_credentials', loginMessages.wrong);
  }
  if (user.suspended) throw new ApiError('suspended', loginMessages.suspended);
  await budget.refund();
  if (!user.secondStep || (await dropDueReset(deps, user))) {
    return startSession(deps, user, device, { method: 'password', verifiedAt: deps.clock() });
  }
  // Trusted for signing in, not for what cannot be undone.
  if (await isTrusted(deps, user, device)) {
    return startSession(deps, user, device, { method: 'trusted', verifiedAt: null });
  }
  throw await askForSecondStep(deps, user, device);
}

/** Whether somebody has removed the factors of this account, and their day of delay is over. */
const dropDueReset = (deps: Deps, user: Person): Promise<boolean> =>
  deps.db.transaction((tx) => applyDueReset(deps, tx, user));

type SessionUser = { id: number; name: string; email: string; role: number };

export async function startSession(
  deps: Deps,
  user: SessionUser,
  device: Device,
  { method, verifiedAt, signInId, trustedUntil }: SignInDetails,
): Promise<SignedIn & { deviceToken: string }> {
  const now = deps.clock();
  const { secret, hash } = makeSecret();
  const { sessionId, deviceToken } = await deps.db.transaction(async (tx) => {
    const endsAt = new Date(now.getTime() + sessionDays * days);
    const id = await queries.insertSession(tx, {
      userId: user.id,
      userAgent: device.userAgent.slice(0, 300),
      address: device.address,
      endsAt,
      createdAt: now,
      lastUsedAt: now,
      verifiedAt,
    });
    await queries.insertRefreshToken(tx, { hash, sessionId: id, expiresAt: refreshExpiry(now, endsAt) });
    await queries.touchLogin(tx, user.id, now);
    const seen = await recordDevice(deps, tx, user, { device, method, signInId, trustedUntil });
    return { sessionId: id, deviceToken: seen };
  });
  deps.log.info({ userId: user.id, address: device.address, sessionId }, 'signed in');
  return {
    accessToken: await signAccessToken(deps.signingKey, deps.clock, {
      ...{ id: user.id, name: user.name, role: user.role as Role, sessionId },
    }),
    refreshToken: secret,
    deviceToken,
  };
}

export async function refresh(deps: Deps, presented: string | undefined): Promise<SignedIn> {
  if (!presented) throw new ApiError('no_session', 'You are not signed in.');
  const now = deps.clock();
  const renewed = await deps.db.transaction(async (tx) => {
    const token = await queries.lockRefreshToken(tx, hashSecret(presented));
    const session = token && (await queries.findSession(tx, token.sessionId));
    if (!token || !session || session.revokedAt || session.user.suspended || token.expiresAt <= now) return undefined;
    const refreshToken = await latestAfter(deps, tx, presented, token);
    if (!refreshToken) {
      // Somebody has a copy of an old token. Nobody can tell who is right, so both are signed out.
      await queries.revokeSession(tx, session.sessionId, now);
      return undefined;
    }
    if (!token.usedAt) {
      await queries.markRefreshTokenUsed(tx, token.hash, now);
      const expiresAt = refreshExpiry(now, session.endsAt);
      await queries.insertRefreshToken(tx, { hash: hashSecret(refreshToken), sessionId: session.sessionId, expiresAt });
    }
    await queries.touchSession(tx, session.sessionId, now);
    const { id, name, role } = session.user;
    return { actor: { id, name, role: role as Role, sessionId: session.sessionId }, refreshToken };
  });
  if (!renewed) throw new ApiError('no_session', 'You are not signed in.');
  const { actor, refreshToken } = renewed;
  return { accessToken: await signAccessToken(deps.signingKey, deps.clock, actor), refreshToken };
}

type RefreshToken = Awaited<ReturnType<typeof queries.lockRefreshToken>>;

/**
 * What a token is exchanged for: its one successor, or, when that was exchanged meanwhile, the last of the line. So
 * whoever shows it twice, be it a second tab or a thief, goes on in the same line, where both are noticed. Undefined
 * when it was exchanged too long ago.
 */
async function latestAfter(deps: Deps, tx: Deps['db'], presented: string, token: RefreshToken) {
  if (token?.usedAt && deps.clock().getTime() - token.usedAt.getTime() > reuseGraceMs) return undefined;
  let secret = successorOf(deps.signingKey, presented);
  if (!token?.usedAt) return secret;
  for (;;) {
    const next = await queries.lockRefreshToken(tx, hashSecret(secret));
    // The key has changed since, and with it the line.
    if (!next) return undefined;
    if (!next.usedAt) return secret;
    secret = successorOf(deps.signingKey, secret);
  }
}

export async function logout(deps: Deps, presented: string | undefined): Promise<void> {
  if (!presented) return;
  await deps.db.transaction(async (tx) => {
    const token = await queries.lockRefreshToken(tx, hashSecret(presented));
    if (token) await queries.revokeSession(tx, token.sessionId, deps.clock());
  });
}

export const ownSessions = (deps: Deps, actor: Actor) => queries.listSessionsOf(deps.db, actor.id, deps.clock());

export async function endOwnSession(deps: Deps, actor: Actor, sessionId: string): Promise<void> {
  const own = await ownSessions(deps, actor);
  if (!own.some((session) => session.id === sessionId)) throw notFound('There is no such session.');
  await queries.revokeSession(deps.db, sessionId, deps.clock());
}

export const endOtherSessions = (deps: Deps, { id, sessionId }: Actor) =>
  queries.revokeSessionsOf(deps.db, id, deps.clock(), sessionId);

export const endAllSessions = (deps: Deps, { id }: Actor): Promise<void> =>
  deps.db.transaction(async (tx) => {
    await lockPerson(tx, id);
    await endAccessEverywhere(tx, id, deps.clock());
  });

/** Under which key wrong guesses at the own password are counted, whatever it is asked for. */
export const guessesOf = ({ id }: { id: number }): string => `own password ${id}`;

export const canMailLinks = canMail;

/** Without a mail server no link is made: it would only wait in the queue, readable, until it is dead. */
export async function cannotMailLink({ db }: Deps): Promise<ApiError> {
  const { school } = await loadSettings(db);
  const whom = school.phone ? `Please call the school: ${school.phone}.` : 'Please ask the school.';
  return new ApiError('unavailable', `No link can be mailed from this website. ${whom}`);
}

/** The answer is the same whether the account exists or not. */
export async function sendResetLink(deps: Deps, email: string): Promise<void> {
  const user = await queries.findUserByEmail(deps.db, email);
  if (!user || user.suspended) return;
  const { secret, hash } = makeSecret();
  const expiresAt = new Date(deps.clock().getTime() + resetMinutes * 60_000);
  await deps.db.transaction(async (tx) => {
    await queries.insertPasswordReset(tx, { tokenHash: hash, userId: user.id, expiresAt });
    const sender = await loadSender(tx, deps.publicUrl);
    const letter = resetMail(sender, { name: user.name, token: secret, minutes: resetMinutes });
    const link = { value: secret, until: expiresAt };
    await deps.outbox.enqueue(tx, { kind: 'password-reset', recipient: user.email, ...letter, secret: link });
    const detail = 'A link for a new password was asked for.';
    await record(deps, tx, null, { action: 'requested', kind: 'user', itemId: user.id, title: user.name, detail });
  });
}

const deadLink = 'This link has expired or was used already.';
const deadInvitation = 'This invitation has expired or was used already.';

export async function resetPassword(deps: Deps, { token, pwd }: { token: string; pwd: string }): Promise<void> {
  // A hash is dear: whoever has no link does not get one.
  if (!(await queries.isResetOpen(deps.db, hashSecret(token), deps.clock()))) throw invalid({ token: deadLink });
  const passwordHash = await hashPassword(pwd);
  await deps.db.transaction(async (tx) => {
    // First the account, then the link: in this order nobody waits for one who waits for them.
    await queries.lockOwnerOfReset(tx, hashSecret(token));
    const reset = await queries.consumePasswordReset(tx, hashSecret(token), deps.clock());
    if (!reset) throw invalid({ token: deadLink });
    const user = await replacePassword(tx, reset.userId, passwordHash, deps.clock());
    await notifyAccountChange(deps, tx, user, 'Your password was changed, with a link that was mailed to you.');
    const detail = 'Own password, with a mailed link.';
    await record(deps, tx, user, { action: 'changed', kind: 'user', itemId: user.id, title: user.name, detail });
  });
}

/** Whoever knew the old password, or holds a link to change it, is out; the session it was changed in may stay. */
export async function replacePassword(tx: Deps['db'], userId: number, hash: string, now: Date, keepSession?: string) {
  const user = await queries.setPassword(tx, userId, hash, now);
  await endAccess(tx, userId, now, keepSession);
  return user;
}

/** Every session ends, and a mailed link or a change of address that is under way comes to nothing. */
export async function endAccess(tx: Deps['db'], userId: number, now: Date, keepSession?: string) {
  await endMailedLinks(tx, userId);
  await deleteEmailChange(tx, userId);
  await queries.revokeSessionsOf(tx, userId, now, keepSession);
}

/** Also a device where the second step is not asked for, such as one that was lost, is worth no more than any other. */
export async function endAccessEverywhere(tx: Deps['db'], userId: number, now: Date) {
  await endAccess(tx, userId, now);
  await distrustDevices(tx, userId);
}

/** What was mailed to the account and not used yet: links for a new password, and codes. */
export async function endMailedLinks(tx: Deps['db'], userId: number) {
  await queries.deletePasswordResets(tx, userId);
  await cancelChallenges(tx, userId);
}

export async function openInvitation(deps: Deps, token: string) {
  const invitation = await findValidInvitation(deps.db, token, deps.clock());
  if (!invitation) throw notFound(deadInvitation);
  return invitation;
}

/** An invitation is worth what its sender may give at this moment: nothing when they are suspended or gone. */
async function findValidInvitation(db: Deps['db'], token: string, now: Date) {
  const invitation = await queries.findOpenInvitation(db, hashSecret(token), now);
  const inviter = invitation && (await queries.lockInviter(db, invitation.invitedBy));
  return invitation && canGive(inviter, invitation.role) ? invitation : undefined;
}

export async function acceptInvitation(
  deps: Deps,
  { token, pwd, name }: { token: string; pwd: string; name?: string | undefined },
  device: Device,
) {
  if (!(await findValidInvitation(deps.db, token, deps.clock()))) throw invalid({ token: deadInvitation });
  const passwordHash = await hashPassword(pwd);
  const user = await deps.db
    .transaction(async (tx) => {
      // First the inviter's row, then the invitation: in this order nobody waits for one who waits for them.
      const isValid = await findValidInvitation(tx, token, deps.clock());
      const invitation = isValid && (await queries.acceptInvitation(tx, hashSecret(token), deps.clock()));
      if (!invitation) throw invalid({ token: deadInvitation });
      const { email, role } = invitation;
      const made = await queries.insertUser(tx, { name: name ?? invitation.name, email, role, passwordHash });
      const detail = `Invitation as ${roleNames[role as Role]}.`;
      await record(deps, tx, made, { action: 'accepted', kind: 'user', itemId: made.id, title: made.name, detail });
      return made;
    })
    .catch((error) => {
      if (postgresCode(error) !== uniqueViolation) throw error;
      throw new ApiError('conflict', 'There is an account with this e-mail already.');
    });
  return startSession(deps, user, device, { method: 'invitation', verifiedAt: deps.clock() });
}

function refreshExpiry(now: Date, endsAt: Date): Date {
  return new Date(Math.min(now.getTime() + refreshTokenDays * days, endsAt.getTime()));
}
