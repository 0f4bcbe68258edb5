import { Parser } from 'htmlparser2';
import sanitizeHtml from 'sanitize-html';
import { cutAtWord } from '../../../contract/common/text/extract.ts';
import {
  addressOfPicture,
  pictureAt,
  pictureSizes,
  textPictureAltLength,
} from '../../../contract/common/text/rich-pictures.ts';
import { tidyTables } from '../tidy-tables.ts';

const blocks = ['p', 'h2', 'h3', 'h4', 'blockquote', 'ul', 'ol', 'li', 'hr', 'pre'];
const tables = ['table', 'thead', 'tbody', 'tr', 'th', 'td'];
const inline = ['a', 'strong', 'b', 'em', 'i', 'u', 's', 'code', 'sub', 'sup', 'br', 'span'];

const aligned = ['p', 'h2', 'h3', 'h4'];
const alignments = ['align-left', 'align-center', 'align-right', 'align-justify'];
const sizes = ['size-small', 'size-medium', 'size-large'];

const options: sanitizeHtml.IOptions = {
  allowedTags: [...blocks, ...tables, ...inline],
  allowedAttributes: {
    a: ['href', 'rel'],
    ol: ['start'],
    th: ['colspan', 'rowspan', 'scope'],
    td: ['colspan', 'rowspan'],
  },
  allowedClasses: { span: sizes, ...Object.fromEntries(aligned.map((tag) => [tag, alignments])) },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  // A pasted h1 would compete with the title of the page.
  transformTags: { h1: 'h2', a: sanitizeHtml.simpleTransform('a', { rel: 'noopener noreferrer' }) },
  disallowedTagsMode: 'discard',
  nestingLimit: 30,
};

const pictureClasses = pictureSizes.map((size) => `pic-${size}`);

/** Where a text may show pictures: our own, by an address that names nothing else, and with the few things that we say. */
const withPictures: sanitizeHtml.IOptions = {
  ...options,
  allowedTags: [...blocks, ...tables, ...inline, 'img'],
  allowedAttributes: { ...options.allowedAttributes, img: ['src', 'alt', 'width', 'height'] },
  allowedClasses: { ...options.allowedClasses, img: pictureClasses },
  transformTags: { ...options.transformTags, img: ownPicture },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs.src,
};

function ownPicture(tagName: string, { src = '', alt = '', class: look = '', width, height }: sanitizeHtml.Attributes) {
  const name = pictureAt(src);
  const isSide = (side: string | undefined): side is string => /^[1-9]\d{0,4}$/.test(side ?? '');
  const attribs: sanitizeHtml.Attributes = {
    class: pictureClasses.find((one) => look.split(' ').includes(one)) ?? 'pic-full',
    src: name === undefined ? '' : addressOfPicture(name),
    alt: alt.replace(/\s+/g, ' ').trim().slice(0, textPictureAltLength).toWellFormed(),
    ...(isSide(width) && isSide(height) && { width, height }),
  };
  return { tagName, attribs: name === undefined ? {} : attribs };
}

/** The parser looks through all open tags for each new one; nobody's editor nests nearly so deep. */
const deepest = 200;
/** What ends where one of these begins: many a text leaves out the end tag. */
const endsBefore: Record<string, string[]> = {
  ...{ p: ['p'], li: ['li'], option: ['option'] },
  ...{ tr: ['tr', 'th', 'td'], th: ['th'], td: ['th', 'td'] },
};
const empty = new Set(['br', 'hr', 'img', 'input', 'col', 'wbr', 'meta', 'link']);

/** Whether more tags are open at once than may be, as the parser would see it. */
export function isTooDeep(html: string): boolean {
  const open: string[] = [];
  for (const [, slash, name = ''] of html.toLowerCase().matchAll(/<(\/?)([a-z][^\s/>]*)/g)) {
    if (empty.has(name)) continue;
    if (slash) {
      if (open.includes(name)) open.length = open.lastIndexOf(name);
      continue;
    }
    while (endsBefore[name]?.includes(open.at(-1) ?? '')) open.pop();
    if (open.push(name) > deepest) return true;
  }
  return false;
}

/**
 * Keeps what the editor can make, and nothing else; the same text again comes out unchanged. Pictures stay only where
 * whoever stores the text also notes which they are.
 */
export function sanitise(html: string, { pictures = false } = {}): string {
  // The words stay, as a paragraph; markup like this was made to harm.
  let clean = isTooDeep(html) ? html.replace(/<[^<>]*>?/g, ' ') : html;
  // Taking out a broken tag can leave blocks that nest wrongly; another look settles them.
  for (let pass = 0; pass < 5; pass++) {
    const before = clean;
    clean = tidyTables(sanitizeHtml(before, pictures ? withPictures : options)).trim();
    if (clean === before) break;
  }
  return clean;
}

/** Between these and what is before them a reader sees a gap. */
const apart = new Set([...blocks, ...tables, 'br']);

/** What a reader sees of it, for search, extracts and "is there any text at all". */
export function plainText(html: string): string {
  const parts: string[] = [];
  const parser = new Parser({
    ontext: (text) => parts.push(text),
    onopentagname: (name) => apart.has(name) && parts.push(' '),
    onclosetag: (name) => apart.has(name) && parts.push(' '),
  });
  parser.end(html);
  return parts.join('').replace(/\s+/g, ' ').trim();
}

/** The first words, cut at a word's end. */
export function extract(html: string, length = 240): string {
  return cutAtWord(plainText(html), length);
}
