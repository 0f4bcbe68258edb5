import { lchown, mkdir, open, opendir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Range, StoredFile } from './stored-file.ts';

export const isNoSuchFile = (error: unknown) =>
  ['ENOENT', 'ENOTDIR'].includes(String((error as { code?: unknown } | undefined)?.code));

/** Written elsewhere, flushed and then renamed: a power cut or a full disk leaves a whole file or none. */
export async function writeAtomically(target: string, unfinished: string, content: Uint8Array): Promise<void> {
  try {
    await makeFolder(path.dirname(unfinished));
    await makeFolder(path.dirname(target));
    await writeAndSync(unfinished, content);
    await rename(unfinished, target);
    // The row that names the file is committed next: after a power cut the name must be in the folder.
    await flush(path.dirname(target));
  } catch (error) {
    await rm(unfinished, { force: true }).catch(() => {});
    throw error;
  }
}

export async function readPart(file: string, { first, last }: Range): Promise<Uint8Array> {
  const handle = await open(file, 'r');
  try {
    const { buffer, bytesRead } = await handle.read({ buffer: Buffer.allocUnsafe(last - first + 1), position: first });
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

/** A new folder is itself an entry of the one above it. */
async function makeFolder(folder: string): Promise<void> {
  const first = await mkdir(folder, { recursive: true, mode: 0o700 });
  if (!first) return;
  const owner = await ownerToKeep(path.dirname(first));
  for (let made = folder; made.length >= first.length; made = path.dirname(made)) {
    if (owner) await lchown(made, owner.uid, owner.gid);
    await flush(path.dirname(made));
  }
}

async function writeAndSync(file: string, content: Uint8Array): Promise<void> {
  const owner = await ownerToKeep(path.dirname(file));
  const handle = await open(file, 'wx', 0o600);
  try {
    if (owner) await handle.chown(owner.uid, owner.gid);
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** What root puts into a folder (a restore, a repair) must be readable to the account that the site runs as. */
async function ownerToKeep(folder: string): Promise<{ uid: number; gid: number } | undefined> {
  return process.getuid?.() === 0 ? stat(folder) : undefined;
}

async function flush(target: string): Promise<void> {
  const handle = await open(target, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Every file below a folder; its key is the way to it. */
export async function* filesBelow(folder: string, below = ''): AsyncGenerator<StoredFile> {
  const entries = await opendir(path.join(folder, below)).catch((error) => {
    if (isNoSuchFile(error)) return [];
    throw error;
  });
  for await (const entry of entries) {
    const key = path.posix.join(below, entry.name);
    if (entry.isDirectory()) yield* filesBelow(folder, key);
    // It may go while we look.
    const about = entry.isFile() ? await stat(path.join(folder, key)).catch(() => undefined) : undefined;
    if (about) yield { key, changedAt: about.mtime };
  }
}
