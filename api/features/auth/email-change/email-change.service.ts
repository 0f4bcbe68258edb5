import { passwordMessage } from '../../../../contract/people/auth.ts';
import {
  type EmailChangeInput,
  emailChangeMessages,
  emailChangeMinutes,
} from '../../../../contract/people/email-change.ts';
import { userMessages } from '../../../../contract/people/users.ts';
import { postgresCode, uniqueViolation } from '../../../db/client.ts';
import type { Deps } from '../../../deps.ts';
import type { Actor } from '../../../lib/actor.ts';
import { ApiError, invalid, notFound } from '../../../lib/errors.ts';
import { passwordMatches } from '../../../lib/security/passwords.ts';
import { hashSecret, makeSecret } from '../../../lib/security/tokens.ts';
import { record } from '../../audit/audit.service.ts';
import { lockPerson } from '../../factors/factors.service.ts';
import { findPerson, type Person } from '../../factors/proofs.service.ts';
import { loadSender } from '../../settings/settings.service.ts';
import { newAddressMail } from '../account-mails.tsx';
import { notifyAccountChange } from '../account-notice.service.ts';
import { canMailLinks, cannotMailLink, endMailedLinks, guessesOf } from '../auth.service.ts';
import * as queries from './email-change.queries.ts';

export async function ownEmail({ db, clock }: Deps, actor: Actor) {
  const [person, waiting] = await Promise.all([
    findPerson(db, actor.id),
    queries.findEmailChange(db, actor.id, clock()),
  ]);
  if (!person) throw notFound();
  return { email: person.email, waiting };
}

/**
 * Mails a link to the new address and tells the old one. What is done, and what is answered, is the same whether or not
 * somebody has the address already: only who reads its mail learns that.
 */
export async function askForEmailChange(deps: Deps, actor: Actor, { email, pwd }: EmailChangeInput): Promise<void> {
  const { db, clock, rateLimits } = deps;
  if (!(await canMailLinks(deps))) throw await cannotMailLink(deps);
  const before = await provePassword(deps, actor, pwd);
  if (before.email.toLowerCase() === email.toLowerCase()) throw invalid({ email: emailChangeMessages.same });
  await rateLimits.consume('passwordMail', `account ${actor.id}`);
  await rateLimits.consume('passwordMailTo', email.toLowerCase());
  const { secret, hash } = makeSecret();
  const [createdAt, until] = [clock(), new Date(clock().getTime() + emailChangeMinutes * 60_000)];
  await db.transaction(async (tx) => {
    const person = await lockPerson(tx, actor.id);
    // A new password ends what was begun with the old one, also what was just about to begin.
    if (!person || person.suspended || person.passwordHash !== before.passwordHash) throw wrongPassword();
    await queries.saveEmailChange(tx, { userId: person.id, tokenHash: hash, email, createdAt, expiresAt: until });
    const letter = newAddressMail(await loadSender(tx, deps.publicUrl), { token: secret, minutes: emailChangeMinutes });
    await deps.outbox.enqueue(tx, {
      ...{ kind: 'email-change', recipient: email, ...letter },
      secret: { value: secret, until },
    });
    const what = `Somebody who is signed in to your account and knows its password has asked to change its e-mail address to ${email}. It changes when the link that was mailed there is followed; a new password stops it.`;
    await notifyAccountChange(deps, tx, person, what);
    const detail = 'A new e-mail address was asked for.';
    await record(deps, tx, actor, { action: 'requested', ...named(person), detail });
  });
}

/** Guesses are counted together with those of a change of password. */
async function provePassword({ db, rateLimits }: Deps, actor: Actor, pwd: string): Promise<Person> {
  await rateLimits.consume('loginByAccount', guessesOf(actor));
  const person = await findPerson(db, actor.id);
  if (!person || !(await passwordMatches(person.passwordHash, pwd))) throw wrongPassword();
  await rateLimits.reset('loginByAccount', guessesOf(actor));
  return person;
}

const wrongPassword = () => invalid({ pwd: passwordMessage });
const named = ({ id, name }: { id: number; name: string }) => ({ kind: 'user', itemId: id, title: name });

export function stopEmailChange(deps: Deps, actor: Actor): Promise<void> {
  return deps.db.transaction(async (tx) => {
    if (!(await queries.deleteEmailChange(tx, actor.id))) throw notFound();
    const detail = 'The change of the e-mail address was stopped.';
    await record(deps, tx, actor, { action: 'changed', kind: 'user', itemId: actor.id, title: actor.name, detail });
  });
}

/** Who follows the link reads the mail of the new address. What was mailed to the old one opens nothing from now on. */
export function confirmEmailChange(deps: Deps, token: string): Promise<string> {
  const tokenHash = hashSecret(token);
  return deps.db
    .transaction(async (tx) => {
      const user = await queries.lockOwnerOfChange(tx, tokenHash);
      const change = user && (await queries.consumeEmailChange(tx, tokenHash, deps.clock()));
      if (!change || user.suspended) throw invalid({ token: emailChangeMessages.dead });
      const { email } = change;
      // Before the address is taken: who accepts an invitation holds it first and the address then.
      await queries.deleteInvitationsTo(tx, email);
      if (await queries.belongsToOther(tx, email, user.id)) throw emailTaken();
      await queries.setEmail(tx, user.id, email);
      await endMailedLinks(tx, user.id);
      await notifyAccountChange(deps, tx, user, `The e-mail address of your account was changed to ${email}.`);
      const detail = 'Own e-mail address, with a mailed link.';
      await record(deps, tx, user, { action: 'changed', ...named(user), detail });
      return email;
    })
    .catch((error) => {
      throw postgresCode(error) === uniqueViolation ? emailTaken() : error;
    });
}

const emailTaken = () => new ApiError('conflict', userMessages.emailTaken);
