import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import path from 'node:path';
import { postgresFolder } from './binaries.ts';

export type Account = { uid: number; gid: number };

/** Which programs to run, on which files, as whom. */
export type Place = { programs: string; cluster: string; account: Account | undefined };

/**
 * PostgreSQL refuses to run as root. Started by root, it therefore runs as an account of its own; where that account
 * cannot reach the checkout (below /root, say), its files live in /var/lib/seven-hills and `postgres` in the data
 * folder points there.
 */
export function findPlace(dataFolder: string): Place {
  const programs = postgresFolder();
  const cluster = path.join(dataFolder, 'postgres');
  if (process.getuid?.() !== 0) {
    return { programs, cluster: isLink(cluster) ? readlinkSync(cluster) : cluster, account: undefined };
  }
  const account = accountFor(dataFolder);
  if (!account)
    throw new Error('PostgreSQL cannot run as root. Start Seven Hills as an ordinary user, or set DATABASE_URL.');
  const home = path.join('/var/lib/seven-hills', createHash('sha256').update(dataFolder).digest('hex').slice(0, 12));
  return {
    programs: canReach(account, path.join(programs, 'bin')) ? programs : copyPrograms(programs),
    cluster: isLink(cluster) || !canReach(account, dataFolder) ? moveOut(cluster, home, account) : cluster,
    account,
  };
}

export function makeFolder(folder: string, account: Account | undefined): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (account) chownSync(folder, account.uid, account.gid);
}

/** As whom to work with a data folder when root has started us: whoever has done so before, or our own account. */
export const accountFor = (dataFolder: string): Account | undefined =>
  ownerOf(path.join(dataFolder, 'postgres')) ?? ownerOf(dataFolder) ?? ownAccount();

function ownerOf(file: string): Account | undefined {
  if (!existsSync(file)) return undefined;
  const { uid, gid } = statSync(file);
  return uid === 0 ? undefined : { uid, gid };
}

function ownAccount(): Account | undefined {
  const name = 'seven-hills';
  const existing = lookUp(name);
  if (existing) return existing;
  spawnSync('useradd', [
    '--system',
    '--no-create-home',
    '--home-dir',
    '/nonexistent',
    '--shell',
    '/usr/sbin/nologin',
    name,
  ]);
  return lookUp(name) ?? lookUp('nobody');
}

function lookUp(name: string): Account | undefined {
  const [uid, gid] = ['-u', '-g'].map((flag) => Number.parseInt(spawnSync('id', [flag, name]).stdout.toString(), 10));
  return uid && gid ? { uid, gid } : undefined;
}

// Asked of the system itself: modes, access lists and mounts all have a say.
export function canReach(account: Account, folder: string): boolean {
  return spawnSync('test', ['-x', folder], { ...account, cwd: '/' }).status === 0;
}

function copyPrograms(programs: string): string {
  const copy = path.join(
    '/var/lib/seven-hills',
    `programs-${createHash('sha256').update(programs).digest('hex').slice(0, 12)}`,
  );
  if (existsSync(path.join(copy, 'bin'))) return copy;
  const partial = `${copy}.${process.pid}`;
  openToAll(path.dirname(copy));
  cpSync(programs, partial, { recursive: true, verbatimSymlinks: true });
  chmodSync(partial, 0o755);
  rmSync(copy, { recursive: true, force: true });
  renameSync(partial, copy);
  return copy;
}

function moveOut(cluster: string, home: string, account: Account): string {
  if (isLink(cluster)) return readlinkSync(cluster);
  openToAll(path.dirname(home));
  makeFolder(home, account);
  const target = path.join(home, 'postgres');
  symlinkSync(target, cluster);
  return target;
}

function openToAll(folder: string): void {
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o755);
}

function isLink(file: string): boolean {
  return lstatSync(file, { throwIfNoEntry: false })?.isSymbolicLink() ?? false;
}
