import { appendFileSync } from 'node:fs';

export type Figures = { payloads: number; requests: number };

/** How often the random parts are tried: few times within the suite, as often as asked for by `npm run attacks`. */
export const runs = Number(process.env.ATTACK_RUNS ?? 0);
export const isLong = runs > 0;

/** The same number always gives the same requests; another one is tried with ATTACK_SEED. */
export const seed = Number(process.env.ATTACK_SEED ?? 7_210_006);

/** Adds to the figures that the long version ends with; within the suite nobody counts. */
export function tally(figures: Partial<Figures>): void {
  const file = process.env.ATTACK_FIGURES;
  if (file) appendFileSync(file, `${JSON.stringify(figures)}\n`);
}
