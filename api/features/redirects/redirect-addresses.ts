import {
  addressMaxLength,
  isFarAddress,
  redirectMessages as messages,
  normalAddress,
} from '../../../contract/pages/redirects.ts';
import { invalid } from '../../lib/errors.ts';
import { normalTarget } from '../../lib/request-target.ts';

/** As the entrance wants it (decision 022), which reads one character for each byte. None for what means nothing. */
const normalPath = (path: string): string | undefined => normalTarget(Buffer.from(path).toString('latin1'));

/** The path by which pages and redirects are found. Tables of other programs have their addresses encoded. */
export const lookedUpAs = (normal: string): string => normalAddress(decodeURIComponent(normal.replace(/\?.*/, '')));

/** The same of what was stored before there was a rule for it; where it means nothing, nothing is found by it. */
export const storedAs = (target: string): string => normalPath(target) ?? '/';

/** What an old address is stored as. */
export function sourceOf(address: string): string {
  const normal = normalPath(address);
  const path = normal === undefined ? '' : lookedUpAs(normal);
  if (path === '') throw invalid({ from: messages.from });
  return path;
}

/** How others may say, in small letters, that they lead to this path. */
export const spellingsOf = (path: string): string[] => [`/${path}`, normalPath(`/${path}`)?.toLowerCase() ?? ''];

/** Where a redirect is to lead: a whole address of another site, or a path of this one, as browsers are to be told it. */
export function targetOf(to: string, publicUrl: string): string {
  const target = encodedTarget(to, publicUrl);
  if (target.length > addressMaxLength) throw invalid({ to: messages.long });
  return target;
}

function encodedTarget(to: string, publicUrl: string): string {
  if (!isFarAddress(to)) return ownTarget(to);
  const url = new URL(to);
  if (!isOwn(url, publicUrl)) return url.href;
  if (url.search !== '' || url.hash !== '') throw invalid({ to: messages.tail });
  return ownTarget(url.pathname);
}

function ownTarget(path: string): string {
  const normal = normalPath(path);
  if (normal === undefined) throw invalid({ to: messages.to });
  return normal.replace(/(.)\/$/, '$1');
}

/** What stands in the answer, also of what was stored before there was a rule for it. None that leads back to the path. */
export function locationOf(stored: string, path: string, publicUrl: string): string | undefined {
  const url = isFarAddress(stored) ? new URL(stored) : undefined;
  if (url && !isOwn(url, publicUrl)) return url.href;
  const own = normalPath(url ? url.pathname + url.search : stored);
  return own === undefined || lookedUpAs(own) === path ? undefined : own;
}

const isOwn = ({ host }: URL, publicUrl: string): boolean => host === new URL(publicUrl).host;
