import type { z } from 'zod';
import type { previewParam } from '../../../contract/previews.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../lib/actor.ts';
import { lockOwnEvent } from '../events/events.service.ts';
import { lockOwnStory } from '../stories/stories.service.ts';
import { endPreview, findPreview, makePreview } from './previews.service.ts';

type Thing = z.infer<typeof previewParam>;

/** Its lock, which only those get who may change it; two links that are made at once follow each other. */
async function lockOwn(tx: Deps['db'], actor: Actor, { kind, id }: Thing) {
  const { title } = kind === 'event' ? await lockOwnEvent(tx, actor, id) : await lockOwnStory(tx, actor, kind, id);
  return { kind, id, title };
}

export const makeFor = (deps: Deps, actor: Actor, thing: Thing) =>
  deps.db.transaction(async (tx) => makePreview(deps, tx, actor, await lockOwn(tx, actor, thing)));

export const endFor = (deps: Deps, actor: Actor, thing: Thing) =>
  deps.db.transaction(async (tx) => endPreview(deps, tx, actor, await lockOwn(tx, actor, thing)));

export const stateFor = (deps: Deps, actor: Actor, thing: Thing) =>
  deps.db.transaction(async (tx) => {
    await lockOwn(tx, actor, thing);
    return findPreview(tx, thing, deps.clock());
  });
