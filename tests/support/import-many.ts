import { sql } from 'drizzle-orm';
import type { Db } from '../../api/db/client.ts';

/** A large import as one would do it by hand: the indexes that are slow to keep up with it are made anew afterwards. */
export async function importMany(db: Db, table: string, work: () => Promise<void>): Promise<void> {
  const { rows } = await db.execute<{ name: string; definition: string }>(sql`
    select indexname as name, indexdef as definition from pg_indexes
    where schemaname = 'public' and tablename = ${table} and indexdef like '% USING gin %'`);
  for (const { name } of rows) await db.execute(sql`drop index ${sql.identifier(name)}`);
  await work();
  for (const { definition } of rows) await db.execute(sql.raw(definition));
  // As PostgreSQL does by itself soon after so much has come.
  await db.execute(sql`vacuum analyze ${sql.identifier(table)}`);
}
