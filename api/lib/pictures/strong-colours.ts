import { openPicture } from './open-picture.ts';

const side = 64;
const wanted = 3;
/** How far two colours are apart that nobody would call the same. */
const apart = 70;

type Colour = { r: number; g: number; b: number; weight: number };

/** What a picture is painted with most; white, black and grey say nothing about a school. */
export async function strongColours(picture: Uint8Array): Promise<string[]> {
  const resized = (await openPicture(picture)).resize(side, side, { fit: 'inside' });
  const pixels = await resized.ensureAlpha().toColourspace('srgb').raw().toBuffer();
  const buckets = new Map<number, Colour>();
  for (let at = 0; at < pixels.length; at += 4) {
    const [r = 0, g = 0, b = 0, alpha = 0] = pixels.subarray(at, at + 4);
    const strength = Math.max(r, g, b) - Math.min(r, g, b);
    if (alpha < 128 || strength < 40) continue;
    const key = ((r >> 4) << 8) | ((g >> 4) << 4) | (b >> 4);
    const bucket = buckets.get(key) ?? { r: 0, g: 0, b: 0, weight: 0 };
    buckets.set(key, { r: bucket.r + r, g: bucket.g + g, b: bucket.b + b, weight: bucket.weight + 1 });
  }
  const found: Colour[] = [];
  for (const { r, g, b, weight } of [...buckets.values()].sort((one, other) => other.weight - one.weight)) {
    const mean = { r: r / weight, g: g / weight, b: b / weight, weight };
    if (found.every((other) => distance(mean, other) > apart)) found.push(mean);
    if (found.length === wanted) break;
  }
  return found.map(
    ({ r, g, b }) => `#${[r, g, b].map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`,
  );
}

const distance = (one: Colour, other: Colour) => Math.hypot(one.r - other.r, one.g - other.g, one.b - other.b);
