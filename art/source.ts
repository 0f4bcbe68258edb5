// Everything that varies in a picture comes from here: random numbers, the hour and the ids. It is made anew for each
// picture, so the same number gives the same picture.
import type { Hour, HourName } from './hours.ts';
import { hourIn } from './hours.ts';

export interface Source {
  /** A number from lo (0 unless told) up to hi (1). */
  (lo?: number, hi?: number): number;
  int(lo: number, hi: number): number;
  pick<T>(list: readonly T[]): T;
  shuffle<T>(list: readonly T[]): T[];
  /** How often the drawn scenes have been gone through: 0 for the drawn ones themselves. */
  readonly cycle: number;
  hour(name: HourName): Hour;
  /** An id no other picture on the same page uses. */
  id(): string;
}

export function source(seed: number, { cycle = 0, prefix = '' } = {}): Source {
  let state = (seed * 2654435761) >>> 0 || 1;
  let ids = 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  // The first draws of neighbouring seeds are alike.
  for (let i = 0; i < 4; i++) next();
  const between = (lo = 0, hi = 1): number => lo + next() * (hi - lo);
  return Object.assign(between, {
    int: (lo: number, hi: number) => Math.floor(between(lo, hi + 1)),
    pick: <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)] as T,
    shuffle: <T>(list: readonly T[]): T[] =>
      list
        .map((value) => ({ value, key: next() }))
        .sort((a, b) => a.key - b.key)
        .map((entry) => entry.value),
    cycle,
    hour: (name: HourName) => hourIn(cycle, name),
    id: () => `${prefix}${(ids++).toString(36)}`,
  });
}
