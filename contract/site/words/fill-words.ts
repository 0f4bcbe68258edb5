import type { Place } from '../../common/this-school.ts';

/** What is next at the school, from what staff keep elsewhere; empty where it is not known. */
export type NextFacts = { year: string; lowestFee: string };
type Facts = Partial<NextFacts> & { schoolName: string; shortName: string; place: Place; campuses: number };

const numbers = [
  ...['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
];

const markPattern = /\{([A-Za-z ]{1,20})\}/g;

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * A text may say {campuses} or {town} where the settings know better: a campus more, and no sentence is wrong. A mark
 * that is not known stays as it was typed, so that its writer sees it. What stands in [brackets] with a mark for which
 * there is nothing is left out with it.
 */
export function fillWords(text: string, facts: Facts): string {
  if (!text.includes('{')) return text;
  const { schoolName, shortName, place, campuses, year = '', lowestFee = '' } = facts;
  const { locality, classes, foundedYear } = place;
  // Whoever lists no campus has one: the school itself.
  const many = Math.max(campuses, 1);
  const counted = (between: string) =>
    [numbers[many] ?? String(many), between, many === 1 ? 'campus' : 'campuses'].filter(Boolean).join(' ');
  const marks: Record<string, string> = {
    name: schoolName,
    'short name': shortName,
    town: locality,
    campuses: counted(''),
    Campuses: capital(counted('')),
    'town campuses': counted(locality),
    'first class': classes[0] ?? '',
    'last class': classes.at(-1) ?? '',
    since: foundedYear === null ? '' : String(foundedYear),
    year,
    'lowest fee': lowestFee,
  };
  const kept = text.replace(/\[([^[\]]*)\]/g, (whole, inner: string) => {
    const named = [...inner.matchAll(markPattern)].flatMap(([, name = '']) => marks[name] ?? []);
    if (named.length === 0) return whole;
    return named.includes('') ? '' : inner;
  });
  return kept.trim().replace(markPattern, (mark, name: string) => marks[name] ?? mark);
}
