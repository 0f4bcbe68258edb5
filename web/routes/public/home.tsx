import { apiContext, browserApi } from '../../api-client.ts';
import { loadHome } from '../../features/home/home-calls.ts';
import { HomePage } from '../../features/home/home-page.tsx';
import { callAmid } from '../../features/site/footer/call-amid.tsx';
import { pageMeta } from '../../ui/meta/meta.ts';
import { siteIn, useSite } from '../../ui/meta/site.ts';
import type { Route } from './+types/home.ts';

export const loader = ({ context }: Route.LoaderArgs) => loadHome(context.get(apiContext));
export const clientLoader = () => loadHome(browserApi());

export const handle = { closingCall: 'home' };

export const meta: Route.MetaFunction = ({ matches }) => {
  const { title = '', description } = siteIn(matches)?.home ?? {};
  return pageMeta(matches, { title, description, path: '/' });
};

export default function Home({ loaderData }: Route.ComponentProps) {
  const home = useSite()?.home;
  return home ? <HomePage home={home} {...loaderData} call={callAmid} /> : null;
}
