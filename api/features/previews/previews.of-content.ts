import type { z } from 'zod';
import type { previewParam } from '../../../contract/content/previews.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../lib/actor.ts';
import { lockOwn } from '../publishing/own-thing.service.ts';
import { endPreview, findPreview, makePreview } from './previews.service.ts';

type Thing = z.infer<typeof previewParam>;

/** Two links that are made at once follow each other. */
async function titled(tx: Deps['db'], actor: Actor, thing: Thing) {
  const { title } = await lockOwn(tx, actor, thing);
  return { ...thing, title };
}

export const makeFor = (deps: Deps, actor: Actor, thing: Thing) =>
  deps.db.transaction(async (tx) => makePreview(deps, tx, actor, await titled(tx, actor, thing)));

export const endFor = (deps: Deps, actor: Actor, thing: Thing) =>
  deps.db.transaction(async (tx) => endPreview(deps, tx, actor, await titled(tx, actor, thing)));

export const stateFor = (deps: Deps, actor: Actor, thing: Thing) =>
  deps.db.transaction(async (tx) => {
    await lockOwn(tx, actor, thing);
    return findPreview(tx, thing, deps.clock());
  });
