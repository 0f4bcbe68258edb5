// The seeded picture maker: the same number always gives the same picture. Numbers past the drawn scenes go round
// again in another cycle: another hour, other children, the picture turned round.
import { crestSvg } from './crest.ts';
import { portraitBody, portraitCount, sitterFor } from './portraits/portrait.ts';
import type { Sitter } from './portraits/sitter.ts';
import type { Scene } from './scene.ts';
import { BANNERS, EMPTIES, EVENTS, FACILITIES, GALLERY, HEROES } from './scenes/sets.ts';
import type { Source } from './source.ts';
import { source } from './source.ts';
import { svg } from './svg.ts';

export type ArtSet = 'hero' | 'banner' | 'facility' | 'event' | 'gallery' | 'portrait' | 'empty';

interface Kind {
  readonly scenes: readonly Scene[];
  readonly size: readonly [number, number];
  /** Heroes and banners keep their left side quiet for words, so they are never turned round. */
  readonly turns: boolean;
  /** Keeps ids apart when several pictures share a page, and seeds apart between sets. */
  readonly letter: string;
}

type SceneSet = Exclude<ArtSet, 'portrait'>;

const KINDS: Record<SceneSet, Kind> = {
  hero: { scenes: HEROES, size: [1600, 900], turns: false, letter: 'h' },
  banner: { scenes: BANNERS, size: [1600, 480], turns: false, letter: 'b' },
  facility: { scenes: FACILITIES, size: [800, 600], turns: true, letter: 'f' },
  event: { scenes: EVENTS, size: [800, 600], turns: true, letter: 'e' },
  gallery: { scenes: GALLERY, size: [800, 600], turns: true, letter: 'g' },
  empty: { scenes: EMPTIES, size: [320, 240], turns: false, letter: 'm' },
};

const whole = (n: number): number => Math.abs(Math.trunc(n));

function sceneAt({ scenes }: Kind, n: number): Scene {
  const scene = scenes[n % scenes.length];
  if (!scene) throw new RangeError('This set has no scenes');
  return scene;
}

function draw(set: SceneSet, number: number): string {
  const kind = KINDS[set];
  const n = whole(number);
  const cycle = Math.floor(n / kind.scenes.length);
  const scene = sceneAt(kind, n);
  const r = source(n * 31 + kind.letter.charCodeAt(0), { cycle, prefix: `${kind.letter}${n}` });
  const body = scene.draw(r).join('');
  const [w, h] = kind.size;
  const turned = kind.turns && cycle % 2 === 1 && !scene.oneWay;
  return svg(w, h, turned ? `<g transform="matrix(-1 0 0 1 ${w} 0)">${body}</g>` : body);
}

const portraitSource = (n: number): Source => source(n * 17 + 5, { prefix: `p${n}` });

/** Who is to be seen on a portrait. */
export const sitterOf = (n: number): Sitter => sitterFor(whole(n), portraitSource(whole(n)));

export const hero = (n = 0): string => draw('hero', n);
export const banner = (n = 0): string => draw('banner', n);
export const facility = (n = 0): string => draw('facility', n);
export const event = (n = 0): string => draw('event', n);
export const gallery = (n = 0): string => draw('gallery', n);
export const empty = (n = 0): string => draw('empty', n);
export const portrait = (n = 0): string => svg(600, 600, portraitBody(whole(n), portraitSource(whole(n))));
export const crest = (): string => crestSvg();

/** How many pictures of each set are drawings of their own. */
export const counts: Readonly<Record<ArtSet, number>> = {
  hero: HEROES.length,
  banner: BANNERS.length,
  facility: FACILITIES.length,
  event: EVENTS.length,
  gallery: GALLERY.length,
  portrait: portraitCount,
  empty: EMPTIES.length,
};

/** What a picture shows, for its alternative text. */
export function describe(set: ArtSet, number: number): string {
  const n = whole(number);
  return set === 'portrait' ? sitterOf(n).alt : sceneAt(KINDS[set], n).alt;
}
