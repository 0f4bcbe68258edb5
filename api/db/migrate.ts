import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';
import { connectWithoutLimits } from './client.ts';

const ownFolder = path.resolve('api/db/migrations');
// Any number will do, as long as every version of the program takes the same one.
const lockKey = 7_210_001;

export class NewerDatabaseError extends Error {
  override message =
    'This database was made by a newer version of Seven Hills. Install that version, or restore a backup.';
}

export class OlderDatabaseError extends Error {
  override message =
    'This database was made by a version of Seven Hills from before the first release, and its tables are of another shape. Start with an empty data folder or database, or go back to that version.';
}

/** The first four digits of the newest migration, before and after. */
export type Upgrade = { from: string; to: string };

type Options = {
  /** Called when tables that somebody has filled are about to change; what it throws leaves them as they are. */
  beforeUpgrade?: (upgrade: Upgrade) => Promise<void>;
  /** The migrations of another version than this one. */
  folder?: string;
};

/** Several instances may start at once: the first one migrates, the others wait and find nothing to do. */
export async function migrate(pool: pg.Pool, { beforeUpgrade, folder = ownFolder }: Options = {}): Promise<void> {
  const newest = newestMigration(folder);
  // Another instance may be at it for a while, and so may we.
  const client = await connectWithoutLimits(pool);
  try {
    await client.query('select pg_advisory_lock($1)', [lockKey]);
    const applied = await appliedMigration(client);
    if (applied > newest) throw new NewerDatabaseError();
    if (applied > 0 && isBeforeFirst(applied)) throw new OlderDatabaseError();
    if (beforeUpgrade && applied > 0 && applied < newest && (await hasPeople(client))) {
      await beforeUpgrade({ from: digitsOf(applied, folder), to: digitsOf(newest, folder) });
    }
    await runMigrations(drizzle(client), { migrationsFolder: folder });
  } finally {
    // The lock goes with the connection.
    await client.end();
  }
}

/** The migrations up to a moment, for tables in the shape that they had then. */
export const migrationsUpTo = (when: number) =>
  readMigrationFiles({ migrationsFolder: ownFolder })
    .map(({ sql, hash, folderMillis }) => ({ statements: sql, hash, when: folderMillis }))
    .filter((migration) => migration.when <= when);

/** The moment of the newest migration that this program has. */
export const newestMigration = (folder = ownFolder) => Math.max(...journal(folder).map(({ when }) => when));

/** Nothing leads from tables, or from a backup, of such a moment to what this program needs. */
export const isBeforeFirst = (moment: number) => journal().every(({ when }) => moment < when);

/** The moment of the newest one that the database has seen; 0 for a new database. */
export async function appliedMigration(client: pg.ClientBase | pg.Pool): Promise<number> {
  const { rows } = await client.query<{ present: string | null }>(
    "select to_regclass('drizzle.__drizzle_migrations') as present",
  );
  if (!rows[0]?.present) return 0;
  const applied = await client.query<{ newest: string | null }>(
    'select max(created_at) as newest from drizzle.__drizzle_migrations',
  );
  return Number(applied.rows[0]?.newest ?? 0);
}

export const digitsOf = (when: number, folder = ownFolder) =>
  journal(folder)
    .find((entry) => entry.when === when)
    ?.tag.slice(0, 4) ?? String(when);

function journal(folder = ownFolder): { when: number; tag: string }[] {
  return JSON.parse(readFileSync(path.join(folder, 'meta/_journal.json'), 'utf8')).entries;
}

async function hasPeople(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ some: boolean }>(
    'select exists (select from users) or exists (select from enquiries) as some',
  );
  return rows[0]?.some ?? false;
}
