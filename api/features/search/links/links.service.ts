import type { CheckedLinks } from '../../../../contract/pages/own-links.ts';
import { reservedSlugs } from '../../../../contract/pages/page-tree.ts';
import { programSections } from '../../../../contract/site/site-links.ts';
import type { Deps } from '../../../deps.ts';
import { limitSearch } from '../../../lib/search-limiter.ts';
import * as queries from './links.queries.ts';

const mostPlaces = 8;

/** What a link can lead to, by some letters of its title. */
export function findPlaces({ searchDb, clock }: Deps, letters: string) {
  return limitSearch(() => queries.placesCalled(searchDb, letters, clock(), mostPlaces));
}

const views: [pattern: RegExp, kind: queries.Thing['kind']][] = [
  [/^\/(?:news|alumni\/alnews)\/view\/(\d{1,9})$/, 'news'],
  [/^\/(?:blog|alumni\/alblog)\/view\/(\d{1,9})$/, 'blog'],
  [/^\/(?:events|alumni\/alevents)\/view\/(\d{1,9})$/, 'event'],
  // Also one of its pictures.
  [/^\/(?:gallery|alumni\/algallery)\/view\/(\d{1,9})(?:\/\d{1,4})?$/, 'gallery'],
  [/^\/profiles\/view\/(\d{1,9})$/, 'profile'],
  [/^\/(?:alum|alumni)\/view\/(\d{1,9})$/, 'alumnus'],
  [/^\/documents\/(\d{1,9})$/, 'document'],
];
const sections = new Map<string, string>(programSections.map(({ to, label }) => [to.replace(/(.)\/$/, '$1'), label]));
/** Parts of the program with addresses of many kinds, of which no text can be wrong in a way that we could tell. */
const unchecked = /^\/(admin|api|apply|assets|desk|images|print|sent|user)(\/|$)|\.(ics|xml|txt|webmanifest)$/;

type Read = { path: string; thing?: queries.Thing; title?: string; page?: string };

function read(path: string): Read {
  for (const [pattern, kind] of views) {
    const [, id] = pattern.exec(path) ?? [];
    if (id) return { path, thing: { kind, id: Number(id) } };
  }
  const title = sections.get(path);
  if (title !== undefined) return { path, title };
  if (unchecked.test(path)) return { path, title: '' };
  const [, first = '', ...deeper] = path.split('/');
  if (!reservedSlugs.includes(first)) return { path, page: path.slice(1) };
  return deeper.length === 0 ? { path, title: '' } : { path };
}

/** At which of these addresses readers find nothing, and what is there at the others: three statements at most. */
export async function checkLinks({ db, clock }: Pick<Deps, 'db' | 'clock'>, paths: string[]): Promise<CheckedLinks> {
  const now = clock();
  const all = [...new Set(paths)].map(read);
  const atPages = all.flatMap(({ page }) => page ?? []);
  // One after the other: a save asks within its transaction, on one connection.
  const linked = all.flatMap(({ thing }) => thing ?? []);
  const things = await queries.visibleThings(db, linked, now);
  const found = await queries.visiblePages(db, atPages, now);
  const old = await queries.leadingOn(db, atPages, now);
  const titleOf = ({ thing, title, page }: Read): string | undefined => {
    if (thing) return things.find(({ kind, id }) => kind === thing.kind && id === thing.id)?.title;
    if (page !== undefined)
      return found.find(({ path }) => path === page)?.title ?? (old.includes(page) ? '' : undefined);
    return title;
  };
  const checked = all.map((one) => ({ path: one.path, title: titleOf(one) }));
  return {
    dead: checked.filter(({ title }) => title === undefined).map(({ path }) => path),
    titles: Object.fromEntries(checked.flatMap(({ path, title }) => (title ? [[path, title]] : []))),
  };
}
