import type { BrandSettings } from '../../../contract/settings.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../lib/actor.ts';
import { record } from '../audit/audit.service.ts';
import { storeCrest, storeSocial } from '../media/media.service.ts';
import { paletteOf } from './palette.ts';
import * as queries from './settings.queries.ts';
import { loadSettings } from './settings.service.ts';

const about = { action: 'changed', kind: 'settings', itemId: 'crest', title: 'The crest of the school' };

const drawSocial = (deps: Deps, actor: Actor, crest: string, brand: BrandSettings) => {
  const { hill = '', deep = '', leaf = '', sun = '' } = paletteOf(brand).light;
  return storeSocial(deps, actor, crest, { hill, deep, leaf, sun });
};

/** Stored first, then shown: what fails in between is an unused picture, which goes by itself. */
export async function changeCrest(deps: Deps, actor: Actor, file: File) {
  const made = await storeCrest(deps, actor, file);
  const social = await drawSocial(deps, actor, made.crest.name, (await loadSettings(deps.db)).brand);
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

/** After the colours have changed: what messengers show follows, where there is a crest. */
export async function redrawSocial(deps: Deps, actor: Actor, brand: BrandSettings): Promise<void> {
  const [crest] = await queries.findScenes(deps.db, 'crest');
  if (!crest) return;
  const social = await drawSocial(deps, actor, crest.name, brand);
  await deps.db.transaction(async (tx) => {
    await queries.lockSettings(tx);
    const [now] = await queries.findScenes(tx, 'crest');
    // Somebody has changed the crest meanwhile, and with it this picture.
    if (now?.name === crest.name) await queries.replaceScenes(tx, 'social', [social.name]);
  });
}
