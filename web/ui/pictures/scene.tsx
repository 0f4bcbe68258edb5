import type { ImgHTMLAttributes } from 'react';
import { useRouteLoaderData } from 'react-router';
import type { SceneSet } from '../../../contract/site/scene-sets.ts';
import chooseScene from '../../page-scripts/choose-scene.js?page-script';
import keepScene from '../../page-scripts/keep-scene.js?page-script';
import { pictureSources } from './picture-sources.ts';
import { drawnInVisit, type OwnScenes, type SceneChoice, sceneChoices } from './scene-choices.ts';

/** The place that a scene takes, whatever it shows: photographs of another shape are cut to it. */
const shapes = {
  hero: { width: 1600, height: 900 },
  banner: { width: 1600, height: 420 },
  facility: { width: 800, height: 600 },
  event: { width: 800, height: 600 },
} as const;

const shownWidths = {
  hero: '(min-width: 60rem) 72vw, 100vw',
  banner: '(min-width: 60rem) 72vw, 100vw',
  facility: '(min-width: 60rem) 56vw, 100vw',
  event: '(min-width: 60rem) 40rem, 100vw',
} as const;

type Props = {
  set: SceneSet;
  /** Counted from 0 and wrapped around: always this picture of the set. Without it, a random one at each load. */
  index?: number;
  className?: string;
  /** Seen at once: load it first. */
  eager?: boolean;
  /** Carries meaning, so those who do not see it are told what it shows. */
  described?: boolean;
  /** The event that it stands for: its picture fits its title, and stays the same during a visit. */
  event?: { id: number; title: string };
};

export function Scene({ set, index, className = '', eager = false, described = false, event }: Props) {
  const photographs = useRouteLoaderData<{ scenes: OwnScenes }>('root')?.scenes[set] ?? [];
  const choices = sceneChoices(set, photographs, { described, about: event?.title });
  const common: ImgHTMLAttributes<HTMLImageElement> = {
    className: photographs.length > 0 ? `photo ${className}`.trim() : className,
    ...(photographs.length > 0 && { sizes: shownWidths[set] }),
    ...shapes[set],
    ...(eager ? { fetchPriority: 'high', decoding: 'sync' } : { loading: 'lazy', decoding: 'async' }),
  };

  const standing = sourcesOf(choices[(index ?? 0) % choices.length]);
  const still = <img {...common} {...standing} alt={standing.alt} />;
  if (index !== undefined || choices.length === 1) return still;
  const scenes = JSON.stringify(choices);
  return (
    <>
      <noscript>{still}</noscript>
      {/* The script below gives it a source before React looks at it. Other pictures to choose from make another image. */}
      <img
        key={scenes}
        {...common}
        alt=""
        data-scenes={scenes}
        data-thing={event?.id}
        ref={chooseOnce}
        suppressHydrationWarning
      />
      {/* The app's own copy is empty (vite.config.ts): a script that React itself adds does not run. */}
      <span
        hidden
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant
        dangerouslySetInnerHTML={{ __html: `<script>${event ? keepScene : chooseScene}</script>` }}
      />
    </>
  );
}

/** A script that React itself adds to a page does not run: on a click from page to page this chooses. */
function chooseOnce(image: HTMLImageElement | null) {
  // The server gives it an empty source, because an image has to have one.
  if (!image || (image.src && !image.src.startsWith('data:'))) return;
  const choices = JSON.parse(image.dataset.scenes ?? '[]') as SceneChoice[];
  const { thing } = image.dataset;
  const drawn = thing ? drawnInVisit(Number(thing), choices.length) : Math.floor(Math.random() * choices.length);
  const { alt, srcSet, src } = sourcesOf(choices[drawn]);
  image.alt = alt;
  if (srcSet) image.srcset = srcSet;
  image.src = src;
}

function sourcesOf([address, alt = '', width]: SceneChoice = ['']): { src: string; alt: string; srcSet?: string } {
  return width ? { ...pictureSources(address, width), alt } : { src: address, alt };
}
