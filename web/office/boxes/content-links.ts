import { type Section, sectionBase } from '../../ui/addresses/variant.ts';
import type { ListedLink } from './link-list.tsx';

type Item = { id: number; category: number; createdAt: string; draft: boolean; published: boolean } & (
  | { title: string }
  | { name: string }
);

/** The ways to stories or galleries, as a list shows them. */
export const linksTo = (section: Section, items: Item[]): ListedLink[] =>
  items.map((item) => ({
    to: `${sectionBase(section, item.category === 1 ? 1 : 0)}/view/${item.id}`,
    date: item.createdAt,
    label: 'title' in item ? item.title : item.name,
    state: item,
  }));
