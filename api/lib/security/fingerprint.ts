import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';

/** Equal for forms that say the same, however their spaces and capitals differ. */
export function fingerprintOf(form: string, fields: (string | number)[]): string {
  const normalised = fields.map((field) => String(field).normalize('NFC').replace(/\s+/g, ' ').trim().toLowerCase());
  return createHash('sha256')
    .update(JSON.stringify([form, ...normalised]))
    .digest('hex');
}

/** Until the transaction ends nobody else looks for, or saves, the same form: a double submit waits and finds the first. */
export async function lockFingerprint(tx: Db, fingerprint: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${fingerprint}, 0))`);
}
