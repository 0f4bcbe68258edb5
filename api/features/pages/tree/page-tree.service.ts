import { randomBytes } from 'node:crypto';
import {
  deepest,
  pageTreeMessages as messages,
  type PageAdd,
  type PageMove,
  pathMaxLength,
  reservedSlugs,
} from '../../../../contract/pages/page-tree.ts';
import type { Db } from '../../../db/client.ts';
import type { Deps } from '../../../deps.ts';
import type { Actor } from '../../../lib/actor.ts';
import { ApiError, invalid, notFound } from '../../../lib/errors.ts';
import { record } from '../../audit/audit.service.ts';
import { moveToTrash } from '../../trash/trash.service.ts';
import { moveLinks } from './page-links.queries.ts';
import * as queries from './page-tree.queries.ts';

/** For those who change what addresses lead to. */
export const { lockTree, settleRedirects } = queries;

export const listTree = ({ db }: Deps) => queries.listNodes(db);

export function addPage(deps: Deps, actor: Actor, input: PageAdd) {
  return deps.db.transaction(async (tx) => {
    await queries.lockTree(tx);
    const { parent, path } = await addressOf(tx, input);
    await refuseAddress(tx, '', path, { characters: 0, levels: 0 });
    const original = input.copyOf === undefined ? undefined : await queries.findContent(tx, input.copyOf);
    if (input.copyOf !== undefined && !original) throw invalid({ copyOf: 'The page to copy does not exist.' });
    const id = newPageId();
    const now = deps.clock();
    await queries.insertPage(tx, {
      ...{ id, path, parentId: parent?.id ?? null, title: input.title, draft: true },
      ...{ tag: original?.tag ?? '', pageText: original?.pageText ?? '', blocks: original?.blocks ?? [] },
      ...{ createdAt: now, updatedAt: now, updatedBy: actor.id },
    });
    if (input.copyOf !== undefined) await queries.copyReferences(tx, input.copyOf, id);
    await queries.place(tx, id, parent?.id ?? null, null);
    await queries.settleAt(tx, path);
    await record(deps, tx, actor, { action: 'added', kind: 'page', itemId: id, title: input.title });
    return nodeOf(tx, id);
  });
}

type BegunPage = { title: string; slug: string; tag: string; pageText: string };

/** A draft that nobody has written yet, at the top of the tree. None where the address is taken or the program's own. */
export async function beginPage(deps: Pick<Deps, 'clock'>, tx: Db, { slug, ...page }: BegunPage) {
  await queries.lockTree(tx);
  if (reservedSlugs.includes(slug) || (await queries.isTaken(tx, slug, ''))) return null;
  const id = newPageId();
  const now = deps.clock();
  await queries.insertPage(tx, { ...page, id, path: slug, draft: true, createdAt: now, updatedAt: now });
  await queries.place(tx, id, null, null);
  await queries.settleAt(tx, slug);
  return id;
}

const newPageId = () => `p-${randomBytes(6).toString('hex')}`;

/** Under another address, below another page, or among its neighbours; all below it goes along, all or nothing. */
export function movePage(deps: Deps, actor: Actor, id: string, input: PageMove) {
  return deps.db.transaction(async (tx) => {
    await queries.lockTree(tx);
    const page = await nodeOf(tx, id);
    if (page.path !== input.from) throw new ApiError('stale', messages.moved);
    const { parent, path } = await addressOf(tx, input);
    if (parent && (parent.id === id || parent.path.startsWith(`${page.path}/`)))
      throw invalid({ parentId: messages.belowItself });
    await refuseNeighbour(tx, input);
    if (path !== page.path) {
      await refuseAddress(tx, id, path, await queries.reachBelow(tx, page.path));
      await queries.movePaths(tx, { from: page.path, to: path, createdBy: actor.id, now: deps.clock() });
      await moveLinks(tx, page.path, path);
      await queries.settleAt(tx, path);
    }
    await queries.place(tx, id, parent?.id ?? null, input.before);
    const detail = path === page.path ? 'Its order' : `From /${page.path} to /${path}`;
    await record(deps, tx, actor, { action: 'moved', kind: 'page', itemId: id, title: page.title, detail });
    return nodeOf(tx, id);
  });
}

export function showPage(deps: Deps, actor: Actor, id: string, hidden: boolean) {
  return deps.db.transaction(async (tx) => {
    const { title } = await nodeOf(tx, id);
    await queries.setHidden(tx, id, hidden);
    await record(deps, tx, actor, { action: hidden ? 'hidden' : 'shown', kind: 'page', itemId: id, title });
    return nodeOf(tx, id);
  });
}

/** Locked until the transaction ends, and with it where all pages stand. */
export async function holdPage(tx: Db, id: string) {
  await queries.lockTree(tx);
  const page = await queries.lockPage(tx, id);
  if (!page) throw notFound();
  return page;
}

/** What links to it is told before; its old addresses and its links come back with it. */
export function deletePage(deps: Deps, actor: Actor, id: string) {
  return deps.db.transaction(async (tx) => {
    await queries.lockTree(tx);
    const { path, title } = await nodeOf(tx, id);
    if (await queries.hasBelow(tx, id, path)) throw new ApiError('conflict', messages.hasPages);
    await moveToTrash(deps, tx, actor, { kind: 'page', id, title });
  });
}

async function nodeOf(tx: Db, id: string) {
  const node = await queries.findNode(tx, id);
  if (!node) throw notFound();
  return node;
}

async function addressOf(tx: Db, { slug, parentId }: Pick<PageMove, 'slug' | 'parentId'>) {
  const parent = parentId === null ? undefined : await queries.findNode(tx, parentId);
  if (parentId !== null && !parent) throw invalid({ parentId: messages.parent });
  return { parent, path: parent ? `${parent.path}/${slug}` : slug };
}

type Reach = { characters: number; levels: number };

async function refuseAddress(tx: Db, id: string, path: string, below: Reach): Promise<void> {
  const parts = path.split('/');
  if (reservedSlugs.includes(parts[0] ?? '')) throw invalid({ slug: messages.reserved });
  if (parts.length + below.levels > deepest) throw invalid({ parentId: messages.tooDeep });
  if (path.length + below.characters > pathMaxLength) throw invalid({ slug: messages.tooLong });
  if (await queries.isTaken(tx, path, id))
    throw new ApiError('conflict', messages.taken, { fields: { slug: messages.taken } });
}

/** The neighbour that was seen may have gone elsewhere meanwhile. */
async function refuseNeighbour(tx: Db, { before, parentId }: PageMove): Promise<void> {
  if (before === null) return;
  const neighbour = await queries.findNode(tx, before);
  if (neighbour?.parentId !== parentId) throw new ApiError('stale', messages.before);
}
