import type { HomeSettings } from '../../../../contract/site/site.ts';
import { type HomeSection, homeSections, withCall } from '../../../../contract/site/site-links.ts';
import type { IconName } from '../../../ui/icons/icon.tsx';
import { numberWord } from './choose.tsx';
import { sourceNames } from './live-sections.tsx';

/** Those that are put in order, and those that keep their places. */
export type PartKind = HomeSection | 'hero' | 'head';

type Kind = { name: string; icon: IconName; live?: true; about: (home: HomeSettings) => string };

const several = (count: number, one: string, many: string) =>
  count === 1 ? `One ${one}` : `${numberWord(count).replace(/^./, (letter) => letter.toUpperCase())} ${many}`;
const quoted = (text: string) => (text ? `“${text}”` : 'Your motto');
const source = (from: keyof typeof sourceNames = 'school') => sourceNames[from].toLowerCase();

/** What each part of the home page is called, and what stands in it, in a few words. */
export const partKinds: Record<PartKind, Kind> = {
  hero: { name: 'Top of the page', icon: 'home', about: ({ hero }) => quoted(hero.line) },
  tiles: {
    ...{ name: 'Learning', icon: 'book' },
    about: ({ tiles }) =>
      tiles.length === 0
        ? 'No tiles yet'
        : `${several(tiles.length, 'tile', 'tiles')}: ${tiles.map(({ label }) => label).join(', ')}`,
  },
  about: {
    ...{ name: 'About the school', icon: 'document' },
    about: ({ about }) =>
      `Text, ${about.counts.length === 1 ? 'one count' : `${numberWord(about.counts.length)} counts`}`,
  },
  facilities: {
    ...{ name: 'Facilities', icon: 'cards' },
    about: ({ facilities: { items } }) => (items.length === 0 ? 'None yet' : items.map(({ name }) => name).join(', ')),
  },
  news: {
    ...{ name: 'News', icon: 'newspaper', live: true },
    about: ({ news }) => `Live: the newest ${numberWord(news.count)}, ${source(news.from)}`,
  },
  events: {
    ...{ name: 'Coming up', icon: 'calendar', live: true },
    about: ({ events }) => `Live: the next ${numberWord(events.count)} events, ${source(events.from)}`,
  },
  people: {
    ...{ name: 'People', icon: 'people', live: true },
    about: ({ people: { who = [], count } }) =>
      who.length > 0
        ? `${several(Math.min(count, who.length), 'person', 'people')}, chosen by you`
        : `Live: ${numberWord(count)} of all profiles`,
  },
  gallery: {
    ...{ name: 'Gallery', icon: 'picture', live: true },
    about: ({ gallery }) => (gallery?.gallery ? 'Live: one gallery' : 'Live: the newest pictures'),
  },
  call: { name: 'Closing call', icon: 'flag', about: ({ call }) => quoted(call.title) },
  head: { name: 'For search engines', icon: 'search', about: ({ title }) => quoted(title) },
};

/** All that there are, in the order of the page; what is not in its list is hidden at the end, before the call. */
export function allSections({ sections }: HomeSettings): HomeSettings['sections'] {
  const missing = homeSections.filter((kind) => kind !== 'call' && !sections.some((one) => one.kind === kind));
  return withCall([...sections, ...missing.map((kind) => ({ kind, hidden: true }))]);
}

const partsOf: Record<PartKind, (home: HomeSettings) => unknown> = {
  hero: ({ hero }) => hero,
  tiles: ({ tiles }) => tiles,
  about: ({ about }) => about,
  facilities: ({ facilities }) => facilities,
  news: ({ news }) => news,
  events: ({ events }) => events,
  people: ({ people }) => people,
  gallery: ({ gallery }) => gallery,
  call: ({ call }) => call,
  head: ({ title, description }) => [title, description],
};

export const isChanged = (kind: PartKind, home: HomeSettings, published: HomeSettings | undefined): boolean =>
  published !== undefined && JSON.stringify(partsOf[kind](home)) !== JSON.stringify(partsOf[kind](published));

/** As two versions are compared: every text of the part, a line each. */
export const partLines = (kind: PartKind, home: HomeSettings): string => textsIn(partsOf[kind](home)).join('\n');

const textsIn = (value: unknown): string[] =>
  value === null || value === undefined || value === ''
    ? []
    : typeof value === 'object'
      ? Object.values(value).flatMap(textsIn)
      : [String(value)];
