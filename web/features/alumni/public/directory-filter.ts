import {
  type DirectoryChoice,
  directoryChoices,
  firstClassYear,
  lastClassYear,
} from '../../../../contract/content/alumni.ts';
import { wordsAsked } from '../../../ui/addresses/asked.ts';

export type DirectoryFilter = { q: string; year: number; items: DirectoryChoice };

export const maxNameLength = 100;

type Source = { get: (name: string) => unknown };

/** From the address or from the form; what makes no sense counts as not asked for. */
export function readFilter(source: Source): DirectoryFilter {
  const text = (name: string) => String(source.get(name) ?? '').trim();
  const year = Number(text('year'));
  const items = Number(text('items'));
  return {
    q: wordsAsked(source, 'q', maxNameLength),
    year: Number.isInteger(year) && year >= firstClassYear() && year <= lastClassYear() ? year : 0,
    items: directoryChoices.find((choice) => choice === items) ?? directoryChoices[0],
  };
}

/** The address of a page of the list, with only what differs from the plain directory. */
export function directoryHref(base: string, { q, year, items }: DirectoryFilter, page = 1): string {
  const query = new URLSearchParams();
  if (q) query.set('q', q);
  if (year) query.set('year', String(year));
  if (items !== directoryChoices[0]) query.set('items', String(items));
  if (page > 1) query.set('page', String(page));
  return query.size > 0 ? `${base}?${query}` : base;
}

/** The directory answers below two addresses; a reader stays below the one they came by. */
export const directoryBase = (pathname: string): string => (/^\/alumni(\/|$)/.test(pathname) ? '/alumni' : '/alum');
