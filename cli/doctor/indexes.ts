import type pg from 'pg';
import { connectWithoutLimits } from '../../api/db/client.ts';
import { type Context, count, type Finding, fixed, ok, warn, withRepair, wrong } from './finding.ts';

const insufficientPrivilege = '42501';
const unavailable = ['58P01', '0A000', insufficientPrivilege];

/** Indexes that PostgreSQL itself calls broken, and those that do not agree with their tables. */
export async function checkIndexes({ pool, repair }: Context): Promise<Finding[]> {
  const invalid = await listInvalid(pool);
  const looked = await lookInside(pool);
  const broken = [...new Set([...invalid, ...(looked?.broken ?? [])])];
  const found: Finding[] = [];
  for (const index of broken) {
    if (repair) await pool.query(`reindex index concurrently ${index}`);
    found.push(repair ? fixed(`The index ${index} was built anew`) : wrong(`The index ${index} is broken`, withRepair));
  }
  for (const { table, message } of looked?.damage ?? []) {
    found.push(wrong(`${table}: ${message}`, 'stop the site, copy the data folder, and restore the last backup'));
  }
  if (!looked) found.push(warn('This server does not let us look inside indexes (amcheck)', 'ask who runs it'));
  return found.length > 0 ? found : [ok(`${count(looked?.count ?? 0, 'index', 'indexes')} agree with their tables`)];
}

async function listInvalid(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(`
    select indexrelid::regclass::text as name from pg_index
    join pg_class on pg_class.oid = indexrelid
    where not (indisvalid and indisready) and relnamespace = 'public'::regnamespace`);
  return rows.map(({ name }) => name);
}

/** With PostgreSQL's own examiner, which is put in for the look and taken out again. */
async function lookInside(pool: pg.Pool) {
  const client = await connectWithoutLimits(pool);
  try {
    await client.query('begin');
    await client.query('create extension if not exists amcheck');
    const { rows } = await client.query<{ oid: number; name: string; kind: string }>(`
      select c.oid, c.oid::regclass::text as name, c.relkind::text as kind from pg_class c
      left join pg_index i on i.indexrelid = c.oid
      where c.relnamespace = 'public'::regnamespace
        and (c.relkind = 'r' or (c.relkind = 'i' and i.indisvalid and i.indisready
          and c.relam = (select oid from pg_am where amname = 'btree')))
      order by c.relname`);
    const broken = [];
    const damage = [];
    for (const { oid, name, kind } of rows) {
      if (kind === 'r') damage.push(...(await lookAtTable(client, oid, name)));
      else if (!(await isSound(client, oid))) broken.push(name);
    }
    return { count: rows.filter(({ kind }) => kind === 'i').length, broken, damage };
  } catch (error) {
    if (unavailable.includes((error as { code?: string }).code ?? '')) return undefined;
    throw error;
  } finally {
    await client.end();
  }
}

async function lookAtTable(client: pg.ClientBase, oid: number, table: string) {
  const { rows } = await client.query<{ message: string }>(
    'select msg as message from verify_heapam($1::oid) limit 5',
    [oid],
  );
  return rows.map(({ message }) => ({ table, message }));
}

/** Every row of the table must be in the index. */
async function isSound(client: pg.ClientBase, oid: number): Promise<boolean> {
  await client.query('savepoint look');
  try {
    await client.query('select bt_index_check($1::oid, true)', [oid]);
    return true;
  } catch (error) {
    if ((error as { code?: string }).code === insufficientPrivilege) throw error;
    await client.query('rollback to savepoint look');
    return false;
  }
}
