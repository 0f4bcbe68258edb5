import { setTimeout as pause } from 'node:timers/promises';
import { savingWidth } from '../../../contract/media/media.ts';
import { pictureWidths } from '../../../contract/media/picture-widths.ts';
import type { Deps } from '../../deps.ts';
import { ApiError } from '../../lib/errors.ts';
import { workOnPicture } from '../../lib/pictures/work-on-picture.ts';
import { avifKey, originalKey, widthKey } from '../../lib/storage/keys.ts';
import * as queries from './media.queries.ts';

/** Wider ones are for large screens, whose owners seldom pay by the megabyte; they would take most of the time. */
const maxAvifWidth = 960;
const pauseMs = 3_000;
const batchSize = 15;

export type VariantRequest = { width: string | undefined; acceptsAvif: boolean; savesData: boolean };
type Variant = { content: Uint8Array; type: 'image/webp' | 'image/avif' };

/** The width of the list that serves the one that was asked for; nothing when the picture itself was. */
export function servedWidth({ width, savesData }: VariantRequest, own: number): number | undefined {
  const wanted = Number(width);
  if (!width || !Number.isFinite(wanted) || wanted <= 0) return undefined;
  const next = pictureWidths.find((one) => one >= wanted) ?? Math.max(...pictureWidths);
  return Math.min(next, own, savesData ? savingWidth : next);
}

/** A smaller variant of the picture, in the fewest bytes that this browser can read. */
export async function variantOf(
  deps: Deps,
  file: queries.MediaRow,
  width: number,
  request: VariantRequest,
): Promise<Variant | undefined> {
  const avif = request.acceptsAvif && file.hasAvif ? await deps.storage.get(avifKey(file.name, width)) : undefined;
  if (avif) return { content: avif, type: 'image/avif' };
  const content = await webpVariant(deps, file.name, width);
  return content && { content, type: 'image/webp' };
}

const inFlight = new Map<string, Promise<Uint8Array | undefined>>();

/** Made when first asked for, once, and stored. */
async function webpVariant({ storage, log }: Deps, name: string, width: number): Promise<Uint8Array | undefined> {
  const key = widthKey(name, width);
  const stored = await storage.get(key);
  if (stored) return stored;
  const running = inFlight.get(key);
  if (running) return running;
  const work = (async () => {
    const original = await storage.get(originalKey(name));
    if (!original) return undefined;
    const content = await workOnPicture('narrow', original, width, 'webp');
    // Without space for a variant the picture is shown all the same.
    await storage.put(key, content).catch((err) => log.warn({ err, key }, 'a smaller copy could not be kept'));
    return content;
  })().finally(() => inFlight.delete(key));
  inFlight.set(key, work);
  return work;
}

const avifWidths = (own: number) => [...new Set(pictureWidths.map((width) => Math.min(width, own)))];

/** Every key under which a variant of the picture may be stored. */
export const variantKeys = (name: string, own: number): string[] =>
  [...new Set([...pictureWidths, own])].flatMap((width) => [widthKey(name, width), avifKey(name, width)]);

/** AVIF takes half a second of a core, far too long while somebody waits: it is made afterwards, with rests in between. */
export async function makeAvifVariants(deps: Deps, pauseFor = pauseMs): Promise<number> {
  const waiting = await queries.picturesWithoutAvif(deps.db, batchSize);
  for (const { name, width } of waiting) {
    const original = await deps.storage.get(originalKey(name));
    try {
      if (original) await makeAvif(deps, original, name, width);
    } catch (err) {
      // Storage that is away comes back; a picture that cannot be encoded never can, and stays as WebP.
      if (err instanceof ApiError) throw err;
      deps.log.warn({ err, name }, 'no AVIF could be made of a picture');
    }
    await queries.noteAvif(deps.db, name);
    await pause(pauseFor);
  }
  return waiting.length;
}

async function makeAvif({ storage }: Pick<Deps, 'storage'>, original: Uint8Array, name: string, width: number) {
  for (const narrow of avifWidths(width).filter((one) => one <= maxAvifWidth)) {
    await storage.put(avifKey(name, narrow), await workOnPicture('narrow', original, narrow, 'avif'));
  }
}
