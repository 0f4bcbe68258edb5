import type { OfficeGroup, OfficeKind, OfficeThing } from '../../../contract/office/office-search.ts';
import type { IconName } from '../../ui/icons/icon.tsx';
import { findPlaces } from './places.ts';

export type FoundLink = { to: string; label: string } & Partial<Pick<OfficeThing, 'note' | 'state' | 'date'>>;
export type FoundGroup = { title: string; icon: IconName; links: FoundLink[]; all?: string | undefined };

type Words = { title: string; icon: IconName; list?: string };

/** What all of a kind are called, and the list of them that knows the same search. */
const kinds: Record<OfficeKind, Words> = {
  person: { title: 'People', icon: 'people', list: '/admin/users' },
  enquiry: { title: 'Enquiries', icon: 'mail', list: '/admin/enquiries' },
  order: { title: 'Orders', icon: 'cart', list: '/admin/orders' },
  page: { title: 'Pages', icon: 'document' },
  news: { title: 'News', icon: 'newspaper' },
  article: { title: 'Blog', icon: 'edit' },
  event: { title: 'Events', icon: 'calendar' },
  gallery: { title: 'Galleries', icon: 'picture' },
  profile: { title: 'Staff profiles', icon: 'user' },
  alumnus: { title: 'Alumni', icon: 'committee' },
  document: { title: 'Documents', icon: 'download' },
};

/** Screens first, which are known at once; then what the server has found. */
export function foundGroups(q: string, role: number, found: OfficeGroup[]): FoundGroup[] {
  const places = findPlaces(q, role);
  return [
    ...(places.length > 0 ? [{ title: 'Go to', icon: 'right' as const, links: places }] : []),
    ...found.map(({ kind, docs, more }) => {
      const { title, icon, list } = kinds[kind];
      const links = docs.map(({ url, title: label, ...rest }) => ({ to: url, label, ...rest }));
      return { title, icon, links, all: more && list ? `${list}?${new URLSearchParams({ q })}` : undefined };
    }),
  ];
}

export const searchAddress = (q: string): string => `/desk/search?${new URLSearchParams({ q })}`;

/** 1 result, 12 results */
export const countWords = (groups: FoundGroup[]): string => {
  const count = groups.reduce((sum, { links }) => sum + links.length, 0);
  return count === 1 ? '1 result' : `${count} results`;
};
