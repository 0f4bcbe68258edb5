import { sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';

const lockNamespace = 7_004;

/** Until the end of the transaction nobody else sends this mail, nor takes it back; false when somebody is at it. */
export async function lockForSending(tx: Db, mailId: number): Promise<boolean> {
  const { rows } = await tx.execute<{ free: boolean }>(
    sql`select pg_try_advisory_xact_lock(${lockNamespace}::int, ${mailId}::int) as free`,
  );
  return rows[0]?.free ?? false;
}
