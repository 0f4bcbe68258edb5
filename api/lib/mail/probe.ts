import type SMTPConnection from 'nodemailer/lib/smtp-connection';
import type { MailTest } from '../../../contract/enquiries/mail-server.ts';
import { oneLine } from './header-text.ts';

export type MailServer = { host: string; port: number; user: string; password: string; from: string };

/** On this machine nobody can listen; everywhere else a password travels encrypted or not at all. */
export const needsEncryption = (host: string): boolean => !['localhost', '127.0.0.1'].includes(host);

const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 15_000 };

type Letter = { to: string; message: string };
type Steps = MailTest['steps'];

/** Sends one mail step by step and tells what the server answered to each, so that who set it up sees where it stops. */
export async function probeMailServer(server: MailServer, { to, message }: Letter): Promise<MailTest> {
  const { default: Connection } = await import('nodemailer/lib/smtp-connection/index.js');
  const { host, port, user, password, from } = server;
  const connection: SMTPConnection = new Connection({
    ...{ host, port, secure: port === 465, requireTLS: needsEncryption(host), ...timeouts },
  });
  const steps: Steps = [];
  const startedAt = performance.now();
  const failed = new Promise<never>((_, reject) => connection.once('error', reject));
  failed.catch(() => {});
  const ask = <T>(call: (done: (error: Error | null | undefined, result?: T) => void) => void) =>
    Promise.race([
      failed,
      new Promise<T | undefined>((resolve, reject) => {
        call((error, result) => (error ? reject(error) : resolve(result)));
      }),
    ]);
  try {
    await ask((done) => connection.connect(done));
    steps.push({ what: 'found', words: `${host} in ${((performance.now() - startedAt) / 1000).toFixed(1)} s` });
    if (connection.secure) steps.push({ what: 'encrypted', words: certificateOf(connection) });
    // A server on the same machine may know its users without being told.
    if (connection.allowsAuth) {
      await ask((done) => connection.login({ credentials: { user, pass: password } }, done));
      steps.push({ what: 'signedIn', words: `as ${user}` });
    }
    const info = await ask<SMTPConnection.SentMessageInfo>((done) =>
      connection.send({ from, to: [to] }, message, (error, result) => done(error, result)),
    );
    steps.push({ what: 'answered', words: smtpReply(info?.response) ?? '' });
    return { taken: true, steps };
  } catch (error) {
    const { response, code, message: words } = error as Error & { response?: string; code?: string };
    return { taken: false, steps, problem: problemOf(code, words, host, port), ...spoken(response) };
  } finally {
    connection.close();
  }
}

const spoken = (response: string | undefined) => {
  const said = smtpReply(response);
  return said === undefined ? {} : { said };
};

/** Only what a mail server would say: whatever else listens there is not read out to anybody. */
function smtpReply(response: string | undefined): string | undefined {
  const line = oneLine(response ?? '').slice(0, 300);
  return /^[2-5]\d\d[ -]/.test(line) ? line : undefined;
}

function certificateOf(connection: SMTPConnection): string {
  const socket = Reflect.get(connection, '_socket') as { getPeerCertificate?: () => { valid_to?: string } } | undefined;
  const until = socket?.getPeerCertificate?.()?.valid_to;
  const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
  return until ? `with a certificate valid until ${day.format(new Date(until))}` : 'the whole way';
}

function problemOf(code: string | undefined, words: string, host: string, port: number): string {
  if (code === 'EDNS' || /ENOTFOUND|EAI_AGAIN/.test(words))
    return `There is no server called ${host}. Look at its name again.`;
  if (code === 'EAUTH') return 'The server did not accept the user name and password.';
  if (code === 'ETLS' || /STARTTLS|certificate|SSL|TLS/i.test(words))
    return 'No encrypted line to the server could be opened.';
  if (code === 'EENVELOPE') return 'The server did not accept the sender or the address of the test.';
  if (code === 'ETIMEDOUT' || code === 'ESOCKET' || code === 'ECONNECTION')
    return `${host} does not answer at port ${port}.`;
  return 'The server did not take the test mail.';
}
