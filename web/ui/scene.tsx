import type { ImgHTMLAttributes } from 'react';
import { descriptions } from '../art/descriptions.ts';
import { artSet } from './art.ts';

type SceneSet = 'hero' | 'banner' | 'facility' | 'event';

const shapes = {
  hero: { width: 1600, height: 900 },
  banner: { width: 1600, height: 420 },
  facility: { width: 800, height: 600 },
  event: { width: 800, height: 600 },
} as const;

// A page is kept and sent to many, so the choice is made where it is read: before the first paint, with no flash of another.
const chooseScript = `<script>(i=>{let a=JSON.parse(i.dataset.scenes),n=Math.random()*a.length|0;i.alt=a[n][1]||'';i.src=a[n][0]})(document.currentScript.parentNode.previousElementSibling)</script>`;

type Props = {
  set: SceneSet;
  /** Counted from 0 and wrapped around: always this picture of the set. Without it, a random one at each load. */
  index?: number;
  className?: string;
  /** Seen at once: load it first. */
  eager?: boolean;
  /** Carries meaning, so those who do not see it are told what it shows. */
  described?: boolean;
};

export function Scene({ set, index, className = '', eager = false, described = false }: Props) {
  const addresses = artSet(set);
  const words: readonly string[] = described ? descriptions[set] : [];
  const common: ImgHTMLAttributes<HTMLImageElement> = {
    className,
    ...shapes[set],
    decoding: 'async',
    ...(eager ? { fetchPriority: 'high' } : { loading: 'lazy' }),
  };

  if (index !== undefined) {
    const chosen = index % addresses.length;
    return <img {...common} src={addresses[chosen]} alt={words[chosen] ?? ''} />;
  }
  const scenes = JSON.stringify(
    addresses.map((address, position) => [address, ...words.slice(position, position + 1)]),
  );
  return (
    <>
      <noscript>
        <img {...common} src={addresses[0]} alt={words[0] ?? ''} />
      </noscript>
      {/* The script below gives it a source before React looks at it. */}
      <img {...common} alt="" data-scenes={scenes} ref={chooseOnce} suppressHydrationWarning />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant */}
      <span hidden dangerouslySetInnerHTML={{ __html: chooseScript }} />
    </>
  );
}

/** A script that React itself adds to a page does not run: on a click from page to page this chooses. */
function chooseOnce(image: HTMLImageElement | null) {
  if (!image || image.hasAttribute('src')) return;
  const scenes = JSON.parse(image.dataset.scenes ?? '[]') as [string, string?][];
  const [address = '', words = ''] = scenes[Math.floor(Math.random() * scenes.length)] ?? [];
  image.alt = words;
  image.src = address;
}
