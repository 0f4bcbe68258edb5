import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../db/client.ts';

export type TextTable = { name: string; key: string[]; texts: string[]; dated: boolean };
export type FoundRow = {
  table: TextTable;
  key: Record<string, string>;
  row: Record<string, unknown>;
  /** The texts for which it was found: it may be another person's, who shares a name, and here for the address alone. */
  foundFor: Set<string>;
};

/** A text that is looked for by its words, in small letters. */
export type Search = { text: string; words: string[]; isAddress: boolean };

/** What is counted or ends by other means, and what holds no words of people. */
const excludedTables = [
  ...['rate_limits', 'search_words', 'signing_keys', 'sessions', 'refresh_tokens', 'password_resets'],
  ...['audit_chain', 'audit_heads', 'backups'],
  // They go with the account.
  ...['challenges', 'devices', 'email_changes', 'passkeys', 'recovery_codes', 'recovery_sheets', 'sign_ins'],
  'totp_secrets',
];

/** More rows of one table than this, and the phrase is refused: it is not one person's name. */
const maxRows = 400;

/** Every table of the program that holds texts, read from the database itself: a new one cannot be forgotten. */
async function textTables(db: Db): Promise<TextTable[]> {
  const { rows } = await db.execute<TextTable>(sql`
    with columns as (
      select c.relname as name, a.attname as column, a.attnum, format_type(a.atttypid, null) as type,
        exists (select from pg_constraint k where k.conrelid = c.oid and k.contype = 'p' and a.attnum = any(k.conkey)) as is_key,
        exists (select from pg_constraint k where k.conrelid = c.oid and k.contype = 'f' and a.attnum = any(k.conkey)) as is_reference
      from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace)
    select name,
      coalesce(jsonb_agg("column" order by attnum) filter (where is_key), '[]') as key,
      coalesce(jsonb_agg("column") filter (
        where type in ('text', 'json', 'jsonb') and not is_key and not is_reference), '[]') as texts,
      bool_or("column" = 'updated_at') as dated
    from columns group by name order by name`);
  return rows.filter(({ name, texts }) => !excludedTables.includes(name) && texts.length > 0);
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
    enquiry_messages: sql`t.enquiry_id in (${sent})`,
    mails: sql`t.enquiry_id in (${sent})`,
    trash: sql`(t.kind = 'alumnus' and lower(t.rows->'alumni'->0->>'name') = any(${names}))`,
    revisions: about('alumnus', namesakes('alumni')),
  };
};

/**
 * Rows that have all words of a text, as candidates: whether the text itself is there is seen when they are read.
 * `crowded` are the texts of which there were too many.
 */
export async function rowsWith(db: Db, searches: Search[]) {
  const found = new Map<string, FoundRow>();
  const crowded = new Set<string>();
  const names = searches.filter(({ isAddress }) => !isAddress).map(({ text }) => text.toLowerCase());
  const spare = spared(sql`${sql.param(names)}::text[]`);
  for (const table of searches.length > 0 ? await textTables(db) : []) {
    const statements = searches.map((search) => candidates(table, search, spare[table.name]));
    const { rows } = await db.execute<{ text: string; row: Record<string, unknown> }>(
      sql.join(statements, sql` union all `),
    );
    for (const { text } of searches) {
      const mine = rows.filter((one) => one.text === text);
      if (mine.length > maxRows) crowded.add(text);
      for (const { row } of mine) {
        const key = Object.fromEntries(table.key.map((column) => [column, String(row[column])]));
        const name = JSON.stringify([table.name, key]);
        const known = found.get(name) ?? { table, row, key, foundFor: new Set() };
        found.set(name, { ...known, foundFor: known.foundFor.add(text) });
      }
    }
  }
  return { rows: [...found.values()], crowded };
}

function candidates(table: TextTable, { text, words, isAddress }: Search, spare: SQL | undefined): SQL {
  const columns = table.texts.map((name) => sql`t.${sql.identifier(name)}::text`);
  const all = sql`lower(concat_ws(chr(10), ${sql.join(columns, sql`, `)}))`;
  const has = words.map((word) => sql`strpos(${all}, ${word}) > 0`);
  const others = spare && !isAddress ? [sql`not coalesce(${spare}, false)`] : [];
  return sql`(select ${text}::text as text, to_jsonb(t) as row from ${sql.identifier(table.name)} t
    where ${sql.join([...has, ...others], sql` and `)} limit ${maxRows + 1})`;
}

/** Only a row that is still as it was read is changed; whether it was. Who has it open is told that it has changed. */
export async function changeRow(db: Db, found: FoundRow, change: Record<string, unknown>, now: Date): Promise<boolean> {
  const { table, key, row } = found;
  const name = sql.identifier(table.name);
  const values = Object.entries(table.dated ? { ...change, updated_at: now.toISOString() } : change);
  const sets = values.map(
    ([column, value]) =>
      sql`${sql.identifier(column)} = (jsonb_populate_record(null::${name}, ${JSON.stringify({ [column]: value })}::jsonb)).${sql.identifier(column)}`,
  );
  const same = Object.keys(change).map(
    (column) => sql`to_jsonb(t.${sql.identifier(column)}) = ${JSON.stringify(row[column])}::jsonb`,
  );
  const where = Object.entries(key).map(([column, value]) => sql`t.${sql.identifier(column)}::text = ${value}`);
  const { rowCount } = await db.execute(
    sql`update ${name} t set ${sql.join(sets, sql`, `)} where ${sql.join([...where, ...same], sql` and `)}`,
  );
  return rowCount === 1;
}
