import { randomUUID } from 'node:crypto';
import {
  type DocumentAct,
  type DocumentEdit,
  maxChosenDocuments,
  maxDocumentBytes,
  documentMessages as messages,
  type OwnDocumentQuery,
} from '../../../contract/media/documents.ts';
import type { ListReport } from '../../../contract/office/lists.ts';
import { slugOf } from '../../../contract/pages/page-tree.ts';
import type { Db } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../lib/actor.ts';
import { ApiError, invalid, notFound } from '../../lib/errors.ts';
import { pageCount, pageOf } from '../../lib/paging.ts';
import { actOnEach } from '../../lib/several.ts';
import { documentKey } from '../../lib/storage/keys.ts';
import { record, refuseStale } from '../audit/audit.service.ts';
import { keepVersion, saveFirstVersion } from '../revisions/revisions.service.ts';
import { moveToTrash } from '../trash/trash.service.ts';
import { requireContent, typeOfName } from './document-content.ts';
import { presentVersion } from './documents.presenter.ts';
import * as queries from './documents.queries.ts';
import * as files from './stored-files.queries.ts';
import { removeFile } from './stored-files.service.ts';

export const listDocuments = ({ db }: Deps, q: string) => queries.listDocuments(db, q);

/** More topics nobody looks through in a list to choose from. */
const shownTopics = 200;

/** The files of all versions of a document together: ten of the largest. */
const maxVersionBytes = 10 * maxDocumentBytes;

export async function listOwn({ db }: Deps, { page, ...wanted }: OwnDocumentQuery) {
  const [rows, total, topics, authors] = await Promise.all([
    queries.documentPage(db, wanted, pageOf(page, maxChosenDocuments)),
    queries.countDocuments(db, wanted),
    queries.listTopics(db, shownTopics),
    queries.listUploaders(db),
  ]);
  const offering = await queries.pagesOffering(
    db,
    rows.map(({ id }) => id),
  );
  const docs = rows.map((row) => ({ ...row, pages: offering.get(row.id) ?? [] }));
  return { docs, total, pages: pageCount(total, maxChosenDocuments), topics, authors };
}

type Replacement = { file?: unknown; savedAt?: string | undefined };
type Words = { title: string; topic: string };

export async function addDocument(deps: Deps, actor: Actor, { title, topic }: Words, file: unknown) {
  const stored = await store(deps, file);
  return keeping(deps, stored.file, () =>
    deps.db.transaction(async (tx) => {
      const now = deps.clock();
      const values = { title, topic, ...stored, name: nameOf(title), uploadedBy: actor.id };
      const row = await queries.insertDocument(tx, { ...values, createdAt: now, updatedAt: now, savedAt: now });
      await saveFirstVersion(deps, tx, actor, presentVersion(row));
      return row;
    }),
  );
}

export async function viewDocument({ db }: Pick<Deps, 'db'>, id: number) {
  const row = await queries.findOwn(db, id);
  if (!row) throw notFound();
  return { ...row, pages: (await queries.pagesOffering(db, [id])).get(id) ?? [] };
}

/** A newer file in the same place: its address, its count and the pages that offer it stay. A version keeps the old one. */
export async function replaceFile(deps: Deps, actor: Actor, id: number, { file, savedAt }: Replacement) {
  if (!(await queries.findDocument(deps.db, id))) throw notFound();
  const stored = await store(deps, file);
  return keeping(deps, stored.file, () =>
    deps.db.transaction(async (tx) => {
      const before = await lock(tx, actor, id, { savedAt });
      const row = await change(deps, tx, actor, before, { ...stored, updatedAt: deps.clock() });
      await record(deps, tx, actor, { action: 'replaced', ...named(row) });
      return row;
    }),
  );
}

/** Its words, and the file of an earlier version where that is brought back. */
export function editDocument(deps: Deps, actor: Actor, id: number, { title, topic, file, savedAt }: DocumentEdit) {
  return deps.db.transaction(async (tx) => {
    const before = await lock(tx, actor, id, { savedAt });
    const other = file !== undefined && file !== before.file && (await files.fileOfVersion(tx, id, file));
    if (other === undefined) throw invalid({ file: messages.fileGone });
    const row = await change(deps, tx, actor, before, {
      ...{ title, topic, name: nameOf(title) },
      ...(other && { ...other, updatedAt: deps.clock() }),
    });
    await record(deps, tx, actor, { action: 'changed', ...named(row) });
    return row;
  });
}

/** With its versions, of which as many are kept as have room. */
async function change(
  deps: Deps,
  tx: Db,
  actor: Actor,
  before: queries.DocumentRow,
  values: Partial<queries.DocumentRow>,
) {
  const row = await queries.updateDocument(tx, before.id, { ...values, savedAt: deps.clock() });
  await keepVersion(deps, tx, actor, presentVersion(before), presentVersion(row));
  await files.dropLarge(tx, row.id, maxVersionBytes);
  return row;
}

/** Each by itself. A file that came since the list was read has been seen by nobody who chose it. */
export function actOnDocuments(deps: Deps, actor: Actor, act: DocumentAct): Promise<ListReport> {
  return actOnEach(deps, act.items, async ({ id, updatedAt }) => {
    if (act.action === 'topic') return moveDocument(deps, actor, id, act.topic, updatedAt);
    await deleteDocument(deps, actor, id, { updatedAt });
    return null;
  });
}

function moveDocument(deps: Deps, actor: Actor, id: number, topic: string, readAt: string): Promise<Date> {
  return deps.db.transaction(async (tx) => {
    const before = await lock(tx, actor, id, { updatedAt: readAt });
    if (before.topic === topic) return before.updatedAt;
    const row = await change(deps, tx, actor, before, { topic });
    await record(deps, tx, actor, { action: 'changed', ...named(row) });
    return row.updatedAt;
  });
}

/** Its file stays where it is, for as long as it can come back from the trash. */
export function deleteDocument(deps: Deps, actor: Actor, id: number, stamp: Stamp): Promise<void> {
  return deps.db.transaction(async (tx) => {
    const { title } = await lock(tx, actor, id, stamp);
    const pages = (await queries.pagesOffering(tx, [id])).get(id);
    if (pages) throw new ApiError('conflict', messages.inUse(pages));
    await moveToTrash(deps, tx, actor, { kind: 'document', id, title });
  });
}

/** What is downloaded. Only who takes the file is counted, not who asks how large it is. */
export async function openDocument({ db, storage }: Deps, id: number, counts: boolean) {
  const row = await (counts ? queries.countDownload : queries.findDocument)(db, id);
  const content = row && (await storage.get(documentKey(row.file)));
  if (!row || !content) throw notFound('There is no such document.');
  return { row, content };
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

/** What somebody started from: all of it, or in a list its file. */
type Stamp = { savedAt?: string | undefined; updatedAt?: string | undefined };

async function lock(tx: Db, actor: Actor, id: number, { savedAt, updatedAt }: Stamp) {
  const row = await queries.lockDocument(tx, id);
  if (!row) throw notFound();
  const item = { kind: 'document', itemId: id };
  await refuseStale(tx, actor, { ...item, updatedAt: row.savedAt }, savedAt);
  await refuseStale(tx, actor, { ...item, updatedAt: row.updatedAt }, updatedAt);
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
    await removeFile(deps, file);
    throw error;
  });

const nameOf = (title: string): string => slugOf(title) || 'document';
const named = ({ id, title }: queries.DocumentRow) => ({ kind: 'document', itemId: id, title });
