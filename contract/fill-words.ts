import type { Place } from './this-school.ts';

type Facts = { schoolName: string; shortName: string; place: Place; campuses: number };

const numbers = [
  ...['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
];

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * A text may say {campuses} or {town} where the settings know better: a campus more, and no sentence is wrong. A mark
 * that is not known stays as it was typed, so that its writer sees it.
 */
export function fillWords(text: string, { schoolName, shortName, place, campuses }: Facts): string {
  if (!text.includes('{')) return text;
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
  };
  return text.replace(/\{([A-Za-z ]{1,20})\}/g, (mark, name: string) => marks[name] ?? mark);
}
