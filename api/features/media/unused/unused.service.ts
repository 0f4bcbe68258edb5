import { foreignKeyViolation, postgresCode } from '../../../db/client.ts';
import type { Deps } from '../../../deps.ts';
import type { Actor } from '../../../lib/actor.ts';
import { record } from '../../audit/audit.service.ts';
import * as queries from '../media.queries.ts';
import { noteUse, pictureReferences, unusedBefore } from '../media.references.queries.ts';
import { deleteFiles } from '../media.service.ts';

/** As long as a draft on somebody's device, which may name a picture that nothing refers to yet. */
const unusedForMs = 30 * 24 * 60 * 60 * 1000;
const batchSize = 500;

/** Removes what nothing shows: no page, no draft, no version in a history, nothing in the trash. */
export async function sweepUnusedPictures(deps: Deps): Promise<number> {
  const now = deps.clock();
  await noteUse(deps.db, await pictureReferences(deps.db), now);
  const names = await unusedBefore(deps.db, new Date(now.getTime() - unusedForMs), batchSize);
  return removeIfUnused(deps, null, names);
}

/**
 * After a save that replaced or dropped pictures of a thing without a history. What something else still refers to
 * stays: the database knows best.
 */
export async function removeIfUnused(deps: Deps, actor: Actor | null, names: string[]): Promise<number> {
  let removed = 0;
  for (const name of names) {
    const drop = deps.db.transaction(async (tx) => {
      const [file] = await queries.lockMedia(tx, [name]);
      if (!file) return undefined;
      await queries.deleteMedia(tx, name);
      await record(deps, tx, actor, { action: 'removed', kind: 'picture', itemId: name, title: name });
      return file;
    });
    const file = await drop.catch((error) => {
      if (postgresCode(error) !== foreignKeyViolation) throw error;
      return undefined;
    });
    if (!file) continue;
    removed += 1;
    await deleteFiles(deps, file);
  }
  return removed;
}
