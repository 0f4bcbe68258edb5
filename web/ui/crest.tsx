import { useRouteLoaderData } from 'react-router';
import drawing from '../art/crest.svg?raw';
import type { RootData } from './meta/meta.ts';

/**
 * The school's own crest, or the one that comes with the site. That drawing is part of the page; as a file it would be one
 * more request among the first, and more headers than drawing.
 */
export function Crest({ className = 'crest' }: { className?: string }) {
  const own = useRouteLoaderData<RootData>('root')?.crest;
  if (own) return <img className={className} src={`/images/${own}?w=160`} alt="" />;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing
  return <span className={className} aria-hidden="true" dangerouslySetInnerHTML={{ __html: drawing }} />;
}
