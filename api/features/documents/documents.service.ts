import { randomUUID } from 'node:crypto';
import {
  type DocumentAct,
  maxChosenDocuments,
  maxDocumentBytes,
  documentMessages as messages,
  type OwnDocumentQuery,
} from '../../../contract/media/documents.ts';
import type { ListReport } from '../../../contract/office/lists.ts';
import { slugOf } from '../../../contract/pages/page-tree.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../lib/actor.ts';
import { ApiError, invalid, notFound } from '../../lib/errors.ts';
import { pageCount, pageOf } from '../../lib/paging.ts';
import { actOnEach } from '../../lib/several.ts';
import { documentKey, documentOfKey } from '../../lib/storage/keys.ts';
import { record, refuseStale } from '../audit/audit.service.ts';
import { requireContent, typeOfName } from './document-content.ts';
import * as queries from './documents.queries.ts';

export const listDocuments = ({ db }: Deps, q: string) => queries.listDocuments(db, q);

/** More topics nobody looks through in a list to choose from. */
const shownTopics = 200;

export async function listOwn({ db }: Deps, { page, ...wanted }: OwnDocumentQuery) {
  const [rows, total, topics] = await Promise.all([
    queries.documentPage(db, wanted, pageOf(page, maxChosenDocuments)),
    queries.countDocuments(db, wanted),
    queries.listTopics(db, shownTopics),
  ]);
  const offering = await queries.pagesOffering(
    db,
    rows.map(({ id }) => id),
  );
  const docs = rows.map((row) => ({ ...row, pages: offering.get(row.id) ?? [] }));
  return { docs, total, pages: pageCount(total, maxChosenDocuments), topics };
}

type Words = { title: string; topic: string };

export async function addDocument(deps: Deps, actor: Actor, { title, topic }: Words, file: unknown) {
  const stored = await store(deps, file);
  return keeping(deps, stored.file, () =>
    deps.db.transaction(async (tx) => {
      const now = deps.clock();
      const values = { title, topic, ...stored, name: nameOf(title), uploadedBy: actor.id };
      const row = await queries.insertDocument(tx, { ...values, createdAt: now, updatedAt: now });
      await record(deps, tx, actor, { action: 'added', ...named(row) });
      return row;
    }),
  );
}

/** A newer file in the same place: its address, its count and the pages that offer it stay. */
export async function replaceFile(deps: Deps, actor: Actor, id: number, file: unknown) {
  if (!(await queries.findDocument(deps.db, id))) throw notFound();
  const stored = await store(deps, file);
  const { row, old } = await keeping(deps, stored.file, () =>
    deps.db.transaction(async (tx) => {
      const before = await queries.lockDocument(tx, id);
      if (!before) throw notFound();
      const after = await queries.updateDocument(tx, id, { ...stored, updatedAt: deps.clock() });
      await record(deps, tx, actor, { action: 'replaced', ...named(after) });
      return { row: after, old: before.file };
    }),
  );
  await drop(deps, old);
  return row;
}

export function editDocument(deps: Deps, actor: Actor, id: number, { title, topic }: Words) {
  return deps.db.transaction(async (tx) => {
    if (!(await queries.lockDocument(tx, id))) throw notFound();
    const row = await queries.updateDocument(tx, id, { title, topic, name: nameOf(title) });
    await record(deps, tx, actor, { action: 'changed', ...named(row) });
    return row;
  });
}

/** Each by itself. A file that came since the list was read has been seen by nobody who chose it. */
export function actOnDocuments(deps: Deps, actor: Actor, act: DocumentAct): Promise<ListReport> {
  return actOnEach(deps, act.items, async ({ id, updatedAt }) => {
    if (act.action === 'topic') return moveDocument(deps, actor, id, act.topic, updatedAt);
    await deleteDocument(deps, actor, id, updatedAt);
    return null;
  });
}

function moveDocument(deps: Deps, actor: Actor, id: number, topic: string, readAt: string): Promise<Date> {
  return deps.db.transaction(async (tx) => {
    const before = await lock(tx, actor, id, readAt);
    if (before.topic === topic) return before.updatedAt;
    const row = await queries.updateDocument(tx, id, { topic });
    await record(deps, tx, actor, { action: 'changed', ...named(row) });
    return row.updatedAt;
  });
}

export async function deleteDocument(deps: Deps, actor: Actor, id: number, readAt?: string): Promise<void> {
  const file = await deps.db.transaction(async (tx) => {
    const row = await lock(tx, actor, id, readAt);
    const pages = (await queries.pagesOffering(tx, [id])).get(id);
    if (pages) throw new ApiError('conflict', messages.inUse(pages));
    await queries.deleteDocument(tx, id);
    await record(deps, tx, actor, { action: 'deleted', ...named(row) });
    return row.file;
  });
  await drop(deps, file);
}

/** What is downloaded. Only who takes the file is counted, not who asks how large it is. */
export async function openDocument({ db, storage }: Deps, id: number, counts: boolean) {
  const row = await (counts ? queries.countDownload : queries.findDocument)(db, id);
  const content = row && (await storage.get(documentKey(row.file)));
  if (!row || !content) throw notFound('There is no such document.');
  return { row, content };
}

/** An upload stores its file before its row; nothing takes as long as this between them. */
const orphanedAfterMs = 12 * 60 * 60 * 1000;
const maxOrphans = 100;

/** Removes files that no document has: what a power cut left, what a deletion could not remove. */
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
    deps.log.error({ strays: orphans.length, of: files.length }, 'most files belong to no document; none is removed');
    return 0;
  }
  for (const file of orphans) await deps.storage.delete(documentKey(file));
  return orphans.length;
}

/** Of documents that are gone together; each that cannot be removed is noted, and swept up later. */
export async function removeFiles(deps: Deps, files: string[]): Promise<void> {
  for (const file of files) await drop(deps, file);
}

/** The one gate for every document: its size, its name and what is really in it must agree. */
export async function checkedDocument(file: unknown) {
  if (!(file instanceof File) || file.size === 0) throw invalid({ file: messages.file });
  if (file.size > maxDocumentBytes)
    throw new ApiError('too_large', messages.tooLarge, { fields: { file: messages.tooLarge } });
  const type = typeOfName(file.name);
  if (!type) throw new ApiError('wrong_type', messages.wrongType, { fields: { file: messages.wrongType } });
  const content = Buffer.from(await file.arrayBuffer());
  requireContent(type, content);
  return { type, content };
}

async function lock(tx: Deps['db'], actor: Actor, id: number, readAt: string | undefined) {
  const row = await queries.lockDocument(tx, id);
  if (!row) throw notFound();
  await refuseStale(tx, actor, { kind: 'document', itemId: id, updatedAt: row.updatedAt }, readAt);
  return row;
}

async function store(deps: Deps, file: unknown) {
  const { type, content } = await checkedDocument(file);
  const stored = { file: `${randomUUID()}.${type}`, type, bytes: content.length };
  await deps.storage.put(documentKey(stored.file), content);
  return stored;
}

/** A file without a row is worth nothing. */
const keeping = <T>(deps: Deps, file: string, work: () => Promise<T>): Promise<T> =>
  work().catch(async (error) => {
    await drop(deps, file);
    throw error;
  });

const drop = ({ storage, log }: Deps, file: string): Promise<void> =>
  storage
    .delete(documentKey(file))
    .catch((err) => log.warn({ err, file }, 'the file of a document could not be removed'));

const nameOf = (title: string): string => slugOf(title) || 'document';
const named = ({ id, title }: queries.DocumentRow) => ({ kind: 'document', itemId: id, title });
