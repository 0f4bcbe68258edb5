import { createHash } from 'node:crypto';
import { compile } from 'html-to-text';
import PostalMime, { type Attachment, addressParser, type Email } from 'postal-mime';
import { oneLine } from '../../../lib/mail/header-text.ts';
import { isTooDeep } from '../../../lib/text/html.ts';
import { cutQuoted } from './quoted-tail.ts';

export type IncomingFile = { name: string; content: Uint8Array };

export type IncomingMail = {
  /** Its own, or one made of its bytes. */
  messageId: string;
  /** In small letters; empty when it does not say, or says two. */
  from: string;
  subject: string;
  /** The ids of the mails that it answers, without their brackets. */
  answers: string[];
  text: string;
  quoted: string;
  files: IncomingFile[];
  /** Nobody has written it: a holiday notice, a mailing list, a mail that could not be delivered. */
  isAutomatic: boolean;
  /** The server that took it says that it does not come from whom it names. */
  isForged: boolean;
};

const maxIds = 60;
const maxTextLength = 20_000;
const idForm = /^<[^\s<>]{3,250}>$/;

/** Markup of a mail is made for somebody else's eyes: only its words are read. */
const toText = compile({
  wordwrap: false,
  limits: { maxInputLength: 500_000, maxDepth: 60, maxChildNodes: 5_000 },
  selectors: [
    { selector: 'img', format: 'skip' },
    { selector: 'a', options: { hideLinkHrefIfSameAsText: true } },
    ...['h1', 'h2', 'h3', 'table'].map((selector) => ({ selector, options: { uppercase: false } })),
  ],
});

/** Reads a mail as it came over the wire; throws when it is none. */
export async function readMail(raw: Uint8Array): Promise<IncomingMail> {
  const email = await PostalMime.parse(raw, {
    ...{ maxNestingDepth: 30, maxHeadersSize: 200_000, forceRfc822Attachments: true },
  });
  const { text, quoted } = cutQuoted(wordsOf(email));
  return {
    messageId: idForm.test(email.messageId ?? '') ? (email.messageId ?? '') : `<${hashOf(raw)}@no-id.invalid>`,
    from: senderOf(email),
    subject: oneLine(email.subject ?? '').slice(0, 500),
    answers: idsIn(`${email.references ?? ''} ${email.inReplyTo ?? ''}`),
    text: shortened(text),
    quoted: shortened(quoted),
    files: email.attachments.flatMap(fileOf),
    isAutomatic: isAutomatic(email),
    isForged: valuesOf(email, 'authentication-results').some((value) => /\bdmarc=fail\b/i.test(value)),
  };
}

export const hashOf = (bytes: Uint8Array | string): string => createHash('sha256').update(bytes).digest('hex');

function wordsOf({ text, html }: Email): string {
  const plain = text?.trim() ? text : html ? readable(html) : '';
  // PostgreSQL has no place for it, and nobody can read it.
  return plain.replaceAll('\0', '').toWellFormed();
}

const readable = (html: string) => (isTooDeep(html) ? html.replace(/<[^<>]*>?/g, ' ') : toText(html));

const shortened = (text: string) =>
  text.length > maxTextLength ? `${text.slice(0, maxTextLength).toWellFormed()}\n[…]` : text;

function senderOf(email: Email): string {
  const [value = '', ...others] = valuesOf(email, 'from');
  const named = addressParser(value, { flatten: true });
  // Programs differ about which of several counts.
  if (others.length > 0 || named.length !== 1) return '';
  return (named[0]?.address ?? '').trim().toLowerCase();
}

const idsIn = (text: string): string[] =>
  [...new Set(text.split(/[\s<>,]+/).filter((id) => id.length > 2 && id.length <= 250))].slice(-maxIds);

const valuesOf = ({ headers }: Email, name: string): string[] =>
  headers.filter(({ key }) => key === name).map(({ value }) => value.trim().toLowerCase());

const robots = /^(?:mailer-daemon|postmaster|no-?reply|do-?not-?reply|bounces?)(?:[+@.-]|$)/;

/** RFC 3834, and what programs did before it. */
function isAutomatic(email: Email): boolean {
  const [submitted = 'no'] = valuesOf(email, 'auto-submitted');
  const [precedence = ''] = valuesOf(email, 'precedence');
  const [returnPath] = valuesOf(email, 'return-path');
  const [type = ''] = valuesOf(email, 'content-type');
  return (
    !submitted.startsWith('no') ||
    ['bulk', 'junk', 'list', 'auto_reply'].includes(precedence) ||
    ['x-autoreply', 'x-autorespond', 'list-id', 'x-failed-recipients'].some(
      (name) => valuesOf(email, name).length > 0,
    ) ||
    returnPath === '<>' ||
    type.startsWith('multipart/report') ||
    robots.test(senderOf(email))
  );
}

function fileOf({ filename, content, mimeType, disposition, related }: Attachment): IncomingFile[] {
  // The picture of a signature is no attachment, and a signature for machines is for machines.
  if (related && disposition !== 'attachment') return [];
  if (/^application\/(?:pgp-signature|pkcs7-signature|x-pkcs7-signature)$/.test(mimeType)) return [];
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : new Uint8Array(content);
  return bytes.length === 0 ? [] : [{ name: oneLine(filename ?? 'file').slice(0, 200) || 'file', content: bytes }];
}
