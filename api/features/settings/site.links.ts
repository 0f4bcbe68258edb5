import { reservedSlugs } from '../../../contract/pages/page-tree.ts';
import type { SettingsEdit } from '../../../contract/site/settings.ts';
import { type StoredLink, siteMessages } from '../../../contract/site/site.ts';

type Found = { at: string; link: StoredLink };

/** Every link in what was sent, with the place of its field. */
export function linksIn({ menu, footer, home }: Pick<SettingsEdit, 'menu' | 'footer' | 'home'>): Found[] {
  const found: Found[] = [];
  walk({ menu, footer, home }, '', found);
  return found;
}

function walk(value: unknown, at: string, found: Found[]): void {
  if (value === null || typeof value !== 'object') return;
  if ('label' in value) found.push({ at, link: value as StoredLink });
  for (const [key, part] of Object.entries(value)) walk(part, at ? `${at}.${key}` : key, found);
}

/** What is wrong with where the links lead, by field. An address of a page would be dead once the page has moved. */
export function deadLinks(links: Found[], pages: ReadonlySet<string>): Record<string, string> {
  const faults: Record<string, string> = {};
  for (const { at, link } of links) {
    if (link.page !== undefined && !pages.has(link.page)) faults[`${at}.page`] = siteMessages.noPage(link.label);
    const [, first = ''] = link.to?.split(/[/?#]/) ?? [];
    if (link.to?.startsWith('/') && first !== '' && !reservedSlugs.includes(first)) {
      faults[`${at}.to`] = siteMessages.byPage(link.label);
    }
  }
  return faults;
}
