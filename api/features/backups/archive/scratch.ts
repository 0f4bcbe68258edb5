import { createHash } from 'node:crypto';
import pg from 'pg';
import { quoted } from './tables.ts';

const insufficientPrivilege = '42501';

/** This server does not let us make a database; nothing was tried. */
export class NoScratchError extends Error {
  override message = 'This server does not let the program make a database of its own to try things in.';
}

/** Lends an empty database on the same server and throws it away afterwards. */
export async function withScratch<T>(connection: pg.PoolConfig, work: (pool: pg.Pool) => Promise<T>): Promise<T> {
  const admin = new pg.Client(connection);
  admin.on('error', () => {});
  await admin.connect();
  try {
    const name = await scratchName(admin);
    // One that a power cut has left behind.
    await dropScratch(admin, name);
    await createScratch(admin, name);
    const pool = new pg.Pool({ ...toDatabase(connection, name), max: 2 });
    pool.on('error', () => {});
    try {
      return await work(pool);
    } finally {
      await pool.end();
      await dropScratch(admin, name);
    }
  } finally {
    await admin.end();
  }
}

/** The same for one process of one site, so that what is left behind is found; and nobody else's. */
async function scratchName(admin: pg.Client): Promise<string> {
  const { rows } = await admin.query<{ name: string }>('select current_database() as name');
  const own = rows[0]?.name ?? '';
  return `${own.slice(0, 40)}_scratch_${createHash('sha256').update(own).digest('hex').slice(0, 12)}`;
}

async function createScratch(admin: pg.Client, name: string): Promise<void> {
  try {
    await admin.query(`create database ${quoted(name)} template template0`);
  } catch (error) {
    throw (error as { code?: string }).code === insufficientPrivilege ? new NoScratchError() : error;
  }
}

async function dropScratch(admin: pg.Client, name: string): Promise<void> {
  await admin.query(`drop database if exists ${quoted(name)} with (force)`);
}

/** The same server and account, another database. */
function toDatabase(connection: pg.PoolConfig, database: string): pg.PoolConfig {
  if (!connection.connectionString) return { ...connection, database };
  const url = new URL(connection.connectionString);
  url.pathname = `/${encodeURIComponent(database)}`;
  return { ...connection, connectionString: url.href };
}
