import type { Deps } from '../../deps.ts';
import type { Mailbox } from '../../lib/mail/imap.ts';
import * as queries from './mailbox.queries.ts';

type MailboxDeps = Pick<Deps, 'db' | 'secretBox' | 'envReplies'>;

/** Whose secrets they are: moved to another row they open nothing. */
export const mailboxOwner = 'reply mailbox';
export const webhookOwner = 'reply webhook';

/** Where families' answers are read; the environment wins. */
export async function mailboxSettings(deps: MailboxDeps): Promise<Mailbox | undefined> {
  if (deps.envReplies.imapUrl) return mailboxOf(deps.envReplies.imapUrl);
  return storedMailbox(deps);
}

export async function storedMailbox({ db, secretBox }: MailboxDeps): Promise<Mailbox | undefined> {
  const stored = await queries.findMailbox(db);
  const password = stored && secretBox.open(stored.sealed, mailboxOwner);
  return stored && password !== undefined ? { ...stored, password } : undefined;
}

/** imaps://user:password@imap.school.example/INBOX */
function mailboxOf(address: string): Mailbox {
  const url = new URL(address);
  return {
    host: url.hostname,
    port: Number(url.port) || (url.protocol === 'imaps:' ? 993 : 143),
    user: decodeURIComponent(url.username),
    password: decodeURIComponent(url.password),
    folder: decodeURIComponent(url.pathname.slice(1)) || 'INBOX',
  };
}

/** What signs a mail that is handed in over HTTP. */
export async function webhookSecret({ db, secretBox, envReplies }: MailboxDeps): Promise<string | undefined> {
  if (envReplies.secret) return envReplies.secret;
  const stored = await queries.findSecret(db);
  return stored && secretBox.open(stored.sealed, webhookOwner);
}

/** Where an answer to an answer goes, if not to the office. */
export async function replyAddress({ db, envReplies }: MailboxDeps): Promise<string> {
  return envReplies.address ?? (await queries.findMailbox(db))?.replyTo ?? '';
}
