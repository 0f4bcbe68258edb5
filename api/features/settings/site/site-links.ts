import { ownPath } from '../../../../contract/pages/own-links.ts';
import { reservedSlugs } from '../../../../contract/pages/page-tree.ts';
import type { SettingsEdit } from '../../../../contract/site/settings.ts';
import { type StoredLink, siteMessages } from '../../../../contract/site/site.ts';

type Found = { at: string; link: StoredLink };
type Parts = Pick<SettingsEdit, 'menu' | 'footer' | 'home'>;

/** Every link in what was sent, with the place of its field. */
export function linksIn({ menu, footer, home }: Parts): Found[] {
  const found: Found[] = [];
  walk({ menu, footer, home }, '', found);
  return found;
}

function walk(value: unknown, at: string, found: Found[]): void {
  if (value === null || typeof value !== 'object') return;
  if ('label' in value) found.push({ at, link: value as StoredLink });
  for (const [key, part] of Object.entries(value)) walk(part, at ? `${at}.${key}` : key, found);
}

/**
 * Those that were not there before. One that has got another name or another place is no new one, but a second link to
 * the same is, although the first is still there.
 */
export function newLinks(before: Parts, after: Parts): Found[] {
  const old = linksIn(before).map(({ link }) => link);
  const take = (isSame: (link: StoredLink) => boolean): boolean => {
    const place = old.findIndex(isSame);
    if (place !== -1) old.splice(place, 1);
    return place !== -1;
  };
  const leadsAlike = (one: StoredLink, other: StoredLink) => one.page === other.page && one.to === other.to;
  return linksIn(after)
    .filter(({ link }) => !take((known) => leadsAlike(known, link) && known.label === link.label))
    .filter(({ link }) => !take((known) => leadsAlike(known, link)));
}

/** The path of a link by address that leads to this site; none of one by page, or to another site. */
export const pathOf = ({ to = '' }: StoredLink, origin: string): string | undefined => ownPath(to, origin);

type There = { pages: ReadonlySet<string>; dead: ReadonlySet<string>; origin: string };
const office = /^\/(?:admin|desk)(?:\/|$)/;

/** What is wrong with where the links lead, by field. An address of a page would be dead once the page has moved. */
export function deadLinks(links: Found[], { pages, dead, origin }: There): Record<string, string> {
  const faults: Record<string, string> = {};
  for (const { at, link } of links) {
    if (link.page !== undefined && !pages.has(link.page)) faults[`${at}.page`] = siteMessages.noPage(link.label);
    const path = pathOf(link, origin);
    if (path === undefined) continue;
    const [, first = ''] = path.split('/');
    if (first !== '' && !reservedSlugs.includes(first)) faults[`${at}.to`] = siteMessages.byPage(link.label);
    else if (office.test(path)) faults[`${at}.to`] = siteMessages.office(link.label);
    else if (dead.has(path)) faults[`${at}.to`] = siteMessages.nothing(link.label);
  }
  return faults;
}
