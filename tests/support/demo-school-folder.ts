import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync } from 'node:fs';
import { expect, inject } from 'vitest';
import { startSite, temporaryFolder } from './program.ts';

/**
 * A data folder with the demo school in it and nothing in memory, for whoever is not about the first start. Whichever
 * file asks first fills one, which takes ten seconds of a core; everybody gets a copy.
 */
export async function demoFolder(): Promise<string> {
  const original = inject('demoFolder');
  if (isFirst(`${original}.begun`)) {
    const filling = temporaryFolder('filling');
    await (await startSite({ DATA_DIR: filling, DEMO: 'true' })).stop();
    renameSync(filling, original);
  }
  await expect.poll(() => existsSync(original), { timeout: 240_000 }).toBe(true);
  const copy = temporaryFolder('demo');
  // Node's own copying leaves out whose the files are, and started by root PostgreSQL is somebody else.
  execFileSync('cp', ['-a', `${original}/.`, copy]);
  return copy;
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
