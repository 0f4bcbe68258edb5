import {
  clampChroma,
  formatHex,
  modeLrgb,
  modeOklch,
  modeRgb,
  type Oklch,
  parse,
  useMode as register,
  wcagContrast,
} from 'culori/fn';

register(modeRgb);
register(modeLrgb);
const toOklch = register(modeOklch);

/** What a school picks: everything else follows from these two. */
export type Brand = { brand: string; accent: string };

/** What the pages are drawn with today, and what a school has that picks nothing. */
export const defaultBrand: Brand = { brand: '#0e5a45', accent: '#f5b324' };

export const isDefault = ({ brand, accent }: Brand): boolean =>
  brand === defaultBrand.brand && accent === defaultBrand.accent;

const ink = '#17212b';
const white = '#ffffff';
/** What text stands on in light pages, besides what is derived. */
const lightSurfaces = ['#fffcf5', '#f4ebdc', white];
/** What is read on the hill and on its deep shade, besides white. */
const onDeep = '#e9efe4';
const onDeepMuted = '#bfd3c5';
const darkText = '#eceee6';
const darkMuted = '#a9b8af';

const textContrast = 4.5;
const edgeContrast = 3;

type Need = { against: string; ratio: number };

export const writeColour = (colour: Oklch): string => formatHex(clampChroma(colour, 'oklch'));
const holds = (colour: string, needs: Need[]) =>
  needs.every(({ against, ratio }) => wcagContrast(colour, against) >= ratio);

/** The same hue, as near to the wanted lightness as the needs allow: a bisection between it and black or white. */
function reach(wanted: Oklch, extreme: 0 | 1, needs: Need[]): string {
  const at = (l: number) => writeColour({ ...wanted, l });
  if (holds(at(wanted.l), needs)) return at(wanted.l);
  let [good, bad] = [extreme as number, wanted.l];
  for (let n = 0; n < 9; n += 1) {
    const middle = (good + bad) / 2;
    if (holds(at(middle), needs)) good = middle;
    else bad = middle;
  }
  return at(good);
}

const on = (surfaces: string[], ratio: number): Need[] => surfaces.map((against) => ({ against, ratio }));

export function readColour(colour: string): Oklch {
  const parsed = parse(colour);
  if (!parsed) throw new Error(`${colour} is no colour`);
  const { l, c = 0, h = 0 } = toOklch(parsed);
  return { mode: 'oklch', l, c, h };
}

export type Palette = { light: Record<string, string>; dark: Record<string, string> };

/**
 * The colours of both themes. Whatever is picked, every text reaches 4.5:1 on what it stands on, and every edge and
 * large text 3:1: the hue is the school's, the lightness is moved until it is so.
 */
export function paletteOf({ brand, accent }: Brand): Palette {
  const base = readColour(brand);
  const calm = (l: number, most: number) => writeColour({ ...base, l, c: Math.min(base.c, most) });

  const tint = calm(0.94, 0.025);
  const hill = reach(
    { ...base, l: Math.min(base.l, 0.52) },
    0,
    on([white, onDeep, ...lightSurfaces, tint], textContrast),
  );
  const deep = reach({ ...base, l: readColour(hill).l * 0.76 }, 0, [
    ...on([white], 7),
    ...on([onDeepMuted], textContrast),
  ]);
  const leaf = reach({ ...base, l: readColour(hill).l + 0.17 }, 0, on(lightSurfaces, edgeContrast));
  const bright = readColour(accent);
  const sun = reach(bright, 1, [
    { against: ink, ratio: textContrast },
    { against: deep, ratio: textContrast },
    { against: hill, ratio: edgeContrast },
  ]);
  const soft = { ...bright, l: Math.max(bright.l, 0.89), c: Math.min(bright.c, 0.13) };
  const sunSoft = reach(soft, 1, on([ink, hill, deep], textContrast));

  const dark = { bg: calm(0.2, 0.013), band: calm(0.245, 0.019), surface: calm(0.27, 0.02), tint: calm(0.32, 0.035) };
  const surfaces = Object.values(dark);
  const link = reach({ ...base, l: 0.82, c: Math.min(base.c, 0.09) }, 1, on(surfaces, textContrast));
  return {
    light: { hill, deep, leaf, sun, 'sun-soft': sunSoft, tint },
    dark: { ...dark, link, line: calm(0.37, 0.024), 'field-line': calm(0.6, 0.02), faded: calm(0.335, 0.02) },
  };
}

