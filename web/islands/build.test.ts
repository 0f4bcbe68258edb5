import { brotliCompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { unusedSchemas } from '../../vite.config.ts';
import { buildIslands } from './build.ts';

/** What one touch may cost, in bytes. */
const budgets: Record<string, number> = {
  application: 20_000,
  contact: 20_000,
  directory: 20_000,
  pocket: 13_000,
  slider: 3_000,
  testimonial: 20_000,
  video: 1_000,
};

it('makes one small file of each island, without React, its router or the validator', async () => {
  const built = await buildIslands([unusedSchemas]);
  expect(built.map(({ name }) => name)).toEqual(Object.keys(budgets));
  for (const { name, code } of built) {
    expect(brotliCompressSync(code).length, name).toBeLessThan(budgets[name] ?? 0);
    expect(code, name).not.toMatch(
      /react\.transitional\.element|__reactRouter|ZodType|(import|export)\s*\{[^}]*\}\s*from/,
    );
  }
});
