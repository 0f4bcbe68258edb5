import type { TreeNode } from '../../../contract/pages/page-tree.ts';
import type { PublicSettings } from '../../../contract/site/settings.ts';
import type { SitePlaces } from '../../../contract/site/shown-site.ts';
import type { StoredLink } from '../../../contract/site/site.ts';
import { programSections } from '../../../contract/site/site-links.ts';

/** Readers cannot see it yet. */
export const isHidden = ({ draft, createdAt }: TreeNode): boolean => draft || Date.parse(createdAt) > Date.now();

/** Where a link leads, in words, and what is wrong with that. */
export function leadsTo({ page, to = '' }: StoredLink, pages: TreeNode[]): { words: string; fault?: 'draft' | 'gone' } {
  if (page === undefined) {
    const section = programSections.find((one) => one.to === to);
    return { words: section ? `Part of the site, ${to}` : to.startsWith('https://') ? siteOf(to) : to };
  }
  const found = pages.find(({ id }) => id === page);
  if (!found) return { words: 'Its page is gone: visitors do not see it', fault: 'gone' };
  if (isHidden(found)) return { words: 'Points at a draft: hidden from visitors until it is public', fault: 'draft' };
  return { words: `/${found.path}` };
}

const siteOf = (address: string) => `Another site, ${address.slice('https://'.length)}`;

/** What the same lines need that make it for readers. */
export const placesOf = (school: PublicSettings, pages: TreeNode[]): SitePlaces => ({
  campuses: school.site.campuses.map(({ to, ...campus }) => ({ ...campus, path: to === null ? null : to.slice(1) })),
  next: school.site.next,
  answers: school.site.answers,
  paths: Object.fromEntries(pages.filter((page) => !isHidden(page)).map(({ id, path }) => [id, path])),
});

/** As two versions are compared: each link a line. */
export const linkLine = ({ label, hint, page, to }: StoredLink): string =>
  [label, hint, page === undefined ? to : `page ${page}`].filter(Boolean).join(', ');
