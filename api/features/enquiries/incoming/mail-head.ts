import { createHash } from 'node:crypto';
import PostalMime, { addressParser, type Email } from 'postal-mime';
import { oneLine } from '../../../lib/mail/header-text.ts';

export type MailHead = {
  /** Its own, or one made of its head. */
  messageId: string;
  /** In small letters; empty when it does not say, or says two. */
  from: string;
  subject: string;
  /** The ids of the mails that it answers, without their brackets. */
  answers: string[];
  /** Nobody has written it: a holiday notice, a mailing list, a mail that could not be delivered. */
  isAutomatic: boolean;
  /** The server that took it says that it does not come from whom it names. */
  isForged: boolean;
  /** That server has found that it does come from there. */
  isProven: boolean;
};

const maxIds = 60;
export const maxHeadersSize = 200_000;
const maxHeadLines = 5_000;
const idForm = /^<[^\s<>]{3,250}>$/;

/** Reads what stands above the words; throws when there is more of it than any mail has. */
export async function readHead(raw: Uint8Array): Promise<MailHead> {
  const head = headOf(raw);
  if (!hasAtMost(head, '\n', maxHeadLines)) throw new Error('The head has too many lines.');
  const email = await PostalMime.parse(head, { maxHeadersSize });
  return {
    messageId: idForm.test(email.messageId ?? '') ? (email.messageId ?? '') : `<${hashOf(head)}@no-id.invalid>`,
    from: senderOf(email),
    subject: oneLine(email.subject ?? '').slice(0, 500),
    answers: idsIn(`${email.references ?? ''} ${email.inReplyTo ?? ''}`),
    isAutomatic: isAutomatic(email),
    isForged: valuesOf(email, 'authentication-results').some((value) => /\bdmarc=fail\b/i.test(value)),
    isProven: isProven(email),
  };
}

export const hashOf = (bytes: Uint8Array | string): string => createHash('sha256').update(bytes).digest('hex');

/** Up to the first empty line. What has none within the limit is cut behind it, so that the parser refuses it. */
function headOf(raw: Uint8Array): Buffer {
  const text = Buffer.from(raw.buffer, raw.byteOffset, Math.min(raw.length, maxHeadersSize + 1_000));
  const ends = ['\n\n', '\n\r\n'].map((end) => text.indexOf(end)).filter((at) => at >= 0);
  return text.subarray(0, ends.length > 0 ? Math.min(...ends) : text.length);
}

/** Stops at the first that is too many. */
export function hasAtMost(bytes: Buffer, piece: string, limit: number): boolean {
  let at = -1;
  for (let seen = 0; seen <= limit; seen += 1) {
    at = bytes.indexOf(piece, at + 1);
    if (at < 0) return true;
  }
  return false;
}

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

/**
 * By DMARC, or by SPF or DKIM of the sender's own domain (RFC 8601). The first header alone counts: the server that took
 * the mail puts its own above all that came with it.
 */
function isProven(email: Email): boolean {
  const [results = ''] = valuesOf(email, 'authentication-results');
  const domain = senderOf(email).split('@').at(-1) ?? '';
  if (domain === '') return false;
  // Names and remarks are the sender's.
  const plain = results.replace(/"[^"]*"/g, '').replace(/\([^()]*\)/g, '');
  return plain.split(';').some((result) => {
    const [outcome = '', ...properties] = result.trim().split(/\s+/);
    if (outcome === 'dmarc=pass') return true;
    const names = { 'dkim=pass': ['header.d', 'header.i'], 'spf=pass': ['smtp.mailfrom'] }[outcome] ?? [];
    return properties.some((property) => {
      const [name = '', value = ''] = property.split('=');
      const proven = value.split('@').at(-1) ?? '';
      return names.includes(name) && (domain === proven || domain.endsWith(`.${proven}`));
    });
  });
}

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
