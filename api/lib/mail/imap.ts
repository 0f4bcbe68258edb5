import type { ImapFlow } from 'imapflow';
import type { MailTest } from '../../../contract/enquiries/mail-server.ts';
import { oneLine } from './header-text.ts';
import { needsEncryption } from './probe.ts';

export type Mailbox = { host: string; port: number; user: string; password: string; folder: string };

/** Where reading stopped: `mailbox` is another one when the server has made it anew. */
type Position = { mailbox: string; uid: number };

/** A mail of which only the head is here. */
type Found = { bytes: number; head: Uint8Array; source: () => Promise<Uint8Array> };

type Opened = {
  name: string;
  /** What has come since then, the oldest first. */
  fresh: number[];
  /** Nothing where the mail was moved or deleted. */
  look: (uid: number) => Promise<Found | undefined>;
};

const securePort = 993;
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 60_000 };
/** What a server may send at once, whatever it says. */
const limits = { maxLiteralSize: 20_000_000, maxResponseSize: 25_000_000, maxLineLength: 5_000_000 };
/** So far back from its end a mailbox is read for the first time. */
const firstLook = 200;
const mailsAtOnce = 100;

async function opened<T>(
  mailbox: Mailbox,
  work: (client: ImapFlow, steps: MailTest['steps']) => Promise<T>,
): Promise<T> {
  const { ImapFlow } = await import('imapflow');
  const { host, port, user, password } = mailbox;
  const isSecure = port === securePort;
  const client = new ImapFlow({
    ...{ host, port, secure: isSecure, auth: { user, pass: password }, logger: false, disableAutoIdle: true },
    ...(!isSecure && needsEncryption(host) && { doSTARTTLS: true }),
    ...timeouts,
    ...limits,
  });
  // What happens to the line is told by the call that waits for an answer.
  client.on('error', () => {});
  try {
    await client.connect();
    const steps: MailTest['steps'] = [
      { what: 'found', words: host },
      ...(client.secureConnection ? [{ what: 'encrypted' as const, words: 'the whole way' }] : []),
      { what: 'signedIn', words: `as ${user}` },
    ];
    return await work(client, steps);
  } finally {
    client.close();
  }
}

/** Opens it and tells what the server answered, so that who set it up sees where it stops. */
export async function probeMailbox(mailbox: Mailbox): Promise<MailTest> {
  const passed: MailTest['steps'] = [];
  try {
    return await opened(mailbox, async (client, steps) => {
      passed.push(...steps);
      const { exists } = await client.mailboxOpen(mailbox.folder, { readOnly: true });
      const words = `${mailbox.folder} has ${exists} ${exists === 1 ? 'mail' : 'mails'}`;
      return { taken: true, steps: [...steps, { what: 'answered', words }] };
    });
  } catch (error) {
    return { taken: false, steps: passed, problem: problemOf(error, mailbox), ...spoken(error) };
  }
}

/** Opens it for reading. Nothing in the mailbox is changed: what is not for us stays as it was. */
export function readMailbox(
  mailbox: Mailbox,
  since: Position | undefined,
  work: (opened: Opened) => Promise<void>,
): Promise<void> {
  return opened(mailbox, async (client) => {
    const { uidValidity, uidNext } = await client.mailboxOpen(mailbox.folder, { readOnly: true });
    const name = `${mailbox.user}@${mailbox.host}:${mailbox.port}/${mailbox.folder} ${uidValidity}`;
    const last = since?.mailbox === name ? since.uid : Math.max(0, uidNext - 1 - firstLook);
    const found = (await client.search({ uid: `${last + 1}:*` }, { uid: true })) || [];
    // Asked for what is beyond the last one, a server gives the last one.
    const uids = found.filter((uid) => uid > last).sort((one, other) => one - other);
    await work({ name, fresh: uids.slice(0, mailsAtOnce), look: (uid) => lookAt(client, uid) });
  });
}

async function lookAt(client: ImapFlow, uid: number): Promise<Found | undefined> {
  const fetch = (query: { size: true; headers: true } | { source: true }) =>
    client.fetchOne(String(uid), query, { uid: true });
  const mail = await fetch({ size: true, headers: true });
  if (!mail) return undefined;
  const { size: bytes = 0, headers: head = new Uint8Array() } = mail;
  const source = async () => {
    const whole = (await fetch({ source: true })) || undefined;
    if (!whole?.source) throw new Error('the mail has gone in between');
    return whole.source;
  };
  return { bytes, head, source };
}

type Fault = Error & { code?: string; authenticationFailed?: boolean; responseText?: string; response?: unknown };

export function problemOf(error: unknown, { host, port, folder }: Mailbox): string {
  const { code = '', authenticationFailed, message } = error as Fault;
  if (authenticationFailed) return 'The server did not accept the user name and password.';
  if (/ENOTFOUND|EAI_AGAIN/.test(`${code} ${message}`))
    return `There is no server called ${host}. Look at its name again.`;
  if (/certificate|SSL|TLS|STARTTLS/i.test(`${code} ${message}`))
    return 'No encrypted line to the server could be opened.';
  if (/^E[A-Z]+$|TIMEOUT|Closed|NoConnection/i.test(code)) return `${host} does not answer at port ${port}.`;
  return `The folder ${folder} could not be opened.`;
}

/** Only what a server says in words of its own. */
function spoken(error: unknown): { said?: string } {
  const { responseText } = error as Fault;
  return responseText ? { said: oneLine(responseText).slice(0, 300) } : {};
}
