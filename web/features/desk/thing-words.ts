import type { Desk } from '../../../contract/office/desk.ts';
import { type Section, sectionBase } from '../../ui/addresses/variant.ts';

type Thing = Pick<Desk['drafts'][number], 'kind' | 'id' | 'category'>;

const sections: Record<Exclude<Thing['kind'], 'profile' | 'document'>, Section> = {
  ...{ news: 'news', article: 'blog', event: 'events', gallery: 'gallery' },
};
const names: Record<Thing['kind'], string> = {
  ...{ news: 'News', article: 'Blog', event: 'Calendar', profile: 'Staff', gallery: 'Gallery' },
  document: 'Documents',
};

/** A document has no page for readers. */
export function addressOf({ kind, id, category }: Thing): string {
  if (kind === 'document') return `/desk/documents/${id}`;
  if (kind === 'profile') return `/profiles/view/${id}`;
  return `${sectionBase(sections[kind], category === 1 ? 1 : 0)}/view/${id}`;
}

export const sectionName = ({ kind, category }: Thing): string =>
  category === 1 ? `Alumni ${names[kind].toLowerCase()}` : names[kind];

const counted = (count: number, one: string, many: string) =>
  `${count.toLocaleString('en')} ${count === 1 ? one : many}`;

/** 240 words, 2 pictures */
export const sizeWords = ({ kind, words, pictures }: Thing & { words: number; pictures: number }): string =>
  // Of a file neither is known.
  kind === 'document'
    ? 'a file'
    : [
        words === 0 ? 'no text yet' : counted(words, 'word', 'words'),
        kind !== 'event' && (pictures === 0 ? 'no picture yet' : counted(pictures, 'picture', 'pictures')),
      ]
        .filter(Boolean)
        .join(', ');

export const viewWords = (views: number): string => (views === 0 ? 'not read yet' : counted(views, 'view', 'views'));

const dayMs = 86_400_000;

/** Whether it has waited so long that it is said louder. */
export const isLate = (since: string): boolean => Date.now() - Date.parse(since) > 2 * dayMs;
