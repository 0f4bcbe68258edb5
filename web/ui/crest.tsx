import { useRouteLoaderData } from 'react-router';
import drawing from '../art/crest.svg?raw';
import type { RootData } from './meta/meta.ts';
import { art } from './pictures/art.ts';

/** Where the school's own crest is, or the drawn one in its colours; some are shown another one before it is public. */
export function useCrestAddress(): string {
  const own = useRouteLoaderData<RootData>('root')?.crest;
  const previewed = useRouteLoaderData<{ crest?: string }>('public:p/site')?.crest;
  return previewed ?? (own ? `/images/${own}?w=160` : art('crest'));
}

/**
 * The school's own crest, or the one that comes with the site. As it comes that drawing is part of the page; as a file it
 * would be one more request among the first, and more headers than drawing.
 */
export function Crest({ className = 'crest' }: { className?: string }) {
  const address = useCrestAddress();
  const drawings = useRouteLoaderData<RootData>('root')?.school.drawings;
  if (drawings || address !== art('crest')) return <img className={className} src={address} alt="" />;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing
  return <span className={className} aria-hidden="true" dangerouslySetInnerHTML={{ __html: drawing }} />;
}
