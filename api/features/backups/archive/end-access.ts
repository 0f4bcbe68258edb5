import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { secretKinds } from '../../../lib/mail/secret.ts';

type Standing = { email: string; role: number; suspended: boolean };

/** Who may do what in the database that is about to be replaced; nobody where there is none. */
export async function standingNow(client: pg.ClientBase): Promise<Standing[]> {
  const { rows: found } = await client.query<{ present: string | null }>(
    "select to_regclass('public.users') as present",
  );
  if (!found[0]?.present) return [];
  return (await client.query<Standing>('select lower(email) as email, role, suspended from users')).rows;
}

/**
 * A backup knows nothing of what has ended since it was taken. Its sessions and keys are not restored at all; here its
 * links die, and whoever has been suspended or given a lower role since keeps neither more nor less than that. Gives
 * those accounts.
 */
export async function endAccess(client: pg.ClientBase, before: Standing[]): Promise<Standing[]> {
  await client.query(
    `update invitations set token_hash = $1 || id, expires_at = least(expires_at, now()) where accepted_at is null`,
    [`restored ${randomUUID()} `],
  );
  await client.query(
    `update mails set status = 'failed', last_error = 'A backup was restored, and its link no longer works.'
     where status = 'waiting' and kind = any($1)`,
    [secretKinds],
  );
  const { rows } = await client.query<Standing>(
    `update users set role = least(users.role, was.role), suspended = users.suspended or was.suspended
     from jsonb_to_recordset($1) as was (email text, role smallint, suspended boolean)
     where lower(users.email) = was.email and (was.role < users.role or was.suspended and not users.suspended)
     returning users.email, users.role, users.suspended`,
    [JSON.stringify(before)],
  );
  return rows;
}
