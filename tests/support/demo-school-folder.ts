import { existsSync, mkdirSync } from 'node:fs';
import { expect, inject } from 'vitest';
import { copyDemoFolder, fillDemoFolder } from './demo-folder.ts';

/**
 * A data folder with the demo school in it and nothing in memory, for whoever is not about the first start. Whichever
 * file asks first fills one, which takes ten seconds of a core; everybody gets a copy.
 */
export async function demoFolder(): Promise<string> {
  const original = inject('demoFolder');
  if (isFirst(`${original}.begun`)) await fillDemoFolder(original);
  await expect.poll(() => existsSync(original), { timeout: 240_000 }).toBe(true);
  return copyDemoFolder(original);
}

/** Only one of several processes can make a folder. */
function isFirst(folder: string): boolean {
  try {
    mkdirSync(folder);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return false;
  }
}
