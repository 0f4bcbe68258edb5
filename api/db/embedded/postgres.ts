import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { closeSync, existsSync, fchownSync, openSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { findPlace, makeFolder, type Place } from './place.ts';

const version = '18';
const user = 'seven_hills';
const startUpMs = 60_000;
const maxLaunches = 10;

/** It did not answer in time: after a power cut it may need longer to recover. */
export class PostgresDownError extends Error {}

export type EmbeddedPostgres = {
  connection: pg.PoolConfig;
  /** Stops the server, unless another program is still using it. */
  stop: () => Promise<void>;
};

type Options = {
  dataFolder: string;
  /** Further settings, such as `-c fsync=off` for tests. */
  flags?: string[];
  onRestart?: () => void;
};

/** Starts the private server in the data folder, or adopts the one that a killed program left running there. */
export async function startEmbeddedPostgres({ dataFolder, flags = [], onRestart }: Options): Promise<EmbeddedPostgres> {
  const place = findPlace(dataFolder);
  const socket = socketFolder(place);
  makeFolder(socket, place.account);
  refuseOtherVersion(place.cluster);
  if (!existsSync(path.join(place.cluster, 'PG_VERSION'))) createCluster(place);

  const connection = { host: socket, user, database: user };
  const bringUp = () => launchOrAdopt(place, socket, flags, dataFolder);
  await bringUp();
  await createDatabase(connection);

  // A server that was killed comes back by itself; its write-ahead log has what was committed.
  let stopping = false;
  const watch = setInterval(() => {
    if (stopping || runningServer(place.cluster)) return;
    stopping = true;
    bringUp()
      .then(() => onRestart?.())
      .finally(() => {
        stopping = false;
      })
      .catch(() => {});
  }, 500);
  watch.unref();

  return {
    connection,
    async stop() {
      clearInterval(watch);
      stopping = true;
      if (!(await inUse(connection))) await shutDown(place.cluster);
    },
  };
}

function refuseOtherVersion(cluster: string): void {
  const file = path.join(cluster, 'PG_VERSION');
  const found = existsSync(file) ? readFileSync(file, 'utf8').trim() : version;
  if (found === version) return;
  throw new Error(
    `The data folder was made by PostgreSQL ${found}, this version of Seven Hills brings ${version}. ` +
      'Start it with the version of Seven Hills that made it, take a backup there, and restore it here.',
  );
}

/** In a folder beside it and then renamed: a power cut leaves a whole cluster or none. */
function createCluster({ programs, cluster, account }: Place): void {
  const partial = `${cluster}.new`;
  rmSync(partial, { recursive: true, force: true });
  makeFolder(partial, account);
  const { status, stderr, error } = spawnSync(
    path.join(programs, 'bin/initdb'),
    ['--pgdata', partial, '--username', user, '--auth', 'trust', '--encoding', 'UTF8', '--no-instructions']
      // Sorting that does not change with the operating system's libraries, which would break indexes.
      .concat(['--locale-provider', 'builtin', '--builtin-locale', 'C.UTF-8', '--locale', 'C']),
    { ...account, cwd: '/', env: {} },
  );
  if (status !== 0) throw new Error(`PostgreSQL could not create its files in ${cluster}: ${error?.message ?? stderr}`);
  rmSync(cluster, { recursive: true, force: true });
  renameSync(partial, cluster);
}

async function launchOrAdopt(place: Place, socket: string, flags: string[], dataFolder: string): Promise<void> {
  const deadline = Date.now() + startUpMs;
  let launches = 0;
  let nextLaunch = 0;
  while (Date.now() < deadline) {
    if (await answers(socket)) return;
    if (!runningServer(place.cluster) && Date.now() >= nextLaunch) {
      if (launches === maxLaunches) break;
      launches += 1;
      // A killed server can stand in the way for a while, until the system has buried it: ever longer pauses.
      nextLaunch = Date.now() + Math.min(50 * 2 ** launches, 3_000);
      launch(place, socket, flags, dataFolder);
    }
    await pause(40);
  }
  const log = path.join(dataFolder, 'postgres.log');
  const end = existsSync(log) ? readFileSync(log, 'utf8').trim().split('\n').slice(-5).join('\n') : '';
  throw new PostgresDownError(`PostgreSQL did not start. The end of ${log} says:\n${end}`);
}

export const maxConnections = 200;

function launch({ programs, cluster, account }: Place, socket: string, flags: string[], dataFolder: string): void {
  const log = openSync(path.join(dataFolder, 'postgres.log'), 'a', 0o600);
  if (account) fchownSync(log, account.uid, account.gid);
  // A group of its own: Ctrl-C in the terminal must reach the program alone, which stops PostgreSQL when it is done.
  const child = spawn(
    path.join(programs, 'bin/postgres'),
    ['-D', cluster, '-c', 'listen_addresses=', '-c', `unix_socket_directories=${socket}`]
      .concat(['-c', 'unix_socket_permissions=0700', '-c', 'timezone=UTC', '-c', 'log_timezone=UTC'])
      .concat(['-c', `max_connections=${maxConnections}`], flags),
    { ...account, cwd: '/', env: {}, detached: true, stdio: ['ignore', log, log] },
  );
  child.on('error', () => {});
  child.unref();
  closeSync(log);
}

async function answers(socket: string): Promise<boolean> {
  const client = new pg.Client({ host: socket, user, database: 'postgres', connectionTimeoutMillis: 2_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}

async function createDatabase(connection: pg.PoolConfig): Promise<void> {
  const client = new pg.Client({ ...connection, database: 'postgres' });
  await client.connect();
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [user]);
    if (!rowCount) await client.query(`create database ${user}`);
  } catch (error) {
    // Two programs may start at the same moment; one of them created it.
    if (!['42P04', '23505'].includes((error as { code?: string }).code ?? '')) throw error;
  } finally {
    await client.end();
  }
}

async function inUse(connection: pg.PoolConfig): Promise<boolean> {
  const client = new pg.Client({ ...connection, database: 'postgres' });
  client.on('error', () => {});
  const others = "select from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()";
  try {
    await client.connect();
    // Our own connections were closed a moment ago; the server may need another to notice.
    for (let look = 0; look < 20; look++) {
      const { rowCount } = await client.query(others);
      if (!rowCount) return false;
      await pause(50);
    }
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}

async function shutDown(cluster: string): Promise<void> {
  const pid = runningServer(cluster);
  if (!pid) return;
  // SIGINT is PostgreSQL's "fast" shutdown: it writes everything down and needs no recovery at the next start.
  process.kill(pid, 'SIGINT');
  const deadline = Date.now() + 30_000;
  while (runningServer(cluster) && Date.now() < deadline) await pause(20);
}

/** The process id in the lock file, if that process is alive. */
function runningServer(cluster: string): number | undefined {
  try {
    const pid = Number.parseInt(readFileSync(path.join(cluster, 'postmaster.pid'), 'utf8'), 10);
    process.kill(pid, 0);
    // After a restart of the machine the number may belong to another program, which must not be signalled.
    return servesCluster(pid, cluster) ? pid : undefined;
  } catch {
    return undefined;
  }
}

function servesCluster(pid: number, cluster: string): boolean {
  const file = `/proc/${pid}/cmdline`;
  return existsSync(file) ? readFileSync(file, 'utf8').split('\0').includes(cluster) : true;
}

/** A socket's path may have 107 characters, so a deep data folder needs another place. */
function socketFolder({ cluster }: Place): string {
  const beside = path.join(path.dirname(cluster), 'socket');
  if (beside.length < 80 && /^[\w./-]+$/.test(beside)) return beside;
  return path.join(tmpdir(), `seven-hills-${createHash('sha256').update(cluster).digest('hex').slice(0, 12)}`);
}
