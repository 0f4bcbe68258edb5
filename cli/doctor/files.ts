import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { pino } from 'pino';
import { manifestName, pictureEntry } from '../../api/features/backups/archive/manifest.ts';
import { eachEntry } from '../../api/features/backups/archive/read.ts';
import { newestBackup } from '../../api/features/backups/archive/rotate.ts';
import { sweepOrphanedFiles } from '../../api/features/media/media.service.ts';
import { isUnfinished, originalKey, pictureOfKey } from '../../api/lib/storage/keys.ts';
import { type Context, count, type Finding, fixed, ok, some, warn, withRepair, wrong } from './finding.ts';

const batchSize = 8;
const dayMs = 24 * 60 * 60 * 1000;

/** Every picture has its file, whole; every file has its picture. */
export async function checkFiles(context: Context): Promise<Finding[]> {
  const { rows } = await context.pool.query<{ name: string; bytes: number }>('select name, bytes from media');
  const found = [...(await checkMissing(context, rows)), ...(await checkOrphans(context))];
  return found.length > 0
    ? found
    : [ok(`${count(rows.length, 'picture')}, every one with its file, and no other files`)];
}

async function checkMissing(context: Context, rows: { name: string; bytes: number }[]): Promise<Finding[]> {
  const lost: string[] = [];
  const look = async ({ name, bytes }: { name: string; bytes: number }) => {
    const content = await context.storage.get(originalKey(name));
    if (content?.length !== bytes && (await hasRow(context, name))) lost.push(name);
  };
  for (let at = 0; at < rows.length; at += batchSize) await Promise.all(rows.slice(at, at + batchSize).map(look));
  if (lost.length === 0) return [];
  const back = context.repair ? await restoreFiles(context, lost) : [];
  const left = lost.filter((name) => !back.includes(name));
  const todo = context.repair
    ? 'upload them again, or restore an older backup'
    : `${withRepair} takes them from the last backup`;
  return [
    ...(back.length > 0 ? [fixed(`${count(back.length, 'picture')} from the last backup: ${some(back)}`)] : []),
    ...(left.length > 0 ? [wrong(`${count(left.length, 'picture')} without a whole file: ${some(left)}`, todo)] : []),
  ];
}

async function hasRow({ pool }: Context, name: string): Promise<boolean> {
  return ((await pool.query('select from media where name = $1', [name])).rowCount ?? 0) > 0;
}

/** A stored name never gets another content, so what the backup has under it is the same picture. */
async function restoreFiles({ env, pool, storage }: Context, lost: string[]): Promise<string[]> {
  const { folder } = env.backup;
  const newest = existsSync(folder) ? await newestBackup(folder) : undefined;
  if (!newest) return [];
  const { rows } = await pool.query<{ name: string; bytes: number }>(
    'select name, bytes from media where name = any($1)',
    [lost],
  );
  const wanted = new Map(rows.map(({ name, bytes }) => [pictureEntry(name), { name, bytes }]));
  const taken = new Map<string, Buffer>();
  let sums = new Map<string, string>();
  await eachEntry(path.join(folder, newest), async (entryName, entry) => {
    if (entryName !== manifestName && !wanted.has(entryName)) return;
    const chunks: Buffer[] = [];
    for await (const chunk of entry) chunks.push(chunk);
    const content = Buffer.concat(chunks);
    if (entryName === manifestName) sums = sumsIn(content);
    else taken.set(entryName, content);
  });
  const back: string[] = [];
  for (const [entryName, content] of taken) {
    const picture = wanted.get(entryName);
    const isWhole = createHash('sha256').update(content).digest('hex') === sums.get(entryName);
    if (!picture || !isWhole || content.length !== picture.bytes) continue;
    await storage.put(originalKey(picture.name), content);
    back.push(picture.name);
  }
  return back;
}

function sumsIn(content: Buffer): Map<string, string> {
  const { pictures } = JSON.parse(content.toString('utf8')) as { pictures: { name: string; sha256: string }[] };
  return new Map(pictures.map(({ name, sha256 }) => [pictureEntry(name), sha256]));
}

/** Younger ones may belong to an upload under way; the site removes the others by itself, every hour. */
async function checkOrphans(context: Context): Promise<Finding[]> {
  const before = Date.now() - dayMs;
  const names = new Set<string>();
  let halves = 0;
  for await (const { key, changedAt } of context.storage.list()) {
    if (changedAt.getTime() >= before) continue;
    const name = pictureOfKey(key);
    if (isUnfinished(key)) halves += 1;
    else if (name !== undefined) names.add(name);
  }
  const known = await context.pool.query<{ name: string }>('select name from media where name = any($1)', [[...names]]);
  for (const { name } of known.rows) names.delete(name);
  if (names.size + halves === 0) return [];
  const said = `Files of ${count(names.size, 'picture')} that have no row${halves > 0 ? `, ${count(halves, 'half file')}` : ''}`;
  if (!context.repair) return [warn(`${said}: ${some([...names])}`, withRepair)];
  const removed = await sweep(context);
  return [
    removed < names.size + halves
      ? wrong(`${said}: too many to be left-overs, none was removed`, 'is this the right storage for this database?')
      : fixed(`${said}: removed`),
  ];
}

const sweep = ({ db, storage }: Context) =>
  sweepOrphanedFiles({ db, storage, clock: () => new Date(), log: pino({ level: 'silent' }) });
