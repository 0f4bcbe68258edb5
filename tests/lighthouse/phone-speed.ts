import { pageFunctions } from 'lighthouse/core/lib/page-functions.js';

/**
 * Phones by their score in Lighthouse's BenchmarkIndex. Its default, a core that is four times slower, makes a mid-tier
 * phone of a desktop that scores 1,500 to 2,000, and its makers advise to calibrate on any other machine. The cheapest is
 * what Chrome's developer tools calibrate a low-tier phone by.
 */
const phones = { midTier: 1_750 / 4, lowTier: 264 };

/** How many times slower than a core of this score such a phone is. */
export const slowdownTo = (phone: keyof typeof phones, benchmarkIndex: number): number =>
  Math.max(1, benchmarkIndex / phones[phone]);

/** What this core scores at the moment, asked in a browser. It takes a second. */
export const benchmarkIndexIn = (page: { evaluate: (work: () => number) => Promise<number> }): Promise<number> =>
  page.evaluate(pageFunctions.computeBenchmarkIndex);
