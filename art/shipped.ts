// The drawings that come with the site, by the names of their files.
import { banner, counts, crest, empty, event, facility, hero } from './art.ts';
import { faviconSvg } from './crest.ts';
import { inTones, type SchoolTones } from './palette.ts';

const sets = { hero, banner, facility, event, empty };
export type ShippedSet = keyof typeof sets;
export const shippedSets = Object.keys(sets) as ShippedSet[];

const drawings = new Map<string, () => string>([
  ...shippedSets.flatMap((set) =>
    Array.from({ length: counts[set] }, (_, n) => [`${set}-${n + 1}`, () => sets[set](n)] as const),
  ),
  ['crest', crest],
  ['favicon', faviconSvg],
]);

export const shippedNames: readonly string[] = [...drawings.keys()];

/** A drawing as it comes, or in the tones of a school; nothing where there is none of this name. */
export function shipped(name: string, tones?: SchoolTones): string | undefined {
  const draw = drawings.get(name);
  return draw && (tones ? inTones(tones, draw) : draw());
}
