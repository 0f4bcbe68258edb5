import type { VersionKind } from '../../../contract/common/history.ts';
import type { Db } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../lib/actor.ts';
import { forbidden, notFound } from '../../lib/errors.ts';
import { record } from '../audit/audit.service.ts';
import { canSeeHistory } from './revisions.policy.ts';
import * as queries from './revisions.queries.ts';

const maxVersions = 50;

/** One state of a thing: `content` is what a change would take to bring it back. */
export type Version = { kind: VersionKind; itemId: number | string; title: string; content: Record<string, unknown> };

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
  if (!(await queries.hasRevision(tx, itemOf(before)))) await insertVersion(deps, tx, null, before);
  await insertVersion(deps, tx, actor.id, after);
  await queries.dropOldest(tx, itemOf(after), maxVersions);
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

const itemOf = ({ kind, itemId }: Version) => ({ kind, itemId: String(itemId) });
const named = ({ kind, itemId, title }: Version) => ({ kind, itemId, title });
