import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { StartError } from './start-error.ts';

/** Fails early and in words, before anything was touched. */
export function prepareDataFolder(folder: string): void {
  const probe = path.join(folder, `.probe-${process.pid}`);
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(probe, '');
    rmSync(probe);
  } catch (error) {
    throw new StartError(
      'dataFolder',
      `The data folder ${folder} cannot be written (${(error as Error).message}). ` +
        'Give this user the right to write there, free some space, or set DATA_DIR to another folder.',
    );
  }
}
