import { spawnSync } from 'node:child_process';
import { chownSync, mkdirSync, statSync } from 'node:fs';
import { type Account, accountFor } from '../../../api/db/embedded/place.ts';
import type { Env } from '../env.ts';
import { firstOpenPort } from '../http-server.ts';
import { prepareDataFolder } from './data-folder.ts';

type Say = (line: string) => void;

/** What a process of ours must be able to read or run. */
const programFiles = [
  'build/program/worker.js',
  'build/program/pictures.js',
  'build/program/mails.js',
  'build/server/index.js',
  'node_modules',
];

/**
 * Started by root, the program drops its privileges and goes on as the account that PostgreSQL has: a hole in what
 * answers strangers is then not a hole in the machine. Returns the account for the workers where the first process has
 * to stay root; where neither can drop them, it says why.
 */
export function dropPrivileges(env: Env, say: Say): Account | undefined {
  if (process.getuid?.() !== 0) return undefined;
  prepareDataFolder(env.dataFolder);
  const account = accountFor(env.dataFolder);
  const obstacle = account ? obstacleFor(account, env.dataFolder) : 'there is no other account';
  if (!account || obstacle) {
    say(`Seven Hills stays root: ${obstacle}. Better start it as an ordinary user (docs/deploy.md).`);
    return undefined;
  }
  const reason = reasonToStay(env, account);
  if (reason) {
    say(`The first process stays root: ${reason}. Those that answer requests do not.`);
    return account;
  }
  become(account, env.dataFolder);
  return undefined;
}

function obstacleFor(account: Account, dataFolder: string): string | undefined {
  if (!canRun(account)) return `its account (${account.uid}) cannot read ${process.cwd()}`;
  const isItsOwn = statSync(dataFolder).uid === account.uid && isAllowed(account, ['-w', dataFolder]);
  return isItsOwn ? undefined : `its account (${account.uid}) cannot have ${dataFolder} for itself`;
}

const canRun = (account: Account): boolean =>
  isAllowed(account, ['-x', process.execPath]) && programFiles.every((file) => isAllowed(account, ['-r', file]));

function reasonToStay({ port, metrics, backup }: Env, account: Account): string | undefined {
  const low = [port, metrics?.port ?? 0].find((one) => one > 0 && one < firstOpenPort());
  if (low) return `port ${low} is root's`;
  if (backup.at === undefined || backup.at === 'off') return undefined;
  const made = mkdirSync(backup.folder, { recursive: true, mode: 0o700 });
  if (made) chownSync(backup.folder, account.uid, account.gid);
  return isAllowed(account, ['-w', backup.folder]) ? undefined : `its account cannot write to ${backup.folder}`;
}

const isAllowed = ({ uid, gid }: Account, question: string[]): boolean =>
  spawnSync('test', question, { uid, gid }).status === 0;

function become({ uid, gid }: Account, home: string): void {
  process.env.HOME = home;
  process.setgroups?.([gid]);
  process.setgid?.(gid);
  process.setuid?.(uid);
}
