import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type pg from 'pg';
import { expect, test } from 'vitest';
import { testApi } from '../../../tests/support/api.ts';

const api = testApi();

const files = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.sql'));
const text = files.map((name) => readFileSync(path.join(import.meta.dirname, name), 'utf8')).join('\n');

/** Each function, view and trigger that is not of an extension, with what makes it. */
async function definitions(client: pg.PoolClient): Promise<Record<string, string>> {
  const { rows } = await client.query<{ name: string; definition: string }>(`
    with own as (select oid, relname, relkind from pg_class where relnamespace = 'public'::regnamespace)
    select 'function ' || p.oid::regprocedure as name, pg_get_functiondef(p.oid) as definition from pg_proc p
    where p.pronamespace = 'public'::regnamespace
      and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
    union all select 'view ' || relname, pg_get_viewdef(oid) from own where relkind = 'v'
    union all select 'trigger ' || tgname || ' on ' || relname, pg_get_triggerdef(t.oid)
      from pg_trigger t join own on own.oid = tgrelid where not tgisinternal`);
  return Object.fromEntries(rows.map(({ name, definition }) => [name, definition]));
}

test('the files are what the migrations make', async () => {
  const client = await api.database.pool.connect();
  try {
    await client.query('begin');
    const made = await definitions(client);
    expect(Object.keys(made).length).toBeGreaterThan(80);
    // Dropped, so that what no file has is missing in the comparison, and what one has otherwise differs.
    const triggers = Object.keys(made).filter((name) => name.startsWith('trigger '));
    for (const name of triggers) await client.query(`drop ${name}`);
    await client.query('drop view search_documents');
    const called = (await isCalledByColumns(client)).map((name) => `function ${name}`);
    for (const name of Object.keys(made)) {
      if (name.startsWith('function ') && !called.includes(name)) await client.query(`drop ${name} cascade`);
    }
    await client.query(text);
    expect(await definitions(client)).toEqual(made);
    // Those cannot be dropped while columns need them.
    for (const name of called) expect(text).toContain(`FUNCTION ${/\w+(?=\()/.exec(name)}(`);
  } finally {
    await client.query('rollback');
    client.release();
  }
});

/** Functions that a computed column, an index or a function of theirs calls. */
async function isCalledByColumns(client: pg.PoolClient): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(`
    with recursive needed as (
      select refobjid as oid from pg_depend where refclassid = 'pg_proc'::regclass and classid = 'pg_attrdef'::regclass
      union
      select d.refobjid from needed n join pg_depend d on d.objid = n.oid and d.classid = 'pg_proc'::regclass
      where d.refclassid = 'pg_proc'::regclass
    )
    select p.oid::regprocedure::text as name from needed join pg_proc p using (oid)
    where p.pronamespace = 'public'::regnamespace
      and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')`);
  return rows.map(({ name }) => name);
}
