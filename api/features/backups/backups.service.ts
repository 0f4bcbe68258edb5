import { mkdir, rename, stat } from 'node:fs/promises';
import path from 'node:path';
import type pg from 'pg';
import { momentAtSchool, schoolDay, schoolTime } from '../../../contract/common/school-time.ts';
import type { Db } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { rowsIn } from './archive/manifest.ts';
import { backupName, type RetentionRule, removeUnfinished, rotate } from './archive/rotate.ts';
import { requireSpace } from './archive/space.ts';
import { takeBackup } from './archive/take.ts';
import { verifyBackup } from './archive/verify.ts';
import * as queries from './backups.queries.ts';

const dayMs = 24 * 60 * 60 * 1000;
const oldAfterMs = 2 * dayMs;
const retentionMs = 400 * dayMs;
// Any number will do, as long as every version of the program takes the same one.
const lockKey = 7_210_003;

type Place = Pick<Deps, 'db' | 'storage' | 'clock' | 'log'> & { pool: pg.Pool; connection: pg.PoolConfig };
type Settings = { folder: string; keep: RetentionRule };

/** Takes a backup, proves it, and removes those that the rule does not keep. Undefined when another is being taken. */
export async function takeNightlyBackup(place: Place, settings: Settings): Promise<string | undefined> {
  const client = await place.pool.connect();
  try {
    const { rows } = await client.query<{ acquired: boolean }>('select pg_try_advisory_lock($1) as acquired', [
      lockKey,
    ]);
    return rows[0]?.acquired ? await takeExclusively(place, settings) : undefined;
  } finally {
    await client.query('select pg_advisory_unlock($1)', [lockKey]).catch(() => {});
    // Whatever happened, the lock goes with the connection.
    client.release(true);
  }
}

async function takeExclusively(place: Place, { folder, keep }: Settings): Promise<string> {
  const { db, pool, clock, log } = place;
  const file = path.join(folder, backupName(localTime(clock())));
  await queries.failAbandoned(db, clock());
  const id = await queries.insertBackup(db, file, clock());
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await removeUnfinished(folder);
    await requireSpace(pool, folder);
    const unverified = `${file}.unverified`;
    await takeBackup(place, unverified);
    const { about, restored } = await verifyBackup(place.connection, unverified);
    // What ends in .tar has been proven.
    await rename(unverified, file);
    const { size: bytes } = await stat(file);
    const counts = { bytes, rows: rowsIn(about), pictures: about.pictures.length };
    const error = remarks(about.missing, restored);
    await queries.finishBackup(db, id, { status: 'verified', ...counts, error, finishedAt: clock() });
    const removed = await rotate(folder, keep);
    await queries.deleteOldRecords(db, new Date(clock().getTime() - retentionMs));
    log.info({ file, ...counts, restored, removed }, 'a backup was taken and verified');
    return file;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    log.error({ err: error, file }, 'the backup failed');
    await queries.finishBackup(db, id, { status: 'failed', error: message, finishedAt: clock() });
    throw error;
  }
}

function remarks(missing: string[], restored: boolean): string | null {
  const lines = [];
  if (!restored) lines.push('Read back whole, but not restored: the database server does not allow a second database.');
  if (missing.length > 0) lines.push(`${missing.length} pictures have no file: ${missing.slice(0, 5).join(', ')}.`);
  return lines.join(' ') || null;
}

/** 2026-11-15-0230, as the clock at the school shows it. */
export function localTime(at: Date): string {
  return `${schoolDay(at)}-${schoolTime(at).replace(':', '')}`;
}

/** How it stands with the backups: `off` where nobody has planned any, `due` before the first. */
export async function viewBackups(db: Db, now: Date) {
  const { verified, failed, cron } = await queries.latestBackups(db);
  const hasFailed = failed !== undefined && (!verified || failed.createdAt > verified.createdAt);
  const isOld = verified !== undefined && now.getTime() - verified.createdAt.getTime() > oldAfterMs;
  const otherwise = verified ? 'good' : cron === undefined ? 'off' : 'due';
  const state: 'failed' | 'old' | 'good' | 'off' | 'due' = hasFailed ? 'failed' : isOld ? 'old' : otherwise;
  return {
    state,
    verified,
    failed: hasFailed ? failed : undefined,
    next: cron === undefined ? undefined : nextTime(cron, now),
  };
}

/** Backups are planned for a minute of every day at the school. */
function nextTime(cron: string, now: Date): Date {
  const [minute = '0', hour = '0'] = cron.split(' ');
  const today = new Date(momentAtSchool(schoolDay(now), `${hour.padStart(2, '0')}:${minute.padStart(2, '0')}`));
  return today > now ? today : new Date(today.getTime() + dayMs);
}
