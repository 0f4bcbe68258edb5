import { type SQL, sql } from 'drizzle-orm';
import type { KeptKind } from '../../../contract/common/history.ts';
import type { Db } from '../../db/client.ts';
import { type Part, shapes } from './trash-shapes.ts';

/** By table (or by table and column, for links): each row as PostgreSQL writes it in JSON. */
export type Rows = Record<string, Record<string, unknown>[]>;

/** In one statement, of however many tables a thing is made. */
export async function readRows(db: Db, kind: KeptKind, id: number | string): Promise<Rows> {
  const { parts, links = [] } = shapes[kind];
  const linked = links.map(({ table, column }) => ({ name: `${table}.${column}`, part: { table, key: column } }));
  const selects = [
    // What is computed from the other columns is computed again.
    ...parts.map((part) => select(part.table, sql`to_jsonb(t) - 'search'`, part, id)),
    ...linked.map(({ name, part }) => select(name, sql`jsonb_build_object('id', t.id)`, part, id)),
  ];
  const names = [...parts.map(({ table }) => table), ...linked.map(({ name }) => name)];
  const found: Rows = Object.fromEntries(names.map((name) => [name, []]));
  const { rows } = await db.execute<{ name: string; row: Record<string, unknown> }>(
    sql.join(selects, sql` union all `),
  );
  for (const { name, row } of rows) found[name]?.push(row);
  return found;
}

function select(name: string, what: SQL, { table, key, through }: Part, id: number | string): SQL {
  const own = through
    ? sql`in (select id from ${sql.identifier(through.table)} where ${sql.identifier(through.key)} = ${id})`
    : sql`= ${id}`;
  return sql`select ${name}::text as name, ${what} as row
    from ${sql.identifier(table)} t where t.${sql.identifier(key)} ${own}`;
}

/** What belongs to it goes with it, by the rules of the tables. */
export async function deleteRows(db: Db, kind: KeptKind, id: number | string): Promise<void> {
  const [{ table }, ...others] = shapes[kind].parts;
  for (const { table: loose, key } of others.filter((part) => part.loose)) {
    await db.execute(sql`delete from ${sql.identifier(loose)} where ${sql.identifier(key)} = ${id}`);
  }
  await db.execute(sql`delete from ${sql.identifier(table)} where id = ${id}`);
}

export async function writeRows(db: Db, kind: KeptKind, id: number | string, rows: Rows): Promise<void> {
  const { parts, nullable = [], optional = [], links = [] } = shapes[kind];
  const own = parts[0].table;
  const there = await stillThere(db, rows, [
    ...nullable.map(({ of = own, ...rest }) => ({ of, ...rest })),
    ...optional,
  ]);
  for (const { column, table, of = own } of nullable) {
    for (const row of rows[of] ?? []) if (!there[table]?.has(row[column])) row[column] = null;
  }
  for (const { column, table, of } of optional) {
    rows[of] = (rows[of] ?? []).filter((row) => there[table]?.has(row[column]));
  }
  const columns = await columnsOf(
    db,
    parts.map(({ table }) => table),
  );
  for (const part of parts) await insert(db, part, rows[part.table] ?? [], columns[part.table] ?? []);
  for (const { table, column } of links) {
    const ids = (rows[`${table}.${column}`] ?? []).map((row) => Number(row.id));
    await db.execute(sql`
      update ${sql.identifier(table)} set ${sql.identifier(column)} = ${id}
      where id = any(${sql.param(ids)}::int[]) and ${sql.identifier(column)} is null`);
  }
}

type Reference = { of: string; column: string; table: string };

/** By table, what the rows refer to and is there; it stays until the transaction ends. One statement for each table. */
async function stillThere(db: Db, rows: Rows, references: Reference[]): Promise<Record<string, Set<unknown>>> {
  const wanted: Record<string, unknown[]> = {};
  for (const { of, column, table } of references) {
    const ids = (rows[of] ?? []).map((row) => row[column] ?? null).filter((id) => id !== null);
    if (ids.length > 0) wanted[table] = [...(wanted[table] ?? []), ...ids];
  }
  const there: Record<string, Set<unknown>> = {};
  for (const [table, ids] of Object.entries(wanted)) {
    const type = typeof ids[0] === 'number' ? sql`int[]` : sql`text[]`;
    const { rows: found } = await db.execute<{ id: unknown }>(
      sql`select id from ${sql.identifier(table)} where id = any(${sql.param(ids)}::${type}) for key share`,
    );
    there[table] = new Set(found.map(({ id }) => id));
  }
  return there;
}

/** Those that are stored, of all tables in one statement. */
async function columnsOf(db: Db, tables: string[]): Promise<Record<string, string[]>> {
  const { rows } = await db.execute<{ table: string; names: string[] }>(sql`
    select attrelid::regclass::text as table, array_agg(attname::text order by attnum) as names from pg_attribute
    where attrelid = any(${sql.param(tables)}::regclass[]) and attnum > 0 and not attisdropped and attgenerated = ''
    group by attrelid`);
  return Object.fromEntries(rows.map(({ table, names }) => [table, names]));
}

/** Only columns that were written then are written now: one that came with a later version has its default. */
async function insert(db: Db, { table, yields }: Part, rows: Rows[string], known: string[]): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const names = known.filter((name) => name in first);
  const columns = sql.join(
    names.map((name) => sql.identifier(name)),
    sql`, `,
  );
  await db.execute(sql`
    insert into ${sql.identifier(table)} (${columns}) overriding system value
    select ${columns} from jsonb_populate_recordset(null::${sql.identifier(table)}, ${JSON.stringify(rows)}::jsonb)
    ${yields ? sql`on conflict do nothing` : sql``}`);
}

/** Whose it is; nobody's where that is not known, or where it belongs to the school. */
export async function ownerOf(db: Db, kind: KeptKind, rows: Rows): Promise<number | null> {
  const { parts, owner } = shapes[kind];
  const [own] = rows[parts[0].table] ?? [];
  if (!owner || !own) return null;
  const { column, through } = owner;
  if (!through) return own[column] === null ? null : Number(own[column]);
  const { rows: found } = await db.execute<{ owner: number | null }>(sql`
    select ${sql.identifier(column)} as owner from ${sql.identifier(through.table)} where id = ${own[through.key]}`);
  return found[0]?.owner ?? null;
}

/** Every picture that one of the rows shows; what is kept of a page has none or several, joined by commas. */
export function picturesIn(rows: Rows): string[] {
  const names = Object.values(rows)
    .flat()
    .flatMap(({ picture }) => (typeof picture === 'string' ? picture.split(',') : []));
  return [...new Set(names.filter(Boolean))];
}

/** What was deleted as one: the thing, and what belongs to it and has a history of its own. */
export function partsIn(kind: string, itemId: string, rows: Rows): { kind: string; itemId: string }[] {
  const images = kind === 'gallery' ? (rows.gallery_images ?? []) : [];
  const redirects = kind === 'page' ? (rows.redirects ?? []) : [];
  return [
    { kind, itemId },
    ...images.map(({ id }) => ({ kind: 'galleryImage', itemId: String(id) })),
    ...redirects.map(({ id }) => ({ kind: 'redirect', itemId: String(id) })),
  ];
}
