import { useRouteLoaderData } from 'react-router';
import type { PublicSite } from '../../../contract/site/site.ts';
import type { Words } from '../../../contract/site/words/site-words.ts';
import type { Match, RootData } from './meta.ts';

/** Campuses, menu, home and words of the school; every page has them from the root. */
export const useSite = (): PublicSite | undefined => useRouteLoaderData<RootData>('root')?.school.site;

/** What the school is called, and its telephone. */
export function useSchoolContact(): { name: string; phone: string } {
  const school = useRouteLoaderData<RootData>('root')?.school;
  return { name: school?.schoolName ?? '', phone: school?.phone ?? '' };
}

/** What the school is called for short, where it is and what its campuses are called. */
export function useSchoolPlaces(): string[] {
  const school = useRouteLoaderData<RootData>('root')?.school;
  return school ? [school.shortName, school.place.locality, ...school.site.campuses.map(({ name }) => name)] : [];
}

/** The names of the campuses that an urgent notice closes today. */
export const useClosedCampuses = (): string[] =>
  useRouteLoaderData<RootData>('root')?.school.notices?.flatMap(({ closed }) => closed ?? []) ?? [];

/** What the school says in its own way. */
export const useWords = (): Partial<Words> => useSite()?.words ?? {};

/** The same where a page describes itself. */
export const siteIn = (matches: readonly Match[]): PublicSite | undefined =>
  (matches.find((match) => match?.id === 'root')?.loaderData as RootData | undefined)?.school.site;
