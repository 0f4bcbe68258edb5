import { LRUCache } from 'lru-cache';
import type { SchoolTones } from '../../../../art/palette.ts';
import type { BrandSettings } from '../../../../contract/site/settings.ts';
import type { Deps } from '../../../deps.ts';
import { drawingsEdition, drawnTones } from '../look/drawn-tones.ts';
import { loadSettings } from '../settings.service.ts';
import { findSketchedBrands } from '../site/site-parts.queries.ts';

/** More than come with the site, so that each is drawn once for a palette; the drawings of the one before go first. */
const drawn = new LRUCache<string, string>({ max: 120 });

async function drawIn(name: string, tones: SchoolTones | undefined): Promise<string | undefined> {
  const key = JSON.stringify([name, tones]);
  const known = drawn.get(key);
  if (known) return known;
  // Only where it is wanted: a process keeps the text of what it has loaded, and most schools read files.
  const { shipped } = await import('../../../../art/shipped.ts');
  const drawing = shipped(name, tones);
  if (drawing) drawn.set(key, drawing);
  return drawing;
}

type Found = { edition: string; drawing: string; isSketch: boolean };

/**
 * A drawing in the colours that the school has now, whatever colours it is asked for in; in others only as long as an
 * administrator shows them to somebody by a link.
 */
export async function findDrawing({ db, clock }: Deps, name: string, edition: string): Promise<Found | undefined> {
  const { brand } = await loadSettings(db);
  const isIt = (one: BrandSettings) => drawingsEdition(one) === edition;
  const sketch = isIt(brand) ? undefined : (await findSketchedBrands(db, clock())).find(isIt);
  const shown = sketch ?? brand;
  const drawing = await drawIn(name, drawnTones(shown));
  if (drawing === undefined) return undefined;
  return { edition: drawingsEdition(shown), drawing, isSketch: sketch !== undefined };
}

/** For whoever picks colours, before they are the school's. */
export const drawPicked = async (picked: { brand: string; accent: string }): Promise<string> =>
  (await drawIn('hero-1', drawnTones(picked))) ?? '';
