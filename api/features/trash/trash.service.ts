import type { z } from 'zod';
import { type KeptKind, trashDays, trashMessages, type trashQuery } from '../../../contract/common/history.ts';
import { type PublishedKind, publishedKinds } from '../../../contract/content/publishing.ts';
import { type Db, foreignKeyViolation, postgresCode, uniqueViolation } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../lib/actor.ts';
import { ApiError, forbidden, notFound } from '../../lib/errors.ts';
import { pageCount, pageOf } from '../../lib/paging.ts';
import { record, redactItems } from '../audit/audit.service.ts';
import { offerAgain } from '../documents/document-return.service.ts';
import { filesOfVersions, removeFiles } from '../documents/stored-files.service.ts';
import { resumeKept } from '../kept/kept.service.ts';
import { addressOfReturn, lockTree, settlePage } from '../pages/tree/page-return.service.ts';
import { goalOfReturn, leadOn } from '../redirects/redirect-return.service.ts';
import { deleteVersions } from '../revisions/revisions.service.ts';
import { canRestore, mayAskFor, visibleTo } from './trash.policy.ts';
import * as queries from './trash.queries.ts';
import { deleteRows, ownerOf, partsIn, picturesIn, type Rows, readRows, writeRows } from './trash-rows.ts';

const pageSize = 50;
const taken: Partial<Record<KeptKind, string>> = {
  page: 'Another page stands at its address now. Move that one first.',
  campus: 'Another campus has its name or its address now. Change that one first.',
  enquiry: 'It was sent again meanwhile, and is in the inbox.',
  document: 'Another document stands at its address now. Delete that one first.',
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

/** Brings a thing back as it was, at its old address; a page where its parent stands by now. */
export function restore(deps: Deps, actor: Actor, kind: KeptKind, id: number | string) {
  return deps.db
    .transaction(async (tx) => {
      // First, as whoever deletes a page or adds a redirect does, so that neither waits for the other.
      if (kind === 'page' || kind === 'redirect') await lockTree(tx);
      const found = await queries.lockTrash(tx, kind, id);
      if (!found) throw notFound('It is not in the trash.');
      const { deletedBy, deletedByRole, ownerId } = found;
      if (!canRestore(actor, { kind, deletedBy, deletedByRole })) {
        throw forbidden(mayAskFor(actor, { kind, ownerId }) ? trashMessages.notTheirs : undefined);
      }
      const parts = kind === 'enquiry' ? await queries.lockMergedInto(tx, id) : [];
      for (const one of [found, ...parts]) {
        if (kind === 'page') await writePage(deps, tx, actor, one.itemId, one.rows);
        else if (kind === 'redirect') await writeRedirect(tx, one.itemId, one.rows);
        else await writeRows(tx, kind, one.itemId, one.rows);
        await queries.deleteTrash(tx, one.id);
        await record(deps, tx, actor, { action: 'restored', kind, itemId: one.itemId, title: one.title });
      }
      // Weeks may have passed for an event that repeats, and a term lets others happen.
      if (kind === 'event' || kind === 'termDate') await deps.jobs.send(tx, 'move-events', {});
      if (kind === 'document') await offerAgain(tx, Number(id));
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

/** The tree may have changed since. */
async function writePage({ clock }: Deps, tx: Db, actor: Actor, id: string, rows: Rows): Promise<void> {
  const [page] = rows.pages ?? [];
  if (!page) throw new Error('a deleted page has no row');
  const from = String(page.path);
  const to = await addressOfReturn(tx, {
    path: from,
    parentId: page.parent_id === null ? null : String(page.parent_id),
  });
  page.path = to;
  await writeRows(tx, 'page', id, rows);
  await settlePage(tx, actor, id, { from, to, now: clock() });
}

/** So may the other redirects. */
async function writeRedirect(tx: Db, id: string, rows: Rows): Promise<void> {
  const [redirect] = rows.redirects ?? [];
  if (!redirect) throw new Error('a deleted redirect has no row');
  const path = String(redirect.path);
  const goal = await goalOfReturn(tx, path, {
    pageId: redirect.page_id === null ? null : String(redirect.page_id),
    target: redirect.target === null ? null : String(redirect.target),
  });
  Object.assign(redirect, { page_id: goal.pageId, target: goal.target });
  await writeRows(tx, 'redirect', id, rows);
  await leadOn(tx, path, goal);
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

/** What has lain here for its time goes for good, with all its earlier versions; then the files of documents. */
export async function emptyTrash(deps: Deps): Promise<number> {
  const { gone, files } = await deps.db.transaction(async (tx) => {
    const files: string[] = [];
    const expired = await queries.deleteExpired(tx, new Date(deps.clock().getTime() - retentionMs));
    for (const { kind, itemId, title, rows } of expired) {
      if (kind === 'document') files.push(...(await filesOf(tx, Number(itemId), rows)));
      await deleteVersions(tx, partsIn(kind, itemId, rows));
      if (kind === 'enquiry') await forgetEnquiry(deps, tx, itemId, rows);
      else await record(deps, tx, null, { action: 'removed', kind, itemId, title });
    }
    return { gone: expired.length, files };
  });
  await removeFiles(deps, files);
  return gone;
}

const filesOf = async (tx: Db, id: number, { documents = [] }: Rows): Promise<string[]> => [
  ...new Set([...documents.map(({ file }) => String(file)), ...(await filesOfVersions(tx, id))]),
];

/** Who wrote to the school is no longer known when it is gone for good. */
async function forgetEnquiry(deps: Deps, tx: Db, itemId: string, rows: Rows): Promise<void> {
  const title = 'No longer kept';
  const mailIds = (rows.mails ?? []).map(({ id }) => Number(id));
  await redactItems(tx, 'enquiry', [itemId], title);
  await redactItems(tx, 'mail', mailIds, title);
  await record(deps, tx, null, { action: 'removed', kind: 'enquiry', itemId, title });
}
