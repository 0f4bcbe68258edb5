import { setTimeout as pause } from 'node:timers/promises';
import { pictureWidths, savingWidth } from '../../../contract/media.ts';
import type { Deps } from '../../deps.ts';
import { workOnPicture } from '../../lib/pictures/work-on-picture.ts';
import { avifKey, originalKey, widthKey } from '../../lib/storage/keys.ts';
import * as queries from './media.queries.ts';

/** Wider ones are for large screens, whose owners seldom pay by the megabyte; they would take most of the time. */
const widestAvif = 960;
const restMs = 3_000;
const atOneGo = 15;

export type Wish = { width: string | undefined; takesAvif: boolean; savesData: boolean };
type Copy = { content: Uint8Array; type: 'image/webp' | 'image/avif' };

/** The width of the list that serves the one that was asked for; nothing when the picture itself was. */
export function servedWidth({ width, savesData }: Wish, own: number): number | undefined {
  const wanted = Number(width);
  if (!width || !Number.isFinite(wanted) || wanted <= 0) return undefined;
  const next = pictureWidths.find((one) => one >= wanted) ?? Math.max(...pictureWidths);
  return Math.min(next, own, savesData ? savingWidth : next);
}

/** A smaller copy of the picture, in the fewest bytes that this browser can read. */
export async function copyOf(deps: Deps, file: queries.MediaRow, width: number, wish: Wish): Promise<Copy | undefined> {
  const avif = wish.takesAvif && file.hasAvif ? await deps.storage.get(avifKey(file.name, width)) : undefined;
  if (avif) return { content: avif, type: 'image/avif' };
  const content = await webpCopy(deps, file.name, width);
  return content && { content, type: 'image/webp' };
}

const underWay = new Map<string, Promise<Uint8Array | undefined>>();

/** Made when first asked for, once, and kept. */
async function webpCopy({ storage, log }: Deps, name: string, width: number): Promise<Uint8Array | undefined> {
  const key = widthKey(name, width);
  const kept = await storage.get(key);
  if (kept) return kept;
  const running = underWay.get(key);
  if (running) return running;
  const work = (async () => {
    const original = await storage.get(originalKey(name));
    if (!original) return undefined;
    const content = await workOnPicture('narrow', original, width, 'webp');
    // Without space for a copy the picture is shown all the same.
    await storage.put(key, content).catch((err) => log.warn({ err, key }, 'a smaller copy could not be kept'));
    return content;
  })().finally(() => underWay.delete(key));
  underWay.set(key, work);
  return work;
}

const avifWidths = (own: number) => [...new Set(pictureWidths.map((width) => Math.min(width, own)))];

/** Every key under which a copy of the picture may be kept. */
export const copyKeys = (name: string, own: number): string[] =>
  [...new Set([...pictureWidths, own])].flatMap((width) => [widthKey(name, width), avifKey(name, width)]);

/** AVIF takes half a second of a core, far too long while somebody waits: it is made afterwards, with rests in between. */
export async function makeAvifCopies(deps: Deps, rest = restMs): Promise<number> {
  const waiting = await queries.picturesWithoutAvif(deps.db, atOneGo);
  for (const { name, width } of waiting) {
    const original = await deps.storage.get(originalKey(name));
    if (original) await makeAvif(deps, original, name, width);
    await queries.noteAvif(deps.db, name);
    await pause(rest);
  }
  return waiting.length;
}

async function makeAvif({ storage }: Pick<Deps, 'storage'>, original: Uint8Array, name: string, width: number) {
  for (const narrow of avifWidths(width).filter((one) => one <= widestAvif)) {
    await storage.put(avifKey(name, narrow), await workOnPicture('narrow', original, narrow, 'avif'));
  }
}
