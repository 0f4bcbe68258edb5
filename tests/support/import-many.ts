import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Db } from '../../api/db/client.ts';

/**
 * A large import as one would do it by hand: on a connection without the product's statement timeout, and the indexes
 * that are slow to keep up with it are made anew afterwards.
 */
export async function importMany(
  connection: pg.PoolConfig,
  table: string,
  work: (db: Db) => Promise<void>,
): Promise<void> {
  const pool = new pg.Pool({ ...connection, max: 1 });
  const db: Db = drizzle(pool, { casing: 'snake_case' });
  const { rows } = await db.execute<{ name: string; definition: string }>(sql`
    select indexname as name, indexdef as definition from pg_indexes
    where schemaname = 'public' and tablename = ${table} and indexdef like '% USING gin %'`);
  for (const { name } of rows) await db.execute(sql`drop index ${sql.identifier(name)}`);
  await work(db);
  for (const { definition } of rows) await db.execute(sql.raw(definition));
  await vacuum(db, table);
  await pool.end();
}

/**
 * As autovacuum leaves the table, so that plans are the same in every run. A transaction that is open meanwhile keeps
 * some rows from being known as visible to all: then again. By itself vacuum leaves a few dead rows to the next time.
 */
export async function vacuum(db: Db, table: string): Promise<void> {
  for (;;) {
    await db.execute(sql`vacuum (analyze, index_cleanup on) ${sql.identifier(table)}`);
    const { rows } = await db.execute<{ vacuumed: boolean }>(sql`
      select relallvisible > relpages * 0.99 as vacuumed from pg_class where relname = ${table}`);
    if (rows[0]?.vacuumed) return;
    await pause(50);
  }
}
