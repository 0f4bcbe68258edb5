import { previewDays } from '../../../contract/content/previews.ts';
import type { Db } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../lib/actor.ts';
import { hashSecret, makeSecret } from '../../lib/security/tokens.ts';
import { record } from '../audit/audit.service.ts';
import { isVouchedFor } from './previews.policy.ts';
import type { Thing } from './previews.queries.ts';
import * as queries from './previews.queries.ts';

type Titled = Thing & { title: string };
type Clocked = Pick<Deps, 'clock'>;

const dayMs = 24 * 60 * 60 * 1000;

export const { findPreview } = queries;

/** In a transaction that holds the lock of the thing: a link that shows it as it is saved, also without an account. */
export async function makePreview(deps: Clocked, tx: Db, actor: Actor, { title, ...thing }: Titled) {
  const { secret, hash } = makeSecret();
  const now = deps.clock();
  const expiresAt = new Date(now.getTime() + previewDays * dayMs);
  await queries.putPreview(tx, thing, { tokenHash: hash, createdBy: actor.id, expiresAt }, now);
  await record(deps, tx, actor, { action: 'made a preview link', kind: thing.kind, itemId: thing.id, title });
  return { key: secret, expiresAt: expiresAt.toISOString() };
}

export async function endPreview(deps: Clocked, tx: Db, actor: Actor, { title, ...thing }: Titled): Promise<void> {
  await queries.deletePreview(tx, thing);
  await record(deps, tx, actor, { action: 'ended a preview link', kind: thing.kind, itemId: thing.id, title });
}

/** Whether somebody with this key sees the picture; where it is of a link at all, which is never certain. */
export const isPreviewed = ({ db, clock }: Pick<Deps, 'db' | 'clock'>, key: string, picture: string) =>
  queries.hasPicture(db, { tokenHash: hashSecret(key), picture, now: clock(), isVouchedFor });
