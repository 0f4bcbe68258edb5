import { compile } from 'html-to-text';
import PostalMime, { type Attachment, type Email } from 'postal-mime';
import { oneLine } from '../../../lib/mail/header-text.ts';
import { isTooDeep } from '../../../lib/text/html.ts';
import { hasAtMost, maxHeadersSize } from './mail-head.ts';
import { cutQuoted } from './quoted-tail.ts';

export type IncomingFile = { name: string; content: Uint8Array };
export type MailBody = { text: string; quoted: string; files: IncomingFile[] };

/** Files of 10 MB have 190,000 lines; of lines that begin like a boundary, a long thread has hundreds. */
const maxLines = 250_000;
const maxDashedLines = 5_000;
const maxMarkupLength = 1_000_000;
/** Ten times what is kept: more is not even looked through for quotations. */
const maxWordsLength = 200_000;
const maxTextLength = 20_000;

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

/** Whether a mail has no more lines and parts than one that people wrote; whatever it has, the answer is quick. */
export function isWithinBounds(raw: Uint8Array): boolean {
  const bytes = Buffer.from(raw.buffer, raw.byteOffset, raw.length);
  return hasAtMost(bytes, '\n', maxLines) && hasAtMost(bytes, '\n--', maxDashedLines);
}

/** Reads words and files of a mail as it came over the wire; throws when it is none. */
export async function readBody(raw: Uint8Array): Promise<MailBody> {
  const parser = new BlockParser({ maxNestingDepth: 30, maxHeadersSize, forceRfc822Attachments: true });
  const email = await parser.parse(raw);
  const { text, quoted } = cutQuoted(wordsOf(email));
  return { text: shortened(text), quoted: shortened(quoted), files: email.attachments.flatMap(fileOf) };
}

/** Private fields of the parser, which it does not promise. */
type Inside = {
  av: Uint8Array<ArrayBuffer>;
  readPos: number;
  currentNode: {
    state: string;
    contentType: { parsed: { value: string } };
    contentTransferEncoding: { encoding: string };
  };
};
const readLine: (this: unknown) => { bytes: Uint8Array<ArrayBuffer>; done: boolean } = Reflect.get(
  PostalMime.prototype,
  'readLine',
);
const dash = 45;
const carriageReturn = 13;

/**
 * Takes the lines of a text as one, up to the next that may be a boundary: for each line of a text the parser would keep
 * two kilobytes. Of words it takes no more than is looked at; of what is encoded, line by line.
 */
class BlockParser extends PostalMime {
  readLine() {
    const inside = this as unknown as Inside;
    const { av, readPos, currentNode } = inside;
    const isEncoded = /base64|quoted-printable/i.test(currentNode.contentTransferEncoding.encoding);
    const isDashed = av[readPos] === dash && av[readPos + 1] === dash;
    if (currentNode.state !== 'body' || isEncoded || isDashed) return readLine.call(this);
    const next = Buffer.from(av.buffer, av.byteOffset, av.length).indexOf('\n--', readPos);
    const end = next < 0 ? av.length : next;
    inside.readPos = Math.min(end + 1, av.length);
    const isWords = currentNode.contentType.parsed.value.startsWith('text/');
    const own = end > readPos && av[end - 1] === carriageReturn ? end - 1 : end;
    const bytes = av.subarray(readPos, isWords ? Math.min(own, readPos + maxMarkupLength) : own);
    return { bytes, done: inside.readPos >= av.length };
  }
}

function wordsOf({ text, html }: Email): string {
  const plain = text?.trim() ? text : html ? readable(html.slice(0, maxMarkupLength)) : '';
  // PostgreSQL has no place for the null character, and nobody can read it.
  return plain.trimStart().slice(0, maxWordsLength).replaceAll('\0', '').toWellFormed();
}

const readable = (html: string) => (isTooDeep(html) ? html.replace(/<[^<>]*>?/g, ' ') : toText(html));

const shortened = (text: string) =>
  text.length > maxTextLength ? `${text.slice(0, maxTextLength).toWellFormed()}\n[…]` : text;

function fileOf({ filename, content, mimeType, disposition, related }: Attachment): IncomingFile[] {
  // The picture of a signature is no attachment, and a signature for machines is for machines.
  if (related && disposition !== 'attachment') return [];
  if (/^application\/(?:pgp-signature|pkcs7-signature|x-pkcs7-signature)$/.test(mimeType)) return [];
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : new Uint8Array(content);
  return bytes.length === 0 ? [] : [{ name: oneLine(filename ?? 'file').slice(0, 200) || 'file', content: bytes }];
}
