// The site's tokens, the few colours the drawings add to them, and colour arithmetic.

/** What a school gives the drawings: its uniform, its doors, signs and flag, and the flat hills of small drawings. */
export interface SchoolTones {
  readonly hill: string;
  readonly leaf: string;
  readonly sun: string;
}

const own: SchoolTones = { hill: '#0E5A45', leaf: '#2F8F5B', sun: '#F5B324' };
let worn = own;

/** What is drawn meanwhile is in these tones. Drawing never waits, so nothing else is drawn in between. */
export function inTones<T>(tones: SchoolTones, draw: () => T): T {
  const before = worn;
  worn = tones;
  try {
    return draw();
  } finally {
    worn = before;
  }
}

/** What has the same colour at every school: plants, gold, fire, and the yellow of a school bus. */
export const nature = { fir: own.hill, leaf: own.leaf, gold: own.sun };

/** Read while drawing, never when a file is loaded: the first three are of the school that is drawn for. */
export const tone = {
  get hill() {
    return worn.hill;
  },
  get leaf() {
    return worn.leaf;
  },
  get sun() {
    return worn.sun;
  },
  ink: '#17212B',
  paper: '#FFFCF5',
  sand: '#F4EBDC',
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
