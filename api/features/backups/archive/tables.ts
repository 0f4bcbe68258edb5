import type pg from 'pg';
import { excludedTables } from './excluded.ts';

export type TableShape = { name: string; columns: string[] };

/** Every table that there is, be it of an older version, with the columns that are really stored. */
export async function listTables(client: pg.ClientBase): Promise<TableShape[]> {
  const { rows } = await client.query<TableShape>(`
    select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
    group by c.relname order by c.relname`);
  return rows.filter(({ name }) => !(name in excludedTables));
}

/** The same text for the same value on every server. */
export async function setCanonicalFormats(client: pg.ClientBase): Promise<void> {
  await client.query(
    "set local timezone = 'UTC'; set local datestyle = 'ISO, YMD'; set local intervalstyle = 'postgres';" +
      "set local extra_float_digits = 1; set local bytea_output = 'hex'",
  );
}

/** A checksum over all rows in any order; after `setCanonicalFormats` it is the same on every server. */
export async function contentChecksum(client: pg.ClientBase, { name, columns }: TableShape): Promise<string> {
  const { rows } = await client.query<{ sum: string }>(
    `select coalesce(sum(('x' || left(md5(row(${columnList(columns)})::text), 15))::bit(60)::bigint), 0)::text as sum
     from ${quoted(name)}`,
  );
  return rows[0]?.sum ?? '0';
}

export const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;
export const columnList = (columns: string[]) => columns.map(quoted).join(', ');
