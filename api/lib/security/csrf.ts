/** What a browser says of a request's origin, and where the request was sent. */
type Sent = { site: string | undefined; origin: string | undefined; host: string | undefined };

export const crossOriginMessage = 'This can be done only from the pages of this site.';

/** In the sense of HTTP: everything but reading may change something. */
export const isUnsafeMethod = (method: string): boolean => method !== 'GET' && method !== 'HEAD';

/**
 * Against cross-site request forgery: whether a page of another site had a browser send this. No page can make a
 * browser lie in these headers, and on what changes something it always sends at least one of them; what is no browser
 * sends neither. A sister site under the same domain is another site, and so is our own host without TLS. Where
 * PUBLIC_URL is not set, ours is the host that was asked, as it is reached over the local network.
 */
export function isCrossOrigin({ site, origin, host }: Sent, ownOrigin: string | undefined): boolean {
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return true;
  if (origin === undefined) return false;
  return ownOrigin === undefined ? !isAt(origin, host) : origin !== ownOrigin;
}

const isAt = (origin: string, host: string | undefined): boolean =>
  URL.canParse(origin) &&
  URL.canParse(`http://${host}`) &&
  /^https?:\/\/[^/]+$/.test(origin) &&
  new URL(origin).host === new URL(`${origin.split(':')[0]}://${host}`).host;
