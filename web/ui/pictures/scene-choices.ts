import { type SceneSet, sceneSets } from '../../../contract/site/scene-sets.ts';
import type { AllScenes } from '../../../contract/site/settings.ts';
import { descriptions } from '../../art/descriptions.ts';
import { artSet } from './art.ts';
import { pictureAddress } from './picture-sources.ts';
import { fitting } from './scene-topics.ts';

type Photograph = { name: string; alt: string; width: number };

/** The school's own photographs by set; a set without any shows the drawings. */
export type OwnScenes = Record<SceneSet, Photograph[]>;

/** What every page brings along is short: no stand-ins, no heights. */
export function ownScenes(all: AllScenes): OwnScenes {
  const entries = sceneSets.map((set) => [set, all[set].map(({ name, alt, width }) => ({ name, alt, width }))]);
  return Object.fromEntries(entries) as OwnScenes;
}

/** An address, what is to be seen there, and for a photograph its width. */
export type SceneChoice = [address: string, words?: string, width?: number];

type Wanted = {
  /** Its words are left out where it is decoration. */
  described?: boolean;
  /** A title: only pictures of what it is about, where there are any. */
  about?: string | undefined;
};

/** What a scene can show: the school's own photographs, or the drawings. */
export function sceneChoices(set: SceneSet, photographs: Photograph[], { described, about }: Wanted): SceneChoice[] {
  const words: readonly string[] = descriptions[set];
  const all: { address: string; words: string; width?: number }[] =
    photographs.length > 0
      ? photographs.map(({ name, alt, width }) => ({ address: pictureAddress(name), words: alt, width }))
      : artSet(set).map((address, position) => ({ address, words: words[position] ?? '' }));
  return (about === undefined ? all : fitting(about, all)).map(({ address, words, width }) => {
    if (width) return [address, described ? words : '', width];
    return described ? [address, words] : [address];
  });
}

/** Where the number lies from which all draws of a visit are made. */
const visitKey = 'visit';

/** The same picture for the same thing during a visit, and another one at the next: as page-scripts/keep-scene.js draws it. */
export function drawnInVisit(thing: number, many: number): number {
  let seed = Math.random();
  try {
    seed = Number(sessionStorage.getItem(visitKey)) || seed;
    sessionStorage.setItem(visitKey, String(seed));
  } catch {
    // A browser that stores nothing draws anew.
  }
  return Math.floor(((seed * thing * 997) % 1) * many);
}
