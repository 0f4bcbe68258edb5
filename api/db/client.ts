import { drizzle, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import pg from 'pg';

/** A database or a transaction in it: queries take either. */
export type Db = PgDatabase<NodePgQueryResultHKT, Record<string, never>>;

export type Database = { db: Db; pool: pg.Pool; close: () => Promise<void> };

type Options = {
  /** A connection string, or the folder of a unix socket. */
  connection: pg.PoolConfig;
  onQuery?: (statement: string) => void;
  onError: (error: Error) => void;
};

export function connect({ connection, onQuery, onError }: Options): Database {
  const pool = new pg.Pool({
    max: 10,
    connectionTimeoutMillis: 10_000,
    // A statement that runs this long is a fault; without the limit it would hold its connection for ever.
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 30_000,
    application_name: 'seven-hills',
    ...connection,
  });
  // An idle connection that breaks (the server restarted) is replaced by the pool; unhandled it would end the process.
  pool.on('error', onError);
  const db = drizzle(pool, {
    casing: 'snake_case',
    ...(onQuery && { logger: { logQuery: onQuery } }),
  });
  return { db, pool, close: () => pool.end() };
}

/** PostgreSQL's code of an error, through drizzle's wrapping. */
export function postgresCode(error: unknown): string | undefined {
  const cause = error instanceof Error && error.cause ? error.cause : error;
  return typeof cause === 'object' && cause !== null && 'code' in cause ? String(cause.code) : undefined;
}

export const uniqueViolation = '23505';
export const foreignKeyViolation = '23503';
export const untranslatableCharacter = '22021';
