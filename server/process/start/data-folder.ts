import { chmodSync, lchownSync, lstatSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Account, accountFor, canReach } from '../../../api/db/embedded/place.ts';
import { StartError } from '../start-error.ts';

/** All that the program puts there; PostgreSQL's own files take care of themselves. */
const cluster = ['postgres', 'postgres.new'];
const others = ['postgres.log', 'socket', 'pictures', 'backups', 'demo-accounts.json'];
const known = new Set([...cluster, ...others, 'lost+found']);

/** Fails early and in words, before anything was touched. Pictures of children and backups are nobody else's to read. */
export function prepareDataFolder(folder: string): void {
  const probe = path.join(folder, `.probe-${process.pid}`);
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    writeFileSync(probe, '', { mode: 0o600 });
    rmSync(probe);
    closeToOthers(folder);
    if (process.getuid?.() === 0) chownTree(folder);
  } catch (error) {
    throw new StartError(
      'dataFolder',
      `The data folder ${folder} cannot be written (${(error as Error).message}). ` +
        'Give this user the right to write there, free some space, or set DATA_DIR to another folder.',
    );
  }
}

/** Earlier versions left the folder open. What somebody shares with other things is left as it is, but for our part. */
function closeToOthers(folder: string): void {
  const isShared = !isOwn(folder);
  for (const file of isShared ? others.map((name) => path.join(folder, name)) : [folder]) {
    const found = lstatSync(file, { throwIfNoEntry: false });
    const isOurs = found && (process.getuid?.() === 0 || found.uid === process.getuid?.());
    if (!isOurs || found.isSymbolicLink() || (found.mode & 0o077) === 0) continue;
    chmodSync(file, found.isDirectory() ? 0o700 : 0o600);
  }
}

/** Nothing is in it but what we put there. */
const isOwn = (folder: string): boolean =>
  readdirSync(folder).every(
    (name) => known.has(name) || name.startsWith('.probe-') || name.startsWith('demo-accounts'),
  );

/**
 * A folder that root has made goes to the account that will work with it. Only then nobody but root could have put a
 * trap in it, so it is done once; what root adds later gets the owner of its folder when it is written.
 */
function chownTree(folder: string): void {
  if (statSync(folder).uid !== 0 || !isOwn(folder)) return;
  const account = accountFor(folder);
  if (!account || !canReach(account, path.dirname(folder))) return;
  for (const name of readdirSync(folder)) if (!cluster.includes(name)) chown(path.join(folder, name), account);
  lchownSync(folder, account.uid, account.gid);
}

function chown(file: string, account: Account): void {
  if (lstatSync(file).isDirectory()) for (const name of readdirSync(file)) chown(path.join(file, name), account);
  lchownSync(file, account.uid, account.gid);
}
