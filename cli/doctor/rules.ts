import type pg from 'pg';
import { columnList, quoted } from '../../api/features/backups/archive/tables.ts';
import { type Context, count, type Finding, fixed, ok, withRepair, wrong } from './finding.ts';

type Reference = {
  name: string;
  child: string;
  parent: string;
  columns: string[];
  keys: string[];
  onDelete: string;
};

/** References and conditions hold in the rows that are there, not only for those that will be written. */
export async function checkRules({ pool, repair }: Context): Promise<Finding[]> {
  const references = await listReferences(pool);
  const conditions = await listConditions(pool);
  const found: Finding[] = [];
  for (const reference of references) {
    const finding = await checkReference(pool, reference, repair);
    if (finding) found.push(finding);
  }
  for (const { table, name, condition } of conditions) {
    const broken = await counted(pool, `${table} where not (${condition})`);
    if (broken > 0) found.push(wrong(`${count(broken, 'row')} of ${table} against ${name}`, 'correct them by hand'));
  }
  const all = references.length + conditions.length;
  return found.length > 0 ? found : [ok(`${count(all, 'reference')} and conditions hold`)];
}

async function checkReference(pool: pg.Pool, reference: Reference, repair: boolean): Promise<Finding | undefined> {
  const { child, parent, columns, keys, onDelete, name } = reference;
  const given = columns.map((column) => `c.${quoted(column)} is not null`).join(' and ');
  const same = columns.map((column, i) => `p.${quoted(keys[i] ?? '')} = c.${quoted(column)}`).join(' and ');
  const dangling = `${given} and not exists (select from ${parent} p where ${same})`;
  const broken = await counted(pool, `${child} c where ${dangling}`);
  if (broken === 0) return undefined;
  const said = `${count(broken, 'row')} of ${child} point to rows of ${parent} that are not there (${name})`;
  // What the database itself would have done when the row went.
  if (onDelete !== 'n') return wrong(said, 'restore a backup, or correct them by hand');
  if (!repair) return wrong(said, withRepair);
  await pool.query(
    `update ${child} c set ${columns.map((column) => `${quoted(column)} = null`).join(', ')} where ${dangling}`,
  );
  return fixed(`${said}: they point to nothing now (${columnList(columns)})`);
}

async function listReferences(pool: pg.Pool): Promise<Reference[]> {
  const names = (table: string, keys: string) => `
    array(select attname::text from unnest(${keys}) with ordinality k(num, place)
      join pg_attribute on attrelid = ${table} and attnum = num order by place)`;
  const { rows } = await pool.query<Reference>(`
    select conname as name, conrelid::regclass::text as child, confrelid::regclass::text as parent,
      ${names('conrelid', 'conkey')} as columns, ${names('confrelid', 'confkey')} as keys,
      confdeltype::text as "onDelete"
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace order by conname`);
  return rows;
}

async function listConditions(pool: pg.Pool) {
  const { rows } = await pool.query<{ table: string; name: string; condition: string }>(`
    select conrelid::regclass::text as table, conname as name, pg_get_expr(conbin, conrelid) as condition
    from pg_constraint where contype = 'c' and connamespace = 'public'::regnamespace order by conname`);
  return rows;
}

async function counted(pool: pg.Pool, what: string): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(`select count(*)::int from ${what}`);
  return rows[0]?.count ?? 0;
}
