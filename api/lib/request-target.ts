/** Longer addresses than any page of ours makes; they only fill the log. */
const maxTargetLength = 4_000;

/** Nearly every address: segments of plain characters, none empty or beginning with a dot, and a query in ASCII. */
const plain =
  /^\/(?:[\w~!$&'()*+,;=:@-][\w.~!$&'()*+,;=:@-]*\/)*(?:[\w~!$&'()*+,;=:@-][\w.~!$&'()*+,;=:@-]*)?(?:\?[!-"$-~]*)?$/;

/** A capital letter before the query: somebody has typed the name of a page as a title. */
const capital = /^[^?]*[A-Z]/;
/** Where case means something: names of files, calls, and codes of orders. */
const caseMatters = /^\/(?:api|assets|images)(?:\/|$)/i;
const nameOnly = /^[a-z-]+$/i;

const encoded = /%[0-9a-f]{2}/gi;
const unreserved = /[\w.~-]/;
const allowed = /[\w.~!$&'()*+,;=:@%-]/;

/** Those that were asked for lately and are in normal form: finding one again costs less than reading it. */
const seen = new Set<string>();
const maxSeen = 2_000;
const maxSeenLength = 200;

/**
 * The one way to write the target of a request (decision 022). The same text for a target in normal form, another for
 * one that means the same, and nothing for one that means nothing here. Node hands over one character for each byte.
 */
export function normalTarget(target: string): string | undefined {
  if (seen.has(target)) return target;
  const isPlain = plain.test(target) && (caseMatters.test(target) || !capital.test(target));
  const normal = isPlain ? target : rewrite(target);
  if (normal === undefined || normal.length > maxTargetLength) return undefined;
  if (normal === target && target.length <= maxSeenLength) {
    if (seen.size >= maxSeen) seen.clear();
    seen.add(target);
  }
  return normal;
}

function rewrite(target: string): string | undefined {
  if (!target.startsWith('/') || target.includes('#')) return undefined;
  const mark = target.indexOf('?');
  const path = normalPath(mark === -1 ? target : target.slice(0, mark));
  const query = mark === -1 ? '' : escapeBytes(target.slice(mark), /[!-~]/);
  return path === undefined ? undefined : path + query;
}

function normalPath(path: string): string | undefined {
  const segments: string[] = [];
  const written = path.split('/').slice(1);
  for (const raw of written) {
    const segment = normalSegment(raw);
    if (segment === undefined) return undefined;
    if (segment === '..') segments.pop();
    else if (segment !== '' && segment !== '.') segments.push(segment);
  }
  if (!caseMatters.test(`/${segments[0]}`)) lowerNames(segments);
  const endsOpen = segments.length > 0 && /^\.{0,2}$/.test(normalSegment(written.at(-1) ?? '') ?? '');
  return `/${segments.join('/')}${endsOpen ? '/' : ''}`;
}

/** Pages have names in small letters; a reader who types /Fees is led to /fees. */
function lowerNames(segments: string[]): void {
  for (const [place, segment] of segments.entries()) {
    const isOrderCode = place === 2 && segments[0] === 'admin' && segments[1] === 'orders';
    if (nameOnly.test(segment) && !isOrderCode) segments[place] = segment.toLowerCase();
  }
}

function normalSegment(raw: string): string | undefined {
  const segment = escapeBytes(raw, allowed);
  if (!isText(segment)) return undefined;
  return segment.replace(encoded, (triple) => {
    const character = String.fromCharCode(Number.parseInt(triple.slice(1), 16));
    return unreserved.test(character) ? character : triple.toUpperCase();
  });
}

/** No slash that only some would see, no control character, no bytes that are no text, and no half of a triple. */
function isText(segment: string): boolean {
  try {
    return !/[/\\\p{Cc}]/u.test(decodeURIComponent(segment));
  } catch {
    return false;
  }
}

const escapeBytes = (text: string, stays: RegExp): string =>
  [...text].map((byte) => (stays.test(byte) ? byte : hex(byte))).join('');

const hex = (byte: string) => `%${byte.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`;
