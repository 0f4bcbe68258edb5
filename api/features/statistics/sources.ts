import { LRUCache } from 'lru-cache';

/** What is known by a name, whichever of its hosts or apps somebody came from. */
const known: [name: string, hosts: RegExp][] = [
  // Also a host of Google's, so it comes first.
  ['Gmail', /^mail\.google\.com$|^com\.google\.android\.gm$/],
  [
    'Google',
    /^(.+\.)?google\.[a-z]{2,3}(\.[a-z]{2})?$|^com\.google\.android\.(googlequicksearchbox|apps\.searchlite)$/,
  ],
  ['Facebook', /^(.+\.)?(facebook|messenger)\.com$|^(fb\.me|com\.facebook\..+)$/],
  ['WhatsApp', /^(.+\.)?whatsapp\.(com|net)$|^(wa\.me|com\.whatsapp(\..+)?)$/],
  ['Instagram', /^(.+\.)?instagram\.com$|^com\.instagram\..+$/],
  ['X', /^(.+\.)?(x|twitter)\.com$|^(t\.co|com\.twitter\..+)$/],
  ['YouTube', /^(.+\.)?youtube\.com$|^(youtu\.be|com\.google\.android\.youtube)$/],
  ['TikTok', /^(.+\.)?tiktok\.com$/],
  ['LinkedIn', /^(.+\.)?linkedin\.com$|^(lnkd\.in|com\.linkedin\..+)$/],
  ['Telegram', /^(.+\.)?telegram\.(org|me)$|^(t\.me|org\.telegram\..+)$/],
  ['Bing', /^(.+\.)?bing\.com$/],
  ['DuckDuckGo', /^(.+\.)?duckduckgo\.com$/],
  ['Yahoo', /^(.+\.)?yahoo\.(com|co\.[a-z]{2})$/],
  ['Wikipedia', /^(.+\.)?wikipedia\.org$/],
  ['ChatGPT', /^(chatgpt\.com|chat\.openai\.com)$/],
];

/** A host of letters with few digits: no number of a machine, a telephone or a person, and nothing within a network. */
const plainHost = /^(?=.{4,40}$)(?:[a-z][a-z\d-]*\.){1,3}[a-z]{2,12}$/;
const numberIn = /\d{3}/;
const innerHost = /\.(local|localhost|internal|intranet|lan|home|test|invalid|example|onion)$/;
const maxRefererLength = 300;

/** There are few sites that link to a school, and each is looked at once. */
const sources = new LRUCache<string, string>({ max: 500, memoMethod: (referer) => nameOf(hostIn(referer)) });

/**
 * Where somebody came from, of whom the browser says no more than the host: a name, a host, `own` for a page of ours,
 * `direct` where nothing is said, and `other` for all that is not plainly a site.
 */
export function sourceOf(referer: string | undefined, ownHost: string | undefined): string {
  if (!referer) return 'direct';
  if (referer.length > maxRefererLength) return 'other';
  if (ownHost && isOwn(referer, ownHost)) return 'own';
  return sources.memo(referer);
}

/** Compared as it stands, since most come from the page before. */
const isOwn = (referer: string, host: string): boolean =>
  referer.startsWith(`http://${host}/`) || referer.startsWith(`https://${host}/`);

function hostIn(referer: string): string {
  if (!URL.canParse(referer)) return '';
  const { protocol, hostname } = new URL(referer);
  if (!['http:', 'https:', 'android-app:'].includes(protocol)) return '';
  return hostname.toLowerCase().replace(/^(www|m|l|lm|mobile|amp)\./, '');
}

function nameOf(host: string): string {
  const [name] = known.find(([, hosts]) => hosts.test(host)) ?? [];
  return name ?? (plainHost.test(host) && !numberIn.test(host) && !innerHost.test(host) ? host : 'other');
}
