// The site's tokens, the few colours the drawings add to them, and colour arithmetic.
export const tone = {
  ink: '#17212B',
  paper: '#FFFCF5',
  sand: '#F4EBDC',
  hill: '#0E5A45',
  leaf: '#2F8F5B',
  sun: '#F5B324',
  murram: '#B8431F',
  lake: '#1F6F8B',
  jacaranda: '#8577BE',
  cream: '#FBF4E4',
  white: '#FFFAF0',
  wood: '#8A5A3A',
  bark: '#5D3A28',
  khaki: '#C9B48A',
};

const channels = (colour: string): number[] => {
  const full = colour.length === 4 ? colour.replace(/[0-9a-f]/gi, '$&$&') : colour;
  return [1, 3, 5].map((i) => Number.parseInt(full.slice(i, i + 2), 16));
};

export function mix(a: string, b: string, t: number): string {
  const to = channels(b);
  const out = channels(a).map((v, i) => Math.round(v + ((to[i] ?? v) - v) * t));
  return `#${out.map((v) => v.toString(16).padStart(2, '0')).join('')}`;
}

export const dark = (colour: string, t = 0.2): string => mix(colour, '#0d1722', t);
export const light = (colour: string, t = 0.2): string => mix(colour, '#fff6e2', t);

const SKINS = ['#3d2419', '#4b2d1f', '#5b3726', '#6c432d', '#7d5036', '#935f40'];
export const skin = (i: number): string => SKINS[i % SKINS.length] ?? '#4b2d1f';
export const skinIndex = (colour: string): number => SKINS.indexOf(colour);
export const skinCount = SKINS.length;

export const HAIR = ['#120e0d', '#1b1412', '#231915'];
export const GREY_HAIR = '#a9a298';
