import { pictureWidths } from '../../contract/picture-rules.ts';
import { type SceneSet, sceneSets } from '../../contract/scene-rules.ts';
import type { AllScenes } from '../../contract/settings.ts';
import { descriptions } from '../art/descriptions.ts';
import { artSet } from './art.ts';
import { pictureAddress } from './picture-sources.ts';

type Photograph = { name: string; alt: string; width: number };

/** The school's own photographs by set; a set without any shows the drawings. */
export type OwnScenes = Record<SceneSet, Photograph[]>;

/** What every page brings along is kept short: no stand-ins, no heights. */
export function ownScenes(all: AllScenes): OwnScenes {
  const entries = sceneSets.map((set) => [set, all[set].map(({ name, alt, width }) => ({ name, alt, width }))]);
  return Object.fromEntries(entries) as OwnScenes;
}

/** An address, what is to be seen there, and for a photograph its width. */
export type SceneChoice = [address: string, words?: string, width?: number];

/** What a scene can show. Its words are left out where it is decoration. */
export function sceneChoices(set: SceneSet, photographs: Photograph[], described: boolean): SceneChoice[] {
  if (photographs.length > 0) {
    return photographs.map(({ name, alt, width }) => [pictureAddress(name), described ? alt : '', width]);
  }
  const words: readonly string[] = descriptions[set];
  return artSet(set).map((address, position) => (described ? [address, words[position] ?? ''] : [address]));
}

const show = `((i,[s,t,w])=>{i.alt=t||'';if(w)i.srcset=[${pictureWidths}].filter(x=>x<w).concat(w).map(x=>s+'?w='+x+' '+x+'w'),s+='?w='+w;i.src=s})`;

/**
 * A page is kept and sent to many, so the choice is made where it is read: before the first paint, with no flash of
 * another. A script waits for the style sheet, though; the picture that is seen first is chosen by one before it, which
 * the server puts into the head (early-scene.ts) with the same choices.
 */
export const earlySceneScript = `(d=>{let c=d.dataset.scenes,a=JSON.parse(c),n=Math.random()*a.length|0,i=new Image;i.fetchPriority='high';i.sizes=d.dataset.sizes;${show}(i,a[n]);window.earlyScene=[c,n];d.remove()})(document.currentScript)`;
export const chooseScript = `<script>(i=>{let c=i.dataset.scenes,a=JSON.parse(c),[e,n]=window.earlyScene||[];${show}(i,a[e===c?n:Math.random()*a.length|0])})(document.currentScript.parentNode.previousElementSibling)</script>`;
