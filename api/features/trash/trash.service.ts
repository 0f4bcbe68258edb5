import type { z } from 'zod';
import { type KeptKind, trashDays, trashMessages, type trashQuery } from '../../../contract/common/history.ts';
import { type PublishedKind, publishedKinds } from '../../../contract/content/publishing.ts';
import { type Db, foreignKeyViolation, postgresCode, uniqueViolation } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../lib/actor.ts';
import { ApiError, forbidden, notFound } from '../../lib/errors.ts';
import { pageCount, pageOf } from '../../lib/paging.ts';
import { record, redactItems } from '../audit/audit.service.ts';
import { resumeKept } from '../kept/kept.service.ts';
import { deleteVersions } from '../revisions/revisions.service.ts';
import { canRestore, visibleTo } from './trash.policy.ts';
import * as queries from './trash.queries.ts';
import { deleteRows, ownerOf, partsIn, picturesIn, type Rows, readRows, writeRows } from './trash-rows.ts';

const pageSize = 50;
const taken: Partial<Record<KeptKind, string>> = {
  page: 'Another page stands at its address now. Move that one first.',
  campus: 'Another campus has its name or its address now. Change that one first.',
  enquiry: 'It was sent again meanwhile, and is in the inbox.',
};
const retentionMs = trashDays * 24 * 60 * 60 * 1000;

const isPublished = (kind: KeptKind): kind is PublishedKind => publishedKinds.some((one) => one === kind);

type Thing = { kind: KeptKind; id: number | string; title: string; action?: string };

/** In the transaction that deletes: all its rows are stored as they are, and with them its pictures. */
export async function moveToTrash(deps: Pick<Deps, 'clock'>, tx: Db, actor: Actor, thing: Thing): Promise<void> {
  const { kind, id, title, action = 'deleted' } = thing;
  const rows = await readRows(tx, kind, id);
  const ownerId = await ownerOf(tx, kind, rows);
  const row = { kind, itemId: String(id), title, rows, ownerId, deletedBy: actor.id, deletedAt: deps.clock() };
  await queries.insertTrash(tx, row, picturesIn(rows));
  await deleteRows(tx, kind, id);
  await record(deps, tx, actor, { action, kind, itemId: id, title });
}

/** Brings a thing back as it was, at its old address. */
export function restore(deps: Deps, actor: Actor, kind: KeptKind, id: number | string) {
  return deps.db
    .transaction(async (tx) => {
      const found = await queries.lockTrash(tx, kind, id);
      if (!found) throw notFound('It is not in the trash.');
      if (!canRestore(actor, { kind, deletedBy: found.deletedBy })) {
        throw forbidden(found.ownerId === actor.id ? trashMessages.notTheirs : undefined);
      }
      const parts = kind === 'enquiry' ? await queries.lockMergedInto(tx, id) : [];
      for (const one of [found, ...parts]) {
        await writeRows(tx, kind, one.itemId, one.rows);
        await queries.deleteTrash(tx, one.id);
        await record(deps, tx, actor, { action: 'restored', kind, itemId: one.itemId, title: one.title });
      }
      // Weeks may have passed for an event that repeats, and a term lets others happen.
      if (kind === 'event' || kind === 'termDate') await deps.jobs.send(tx, 'move-events', {});
      const { title } = found;
      if (kind === 'page') await resumeKept(deps, tx, { kind, id: String(id), title });
      else if (isPublished(kind)) await resumeKept(deps, tx, { kind, id: Number(id), title });
      return { kind, itemId: id, title };
    })
    .catch((error) => {
      const words = taken[kind];
      if (words && postgresCode(error) === uniqueViolation) throw new ApiError('conflict', words);
      if (postgresCode(error) !== foreignKeyViolation) throw error;
      throw new ApiError('conflict', 'What this belonged to has been deleted too. Restore that first.');
    });
}

export async function listTrash({ db }: Deps, actor: Actor, { page, kind, q }: z.infer<typeof trashQuery>) {
  const filter = { q, visible: visibleTo(actor), ...(kind && { kind }) };
  const { limit, offset } = pageOf(page, pageSize);
  const [docs, total] = await Promise.all([
    queries.listTrash(db, filter, limit, offset),
    queries.countTrash(db, filter),
  ]);
  return { docs, pages: pageCount(total, pageSize), total };
}

export const expiryOf = (deletedAt: Date) => new Date(deletedAt.getTime() + retentionMs);

/** What has lain here for its time goes for good, with all its earlier versions. */
export function emptyTrash(deps: Deps): Promise<number> {
  return deps.db.transaction(async (tx) => {
    const gone = await queries.deleteExpired(tx, new Date(deps.clock().getTime() - retentionMs));
    for (const { kind, itemId, title, rows } of gone) {
      await deleteVersions(tx, partsIn(kind, itemId, rows));
      if (kind === 'enquiry') await forgetEnquiry(deps, tx, itemId, rows);
      else await record(deps, tx, null, { action: 'removed', kind, itemId, title });
    }
    return gone.length;
  });
}

/** Who wrote to the school is no longer known when it is gone for good. */
async function forgetEnquiry(deps: Deps, tx: Db, itemId: string, rows: Rows): Promise<void> {
  const title = 'No longer kept';
  const mailIds = (rows.mails ?? []).map(({ id }) => Number(id));
  await redactItems(tx, 'enquiry', [itemId], title);
  await redactItems(tx, 'mail', mailIds, title);
  await record(deps, tx, null, { action: 'removed', kind: 'enquiry', itemId, title });
}
