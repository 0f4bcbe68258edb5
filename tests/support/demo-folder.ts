import { execFileSync } from 'node:child_process';
import { appendFileSync, renameSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { startSite, temporaryFolder } from './program.ts';

/** A data folder with the demo school in it, of a site that has stopped. It is there when it is whole. */
export async function fillDemoFolder(folder: string): Promise<void> {
  const filling = temporaryFolder('filling');
  const site = await startSite({ DATA_DIR: filling, DEMO: 'true' });
  await leaveAvifOut(filling);
  await site.stop();
  turnOffFsync(filling);
  renameSync(filling, folder);
}

/** Fsync serves no copy of this folder: none outlives a power cut, and several sites at once wait long for one disk. */
function turnOffFsync(folder: string): void {
  const lines = ['fsync', 'synchronous_commit', 'full_page_writes'].map((setting) => `${setting} = off\n`);
  appendFileSync(path.join(folder, 'postgres/postgresql.auto.conf'), lines.join(''));
}

export function copyDemoFolder(original: string): string {
  const copy = temporaryFolder('demo');
  // Node's own copying leaves out whose the files are, and started by root PostgreSQL is somebody else.
  execFileSync('cp', ['-a', `${original}/.`, copy]);
  return copy;
}

/**
 * AVIF variants are made in the background and take a quarter of two cores; no test of a whole site is about them. A
 * site that starts with the schedule enqueues the job at once, so it is also taken out of what others copy.
 */
export async function leaveAvifOut(folder: string): Promise<void> {
  const place = { host: path.join(folder, 'socket'), user: 'seven_hills', database: 'seven_hills' };
  const client = new pg.Client(place);
  await client.connect();
  await client.query("delete from pgboss.schedule where name = 'make-avif'");
  await client.query("delete from pgboss.job where name = 'make-avif'");
  await client.end();
}
