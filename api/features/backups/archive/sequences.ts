import type pg from 'pg';
import { shapes } from '../../trash/trash-shapes.ts';
import { quoted } from './tables.ts';

/**
 * New rows must not be given numbers that old ones have. Those in the trash can come back, and who is given their number
 * would also be given their versions.
 */
export async function resetSequences(client: pg.ClientBase, tables: string[]): Promise<void> {
  const deleted = await numbersOfDeleted(client, tables);
  for (const table of tables) {
    const { rows } = await client.query<{ column: string; sequence: string }>(
      `select attname as column, pg_get_serial_sequence($1, attname) as sequence
       from pg_attribute where attrelid = $1::regclass and attidentity <> ''`,
      [quoted(table)],
    );
    for (const { column, sequence } of rows) {
      await client.query(
        `select setval($1, greatest((select max(${quoted(column)}) from ${quoted(table)}), $2::bigint) + 1, false)`,
        [sequence, deleted.get(table) ?? 0],
      );
    }
  }
}

/** By table, the greatest number in the trash and in the versions, each read once; the oldest archives have neither. */
async function numbersOfDeleted(client: pg.ClientBase, tables: string[]): Promise<Map<string, number>> {
  const greatest = new Map<string, number>();
  const note = (table: string, number: string) =>
    greatest.set(table, Math.max(greatest.get(table) ?? 0, Number(number)));
  if (tables.includes('trash')) {
    const { rows } = await client.query<{ table: string; number: string }>(`
      select part.key as table, max(found.id::bigint) as number from trash, jsonb_each(trash.rows) part,
        jsonb_path_query(part.value, '$[*].id ? (@.type() == "number")') as found(id)
      group by part.key`);
    for (const { table, number } of rows) note(table, number);
  }
  if (tables.includes('revisions')) {
    const { rows } = await client.query<{ kind: string; number: string }>(`
      select kind, max(item_id::bigint) as number from revisions where item_id ~ '^[0-9]{1,10}$' group by kind`);
    for (const { kind, number } of rows) {
      const shape = Object.entries(shapes).find(([name]) => name === kind)?.[1];
      if (shape) note(shape.parts[0].table, number);
    }
  }
  return greatest;
}
