import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { mails } from '../../db/tables/enquiries.ts';
import type { Clock } from '../clock.ts';
import { bareAddress, oneLine } from './header-text.ts';
import { clearSecret, type HeldSecret, secretKinds, undeliverable, withSecret } from './secret.ts';
import { lockForSending } from './sending-lock.ts';
import { automaticId, threadOf } from './thread.ts';

export type MailSettings = { smtpUrl: string; from: string };

/** Asked for each mail, where an owner may change them meanwhile; in the transaction that sends it. */
type FindSettings = (tx: Db) => Promise<MailSettings | undefined>;

type Mail = typeof mails.$inferSelect;
type MailJob = { mailId: number; secret?: HeldSecret };

/** In milliseconds: how long a server may be silent, and how long all of one mail may take. */
const defaultTimeouts = {
  connectionTimeout: 20_000,
  greetingTimeout: 20_000,
  socketTimeout: 60_000,
  deadline: 240_000,
};

/** After so many refusals the address of somebody outside the school is taken to be wrong; the school's own mail is tried to the end. */
const maxExternalRefusals = 5;

/**
 * Sends one queued mail; throws when the server would not take it, so that the job is retried.
 *
 * A crash of the program between the server's yes and our note of it sends the mail a second time, with the same
 * Message-ID, by which mailboxes know it for the same. The other choice, a mark before sending, would leave such a mail unsent until
 * somebody looks: of the two, a letter that comes twice is the smaller harm. Without a crash it is sent once: the lock
 * keeps a second job for the same mail (somebody pressed "Send again") from sending beside the first.
 */
export function createDelivery(db: Db, clock: Clock, given: MailSettings | FindSettings, limits = defaultTimeouts) {
  const { deadline, ...timeouts } = limits;
  const find = typeof given === 'function' ? given : async () => given;
  // Of several processes only one sends, and the others need not hold what does it.
  const openTransport = async (url: string) =>
    (await import('nodemailer')).createTransport({ url, ...timeouts, disableFileAccess: true, disableUrlAccess: true });
  let opened: { url: string; transport: ReturnType<typeof openTransport> } | undefined;
  /** What the server has taken and the database, gone in that moment, could not be told yet. */
  const taken = new Set<number>();
  async function send(tx: Db, mail: Mail): Promise<void> {
    const settings = await find(tx);
    if (!settings) throw new Error('No mail server is set up.');
    const { smtpUrl: url, from } = settings;
    const host = from.split('@').at(-1)?.replace('>', '') ?? 'localhost';
    if (opened?.url !== url) opened = { url, transport: openTransport(url) };
    const thread = await threadOf(tx, mail, host);
    const sending = (await opened.transport).sendMail({
      from,
      messageId: automaticId(mail, host),
      ...thread,
      // As an object an address is taken as it is: a text with a comma in it would be two.
      to: { name: '', address: bareAddress(mail.recipient) },
      subject: oneLine(mail.subject),
      text: mail.body,
      ...(mail.html && { html: mail.html }),
      ...(mail.replyTo && { replyTo: { name: '', address: bareAddress(mail.replyTo) } }),
      // Nobody's holiday notice answers a mail that nobody has written.
      ...(isAutomatic(mail) && { headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' } }),
    });
    await withTimeout(sending, deadline);
  }

  return ({ mailId, secret }: MailJob, isLastAttempt: boolean): Promise<void> => {
    const attempt = db.transaction(async (tx): Promise<{ error?: unknown }> => {
      if (!(await lockForSending(tx, mailId))) throw new Error('This mail is being sent already.');
      await tx.execute(sql`set local idle_in_transaction_session_timeout = ${sql.raw(String(2 * deadline))}`);
      const [mail] = await tx.select().from(mails).where(eq(mails.id, mailId));
      const saveOutcome = async (change: Partial<Mail>) => {
        // Whoever has stopped it meanwhile has the last word, unless it has left.
        const isOpen = change.status === 'sent' ? undefined : eq(mails.status, 'waiting');
        await tx
          .update(mails)
          .set(change)
          .where(and(eq(mails.id, mailId), isOpen));
        if (secret && change.status !== 'waiting') await clearSecret(tx, mailId);
      };
      if (!mail || mail.status === 'sent') return {};
      // Somebody has stopped it while another attempt of the same job was on its way.
      if (mail.status === 'failed' && !taken.has(mailId)) return {};
      const dead = undeliverable(mail, secret, clock);
      if (dead && !taken.has(mailId)) {
        await saveOutcome({ status: 'failed', lastError: dead });
        return {};
      }
      const attempts = mail.attempts + 1;
      try {
        if (!taken.has(mailId)) await send(tx, secret ? withSecret(mail, secret) : mail);
        taken.add(mailId);
      } catch (error) {
        const isOver = isLastAttempt || isPointless(mail, error);
        const reason = reasonOf(error, secret);
        await saveOutcome({ status: isOver ? 'failed' : 'waiting', lastError: reason, attempts });
        // What fails before its last attempt ends its job as if it were done.
        if (isOver && !isLastAttempt) return {};
        return { error: secret ? new Error(reason) : error };
      }
      await saveOutcome({ status: 'sent', sentAt: clock(), lastError: null, attempts });
      return {};
    });
    return attempt.then(({ error }) => {
      if (error) throw error;
      taken.delete(mailId);
    });
  };
}

const automaticKinds = ['receipt', 'heard', 'account-change', 'review', ...secretKinds];
const isAutomatic = ({ kind }: Mail): boolean => automaticKinds.includes(kind);
const isExternal = (mail: Mail): boolean => isAutomatic(mail) || mail.kind === 'reply';

/** A server that says for good that it knows no such mailbox. */
const isPointless = (mail: Mail, error: unknown): boolean =>
  isExternal(mail) && mail.attempts + 1 >= maxExternalRefusals && isRefusedRecipient(error);

function isRefusedRecipient(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { command, responseCode = 0 } = error as Error & { command?: string; responseCode?: number };
  return command === 'RCPT TO' && responseCode >= 500;
}

/** In the server's words, which may repeat the link that it did not like. */
function reasonOf(error: unknown, secret: HeldSecret | undefined): string {
  const words = oneLine(error instanceof Error ? error.message : String(error));
  return secret ? words.replaceAll(secret.value, '...') : words;
}

/** A server that answers a little now and then, for ever, does not hold us either. */
async function withTimeout(work: Promise<unknown>, ms: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The mail server took too long.')), ms);
  });
  try {
    await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
    // Whatever it still says is of no interest.
    work.catch(() => {});
  }
}
