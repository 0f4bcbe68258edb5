import type { Deps } from '../../../deps.ts';
import type { Actor } from '../../../lib/actor.ts';
import { record } from '../../audit/audit.service.ts';
import { storeCrest } from '../../media/media.service.ts';
import { storeSocialOf } from '../drawings/social.service.ts';
import * as queries from '../settings.queries.ts';
import { loadSettings } from '../settings.service.ts';

const about = { action: 'changed', kind: 'settings', itemId: 'crest', title: 'The crest of the school' };

/** Stored first, then shown: what fails in between is an unused picture, which goes by itself. */
export async function changeCrest(deps: Deps, actor: Actor, file: File) {
  const made = await storeCrest(deps, actor, file);
  const social = await storeSocialOf(deps, actor, made.crest.name, await loadSettings(deps.db));
  await deps.db.transaction(async (tx) => {
    await queries.lockSettings(tx);
    await queries.replaceScenes(tx, 'crest', [made.crest.name]);
    await queries.replaceScenes(tx, 'icon', [made.icon.name]);
    await queries.replaceScenes(tx, 'social', [social.name]);
    await record(deps, tx, actor, { ...about, detail: 'a new one' });
  });
  return { ...made, social };
}

export const removeCrest = (deps: Deps, actor: Actor): Promise<void> =>
  deps.db.transaction(async (tx) => {
    await queries.lockSettings(tx);
    for (const set of ['crest', 'icon', 'social'] as const) await queries.replaceScenes(tx, set, []);
    await record(deps, tx, actor, { ...about, detail: 'none' });
  });
