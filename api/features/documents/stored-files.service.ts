import type { Deps } from '../../deps.ts';
import { documentKey, documentOfKey } from '../../lib/storage/keys.ts';
import * as queries from './stored-files.queries.ts';

/** An upload stores its file before its row; nothing takes as long as this between them. */
const orphanedAfterMs = 12 * 60 * 60 * 1000;
const maxOrphans = 100;

/** Removes files that no document has: what a power cut left, what a deletion could not remove, what no version needs. */
export async function sweepOrphanedDocuments(deps: Pick<Deps, 'db' | 'storage' | 'clock' | 'log'>): Promise<number> {
  const before = new Date(deps.clock().getTime() - orphanedAfterMs);
  const files: string[] = [];
  for await (const { key, changedAt } of deps.storage.list()) {
    const file = documentOfKey(key);
    if (file !== undefined && changedAt < before) files.push(file);
  }
  const orphans = files.length > 0 ? await queries.filesWithoutRow(deps.db, files) : [];
  // So many cannot be left-overs: this storage belongs to another database.
  if (orphans.length > Math.max(maxOrphans, files.length / 2)) {
    deps.log.error({ orphans: orphans.length, of: files.length }, 'most files belong to no document; none is removed');
    return 0;
  }
  for (const file of orphans) await deps.storage.delete(documentKey(file));
  return orphans.length;
}

/** Of documents that are gone together; each that cannot be removed is noted, and swept up later. */
export async function removeFiles(deps: Pick<Deps, 'storage' | 'log'>, files: string[]): Promise<void> {
  for (const file of files) await removeFile(deps, file);
}

export const removeFile = ({ storage, log }: Pick<Deps, 'storage' | 'log'>, file: string): Promise<void> =>
  storage
    .delete(documentKey(file))
    .catch((err) => log.warn({ err, file }, 'the file of a document could not be removed'));

/** Of documents there are, also those in the trash and in earlier versions; or of the versions of one. */
export const { allFiles, filesOfVersions } = queries;
