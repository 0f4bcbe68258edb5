import { randomUUID } from 'node:crypto';
import {
  type DocumentEdit,
  maxChosenDocuments,
  maxDocumentBytes,
  documentMessages as messages,
  type OwnDocumentQuery,
} from '../../../contract/media/documents.ts';
import { slugOf } from '../../../contract/pages/page-tree.ts';
import type { Db } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../lib/actor.ts';
import { ApiError, invalid, notFound } from '../../lib/errors.ts';
import { pageCount, pageOf } from '../../lib/paging.ts';
import { documentKey } from '../../lib/storage/keys.ts';
import { record, refuseStale } from '../audit/audit.service.ts';
import { listHeirs } from '../lists/heirs.service.ts';
import { keepVersion, saveFirstVersion } from '../revisions/revisions.service.ts';
import { moveToTrash } from '../trash/trash.service.ts';
import { requireContent, typeOfName } from './document-content.ts';
import { lowestKeeper, seesDrafts } from './documents.policy.ts';
import { presentVersion } from './documents.presenter.ts';
import * as queries from './documents.queries.ts';
import * as files from './stored-files.queries.ts';
import { removeFile } from './stored-files.service.ts';

export const seesDraftDocuments = seesDrafts;

export const listDocuments = ({ db }: Deps, q: string) => queries.listDocuments(db, q);

export const listOptions = ({ db }: Deps) => queries.listOptions(db);

/** More topics nobody looks through in a list to choose from. */
const shownTopics = 200;

/** The files of all versions of a document together: ten of the largest. */
const maxVersionBytes = 10 * maxDocumentBytes;

export async function listOwn(deps: Deps, actor: Actor, { page, ...wanted }: OwnDocumentQuery) {
  const { db } = deps;
  const [rows, states, topics, authors, heirs] = await Promise.all([
    queries.documentPage(db, wanted, pageOf(page, maxChosenDocuments)),
    queries.countByState(db, wanted),
    queries.listTopics(db, shownTopics),
    queries.listUploaders(db),
    listHeirs(deps, actor, lowestKeeper),
  ]);
  const offering = await queries.pagesOffering(
    db,
    rows.map(({ id }) => id),
  );
  const docs = rows.map((row) => ({ ...row, pages: offering.get(row.id) ?? [] }));
  const total = wanted.state ? states[wanted.state] : states.public + states.draft;
  return { docs, total, pages: pageCount(total, maxChosenDocuments), topics, authors, heirs, states };
}

type Replacement = { file?: unknown; savedAt?: string | undefined };
type Addition = { title: string; topic: string; draft: 'yes' | 'no' };

export async function addDocument(deps: Deps, actor: Actor, { title, topic, draft }: Addition, file: unknown) {
  const stored = await store(deps, file);
  return keeping(deps, stored.file, () =>
    deps.db.transaction(async (tx) => {
      const now = deps.clock();
      const values = { title, topic, ...stored, name: nameOf(title), draft: draft === 'yes', uploadedBy: actor.id };
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
      const before = await lockDocument(tx, actor, id, { savedAt });
      const row = await changeDocument(deps, tx, actor, before, { ...stored, updatedAt: deps.clock() });
      await record(deps, tx, actor, { action: 'replaced', ...named(row) });
      return row;
    }),
  );
}

/** Its words and its state, and the file of an earlier version where that is brought back. */
export function editDocument(deps: Deps, actor: Actor, id: number, input: DocumentEdit) {
  const { title, topic, file, savedAt } = input;
  return deps.db.transaction(async (tx) => {
    const before = await lockDocument(tx, actor, id, { savedAt });
    const other = file !== undefined && file !== before.file && (await files.fileOfVersion(tx, id, file));
    if (other === undefined) throw invalid({ file: messages.fileGone });
    const { draft = before.draft } = input;
    if (draft && !before.draft) await refuseWhileOffered(tx, id);
    const row = await changeDocument(deps, tx, actor, before, {
      ...{ title, topic, name: nameOf(title), draft },
      ...(other && { ...other, updatedAt: deps.clock() }),
    });
    const action = draft === before.draft ? 'changed' : draft ? 'unpublished' : 'published';
    await record(deps, tx, actor, { action, ...named(row) });
    return row;
  });
}

/** What readers of a page are offered is there for them. */
export async function refuseWhileOffered(tx: Db, id: number, which: 'all' | 'shown' = 'shown'): Promise<void> {
  const pages = (await queries.pagesOffering(tx, [id], which)).get(id);
  if (pages) throw new ApiError('conflict', messages.inUse(pages));
}

/** With its versions, of which as many are kept as have room. */
export async function changeDocument(
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

/** Its file stays where it is, for as long as it can come back from the trash. */
export function deleteDocument(deps: Deps, actor: Actor, id: number, stamp: Stamp): Promise<void> {
  return deps.db.transaction(async (tx) => {
    const { title } = await lockDocument(tx, actor, id, stamp);
    await refuseWhileOffered(tx, id, 'all');
    await moveToTrash(deps, tx, actor, { kind: 'document', id, title });
  });
}

type Opening = { counts?: boolean; drafts?: boolean };

/** What is downloaded. Only who takes the file is counted, not who asks how large it is, nor who looks at a draft. */
export async function findToSend({ db }: Deps, id: number, { counts = false, drafts = false }: Opening = {}) {
  const shown = await (counts ? queries.countDownload : queries.findShown)(db, id);
  const row = shown ?? (drafts ? await queries.findDocument(db, id) : undefined);
  if (!row) throw noDocument();
  return row;
}

/** All of a public document. */
export async function openDocument(deps: Deps, id: number) {
  const row = await findToSend(deps, id);
  const content = await deps.storage.get(documentKey(row.file));
  if (!content) throw noDocument();
  return { row, content };
}

export const noDocument = () => notFound('There is no such document.');

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

/** Locked until the transaction ends, as somebody has read it. */
export async function lockDocument(tx: Db, actor: Actor, id: number, { savedAt, updatedAt }: Stamp = {}) {
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
export const named = ({ id, title }: queries.DocumentRow) => ({ kind: 'document', itemId: id, title });
