import { reservedSlugs } from '../../../contract/pages/page-tree.ts';
import { programSections } from '../../../contract/site/site-links.ts';
import { icons } from '../settings/drawings/icons.service.ts';

/** Parts of the program that answer whatever stands below them. */
const whole =
  /^\/(?:admin|api|apply|assets|desk|images|print|sent|setup|user|alblog|alevents|algallery|alnews|alumcontact|alumni\/alumcontact)(?:\/|$)/;
const things =
  /^\/(?:(?:alumni\/al)?(?:news|blog|events|gallery)|profiles|alum|alumni)\/(?:add|addpics|edit|view)(?:\/|$)/;
const others = /^\/(?:documents\/[^/]+|events\/calendar\/[^/]+|drawings\/[0-9a-f]{8}\/[^/]+|p\/site)$/;
const files: ReadonlySet<string> = new Set([
  ...['/.well-known/security.txt', '/blog.xml', '/calendar.ics', '/manifest.webmanifest', '/news.xml', '/outbox.js'],
  ...['/robots.txt', '/sitemap.xml', '/social.png', '/sw.js', '/term-dates.ics', ...Object.keys(icons)],
]);
const sections: ReadonlySet<string> = new Set(programSections.map(({ to }) => to));

/**
 * Whether the program answers this address before it looks for a redirect. What only begins like a part of it does not:
 * an older site may have had /blog/our-sports-day. A test holds it against the program's routes.
 */
export const isProgramAddress = (address: string): boolean =>
  whole.test(address) ||
  things.test(address) ||
  others.test(address) ||
  files.has(address) ||
  sections.has(address) ||
  reservedSlugs.includes(address.slice(1));
