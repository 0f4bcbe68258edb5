import type pg from 'pg';
import { migrate } from '../../api/db/migrate.ts';
import { NoScratchError, withScratch } from '../../api/features/backups/archive/scratch.ts';
import { type Context, count, type Finding, fixed, ok, warn, withRepair, wrong } from './finding.ts';

type Part = { kind: 'column' | 'function' | 'index' | 'constraint' | 'trigger'; name: string; definition: string };

/** Everything that the migrations make is there, as in a database that they have just made. */
export async function checkShape({ pool, connection, repair }: Context): Promise<Finding[]> {
  const wanted = await partsOfNew(connection);
  if (!wanted) return [warn('This server does not let us make a database to compare with', 'ask who runs it')];
  const present = new Map((await listParts(pool)).map((part) => [`${part.kind} ${part.name}`, part.definition]));
  const found: Finding[] = [];
  for (const part of wanted) {
    const there = present.get(`${part.kind} ${part.name}`);
    if (there === part.definition) continue;
    found.push(await repairPart(pool, part, there !== undefined, repair));
  }
  return found.length > 0 ? found : [ok(`${count(wanted.length, 'part')} of the tables are as they should be`)];
}

async function repairPart(
  pool: pg.Pool,
  { kind, name, definition }: Part,
  isThere: boolean,
  repair: boolean,
): Promise<Finding> {
  const said = `The ${kind} ${name} is ${isThere ? 'not as it should be' : 'missing'}`;
  // To change what is there could lose something; to add what is missing cannot.
  const isSafe = kind === 'function' || kind === 'trigger' || (!isThere && kind !== 'column');
  if (!isSafe) return wrong(said, 'restore a backup, or correct it by hand');
  if (!repair) return wrong(said, withRepair);
  try {
    await pool.query(definition);
    return fixed(said);
  } catch (error) {
    return wrong(`${said}, and cannot be made: ${(error as Error).message}`, 'correct the rows by hand');
  }
}

async function partsOfNew(connection: pg.PoolConfig): Promise<Part[] | undefined> {
  try {
    return await withScratch(connection, async (pool) => {
      await migrate(pool);
      return listParts(pool);
    });
  } catch (error) {
    if (error instanceof NoScratchError) return undefined;
    throw error;
  }
}

/** Each with the statement that makes it. */
async function listParts(pool: pg.Pool): Promise<Part[]> {
  const { rows } = await pool.query<Part>(`
    with own as (select oid, relname, relkind, oid::regclass::text as name from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'v'))
    select 'column' as kind, own.relname || '.' || attname as name,
      concat_ws(' ', format_type(atttypid, atttypmod), attnotnull, attidentity, attgenerated) as definition
    from own join pg_attribute on attrelid = own.oid and attnum > 0 and not attisdropped
    union all
    select 'function', p.proname, pg_get_functiondef(p.oid) from pg_proc p
    where p.pronamespace = 'public'::regnamespace and p.prokind = 'f'
      and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
    union all
    select 'index', i.indexrelid::regclass::text, pg_get_indexdef(i.indexrelid)
    from own join pg_index i on i.indrelid = own.oid
    where not exists (select from pg_constraint where conindid = i.indexrelid)
    union all
    select 'constraint', own.relname || '.' || conname,
      format('alter table %s add constraint %I %s', own.name, conname, pg_get_constraintdef(c.oid))
    from own join pg_constraint c on conrelid = own.oid
    union all
    select 'trigger', own.relname || '.' || tgname,
      format('drop trigger if exists %I on %s; %s', tgname, own.name, pg_get_triggerdef(t.oid))
        || case when tgenabled = 'O' then '' else ' -- disabled' end
    from own join pg_trigger t on tgrelid = own.oid and not tgisinternal`);
  return rows;
}
