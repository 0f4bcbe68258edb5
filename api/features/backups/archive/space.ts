import { statfs } from 'node:fs/promises';
import type pg from 'pg';

/** A disk filled to its end would stop the database too. */
const reserveBytes = 200_000_000;

export async function diskOf(folder: string): Promise<{ free: number; size: number }> {
  const { bavail, blocks, bsize } = await statfs(folder);
  return { free: bavail * bsize, size: blocks * bsize };
}

/** Refuses before anything is written. Tables shrink in an archive, so this is more than it will take. */
export async function requireSpace(pool: pg.Pool, folder: string): Promise<void> {
  const { rows } = await pool.query<{ bytes: string }>(
    'select pg_database_size(current_database()) + (select coalesce(sum(bytes), 0) from media) as bytes',
  );
  const wanted = Number(rows[0]?.bytes ?? 0) + reserveBytes;
  const { free } = await diskOf(folder);
  if (free < wanted) {
    throw new Error(`A backup may need ${megabytes(wanted)} in ${folder}, and ${megabytes(free)} are free there.`);
  }
}

export const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`;
