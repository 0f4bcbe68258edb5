import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { type SchoolTones, tone } from '../../../../art/palette.ts';
import { shipped, shippedNames } from '../../../../art/shipped.ts';
import { drawingsEdition, drawnTones } from './drawn-tones.ts';
import { defaultBrand, readColour } from './palette.ts';

const colours = /(?<=")#[0-9a-f]{3}(?:[0-9a-f]{3})?(?=")/gi;
const long = (colour: string) => colour.toLowerCase().replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3');
const coloursOf = (drawing: string) => (drawing.match(colours) ?? []).map(long);
const shapesOf = (drawing: string) => drawing.replace(colours, '');
const drawn = (name: string, tones?: SchoolTones) => shipped(name, tones) ?? '';

/** Two schools that have nothing in common: what has the same colour at both is no school's. */
const probes = [
  { hill: '#0000ff', leaf: '#00ffff', sun: '#ff00ff' },
  { hill: '#800000', leaf: '#808000', sun: '#123456' },
];
const plain = new Map(
  shippedNames.map((name) => {
    const [own, one, other] = [undefined, ...probes].map((tones) => coloursOf(drawn(name, tones)));
    const isNature = own?.map((colour, at) => one?.[at] === colour && other?.[at] === colour) ?? [];
    return [name, { drawing: drawn(name), own: own ?? [], isNature }] as const;
  }),
);

const hexColour = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, '0')}`);
const anyColour = fc.oneof(hexColour, fc.constantFrom('#000000', '#ffffff', '#808080', '#ffff00', '#1d4ed8'));

test('whatever is picked, what is the school’s follows and all else stays as it is', () => {
  const property = fc.property(fc.constantFrom(...shippedNames), anyColour, anyColour, (name, brand, accent) => {
    const tones = drawnTones({ brand, accent });
    const before = plain.get(name);
    if (!tones || !before) return;
    const drawing = drawn(name, tones);
    expect(shapesOf(drawing)).toBe(shapesOf(before.drawing));
    expect(Math.abs(drawing.length - before.drawing.length)).toBeLessThan(250);
    const asWorn: Record<string, string> = {
      [long(tone.hill)]: tones.hill,
      [long(tone.leaf)]: tones.leaf,
      [long(tone.sun)]: tones.sun,
    };
    for (const [at, colour] of coloursOf(drawing).entries()) {
      const was = before.own[at] ?? '';
      // What lies in the light of an hour is mixed with it; what is plain is the very tone.
      const wanted = before.isNature[at] ? was : (asWorn[was] ?? colour);
      expect(colour).toBe(wanted);
    }
  });
  fc.assert(property, { numRuns: 300 });
});

test('what most drawings show is of the school: a uniform, a door, a hill', () => {
  const untouched = shippedNames.filter((name) => plain.get(name)?.isNature.every(Boolean));
  // Cranes by a lake, twice, and a choir in its robes by night: there is nothing of a school in them.
  expect(untouched).toEqual(['hero-3', 'banner-3', 'event-9']);
});

test('cloth is never so dark or so light that its folds are lost, and keeps the hue that was picked', () => {
  const property = fc.property(anyColour, anyColour, (brand, accent) => {
    const tones = drawnTones({ brand, accent });
    if (!tones) return;
    const [hill, leaf, sun] = [tones.hill, tones.leaf, tones.sun].map(readColour);
    expect(hill?.l).toBeGreaterThan(0.29);
    expect(leaf?.l).toBeGreaterThan((hill?.l ?? 1) + 0.12);
    expect(sun?.l).toBeLessThan(0.94);
    const picked = readColour(brand);
    if (picked.c < 0.04 || (hill?.c ?? 0) < 0.04) return;
    const apart = Math.abs(picked.h ?? 0) - Math.abs(hill?.h ?? 0);
    expect(Math.min(Math.abs(apart), 360 - Math.abs(apart))).toBeLessThan(20);
  });
  fc.assert(property, { numRuns: 500 });
});

test('a school that picks nothing has the drawings as they come, each palette an address of its own', () => {
  expect(drawnTones(defaultBrand)).toBeUndefined();
  const blue = drawingsEdition({ brand: '#1d4ed8', accent: '#f97316' });
  expect(blue).toMatch(/^[0-9a-f]{8}$/);
  expect(drawingsEdition({ brand: '#1d4ed8', accent: '#f97316' })).toBe(blue);
  expect(drawingsEdition({ brand: '#1d4ed9', accent: '#f97316' })).not.toBe(blue);
  expect(drawingsEdition(defaultBrand)).not.toBe(blue);
});

test('tones are restored, also when a drawing fails', async () => {
  const { inTones } = await import('../../../../art/palette.ts');
  const [probe] = probes as [SchoolTones];
  expect(() =>
    inTones(probe, () => {
      throw new Error('no ink');
    }),
  ).toThrow('no ink');
  expect(drawn('hero-10')).toBe(plain.get('hero-10')?.drawing);
});

test('no file of the drawings reads a tone of the school when it is loaded', async () => {
  vi.resetModules();
  const palette = await import('../../../../art/palette.ts');
  const read: string[] = [];
  for (const name of ['hill', 'leaf', 'sun']) {
    Object.defineProperty(palette.tone, name, {
      get() {
        // Portraits are drawn for the demo school alone, as the photographs that they stand for.
        if (!new Error('read').stack?.includes('/art/portraits/')) read.push(name);
        return '#000000';
      },
    });
  }
  const { crest } = await import('../../../../art/art.ts');
  expect(read).toEqual([]);
  crest();
  expect(read).not.toEqual([]);
});
