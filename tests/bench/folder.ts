import { execFileSync } from 'node:child_process';
import { temporaryFolder } from '../support/program.ts';

/** The demo school once more, for whoever changes it or needs a second one beside it. Nobody may have it open. */
export function copyOf(demoFolder: string): string {
  const copy = temporaryFolder('bench-copy');
  // Node's own copying leaves out whose the files are, and started by root PostgreSQL is somebody else.
  execFileSync('cp', ['-a', `${demoFolder}/.`, copy]);
  return copy;
}
