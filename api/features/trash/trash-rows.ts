import { type SQL, sql } from 'drizzle-orm';
import type { KeptKind } from '../../../contract/common/history.ts';
import type { Db } from '../../db/client.ts';

type Part = {
  table: string;
  key: string;
  /** What it belongs to, where that is not the thing itself but another part of it, and how that refers to the thing. */
  through?: { table: string; key: string };
  /** Would stay when the thing goes, and is deleted with it all the same. */
  loose?: true;
};
type Shape = {
  /** The rows that make up the thing: its own first, then what belongs to it. */
  parts: [Part, ...Part[]];
  /** Whose it is, by a column of its own row, or of the row that this refers to. */
  owner?: { column: string; through?: { table: string; key: string } };
  /** References that a restored row can do without: a person who left, an event that was deleted meanwhile. */
  nullable?: { column: string; table: string; of?: string }[];
  /** Foreign keys of others to the thing, set to null when it goes. */
  links?: { table: string; column: string }[];
};

/** A change that is kept beside it, with its pictures. */
const kept = (key: string): [Part, Part] => [
  { table: 'kept_changes', key },
  { table: 'kept_pictures', key: 'kept_id', through: { table: 'kept_changes', key } },
];
const keptBy = { column: 'saved_by', table: 'users', of: 'kept_changes' };

const story: Shape = {
  parts: [
    { table: 'stories', key: 'id' },
    { table: 'story_pictures', key: 'story_id' },
    { table: 'story_text_pictures', key: 'story_id' },
    { table: 'story_views', key: 'story_id' },
    ...kept('story_id'),
  ],
  nullable: [{ column: 'author_id', table: 'users' }, keptBy],
  owner: { column: 'author_id' },
};

const shapes: Record<KeptKind, Shape> = {
  news: story,
  article: story,
  event: {
    parts: [{ table: 'events', key: 'id' }, { table: 'event_text_pictures', key: 'event_id' }, ...kept('event_id')],
    nullable: [{ column: 'author_id', table: 'users' }, { column: 'campus_id', table: 'campuses' }, keptBy],
    links: [{ table: 'galleries', column: 'event_id' }],
    owner: { column: 'author_id' },
  },
  gallery: {
    parts: [{ table: 'galleries', key: 'id' }, { table: 'gallery_images', key: 'gallery_id' }, ...kept('gallery_id')],
    nullable: [{ column: 'owner_id', table: 'users' }, { column: 'event_id', table: 'events' }, keptBy],
    owner: { column: 'owner_id' },
  },
  galleryImage: {
    parts: [{ table: 'gallery_images', key: 'id' }],
    owner: { column: 'owner_id', through: { table: 'galleries', key: 'gallery_id' } },
  },
  page: {
    parts: [
      { table: 'pages', key: 'id' },
      { table: 'page_pictures', key: 'page_id' },
      { table: 'block_pictures', key: 'page_id' },
      { table: 'page_documents', key: 'page_id' },
      { table: 'page_drafts', key: 'page_id' },
      { table: 'redirects', key: 'page_id' },
    ],
    nullable: [
      { column: 'updated_by', table: 'users' },
      { column: 'parent_id', table: 'pages' },
      { column: 'saved_by', table: 'users', of: 'page_drafts' },
    ],
  },
  // What is only there goes and comes back with it.
  campus: {
    parts: [
      { table: 'campuses', key: 'id' },
      { table: 'term_dates', key: 'campus_id' },
    ],
    nullable: [
      { column: 'page_id', table: 'pages' },
      { column: 'head_id', table: 'profiles' },
    ],
    links: [{ table: 'events', column: 'campus_id' }],
  },
  // Its campus is no reference that it can do without: it would become a date of all campuses.
  termDate: { parts: [{ table: 'term_dates', key: 'id' }], nullable: [{ column: 'author_id', table: 'users' }] },
  profile: {
    parts: [{ table: 'profiles', key: 'id' }, ...kept('profile_id')],
    nullable: [{ column: 'owner_id', table: 'users' }, keptBy],
    links: [{ table: 'campuses', column: 'head_id' }],
    owner: { column: 'owner_id' },
  },
  alumnus: { parts: [{ table: 'alumni', key: 'id' }], nullable: [{ column: 'user_id', table: 'users' }] },
  enquiry: {
    parts: [
      { table: 'enquiries', key: 'id' },
      { table: 'mails', key: 'enquiry_id', loose: true },
      { table: 'enquiry_notes', key: 'enquiry_id' },
      { table: 'enquiry_messages', key: 'enquiry_id' },
      { table: 'message_files', key: 'message_id', through: { table: 'enquiry_messages', key: 'enquiry_id' } },
    ],
    nullable: [
      { column: 'assignee_id', table: 'users' },
      { column: 'merged_into', table: 'enquiries' },
      { column: 'author_id', table: 'users', of: 'enquiry_notes' },
      { column: 'author_id', table: 'users', of: 'enquiry_messages' },
    ],
  },
};

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
  const { parts, nullable = [], links = [] } = shapes[kind];
  const [own] = parts;
  for (const { column, table, of = own.table } of nullable) {
    for (const row of rows[of] ?? []) if (!(await holds(db, table, row[column]))) row[column] = null;
  }
  for (const { table } of parts) await insert(db, table, rows[table] ?? []);
  for (const { table, column } of links) {
    const ids = (rows[`${table}.${column}`] ?? []).map((row) => Number(row.id));
    await db.execute(sql`
      update ${sql.identifier(table)} set ${sql.identifier(column)} = ${id}
      where id = any(${sql.param(ids)}::int[]) and ${sql.identifier(column)} is null`);
  }
}

/** Whether it is still there; if so, it stays until the end of the transaction. */
async function holds(db: Db, table: string, id: unknown): Promise<boolean> {
  const { rowCount } = await db.execute(
    sql`select from ${sql.identifier(table)} where id::text = ${id ?? null}::text for key share`,
  );
  return rowCount === 1;
}

/** Only columns that were written then are written now: one that came with a later version has its default. */
async function insert(db: Db, table: string, rows: Record<string, unknown>[]): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const { rows: known } = await db.execute<{ name: string }>(sql`
    select attname as name from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attgenerated = ''`);
  const names = known.map(({ name }) => name).filter((name) => name in first);
  const columns = sql.join(
    names.map((name) => sql.identifier(name)),
    sql`, `,
  );
  await db.execute(sql`
    insert into ${sql.identifier(table)} (${columns}) overriding system value
    select ${columns} from jsonb_populate_recordset(null::${sql.identifier(table)}, ${JSON.stringify(rows)}::jsonb)`);
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
  return [{ kind, itemId }, ...images.map(({ id }) => ({ kind: 'galleryImage', itemId: String(id) }))];
}
