// Who sits for portrait n. Past the drawn sitters the same wardrobe comes back on other people.
import { GREY_HAIR, skin, tone } from '../palette.ts';
import type { Source } from '../source.ts';
import { bust } from './bust.ts';
import { featuresOf } from './faces.ts';
import { SCHOOL } from './school-sitters.ts';
import type { PortraitHair, PortraitTop, Sitter } from './sitter.ts';
import { isChild } from './sitter.ts';
import { STAFF } from './staff-sitters.ts';

const SITTERS: readonly Sitter[] = STAFF.flatMap((sitter, i) => [sitter, SCHOOL[i]]).filter((s) => s !== undefined);
export const portraitCount = SITTERS.length;

const HERS: readonly PortraitHair[] = [
  'bun',
  'afro',
  'long',
  'bob',
  'puff',
  'crop',
  'sidebun',
  'twists',
  'pixie',
  'rows',
];
const HIS: readonly PortraitHair[] = ['fade', 'crop', 'bald', 'locs', 'flattop', 'waves'];
const OLDER_WOMEN: readonly PortraitHair[] = ['crop', 'bun', 'pixie', 'afro'];
const OLDER_MEN: readonly PortraitHair[] = ['rim', 'crop', 'bald', 'waves'];
const GIRLS: readonly PortraitHair[] = ['puffs', 'rows', 'puff', 'twists', 'bun'];
const BOYS: readonly PortraitHair[] = ['crop', 'fade', 'flattop'];
const cloths = () => [tone.hill, tone.lake, tone.murram, '#2c3e50', tone.leaf, tone.jacaranda, '#7d4e30'];
const WALLS = [
  ['#f4ebdc', '#e2a678'],
  ['#cfe3dd', '#8fbf9f'],
  ['#f6dfb6', '#c9683c'],
  ['#dfeadf', '#f0cf8c'],
  ['#e9dcc4', '#9cc6c9'],
] as const;
/** These keep their colours: a coat is white, a uniform green. */
const FIXED: readonly PortraitTop[] = ['coat', 'kanzu', 'uniform', 'vest', 'gown', 'scrubs'];

const HAIR_WORDS: Record<PortraitHair, string> = {
  crop: 'cropped hair',
  fade: 'a neat fade',
  flattop: 'a flat top',
  waves: 'wavy hair',
  afro: 'a full afro',
  long: 'long braids',
  bob: 'a bob',
  pixie: 'short hair',
  puffs: 'two puffs',
  puff: 'a high puff',
  bun: 'a high bun',
  sidebun: 'a side bun',
  rows: 'cornrows',
  locs: 'locs',
  twists: 'twists',
  wrap: 'a bright head wrap',
  hijab: 'a hijab',
  bald: 'a shaved head',
  rim: 'thinning grey hair',
};
const TOP_WORDS: Record<PortraitTop, string> = {
  suit: 'a suit and tie',
  shirt: 'an open shirt',
  polo: 'a polo shirt',
  uniform: 'school uniform',
  gomesi: 'a gomesi',
  kanzu: 'a kanzu and jacket',
  coat: 'a white coat with a stethoscope',
  gown: 'a graduation gown',
  kitenge: 'a printed dress',
  vest: 'a safety vest',
  plain: 'a plain top',
  blouse: 'a blouse with a bow',
  tracksuit: 'a tracksuit with a whistle',
  apron: 'an apron',
  rollneck: 'a roll-neck',
  cardigan: 'a cardigan',
  scrubs: 'medical scrubs',
};

function wardrobe({ who, older }: Sitter): readonly PortraitHair[] {
  if (who === 'woman') return older ? OLDER_WOMEN : HERS;
  if (who === 'man') return older ? OLDER_MEN : HIS;
  return who === 'girl' ? GIRLS : BOYS;
}

function someoneElse(base: Sitter, r: Source): Sitter {
  const covered = base.hair === 'hijab' || base.hair === 'wrap' || base.hat !== undefined;
  const hair = covered ? base.hair : r.pick(wardrobe(base).filter((style) => style !== base.hair));
  const older = base.older ?? false;
  const tint = r.int(0, 5);
  const [wall, figure] = r.pick(WALLS.filter((pair) => pair[1] !== base.backdrop[2]));
  const wrap = base.wrap && r.pick([tone.murram, tone.lake, tone.hill, tone.jacaranda].filter((c) => c !== base.wrap));
  const beard = base.who === 'man' ? r.pick(['full', 'goatee', 'stubble', 'moustache', undefined] as const) : undefined;
  const glasses = base.glasses || r() < 0.25 ? (tint < 2 ? '#c9a24a' : '#1d1a1c') : undefined;
  const who = older ? `older ${base.who}` : base.who;
  const article = /^[aeiou]/.test(who) ? 'An' : 'A';
  const face = featuresOf(r.int(0, 11));
  const { hairC: _, beard: __, glasses: ___, ...rest } = base;
  return {
    ...rest,
    alt: `${article} ${who} with ${HAIR_WORDS[hair]}${glasses ? ' and glasses' : ''}, in ${TOP_WORDS[base.top]}`,
    skin: skin(tint),
    face: {
      ...face,
      ...(isChild(base) ? { jaw: r.int(0, 4), chin: 112 } : {}),
      ...(base.who !== 'woman' && face.mouth === 'lips' ? { mouth: 'smile' as const } : {}),
    },
    hair,
    c: FIXED.includes(base.top) ? base.c : r.pick(cloths()),
    backdrop: [r.int(0, 3), wall, figure],
    ...(older || hair === 'rim' ? { hairC: GREY_HAIR } : {}),
    ...(wrap ? { wrap, wrap2: wrap === tone.jacaranda ? tone.cream : tone.sun } : {}),
    ...(beard ? { beard } : {}),
    ...(glasses ? { glasses } : {}),
  };
}

export function sitterFor(n: number, r: Source): Sitter {
  const base = SITTERS[n % SITTERS.length] as Sitter;
  return n < SITTERS.length ? base : someoneElse(base, r);
}

export const portraitBody = (n: number, r: Source): string => bust(r, sitterFor(n, r));
