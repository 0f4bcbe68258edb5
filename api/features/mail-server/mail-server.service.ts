import { type MailInput, type MailTest, type MailView, mailMessages } from '../../../contract/enquiries/mail-server.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../lib/actor.ts';
import { ApiError, invalid } from '../../lib/errors.ts';
import { type MailServer, probeMailServer } from '../../lib/mail/probe.ts';
import { record } from '../audit/audit.service.ts';
import { loadSender } from '../settings/settings.service.ts';
import * as queries from './mail-server.queries.ts';
import { environmentSender, type MailDeps, mailSettings, secretOwner, storedServer } from './mail-settings.ts';
import { testLetter } from './test-letter.tsx';

const about = { action: 'changed', kind: 'settings', itemId: 'mail', title: 'The mail server' };

const nobody = { host: '', port: 587, user: '', from: '', hasPassword: false };

/** Never with the password. */
export async function viewMail(deps: MailDeps): Promise<MailView> {
  if (deps.envMail) {
    const { hostname, port, username } = new URL(deps.envMail.smtpUrl);
    const user = decodeURIComponent(username);
    return {
      source: 'environment',
      host: hostname,
      port: Number(port) || 587,
      user,
      from: await environmentSender(deps),
      hasPassword: true,
    };
  }
  const stored = await queries.findMail(deps.db);
  if (!stored) return { source: 'none', ...nobody };
  const { host, port, user, from, sealed } = stored;
  return {
    source: 'settings',
    host,
    port,
    user,
    from,
    hasPassword: deps.secretBox.open(sealed, secretOwner) !== undefined,
  };
}

/** Saved only when the server took a mail: nothing of what families wait for is ever handed to a server that does not work. */
export async function changeMail(deps: Deps, actor: Actor, { to, ...input }: MailInput): Promise<MailTest> {
  if (deps.envMail) return { taken: false, steps: [], problem: mailMessages.environment };
  const kept = await storedServer(deps);
  // It is sent to no other server than the one that it was typed for, and for nobody else.
  const isSame = kept?.host === input.host && kept.port === input.port && kept.user === input.user;
  const password = input.password || (isSame ? kept.password : undefined);
  if (password === undefined) throw invalid({ password: mailMessages.password });
  const from = input.from || (input.user.includes('@') ? input.user : '');
  if (!from) throw invalid({ from: 'Say which address the mails come from.' });
  const server = { host: input.host, port: input.port, user: input.user, from, password };
  const test = await probe(deps, server, to);
  if (!test.taken) return test;
  const { password: secret, ...rest } = server;
  await deps.db.transaction(async (tx) => {
    await queries.lockMail(tx);
    await queries.saveMail(tx, { ...rest, sealed: deps.secretBox.seal(secret, secretOwner) }, actor.id, deps.clock());
    await record(deps, tx, actor, { ...about, detail: `${rest.host}, port ${rest.port}, ${rest.user}` });
    // What has waited goes out.
    await deps.jobs.send(tx, 'open-mail', {});
  });
  return test;
}

export const removeMail = (deps: Deps, actor: Actor): Promise<void> =>
  deps.db.transaction(async (tx) => {
    await queries.lockMail(tx);
    if (!(await queries.deleteMail(tx))) return;
    await record(deps, tx, actor, { ...about, detail: 'none' });
    await deps.jobs.send(tx, 'open-mail', {});
  });

/** With the server as it is set now, wherever that is. */
export async function testMail(deps: Deps, to: string): Promise<MailTest> {
  const settings = await mailSettings(deps);
  if (!settings) throw new ApiError('conflict', mailMessages.none);
  const url = new URL(settings.smtpUrl);
  const port = Number(url.port) || (url.protocol === 'smtps:' ? 465 : 587);
  const [user, password] = [decodeURIComponent(url.username), decodeURIComponent(url.password)];
  return probe(deps, { host: url.hostname, port, user, password, from: bare(settings.from) }, to);
}

/** The address alone of `Name <address>`. */
const bare = (from: string) =>
  from
    .slice(from.lastIndexOf('<') + 1)
    .replace('>', '')
    .trim();

async function probe(deps: Deps, server: MailServer, to: string): Promise<MailTest> {
  const sender = await loadSender(deps.db, deps.publicUrl);
  return probeMailServer(server, { to, message: await testLetter(sender, { from: server.from, to }) });
}
