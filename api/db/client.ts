import type { DrizzleConfig } from 'drizzle-orm';
import { drizzle, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { PreparingClient } from './preparing-client.ts';
import { ReadingPool } from './reading-pool.ts';
import { noteStatement } from './tables-read.ts';

/** A database or a transaction in it: queries take either. */
export type Db = PgDatabase<NodePgQueryResultHKT, Record<string, never>>;

export type Database = {
  db: Db;
  pool: pg.Pool & Pick<ReadingPool, 'load' | 'isFull'>;
  /** Connections that nothing else can take: whoever signs in, and the counting of attempts, wait behind nobody. */
  signIn: { db: Db; pool: pg.Pool };
  /** A few for what strangers can make dear. They wait for one another, and each for a short time. */
  search: { db: Db; pool: pg.Pool };
  close: () => Promise<void>;
};

type Options = {
  /** A connection string, or the folder of a unix socket. */
  connection: pg.PoolConfig;
  onQuery?: (statement: string) => void;
  onError: (error: Error) => void;
};

/**
 * All that is read often is in memory, where going through an index costs no more than reading on; PostgreSQL assumes a
 * disk that turns and would rather read every picture for each story of a list.
 */
const planning = 'set random_page_cost = 1.1; set jit = off';

// In each process, beside the one that reading shares. With ten, PostgreSQL's processes took the cores from each other
// and from Node.
const generalConnections = 5;
const signInConnections = 2;
export const searchConnections = 2;
/** All pools together, the connection that reading shares and the one that listens for changes. */
export const connectionsPerProcess = generalConnections + signInConnections + searchConnections + 2;
/** A statement that runs this long is a fault; without the limit it would hold its connection for ever. */
const statementTimeoutMs = 30_000;
/** A search that takes longer is an attack, or as good as one. */
const searchTimeoutMs = 5_000;
/** PostgreSQL ends a statement that takes too long. When it has not said so by then, the connection is dead. */
const timeoutsOf = (ms: number) => ({ statement_timeout: ms, query_timeout: ms + 10_000 });

export function connect({ connection, onQuery, onError }: Options): Database {
  const options: pg.PoolConfig = {
    Client: PreparingClient,
    onConnect: (client) => client.query(planning),
    max: generalConnections,
    keepAlive: true,
    connectionTimeoutMillis: 10_000,
    ...timeoutsOf(statementTimeoutMs),
    idle_in_transaction_session_timeout: 30_000,
    application_name: 'seven-hills',
    ...connection,
  };
  const logQuery = (statement: string) => {
    noteStatement(statement);
    onQuery?.(statement);
  };
  const dbOf = (pool: pg.Pool): Db => {
    // An idle connection that breaks (the server restarted) is replaced by the pool; unhandled it would end the process.
    pool.on('error', onError);
    // The pool listens only while a connection is idle. One that breaks between two statements of a transaction fails
    // the next of them; unheard it would end the process.
    pool.on('connect', (client) => client.on('error', () => {}));
    const config = { casing: 'snake_case', logger: { logQuery } } as const;
    return Object.assign(drizzle(pool, config), { transaction: transactionsOf(pool, config) });
  };
  const pool = new ReadingPool(options);
  const signInPool = new pg.Pool({ ...options, max: signInConnections });
  const searchPool = new pg.Pool({ ...options, max: searchConnections, ...timeoutsOf(searchTimeoutMs) });
  return {
    db: dbOf(pool),
    pool,
    signIn: { db: dbOf(signInPool), pool: signInPool },
    search: { db: dbOf(searchPool), pool: searchPool },
    async close() {
      await Promise.all([pool, signInPool, searchPool].map((one) => one.end()));
    },
  };
}

/**
 * Opens a connection beside the pool for work that may take hours, such as a backup or a migration: nothing ends its
 * statements. The caller ends it.
 */
export async function connectWithoutLimits({ options }: pg.Pool): Promise<pg.Client> {
  // The pool hides its password from a copy of its options.
  const client = new pg.Client({ ...options, password: options.password, query_timeout: 0 });
  client.on('error', () => {});
  await client.connect();
  await client.query('set statement_timeout = 0; set idle_in_transaction_session_timeout = 0');
  return client;
}

/** PostgreSQL has ended one of two transactions that waited for each other, or could not be put in an order. */
const collisionCodes = new Set(['40P01', '40001']);
const maxTries = 3;

/**
 * Runs transactions on clients of the pool and gives each client back, whatever fails. Drizzle's own keeps it for ever
 * when BEGIN or ROLLBACK fails. A client whose state is unknown is closed. A transaction that collided with another is
 * run again from its begin, so what it does outside of the database must bear repeating.
 */
function transactionsOf(pool: pg.Pool, config: DrizzleConfig): Db['transaction'] {
  // Kept with its client: drizzle works out the names of columns once for each.
  const bound = new WeakMap<pg.PoolClient, Db>();
  const bind = (client: pg.PoolClient): Db => {
    const db = bound.get(client) ?? drizzle(client, config);
    bound.set(client, db);
    return db;
  };

  const run: Db['transaction'] = async (work, options) => {
    const client = await pool.connect();
    let failure: unknown;
    let isBroken = false;
    try {
      return await bind(client).transaction(async (tx) => {
        try {
          return await work(tx);
        } catch (error) {
          failure = error;
          // The statement may still be running, and ROLLBACK would wait behind it.
          if (isReadTimeout(error)) client.end().catch(() => {});
          throw error;
        }
      }, options);
    } catch (error) {
      // BEGIN, COMMIT or ROLLBACK failed.
      isBroken = error !== failure;
      throw failure ?? error;
    } finally {
      client.release(isBroken);
    }
  };

  return async (work, options) => {
    for (let tries = 1; ; tries += 1) {
      try {
        return await run(work, options);
      } catch (error) {
        if (tries === maxTries || !collisionCodes.has(postgresCode(error) ?? '')) throw error;
      }
    }
  };
}

/** PostgreSQL's code of an error, through drizzle's wrapping. */
export function postgresCode(error: unknown): string | undefined {
  const cause = causeOf(error);
  return typeof cause === 'object' && cause !== null && 'code' in cause ? String(cause.code) : undefined;
}

export const uniqueViolation = '23505';
export const foreignKeyViolation = '23503';
export const untranslatableCharacter = '22021';

/** PostgreSQL's own words for "not now": no connection, space or memory, going down, coming up, too slow, a collision. */
const unavailableCodes = /^(08|53|58)|^57P|^57014$|^25P03$|^40(P01|001)$/;
const networkCodes = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN'],
]);
/** What the driver says of a connection has no code. */
const readTimeout = 'Query read timeout';
const brokenConnection = new RegExp(
  `^(Connection terminated|timeout exceeded when trying to connect|Client has encountered|${readTimeout})`,
);

const causeOf = (error: unknown): unknown => (error instanceof Error && error.cause ? error.cause : error);

/** Whether PostgreSQL has not answered a statement: it may still be running. */
function isReadTimeout(error: unknown): boolean {
  const cause = causeOf(error);
  return cause instanceof Error && cause.message === readTimeout;
}

/** Whether the database could not be asked at all, which is nobody's mistake and passes. */
export function isDatabaseUnavailable(error: unknown): boolean {
  const cause = causeOf(error);
  if (!(cause instanceof Error)) return false;
  const { code = '', syscall } = cause as NodeJS.ErrnoException;
  if (cause instanceof pg.DatabaseError) return unavailableCodes.test(code);
  // A socket that is not there is a server that is not there.
  return networkCodes.has(code) || (code === 'ENOENT' && syscall === 'connect') || brokenConnection.test(cause.message);
}
