import type { Deps } from '../../deps.ts';
import type { MailSettings } from '../../lib/mail/deliver.ts';
import { type MailServer, needsEncryption } from '../../lib/mail/probe.ts';
import { loadSettings } from '../settings/settings.service.ts';
import * as queries from './mail-server.queries.ts';

export type MailDeps = Pick<Deps, 'db' | 'secretBox' | 'envMail'>;

/** Whose secret it is: moved to another row it opens nothing. */
export const secretOwner = 'mail server';

/** Whether a mail can leave: by the environment, or by what the owner has set. */
export const canMail = async (deps: MailDeps): Promise<boolean> => (await mailSettings(deps)) !== undefined;

/** The environment wins. */
export async function mailSettings(deps: MailDeps): Promise<MailSettings | undefined> {
  if (deps.envMail) return { smtpUrl: deps.envMail.smtpUrl, from: await environmentSender(deps) };
  const server = await storedServer(deps);
  return server && { smtpUrl: urlOf(server), from: server.from };
}

/** Whoever has set a server and no sender writes in the name of the school. */
export async function environmentSender({ db, envMail }: Pick<Deps, 'db' | 'envMail'>): Promise<string> {
  if (envMail?.from) return envMail.from;
  const { school } = await loadSettings(db);
  return `"${school.schoolName.replace(/["\\]/g, '')}" <office@localhost>`;
}

export async function storedServer({ db, secretBox }: MailDeps): Promise<MailServer | undefined> {
  const stored = await queries.findMail(db);
  const password = stored && secretBox.open(stored.sealed, secretOwner);
  return stored && password !== undefined ? { ...stored, password } : undefined;
}

function urlOf({ host, port, user, password }: MailServer): string {
  const protocol = port === 465 ? 'smtps' : 'smtp';
  const login = `${encodeURIComponent(user)}:${encodeURIComponent(password)}`;
  return `${protocol}://${login}@${host}:${port}${needsEncryption(host) ? '?requireTLS=true' : ''}`;
}
