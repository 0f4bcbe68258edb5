import type pg from 'pg';

/** Counters that mean nothing an hour later. */
const leftOut = ['rate_limits'];

export type TableShape = { name: string; columns: string[] };

/** Every table of the program with the columns that are really stored; computed ones are computed again. */
export async function listTables(client: pg.ClientBase): Promise<TableShape[]> {
  const { rows } = await client.query<TableShape>(`
    select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
    group by c.relname order by c.relname`);
  return rows.filter(({ name }) => !leftOut.includes(name));
}

export const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;
export const columnList = (columns: string[]) => columns.map(quoted).join(', ');

/** The newest migration that the database has seen. */
export async function newestMigration(client: pg.ClientBase): Promise<number> {
  const { rows } = await client.query<{ newest: string | null }>(
    'select max(created_at) as newest from drizzle.__drizzle_migrations',
  );
  return Number(rows[0]?.newest ?? 0);
}
