import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';

const folder = new URL('./migrations', import.meta.url).pathname;
// Any number will do, as long as every version of the program takes the same one.
const lockKey = 7_210_001;

export class NewerDatabaseError extends Error {
  override message =
    'This database was made by a newer version of Seven Hills. Install that version, or restore a backup.';
}

/** Several instances may start at once: the first one migrates, the others wait and find nothing to do. */
export async function migrate(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [lockKey]);
    await refuseNewerDatabase(client);
    await runMigrations(drizzle(client), { migrationsFolder: folder });
  } finally {
    // A connection that goes back to the pool must not keep the lock.
    await client.query('select pg_advisory_unlock($1)', [lockKey]).catch(() => {});
    client.release();
  }
}

/** The migrations up to a moment, for tables in the shape that they had then. */
export const migrationsUpTo = (when: number) =>
  readMigrationFiles({ migrationsFolder: folder })
    .map(({ sql, hash, folderMillis }) => ({ statements: sql, hash, when: folderMillis }))
    .filter((migration) => migration.when <= when);

async function refuseNewerDatabase(client: pg.PoolClient): Promise<void> {
  const newest = Math.max(...migrationsUpTo(Number.POSITIVE_INFINITY).map(({ when }) => when));
  const { rows } = await client.query<{ present: string | null }>(
    "select to_regclass('drizzle.__drizzle_migrations') as present",
  );
  if (!rows[0]?.present) return;
  const applied = await client.query<{ newest: string | null }>(
    'select max(created_at) as newest from drizzle.__drizzle_migrations',
  );
  if (Number(applied.rows[0]?.newest ?? 0) > newest) throw new NewerDatabaseError();
}
