import { wcagContrast } from 'culori';
import { describe, expect, test } from 'vitest';
import { brandCss, defaultBrand, pairsOf, paletteOf } from './palette.ts';

/** Every colour of a grid through the whole cube, its corners included. */
function* cube(steps: number) {
  const part = (n: number) =>
    Math.round((n * 255) / (steps - 1))
      .toString(16)
      .padStart(2, '0');
  for (let r = 0; r < steps; r += 1)
    for (let g = 0; g < steps; g += 1) for (let b = 0; b < steps; b += 1) yield `#${part(r)}${part(g)}${part(b)}`;
}

function unreadable(brand: string, accent: string): string[] {
  return pairsOf(paletteOf({ brand, accent }))
    .filter(({ text, on, ratio }) => wcagContrast(text, on) < ratio)
    .map(({ what, text, on }) => `${what}: ${text} on ${on}`);
}

describe('the palette of a school', () => {
  test('is readable in both themes, whatever brand is picked', () => {
    for (const brand of cube(10)) expect(unreadable(brand, defaultBrand.accent), brand).toEqual([]);
  });

  test('is readable in both themes, whatever accent is picked', () => {
    for (const brand of cube(2))
      for (const accent of cube(6)) expect(unreadable(brand, accent), `${brand} ${accent}`).toEqual([]);
  });

  test('costs readers less than 300 bytes, and nothing as it came', () => {
    expect(brandCss(defaultBrand)).toBe('');
    for (const brand of cube(6)) expect(brandCss({ brand, accent: '#ff0080' }).length).toBeLessThan(300);
  });

  test('keeps the hue of what was picked', () => {
    const { light } = paletteOf({ brand: '#1d4ed8', accent: '#f97316' });
    expect(light).toMatchObject({ hill: '#1d4ed8', sun: expect.stringMatching(/^#f/) });
  });
});
