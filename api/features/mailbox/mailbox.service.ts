import { randomBytes } from 'node:crypto';
import type { MailTest } from '../../../contract/enquiries/mail-server.ts';
import { type MailboxInput, type MailboxView, mailboxMessages } from '../../../contract/enquiries/mailbox.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../lib/actor.ts';
import { ApiError, invalid } from '../../lib/errors.ts';
import { probeMailbox } from '../../lib/mail/imap.ts';
import { record } from '../audit/audit.service.ts';
import * as queries from './mailbox.queries.ts';
import { mailboxOwner, mailboxSettings, storedMailbox, webhookOwner } from './mailbox-settings.ts';

const about = { action: 'changed', kind: 'settings', itemId: 'mailbox', title: 'The mailbox for answers' };
const nobody = { host: '', port: 993, user: '', folder: 'INBOX', replyTo: '', hasPassword: false };

/** Never with the password, nor with the secret. */
export async function viewMailbox(deps: Deps): Promise<MailboxView> {
  const { db, envReplies } = deps;
  const [stored, secret, reading] = await Promise.all([
    queries.findMailbox(db),
    queries.findSecret(db),
    queries.findReading(db),
  ]);
  const state = { checkedAt: reading?.checkedAt?.toISOString() ?? null, problem: reading?.problem ?? null };
  const webhook = {
    url: `${deps.publicUrl}/api/mail/replies`,
    source: envReplies.secret ? ('environment' as const) : secret ? ('settings' as const) : ('none' as const),
  };
  const replyTo = envReplies.address ?? stored?.replyTo ?? '';
  if (envReplies.imapUrl) {
    const mailbox = await mailboxSettings(deps);
    const { host, port, user, folder } = { ...nobody, ...mailbox };
    return { source: 'environment', host, port, user, folder, replyTo, hasPassword: true, ...state, webhook };
  }
  if (!stored) return { source: 'none', ...nobody, replyTo, checkedAt: null, problem: null, webhook };
  const { host, port, user, folder, sealed } = stored;
  const hasPassword = deps.secretBox.open(sealed, mailboxOwner) !== undefined;
  return { source: 'settings', host, port, user, folder, replyTo, hasPassword, ...state, webhook };
}

/** Saved only when the mailbox could be opened. */
export async function changeMailbox(deps: Deps, actor: Actor, input: MailboxInput): Promise<MailTest> {
  if (deps.envReplies.imapUrl) return { taken: false, steps: [], problem: mailboxMessages.environment };
  const kept = await storedMailbox(deps);
  // It is sent to no other server than the one that it was typed for, and for nobody else.
  const isSame = kept?.host === input.host && kept.port === input.port && kept.user === input.user;
  const password = input.password || (isSame ? kept.password : undefined);
  if (password === undefined) throw invalid({ password: 'The password is required.' });
  const { host, port, user, folder, replyTo } = input;
  const test = await probeMailbox({ host, port, user, password, folder });
  if (!test.taken) return test;
  const value = { host, port, user, folder, replyTo, sealed: deps.secretBox.seal(password, mailboxOwner) };
  await deps.db.transaction(async (tx) => {
    await queries.save(tx, 'mailbox', value, actor.id, deps.clock());
    await queries.saveReading(tx, { problem: null, tries: 0 });
    await record(deps, tx, actor, { ...about, detail: `${host}, port ${port}, ${user}` });
  });
  return test;
}

export async function testMailbox(deps: Deps): Promise<MailTest> {
  const mailbox = await mailboxSettings(deps);
  if (!mailbox) throw new ApiError('conflict', mailboxMessages.none);
  return probeMailbox(mailbox);
}

export const removeMailbox = (deps: Deps, actor: Actor): Promise<void> =>
  deps.db.transaction(async (tx) => {
    if (!(await queries.remove(tx, 'mailbox'))) return;
    await record(deps, tx, actor, { ...about, detail: 'none' });
  });

/** A new one; the one before signs nothing from then on. */
export async function makeSecret(deps: Deps, actor: Actor): Promise<string> {
  if (deps.envReplies.secret) throw new ApiError('conflict', mailboxMessages.secretInEnvironment);
  const secret = randomBytes(32).toString('base64url');
  await deps.db.transaction(async (tx) => {
    const value = { sealed: deps.secretBox.seal(secret, webhookOwner) };
    await queries.save(tx, 'reply-webhook', value, actor.id, deps.clock());
    await record(deps, tx, actor, { ...about, detail: 'A new secret for mails that are handed in' });
  });
  return secret;
}

export const removeSecret = (deps: Deps, actor: Actor): Promise<void> =>
  deps.db.transaction(async (tx) => {
    if (!(await queries.remove(tx, 'reply-webhook'))) return;
    await record(deps, tx, actor, { ...about, detail: 'No mails can be handed in any more' });
  });
