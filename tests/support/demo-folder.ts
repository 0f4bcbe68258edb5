import { execFileSync } from 'node:child_process';
import { renameSync } from 'node:fs';
import { startSite, temporaryFolder } from './program.ts';

/** A data folder with the demo school in it, of a site that has stopped. It is there when it is whole. */
export async function fillDemoFolder(folder: string): Promise<void> {
  const filling = temporaryFolder('filling');
  await (await startSite({ DATA_DIR: filling, DEMO: 'true' })).stop();
  renameSync(filling, folder);
}

export function copyDemoFolder(original: string): string {
  const copy = temporaryFolder('demo');
  // Node's own copying leaves out whose the files are, and started by root PostgreSQL is somebody else.
  execFileSync('cp', ['-a', `${original}/.`, copy]);
  return copy;
}
