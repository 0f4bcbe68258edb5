import { desc, eq, lt, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { backups } from '../../db/tables/backups.ts';

export type BackupRow = typeof backups.$inferSelect;
type Outcome = Partial<Pick<BackupRow, 'status' | 'bytes' | 'rows' | 'pictures' | 'error' | 'finishedAt'>>;

export async function insertBackup(db: Db, file: string, createdAt: Date): Promise<number> {
  const [row] = await db.insert(backups).values({ file, createdAt }).returning({ id: backups.id });
  if (!row) throw new Error('insert returned no row');
  return row.id;
}

export async function finishBackup(db: Db, id: number, outcome: Outcome): Promise<void> {
  await db.update(backups).set(outcome).where(eq(backups.id, id));
}

/** Only one process takes a backup at a time, so whatever still says so has died. */
export async function failAbandoned(db: Db, finishedAt: Date): Promise<void> {
  const error = 'The program was stopped before the backup was finished.';
  await db.update(backups).set({ status: 'failed', error, finishedAt }).where(eq(backups.status, 'running'));
}

export async function deleteOldRecords(db: Db, before: Date): Promise<void> {
  await db.delete(backups).where(lt(backups.createdAt, before));
}

/** The last verified one, the last one that has ended, and when the next is planned: in one statement. */
export async function latestBackups(db: Db) {
  const latest = (status: BackupRow['status']) =>
    db
      .select()
      .from(backups)
      .where(eq(backups.status, status))
      .orderBy(desc(backups.createdAt), desc(backups.id))
      .limit(1);
  const { rows } = await db.execute<{ verified: unknown; failed: unknown; cron: string | null }>(sql`
    select (select to_jsonb(v) from (${latest('verified')}) v) as verified,
      (select to_jsonb(f) from (${latest('failed')}) f) as failed,
      (select cron from pgboss.schedule where name = 'backup' limit 1) as cron`);
  const { verified, failed, cron } = rows[0] ?? {};
  return { verified: asBackup(verified), failed: asBackup(failed), cron: cron ?? undefined };
}

type Stored = { created_at: string; bytes: number | null; pictures: number | null; error: string | null };

function asBackup(row: unknown) {
  if (!row) return undefined;
  const { created_at, bytes, pictures, error } = row as Stored;
  return { createdAt: new Date(created_at), bytes, pictures, error };
}
