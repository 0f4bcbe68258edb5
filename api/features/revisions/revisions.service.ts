import { staleMessages, type VersionKind } from '../../../contract/common/history.ts';
import type { Db } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../lib/actor.ts';
import { ApiError, forbidden, notFound } from '../../lib/errors.ts';
import { record } from '../audit/audit.service.ts';
import { canSeeHistory } from './revisions.policy.ts';
import * as queries from './revisions.queries.ts';

const maxVersions = 50;

type Content = Record<string, unknown>;
type Item = { kind: VersionKind; itemId: number | string };

/** One state of a thing: `content` is what a change would take to bring it back. */
export type Version = Item & { title: string; content: Content };

/** By whom and when something came to be as it was, where there was no history and it is known. */
type Saved = { savedBy: number | null; savedAt: Date };
export type Changed = { before: Version & Partial<Saved>; after: Version };

/** In the transaction of the addition: its first version, and a line in the log. */
export async function saveFirstVersion(deps: Pick<Deps, 'clock'>, tx: Db, actor: Actor, added: Version): Promise<void> {
  await keepFirstVersion(deps, tx, actor, added);
  await record(deps, tx, actor, { action: 'added', ...named(added) });
}

/** The same for what writes its own line in the log. */
export const keepFirstVersion = (deps: Pick<Deps, 'clock'>, tx: Db, actor: Actor, added: Version): Promise<void> =>
  insertVersion(deps, tx, actor.id, added);

/** In the transaction of the change. What was there before there was a history becomes its first version. */
export async function saveVersion(
  deps: Pick<Deps, 'clock'>,
  tx: Db,
  actor: Actor,
  before: Version,
  after: Version,
): Promise<void> {
  await keepVersion(deps, tx, actor, before, after);
  await record(deps, tx, actor, { action: 'changed', ...named(after) });
}

/** The same for what writes its own line in the log. */
export async function keepVersion(
  deps: Pick<Deps, 'clock'>,
  tx: Db,
  actor: Actor,
  before: Version,
  after: Version,
): Promise<void> {
  await keepVersions(deps, tx, actor, after.kind, [{ before, after }]);
}

/** The same for many of one kind, each once: as many statements as for one. */
export async function keepVersions(
  { clock }: Pick<Deps, 'clock'>,
  tx: Db,
  actor: Actor,
  kind: VersionKind,
  changes: Changed[],
): Promise<void> {
  if (changes.length === 0) return;
  const unknown = { savedBy: null, savedAt: clock() };
  const saved = { savedBy: actor.id, savedAt: clock() };
  const firsts = changes.map(({ before }) => ({ ...unknown, ...before, itemId: String(before.itemId) }));
  const versions = changes.map(({ after }) => ({ ...after, ...saved, itemId: String(after.itemId) }));
  await queries.insertRevisions(tx, firsts, true);
  await queries.insertRevisions(tx, versions);
  const ids = versions.map(({ itemId }) => itemId);
  await queries.dropOldest(tx, kind, ids, maxVersions);
}

/**
 * For what is changed by whoever says what they saw, and saw something else: who was quicker stands in the newest version,
 * unless what is there now came otherwise.
 */
export async function staleError(tx: Db, actor: Actor, item: Item, isNow: (content: Content) => boolean) {
  const newest = await queries.findNewest(tx, itemOf(item));
  if (!newest?.savedBy || !isNow(newest.content)) return new ApiError('stale', staleMessages.unknown);
  return new ApiError('stale', newest.savedById === actor.id ? staleMessages.own : staleMessages.by(newest.savedBy));
}

/** What is gone for good has no history. Tells which pictures it showed. */
export async function deleteVersions(tx: Db, items: { kind: string; itemId: string }[]): Promise<string[]> {
  const pictures: string[] = [];
  for (const item of items) pictures.push(...(await queries.deleteRevisions(tx, item)));
  return pictures;
}

export async function listVersions({ db }: Deps, actor: Actor, kind: VersionKind, itemId: string) {
  await requireRight(db, actor, kind, itemId);
  return queries.listRevisions(db, { kind, itemId });
}

export async function viewVersion({ db }: Deps, actor: Actor, kind: VersionKind, itemId: string, id: number) {
  await requireRight(db, actor, kind, itemId);
  const version = await queries.findRevision(db, { kind, itemId }, id);
  if (!version) throw notFound();
  return version;
}

async function requireRight(db: Db, actor: Actor, kind: VersionKind, itemId: string): Promise<void> {
  const found = await queries.ownerOf(db, { kind, itemId });
  if (!found) throw notFound();
  if (!canSeeHistory(actor, kind, found.ownerId)) throw forbidden();
}

function insertVersion(
  { clock }: Pick<Deps, 'clock'>,
  tx: Db,
  savedBy: number | null,
  version: Version,
): Promise<void> {
  const { title, content } = version;
  return queries.insertRevision(tx, { ...itemOf(version), title, content, savedBy, savedAt: clock() });
}

const itemOf = ({ kind, itemId }: Item) => ({ kind, itemId: String(itemId) });
const named = ({ kind, itemId, title }: Version) => ({ kind, itemId, title });