/** What is read on what, in each theme: the promise that the tests hold for every possible choice. */
export function pairsOf({ light, dark }: Palette): { text: string; on: string; ratio: number; what: string }[] {
  const of = (part: Record<string, string>, name: string) => part[name] ?? '';
  const pairs = (what: string, text: string, surfaces: string[], ratio: number) =>
    surfaces.map((surface) => ({ text, on: surface, ratio, what }));
  const darkSurfaces = ['bg', 'band', 'surface', 'tint'].map((name) => of(dark, name));
  return [
    ...pairs('white on a button', white, [of(light, 'hill'), of(light, 'deep')], textContrast),
    ...pairs('what stands on the hill', onDeep, [of(light, 'hill'), of(light, 'deep')], textContrast),
    ...pairs('quiet text on the deep hill', onDeepMuted, [of(light, 'deep')], textContrast),
    ...pairs(
      'the line above the first words',
      of(light, 'sun-soft'),
      [of(light, 'hill'), of(light, 'deep')],
      textContrast,
    ),
    ...pairs('text on the soft accent', ink, [of(light, 'sun-soft')], textContrast),
    ...pairs('a link', of(light, 'hill'), [...lightSurfaces, of(light, 'tint')], textContrast),
    ...pairs('text on the tint', ink, [of(light, 'tint')], textContrast),
    ...pairs('text on the accent', ink, [of(light, 'sun')], textContrast),
    ...pairs('the accent as text', of(light, 'sun'), [of(light, 'deep')], textContrast),
    ...pairs('the accent as an edge', of(light, 'sun'), [of(light, 'hill')], edgeContrast),
    ...pairs('a bar', of(light, 'leaf'), lightSurfaces, edgeContrast),
    ...pairs('text in the dark', darkText, darkSurfaces, textContrast),
    ...pairs('quiet text in the dark', darkMuted, darkSurfaces, textContrast),
    ...pairs('a link in the dark', of(dark, 'link'), darkSurfaces, textContrast),
    ...pairs('the edge of a field in the dark', of(dark, 'field-line'), [of(dark, 'surface')], edgeContrast),
  ];
}

/** How the words of a page come out, for whoever picks: in numbers, and whether the colour itself carries them. */
export function readability(picked: Brand) {
  const { light, dark } = paletteOf(picked);
  const ratio = (text = '', on = '') => Math.floor(wcagContrast(text, on) * 10) / 10;
  return {
    asPicked: light.hill === picked.brand,
    contrast: {
      white: ratio(white, light.hill),
      paper: ratio(light.hill, lightSurfaces[0]),
      night: ratio(dark.link, dark.bg),
      accent: ratio(ink, light.sun),
    },
  };
}

const block = (colours: Record<string, string>) =>
  Object.entries(colours)
    .map(([name, colour]) => `--${name}:${short(colour)}`)
    .join(';');

/** #aabbcc is #abc. */
const short = (colour: string) => colour.replace(/^#(.)\1(.)\2(.)\3$/, '#$1$2$3');

/** The rules that give a page the school's colours; nothing for those that the stylesheet has already. */
export function brandCss(brand: Brand): string {
  if (isDefault(brand)) return '';
  const { light, dark } = paletteOf(brand);
  return `:root,.always-light{${block(light)}}@media(prefers-color-scheme:dark){:root{${block(dark)}}}`;
}
