import type { PageWeight } from '../../../contract/pages/page-weight.ts';
import type { PublicSite } from '../../../contract/site/site.ts';

/** What is kept or left together. */
export const pocketGroups = ['basics', 'stories', 'forms'] as const;
export type PocketGroup = (typeof pocketGroups)[number];

type PocketLink = { to: string; label: string };
type Wanted = { group: PocketGroup; label: string; about: string; links: PocketLink[] };

/** One line of the list, with what it weighs on the line. */
export type PocketItem = Wanted & { bytes: number };
export type PocketContents = { items: PocketItem[]; look: number };

const one = (group: PocketGroup, to: string, label: string, about: string): Wanted => ({
  ...{ group, label, about },
  links: [{ to, label }],
});

type Places = Pick<PublicSite, 'campuses'> & { pages: { fees?: string | undefined } };

/** What families ask for where there is no line. */
export function wantedItems({ campuses, pages }: Places, stories: PocketLink[]) {
  const placed = campuses.flatMap(({ name, to }) => (to === null ? [] : [{ to, label: name }]));
  const wanted: Wanted[] = [
    one('basics', '/contact', 'Whom to call', 'numbers, addresses and hours'),
    one('basics', '/term-dates', 'Term dates', 'terms, half-terms and holidays'),
    ...(pages.fees ? [one('basics', pages.fees, 'Fees', 'all classes, days to pay')] : []),
    one('basics', '/cost', 'What will it cost?', 'uniform list and school bus, too'),
    { group: 'basics', label: placed.length === 1 ? 'Campus' : 'Campuses', about: '', links: placed },
    one('basics', '/', 'Home', 'with the notices of the day'),
    { group: 'stories', label: 'Last stories', about: '', links: stories },
    one('forms', '/apply', 'Apply for a place', 'the form, to fill in anywhere'),
  ];
  return wanted.filter(({ links }) => links.length > 0);
}

const sum = (bytes: number[]) => bytes.reduce((all, one) => all + one, 0);

/**
 * With the weights that the server has found. A file that several pages need is fetched once. The page that lists them is
 * kept with its own files, and is about as long as the one with the telephone numbers: it cannot weigh itself.
 */
export function weighItems(wanted: Wanted[], own: string[], weights: PageWeight[]): PocketContents {
  const byPath = new Map(weights.map((weight) => [weight.path, weight]));
  const seen = new Set<string>();
  const newParts = (path: string) => {
    const fresh = (byPath.get(path)?.parts ?? []).filter(({ file }) => !seen.has(file));
    for (const { file } of fresh) seen.add(file);
    return sum(fresh.map(({ bytes }) => bytes));
  };
  const pathsOf = (items: Wanted[]) => items.flatMap(({ links }) => links.map(({ to }) => to));
  const basics = pathsOf(wanted.filter(({ group }) => group === 'basics'));
  const itself = [...own, '/contact'].map((path) => byPath.get(path)?.bytes ?? 0);
  const look = sum([...itself, ...basics.map(newParts)]);
  const items = wanted.flatMap((item) => {
    const links = item.links.filter(({ to }) => byPath.has(to));
    const bytes = sum(links.map(({ to }) => (byPath.get(to)?.bytes ?? 0) + newParts(to)));
    return links.length > 0 ? [{ ...item, links, bytes }] : [];
  });
  return { items, look };
}
