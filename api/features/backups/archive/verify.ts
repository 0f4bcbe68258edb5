import type pg from 'pg';
import { BrokenArchiveError, type Manifest } from './manifest.ts';
import { checkArchive } from './read.ts';
import { restoreTables } from './restore.ts';
import { NoScratchError, withScratch } from './scratch.ts';

type Verified = { about: Manifest; restored: boolean };

/**
 * Proves that a backup can be used, by using it: every part is read and compared with its checksum, then all tables are
 * restored into a scratch database, where rows, sums, references and rules must hold.
 */
export async function verifyBackup(connection: pg.PoolConfig, file: string): Promise<Verified> {
  const about = await checkArchive(file);
  try {
    await withScratch(connection, async (pool) => {
      await restoreTables(pool, file, about);
      await comparePictures(pool, about);
    });
    return { about, restored: true };
  } catch (error) {
    // A server that is shared with others may not allow it; then reading it whole is all that can be done.
    if (error instanceof NoScratchError) return { about, restored: false };
    throw error;
  }
}

/** Every picture that the tables name is in the archive, or was missing before. */
async function comparePictures(pool: pg.Pool, { pictures, missing }: Manifest): Promise<void> {
  const known = new Set([...pictures.map(({ name }) => name), ...missing]);
  const { rows } = await pool.query<{ name: string }>('select name from media');
  const lost = rows.filter(({ name }) => !known.has(name)).map(({ name }) => name);
  if (lost.length > 0) throw new BrokenArchiveError(`The archive has no ${lost.slice(0, 5).join(', ')}.`);
}
