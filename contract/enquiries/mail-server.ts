import { z } from 'zod';
import { email, optionalLine, schemasOf } from '../common/fields.ts';
import { emailRule, lineOf, optionalEmailRule, wholeOf } from '../common/form.ts';

export const mailMessages = {
  host: 'The name of the mail server is needed, such as smtp.school.example.',
  port: 'A port is a number, nearly always 587.',
  user: 'The user name is required.',
  password: 'The password is required.',
  environment: 'The mail server is set in the file .env of the machine, which wins.',
  none: 'No mail server is set up yet.',
} as const;

/** A name that can be looked up. */
export const isHost = (name: string): boolean => hostPattern.test(name);

const hostPattern = /^(?=.{1,253}$)[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$/i;
const passwordMaxLength = 200;

export const mailFields = {
  host: lineOf(253, mailMessages.host, (text) => (hostPattern.test(text.trim()) ? undefined : mailMessages.host)),
  port: wholeOf(mailMessages.port, [1, 65_535], 5),
  user: lineOf(200, mailMessages.user),
  /** Left empty it stays as it is. */
  password: lineOf(passwordMaxLength),
  /** Who the mails come from; without it, the user name. */
  from: optionalEmailRule,
  to: emailRule,
};

const texts = schemasOf(mailFields, 'all');

export const mailInput = z.object({
  host: texts.host.refine(isHost, mailMessages.host),
  port: texts.port,
  user: texts.user,
  password: optionalLine(passwordMaxLength).optional().describe('Left out or empty, the one that is stored'),
  from: texts.from,
  to: email.describe('Where the test mail goes'),
});
export type MailInput = z.infer<typeof mailInput>;

export const mailTestInput = z.object({ to: email });

export const mailView = z.object({
  source: z.enum(['environment', 'settings', 'none']).describe('The environment wins over what is set here'),
  host: z.string(),
  port: z.number().int(),
  user: z.string(),
  from: z.string(),
  hasPassword: z.boolean().describe('One is stored and can be read on this machine'),
});
export type MailView = z.infer<typeof mailView>;

const step = z.object({ what: z.enum(['found', 'encrypted', 'signedIn', 'answered']), words: z.string() });

export const mailTest = z.object({
  taken: z.boolean().describe('The server took the test mail; only then it is saved'),
  steps: z.array(step).describe('What worked, in order'),
  problem: z.string().optional().describe('What did not, in words'),
  said: z.string().optional().describe('The answer of the server to it'),
});
export type MailTest = z.infer<typeof mailTest>;
