import { z } from 'zod';
import { emptyIsNone, id, instant, schemasOf, wholeNumber } from '../common/fields.ts';
import { paragraphOf } from '../common/form.ts';

export const maxReplyFiles = 5;
/** Of all files of an answer together: most mailboxes take 25 MB, and a mail makes a third more of it. */
export const maxReplyBytes = 10_000_000;
/** How long an answer waits before it leaves. */
export const takeBackSeconds = 10;

export const replyMessages = {
  text: 'Write an answer first.',
  quarantined: 'It was set aside as possible spam. Say “Not spam” first, then it can be answered.',
  answered: (name: string) => `${name} has answered since you opened this. Look first; your words are still here.`,
  arrived: 'An answer has come since you opened this. Look first; your words are still here.',
  gone: 'Too late: the answer has left, or is leaving at this moment.',
  key: 'This answer belongs to another enquiry.',
  tooMany: `At most ${maxReplyFiles} files.`,
  tooLarge: 'The files are too large. Together they may have 10 MB.',
  wrongType: 'Only PDF, office files (docx, xlsx, pptx, odt, ods, odp) and pictures (jpg, png) can be sent.',
} as const;

export const replyFields = { text: paragraphOf(20_000, replyMessages.text) };

/** A form sends one value as itself and several as a list. */
const several = (value: unknown) => (value === undefined || value === '' ? [] : Array.isArray(value) ? value : [value]);

export const replyInput = z.object({
  ...schemasOf(replyFields, 'add'),
  key: z
    .string({ error: 'A key of this answer is needed.' })
    .regex(/^[\w-]{16,64}$/, 'A key has 16 to 64 letters and digits.')
    .describe('Made up by the sender: the same answer sent twice is one'),
  seen: emptyIsNone(wholeNumber(0).default(0)).describe(
    'The number of the newest message that its writer has seen; 0 for none',
  ),
  close: z.enum(['yes', 'no']).default('no').describe('Whether the enquiry is closed with it'),
  documents: z
    .preprocess(several, z.array(id).max(maxReplyFiles, replyMessages.tooMany))
    .meta({ description: 'Numbers of documents of the site to send along' }),
  files: z
    .any()
    .optional()
    .meta({
      description: `Up to ${maxReplyFiles} files, together at most 10,000,000 bytes`,
      type: 'array',
      items: { type: 'string', format: 'binary' },
    }),
});

export type ReplyInput = z.infer<typeof replyInput>;

export const replyPreviewInput = z.object(schemasOf(replyFields, 'add'));
export const replyPreview = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string().describe('The letter as plain text'),
});
export type ReplyPreview = z.infer<typeof replyPreview>;

export const replyParams = z.object({ id, messageId: id });
export const takenBack = z.object({ text: z.string().describe('What was written') });

const file = z.object({ id, name: z.string(), bytes: z.number().int() });

export const threadMessage = z
  .object({
    id,
    direction: z.enum(['out', 'in']).describe('out: the school answered; in: its sender did'),
    author: z.string().nullable().describe('Who of the school; null when the account is gone'),
    authorId: z.number().int().nullable(),
    text: z.string(),
    quoted: z.string().describe('What it quotes of earlier mails'),
    files: z.array(file),
    mailId: z.number().int().nullable().describe('The mail of an answer, among the mails of the enquiry'),
    at: instant,
  })
  .meta({ id: 'EnquiryMessage' });

export type ThreadMessage = z.infer<typeof threadMessage>;
export type ThreadFile = z.infer<typeof file>;
