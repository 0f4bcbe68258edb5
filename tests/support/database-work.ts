import pg from 'pg';

/** The extension lives in a database that no test copies. */
const counter = 'postgres';

export async function countDatabaseWork(connection: pg.PoolConfig): Promise<void> {
  await onCounter(connection, (client) => client.query('create extension if not exists pg_stat_statements'));
}

/**
 * How many pages of 8 KB PostgreSQL touched for the work, in memory or on disk, its sorting included. It is the same
 * on every machine, unlike the time that it takes.
 */
export const pagesTouched = (connection: pg.PoolConfig, work: () => Promise<unknown>): Promise<number> =>
  onCounter(connection, async (client) => {
    const { rows } = await client.query<{ oid: number }>('select oid from pg_database where datname = $1', [
      connection.database,
    ]);
    await client.query('select pg_stat_statements_reset(0, $1, 0)', [rows[0]?.oid]);
    await work();
    // The job queue asks for work by itself, also while the request is answered.
    const counted = await client.query<{ pages: number }>(
      `select coalesce(sum(shared_blks_hit + shared_blks_read + temp_blks_read + temp_blks_written), 0)::int as pages
       from pg_stat_statements where dbid = $1 and query not like '%pgboss%'`,
      [rows[0]?.oid],
    );
    return counted.rows[0]?.pages ?? 0;
  });

async function onCounter<T>(connection: pg.PoolConfig, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ ...connection, database: counter });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
