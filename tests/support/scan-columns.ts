import type pg from 'pg';

type Column = { schema: string; table: string; column: string };

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

/** Every text and JSON column in which one of the words stands, as table.column; the tables come from the database. */
export async function columnsWith(pool: pg.Pool, words: string[]): Promise<string[]> {
  const { rows: columns } = await pool.query<Column>(`
    select n.nspname as schema, c.relname as table, a.attname as column
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where (n.nspname = 'public' and c.relkind = 'r' or n.nspname = 'pgboss' and c.relname = 'job')
      and a.atttypid in ('text'::regtype, 'varchar'::regtype, 'json'::regtype, 'jsonb'::regtype, 'tsvector'::regtype)`);
  const found: string[] = [];
  for (const { schema, table, column } of columns) {
    const { rows } = await pool.query(
      `select from ${quoted(schema)}.${quoted(table)} t
       where exists (select from unnest($1::text[]) word where strpos(lower(t.${quoted(column)}::text), lower(word)) > 0) limit 1`,
      [words],
    );
    if (rows.length > 0) found.push(`${table}.${column}`);
  }
  return found.sort();
}
