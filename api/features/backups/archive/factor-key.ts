import type pg from 'pg';

/**
 * The key that authenticator apps are encrypted with is in no backup. Where a backup goes back to the machine it came
 * from, the apps go on working with the key that is there.
 */
export async function factorKeyNow(client: pg.ClientBase): Promise<string | undefined> {
  const { rows: found } = await client.query<{ present: string | null }>(
    "select to_regclass('public.signing_keys') as present",
  );
  if (!found[0]?.present) return undefined;
  const { rows } = await client.query<{ secret: string }>(
    "select secret from signing_keys where purpose = 'factors' order by id desc limit 1",
  );
  return rows[0]?.secret;
}

export async function carryOverFactorKey(client: pg.ClientBase, secret: string | undefined): Promise<void> {
  if (secret === undefined) return;
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
