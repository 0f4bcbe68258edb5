import { existsSync } from 'node:fs';
import { and, eq } from 'drizzle-orm';
import { appliedMigration, digitsOf, isBeforeFirst, newestMigration } from '../../api/db/migrate.ts';
import { users } from '../../api/db/tables/users.ts';
import { newestBackup } from '../../api/features/backups/archive/rotate.ts';
import { diskOf, megabytes } from '../../api/features/backups/archive/space.ts';
import { viewBackups } from '../../api/features/backups/backups.service.ts';
import { type Context, count, type Finding, ok, warn, wrong } from './finding.ts';

const minFreeBytes = 1_000_000_000;
const minFreeShare = 0.1;
const minServerVersion = 140_000;

export async function checkVersion({ pool }: Context): Promise<Finding[]> {
  const { rows } = await pool.query<{ number: number; name: string }>(
    "select current_setting('server_version_num')::int as number, current_setting('server_version') as name",
  );
  const { number = 0, name = '' } = rows[0] ?? {};
  const server = `PostgreSQL ${name}`;
  if (number < minServerVersion) return [wrong(`${server} is too old`, 'use PostgreSQL 14 or newer')];
  const [applied, newest] = [await appliedMigration(pool), newestMigration()];
  if (applied === newest) return [ok(`${server}, tables of version ${digitsOf(applied)}`)];
  if (applied === 0) return [warn('The database is empty', 'npm start fills it')];
  if (isBeforeFirst(applied)) {
    return [wrong('The tables are of a version from before the first release', 'start with an empty database')];
  }
  return applied > newest
    ? [wrong('The tables are of a newer version of Seven Hills', 'install that version, or restore a backup')]
    : [warn(`The tables are of version ${digitsOf(applied)}, the program of ${digitsOf(newest)}`, 'npm start')];
}

export async function checkDisk({ env }: Context): Promise<Finding[]> {
  const folders = [...new Set([env.dataFolder, env.backup.folder])].filter((folder) => existsSync(folder));
  return Promise.all(
    folders.map(async (folder) => {
      const { free, size } = await diskOf(folder);
      const said = `${megabytes(free)} free of ${megabytes(size)} at ${folder}`;
      return free < minFreeBytes || free / size < minFreeShare ? warn(said, 'free some space') : ok(said);
    }),
  );
}

export async function checkClock({ pool }: Context): Promise<Finding[]> {
  const before = Date.now();
  const { rows } = await pool.query<{ now: Date }>('select clock_timestamp() as now');
  const here = (before + Date.now()) / 2;
  const apart = Math.abs((rows[0]?.now.getTime() ?? 0) - here) / 1000;
  const said = `Database and program are ${apart.toFixed(1)} s apart`;
  const todo = 'set the clocks of both machines by NTP';
  return [apart > 60 ? wrong(said, todo) : apart > 2 ? warn(said, todo) : ok(said)];
}

export async function checkOwner({ db }: Context): Promise<Finding[]> {
  const owners = await db.$count(users, and(eq(users.role, 5), eq(users.suspended, false)));
  const todo = 'npm run cli -- user add --email you@school.example --name "Your Name" --role 5';
  return [owners > 0 ? ok(count(owners, 'owner')) : wrong('Nobody owns the site: no account has role 5', todo)];
}

export async function checkBackups({ db, env }: Context): Promise<Finding[]> {
  const { state, verified, failed } = await viewBackups(db, new Date());
  const when = verified
    ? `The last verified backup is of ${verified.createdAt.toISOString()}`
    : 'There is no backup yet';
  if (state === 'failed') return [wrong(`The last backup failed: ${failed?.error}. ${when}`, 'mend that')];
  if (state === 'old') return [wrong(when, 'see why the nightly backup does not run (the log, BACKUP_AT)')];
  if (state === 'off')
    return [warn('No nightly backup is planned', 'set BACKUP_DIR, or be sure that another takes them')];
  if (state === 'due') return [warn(when, 'the first one is taken tonight; or npm run cli -- backup FILE')];
  const isHere = existsSync(env.backup.folder) && (await newestBackup(env.backup.folder)) !== undefined;
  return [isHere ? ok(when) : warn(`${when}, and its file is not in ${env.backup.folder}`, 'see where it is')];
}
