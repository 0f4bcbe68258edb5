import { type ApiClient, apiContext, browserApi, unwrap } from '../../api-client.ts';
import { loadHome } from '../../features/home/home-calls.ts';
import { HomePage } from '../../features/home/home-page.tsx';
import { callAmid } from '../../features/site/footer/call-amid.tsx';
import { WordsPreview } from '../../features/words/words-preview.tsx';
import { hiddenMeta } from '../../ui/meta/meta.ts';
import type { Route } from './+types/site-preview.ts';

/** Behind the address and not in it: an address is logged. */
async function load(api: ApiClient, request: Request) {
  const key = new URL(request.url).searchParams.get('key') || 'none';
  const { part, live, ...school } = await unwrap(api.site.preview.$get({ query: { key } }));
  return { school, home: part === 'words' ? null : await loadHome(api, live) };
}

export const loader = ({ context, request }: Route.LoaderArgs) => load(context.get(apiContext), request);
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => load(browserApi(), request);

/** What is not public is kept by nobody on the way, and found by no search. */
export const headers = () => ({ 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex' });

export const handle = { closingCall: 'home' };

export const meta: Route.MetaFunction = ({ matches }) => hiddenMeta(matches, { title: 'Preview', path: null });

/** The frame around it shows the same menu and footer: the layout asks for what is loaded here. */
export default function SitePreview({ loaderData: { school, home } }: Route.ComponentProps) {
  if (!home) return <WordsPreview words={school.site.words} />;
  return <HomePage home={school.site.home} {...home} call={callAmid} />;
}
