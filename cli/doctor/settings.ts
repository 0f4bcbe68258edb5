import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import { mailSettings } from '../../api/features/mail-server/mail-settings.ts';
import { loadSettings } from '../../api/features/settings/settings.service.ts';
import { createSecretBox } from '../../api/lib/security/secret-box.ts';
import { loadKey } from '../../api/lib/security/tokens.ts';
import { email } from '../../contract/common/fields.ts';
import { defaultSchool } from '../../contract/site/settings.ts';
import { type Context, type Finding, ok, warn, wrong } from './finding.ts';

const timeoutMs = 5_000;

export async function checkSettings({ env }: Context): Promise<Finding[]> {
  const { hostname, protocol } = new URL(env.publicUrl);
  const isLocal = hostname === 'localhost' || hostname === '127.0.0.1';
  const found = [];
  if (!env.hasPublicUrl) found.push(warn('PUBLIC_URL is not set: mails link to this machine', 'set PUBLIC_URL'));
  else if (!isLocal && protocol !== 'https:') {
    found.push(warn(`PUBLIC_URL is ${env.publicUrl}: passwords travel in the open`, 'use https'));
  }
  if (!isLocal && existsSync(path.join(env.dataFolder, 'demo-accounts.json'))) {
    found.push(
      warn(
        'The demo accounts are there, on a public address',
        'remove them, or begin with DEMO=false and a new DATA_DIR',
      ),
    );
  }
  return found.length > 0 ? found : [ok(`The site is at ${env.publicUrl}`)];
}

/** The one that mails leave by, of the environment or of the settings, and where to look when it does not work. */
export async function mailServerOf({ env, db }: Context) {
  const secretBox = createSecretBox(await loadKey(db, 'factors'));
  const mail = await mailSettings({ db, secretBox, envMail: env.mail });
  return { mail, todo: env.mail ? 'see SMTP_URL' : 'see /admin/settings/mail' };
}

export async function checkMailServer(context: Context): Promise<Finding[]> {
  const { mail, todo } = await mailServerOf(context);
  if (!mail) {
    return [warn('No mail server: mails wait in the database', 'set one at /admin/settings/mail, or by SMTP_URL')];
  }
  if (mail.from.endsWith('@localhost>')) return [warn('Mails come from office@localhost', 'set MAIL_FROM')];
  const limits = { connectionTimeout: timeoutMs, greetingTimeout: timeoutMs, socketTimeout: timeoutMs };
  const transport = createTransport({ url: mail.smtpUrl, ...limits });
  try {
    await transport.verify();
    return [ok('The mail server answers')];
  } catch (error) {
    return [wrong(`The mail server does not take us: ${(error as Error).message}`, todo)];
  } finally {
    transport.close();
  }
}

export async function checkStorage({ env, storage }: Context): Promise<Finding[]> {
  const key = `unfinished/${randomUUID()}`;
  const where = env.bucket ? `The bucket ${env.bucket.bucket}` : 'The folder of pictures';
  const content = new TextEncoder().encode(key);
  try {
    await storage.put(key, content);
    const back = await storage.get(key);
    await storage.delete(key);
    return Buffer.compare(back ?? Buffer.alloc(0), content) === 0
      ? [ok(`${where} keeps what is put into it`)]
      : [wrong(`${where} does not give back what was put into it`, 'see the settings S3_…')];
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : (error as Error);
    const todo = env.bucket ? 'see the settings S3_…' : 'free some space, or give this user the right to write';
    return [wrong(`${where} cannot be used: ${cause.message}`, todo)];
  }
}

export async function checkSchool({ db }: Context): Promise<Finding[]> {
  const { school } = await loadSettings(db);
  const todo = 'set it at /admin/settings';
  if (!email.safeParse(school.mailbox).success) return [wrong(`"${school.mailbox}" is no mailbox`, todo)];
  if (school.mailbox === defaultSchool.mailbox) return [warn(`Mails for the school go to ${school.mailbox}`, todo)];
  return [ok(`Mails for the school go to ${school.mailbox}`)];
}
