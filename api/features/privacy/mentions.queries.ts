import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';

/** What is looked for in texts, and what stands in its place then. */
export type Needle = { texts: string[]; word: string; kind: 'address' | 'name' };

/** A row that has it somewhere, with the columns as they would be without it. */
export type Mention = {
  table: string;
  /** Its primary key, as text by column. */
  key: Record<string, string>;
  row: Record<string, unknown>;
  change: Record<string, unknown>;
  /** It stands in a column that others refer to and that cannot be changed. */
  fixed: boolean;
};

type Table = { name: string; key: string[]; fixed: string[]; free: string[]; json: string[]; dated: boolean };

/** Their rows go or are counted by other means. */
const leftOut = [
  ...['rate_limits', 'search_words', 'signing_keys', 'sessions', 'refresh_tokens', 'password_resets'],
  // They go with the account.
  ...['challenges', 'devices', 'passkeys', 'recovery_codes', 'recovery_sheets', 'sign_ins', 'totp_secrets'],
];

/** Every table of the program that holds texts, read from the database itself: a new one cannot be forgotten. */
async function textTables(db: Db): Promise<Table[]> {
  const { rows } = await db.execute<Table>(sql`
    with columns as (
      select c.relname as name, a.attname as column, a.attnum, format_type(a.atttypid, null) as type,
        exists (select from pg_constraint k where k.conrelid = c.oid and k.contype = 'p' and a.attnum = any(k.conkey)) as is_key,
        exists (select from pg_constraint k where k.conrelid = c.oid and k.contype = 'f' and a.attnum = any(k.conkey)) as is_reference
      from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace)
    select name,
      coalesce(jsonb_agg("column" order by attnum) filter (where is_key), '[]') as key,
      coalesce(jsonb_agg("column") filter (where type = 'text' and is_key and not is_reference), '[]') as fixed,
      coalesce(jsonb_agg("column") filter (where type = 'text' and not is_key and not is_reference), '[]') as free,
      coalesce(jsonb_agg("column") filter (where type in ('json', 'jsonb')), '[]') as json,
      bool_or("column" = 'updated_at') as dated
    from columns group by name order by name`);
  return rows.filter(({ name, free, json }) => !leftOut.includes(name) && free.length + json.length > 0);
}

/**
 * Rows of people who have the same name and another address: they are themselves, and stay as they are.
 * Each is a condition on a row `t`.
 */
const spared = (names: SQL): Record<string, SQL> => {
  const namesakes = (table: string, column = 'name') =>
    sql`select id from ${sql.identifier(table)} where lower(${sql.identifier(column)}) = any(${names})`;
  const sent = namesakes('enquiries', 'sender_name');
  const about = (kind: string, ids: SQL) => sql`(t.kind = ${kind} and t.item_id in (select id::text from (${ids}) n))`;
  const listed = sql`t.id in`;
  return {
    users: sql`${listed} (${namesakes('users')})`,
    invitations: sql`${listed} (${namesakes('invitations')})`,
    alumni: sql`${listed} (${namesakes('alumni')})`,
    enquiries: sql`${listed} (${sent})`,
    enquiry_notes: sql`t.enquiry_id in (${sent})`,
    mails: sql`t.enquiry_id in (${sent})`,
    trash: sql`(t.kind = 'alumnus' and lower(t.rows->'alumni'->0->>'name') = any(${names}))`,
    revisions: about('alumnus', namesakes('alumni')),
    audit_log: sql`(t.actor_id in (${namesakes('users')}) or ${about('enquiry', sent)} or ${about('user', namesakes('users'))}
      or ${about('alumnus', namesakes('alumni'))} or ${about('invitation', namesakes('invitations'))})`,
  };
};

/** Looks through all texts of all tables. */
export async function findMentions(db: Db, needle: Needle): Promise<Mention[]> {
  if (needle.texts.length === 0) return [];
  const found: Mention[] = [];
  const spare = needle.kind === 'name' ? spared(sql`${sql.param(needle.texts)}::text[]`) : {};
  const replace = replacer(needle);
  for (const table of await textTables(db)) {
    for (const row of await candidates(db, table, needle.texts, spare[table.name])) {
      const change = changeOf(table, row, replace);
      const fixed = table.fixed.some((column) => replace(row[column]) !== row[column]);
      if (Object.keys(change).length === 0 && !fixed) continue;
      const key = Object.fromEntries(table.key.map((column) => [column, String(row[column])]));
      found.push({ table: table.name, key, row, change: dated(table, change), fixed });
    }
  }
  return found;
}

