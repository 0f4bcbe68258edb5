import { z } from 'zod';
import { instant, optionalLine, schemasOf } from '../common/fields.ts';
import { lineOf, optionalEmailRule } from '../common/form.ts';
import { isHost, mailFields, mailTest } from './mail-server.ts';

export const mailboxMessages = {
  host: 'The name of the server is needed, such as imap.school.example.',
  folder: 'The name of the folder is required, nearly always INBOX.',
  environment: 'The mailbox is set in the file .env of the machine, which wins.',
  secretInEnvironment: 'The secret is set in the file .env of the machine, which wins.',
  none: 'No mailbox is set up yet.',
  signature: 'The signature is not right.',
  unmatched: 'This mail belongs to no enquiry.',
  tooLarge: 'A mail may have 15 MB.',
} as const;

export const mailboxFields = {
  host: { ...mailFields.host, required: mailboxMessages.host },
  port: mailFields.port,
  user: mailFields.user,
  /** Left empty it stays as it is. */
  password: mailFields.password,
  folder: lineOf(200, mailboxMessages.folder),
  /** Where families answer to; without it, to the office as ever. */
  replyTo: optionalEmailRule,
};

const texts = schemasOf(mailboxFields, 'all');

export const mailboxInput = z.object({
  host: texts.host.refine(isHost, mailboxMessages.host),
  port: texts.port,
  user: texts.user,
  password: optionalLine(200).optional().describe('Left out or empty, the one that is stored'),
  folder: texts.folder,
  replyTo: texts.replyTo,
});
export type MailboxInput = z.infer<typeof mailboxInput>;

export const mailboxView = z.object({
  source: z.enum(['environment', 'settings', 'none']).describe('The environment wins over what is set here'),
  host: z.string(),
  port: z.number().int(),
  user: z.string(),
  folder: z.string(),
  replyTo: z.string(),
  hasPassword: z.boolean().describe('One is stored and can be read on this machine'),
  checkedAt: instant.nullable().describe('When it was last read without fault'),
  problem: z.string().nullable().describe('Why it cannot be read at the moment'),
  webhook: z.object({
    url: z.string(),
    source: z.enum(['environment', 'settings', 'none']),
  }),
});
export type MailboxView = z.infer<typeof mailboxView>;

export const mailboxTest = mailTest;
export const webhookSecret = z.object({ secret: z.string().describe('Shown this once') });

export const signatureHeader = 'x-reply-signature';
export const replyHeaders = z.object({
  [signatureHeader]: z
    .string()
    .max(200)
    .optional()
    .describe(
      'sha256= and the HMAC-SHA256 of the body under the secret, in hexadecimal; or `Authorization: Bearer` and the secret',
    ),
});
export const replyTaken = z.object({
  outcome: z.enum(['stored', 'known', 'automatic']).describe('known: it was taken before; automatic: nobody wrote it'),
});
