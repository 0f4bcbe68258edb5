import { LRUCache } from 'lru-cache';
import type { SocialLook } from '../../../../art/social.ts';
import type { Deps } from '../../../deps.ts';
import type { Actor } from '../../../lib/actor.ts';
import { originalKey } from '../../../lib/storage/keys.ts';
import { drawSocial, storeSocial } from '../../media/media.service.ts';
import { paletteOf } from '../look/palette.ts';
import * as queries from '../settings.queries.ts';
import { loadSettings, type Settings } from '../settings.service.ts';

function lookOf({ school, brand }: Settings): SocialLook {
  const { hill = '', leaf = '', sun = '' } = paletteOf(brand).light;
  return { name: school.schoolName, motto: school.motto, hill, leaf, sun };
}

export const storeSocialOf = (deps: Deps, actor: Actor, crest: string, settings: Settings) =>
  storeSocial(deps, actor, crest, lookOf(settings));

/** After the name or the colours have changed: what messengers show follows, where there is a crest. */
export async function redrawSocial(deps: Deps, actor: Actor, settings: Settings): Promise<void> {
  const [crest] = await queries.findScenes(deps.db, 'crest');
  if (!crest) return;
  const social = await storeSocialOf(deps, actor, crest.name, settings);
  await deps.db.transaction(async (tx) => {
    await queries.lockSettings(tx);
    const [now] = await queries.findScenes(tx, 'crest');
    // Somebody has changed the crest meanwhile, and with it this picture.
    if (now?.name === crest.name) await queries.replaceScenes(tx, 'social', [social.name]);
  });
}

/** To draw one takes longer than a messenger should wait, and a school changes its name once. */
const drawings = new LRUCache<string, Promise<Uint8Array>>({ max: 4 });

/** What messengers show of the school: made with its crest, or drawn when the first of them asks. */
export async function loadSocial(deps: Deps): Promise<Uint8Array> {
  const [settings, [stored]] = await Promise.all([loadSettings(deps.db), queries.findScenes(deps.db, 'social')]);
  const made = stored && (await deps.storage.get(originalKey(stored.name)));
  if (made) return made;
  const look = lookOf(settings);
  const key = JSON.stringify(look);
  const drawing = drawings.get(key) ?? drawSocial(look);
  drawings.set(key, drawing);
  drawing.catch(() => drawings.delete(key));
  return drawing;
}