/** Rows that may have it: the words are compared exactly when they are here. */
async function candidates(db: Db, table: Table, texts: string[], spare: SQL | undefined) {
  const columns = [...table.fixed, ...table.free, ...table.json].map((name) => sql`t.${sql.identifier(name)}::text`);
  const all = sql`lower(concat_ws(chr(10), ${sql.join(columns, sql`, `)}))`;
  const spellings = [
    ...new Set(texts.flatMap(spellingsOf).flatMap((text) => [text, JSON.stringify(text).slice(1, -1)])),
  ];
  const has = spellings.map((text) => sql`strpos(${all}, ${text}) > 0`);
  const { rows } = await db.execute<{ row: Record<string, unknown> }>(sql`
    select to_jsonb(t) as row from ${sql.identifier(table.name)} t
    where (${sql.join(has, sql` or `)}) ${spare ? sql`and not coalesce(${spare}, false)` : sql``}`);
  return rows.map(({ row }) => row);
}

type Replace = <T>(value: T) => T;

function changeOf({ free, json }: Table, row: Record<string, unknown>, replace: Replace) {
  const changed = [...free, ...json]
    .map((column) => [column, row[column], replace(row[column])] as const)
    .filter(([, before, after]) => JSON.stringify(before) !== JSON.stringify(after));
  return Object.fromEntries(changed.map(([column, , after]) => [column, after]));
}

/** Who has it open to change it is told that it has changed. */
const dated = ({ dated }: Table, change: Record<string, unknown>) =>
  dated && Object.keys(change).length > 0 ? { ...change, updated_at: null } : change;

/** File names are what they are: changed they would lead nowhere. */
const fileKeys = ['picture', 'pictures'];

function replacer({ texts, word, kind }: Needle): Replace {
  const spellings = [...new Set(texts.flatMap(spellingsOf))].map((text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  // Neither a longer address nor a longer name is meant.
  const [before, after] = kind === 'address' ? ['[\\p{L}\\p{N}._%+-]', '\\.?[\\p{L}\\p{N}_-]'] : ['\\p{L}', '\\p{L}'];
  const pattern = new RegExp(`(?<!${before})(?:${spellings.join('|')})(?!${after})`, 'giu');
  const walk = (value: unknown): unknown => {
    if (typeof value === 'string') return value.replace(pattern, word);
    if (Array.isArray(value)) return value.map(walk);
    if (value === null || typeof value !== 'object') return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, part]) => [key, fileKeys.includes(key) ? part : walk(part)]),
    );
  };
  return walk as Replace;
}

/** The same words as the editor, the mails and others write them in HTML. */
function spellingsOf(text: string): string[] {
  const html = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  const strict = html.replaceAll('"', '&quot;');
  return [text, html, strict, strict.replaceAll("'", '&#x27;'), strict.replaceAll("'", '&#39;')];
}

export async function removeMentions(db: Db, mentions: Mention[], now: Date): Promise<number> {
  const changed = mentions.filter(({ change }) => Object.keys(change).length > 0);
  for (const { table, key, change } of changed) {
    const values = Object.entries({ ...change, ...('updated_at' in change && { updated_at: now.toISOString() }) });
    const sets = values.map(
      ([column, value]) =>
        sql`${sql.identifier(column)} = (jsonb_populate_record(null::${sql.identifier(table)}, ${JSON.stringify({ [column]: value })}::jsonb)).${sql.identifier(column)}`,
    );
    const where = Object.entries(key).map(([column, value]) => sql`${sql.identifier(column)}::text = ${value}`);
    await db.execute(
      sql`update ${sql.identifier(table)} set ${sql.join(sets, sql`, `)} where ${sql.join(where, sql` and `)}`,
    );
  }
  return changed.length;
}
