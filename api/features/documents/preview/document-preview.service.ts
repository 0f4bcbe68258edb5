import type { Deps } from '../../../deps.ts';
import type { Actor } from '../../../lib/actor.ts';
import { notFound } from '../../../lib/errors.ts';
import { endPreview, findPreview, makePreview } from '../../previews/previews.service.ts';
import { findDocument } from '../documents.queries.ts';
import { lockDocument, named } from '../documents.service.ts';

export async function stateFor({ db, clock }: Deps, id: number) {
  if (!(await findDocument(db, id))) throw notFound();
  return findPreview(db, { kind: 'document', id }, clock());
}

/** Two links that are made at once follow each other. */
export const makeFor = (deps: Deps, actor: Actor, id: number) =>
  deps.db.transaction(async (tx) => makePreview(deps, tx, actor, await titled(tx, actor, id)));

export const endFor = (deps: Deps, actor: Actor, id: number) =>
  deps.db.transaction(async (tx) => endPreview(deps, tx, actor, await titled(tx, actor, id)));

async function titled(tx: Deps['db'], actor: Actor, id: number) {
  const { title } = named(await lockDocument(tx, actor, id));
  return { kind: 'document' as const, id, title };
}
