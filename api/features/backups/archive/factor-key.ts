import type pg from 'pg';

/**
 * The key that authenticator apps are encrypted with is in no backup. Where a backup goes back to the machine it came
 * from, the apps go on working with the key that is there.
 */
export async function factorKeyNow(client: pg.ClientBase): Promise<string | undefined> {
  if (!(await hasPurposes(client))) return undefined;
  const { rows } = await client.query<{ secret: string }>(
    "select secret from signing_keys where purpose = 'factors' order by id desc limit 1",
  );
  return rows[0]?.secret;
}

/** An archive from before there were apps needs none. */
export async function carryOverFactorKey(client: pg.ClientBase, secret: string | undefined): Promise<void> {
  if (secret === undefined || !(await hasPurposes(client))) return;
  await client.query("insert into signing_keys (purpose, secret) values ('factors', $1)", [secret]);
}

/** How many people have an app whose secret was encrypted on another machine. */
export async function countStrandedApps(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    `select count(*)::int as count from totp_secrets where secret is not null
     and not exists (select from signing_keys where purpose = 'factors')`,
  );
  return rows[0]?.count ?? 0;
}

async function hasPurposes(client: pg.ClientBase): Promise<boolean> {
  const { rowCount } = await client.query(
    `select from information_schema.columns
     where table_schema = 'public' and table_name = 'signing_keys' and column_name = 'purpose'`,
  );
  return rowCount === 1;
}
