import type { Deps } from '../../api/deps.ts';
import { sweepOrphanedDocuments } from '../../api/features/documents/stored-files.service.ts';
import { sweepAbandonedUploads, sweepOrphanedFiles } from '../../api/features/media/media.service.ts';
import { sweepUnusedPictures } from '../../api/features/media/unused/unused.service.ts';

const sweeps = [sweepAbandonedUploads, sweepUnusedPictures, sweepOrphanedFiles, sweepOrphanedDocuments];

/** One that fails would keep the others from their work at every hour; it is told when all have had their turn. */
export async function sweepAll(deps: Deps): Promise<void> {
  const errors: unknown[] = [];
  for (const sweep of sweeps) await sweep(deps).catch((error) => errors.push(error));
  if (errors.length > 0) throw new AggregateError(errors, errors.map(String).join('; '));
}
