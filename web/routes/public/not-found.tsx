import { data, redirect } from 'react-router';
import { type ApiClient, apiContext, browserApi } from '../../api-client.ts';
import type { Route } from './+types/not-found.ts';

/** Whatever no other address answers: it may be one that the school had before. The frame shows the page for the rest. */
async function load(api: ApiClient, path: string) {
  const answer = await api.pages.at.$get({ query: { path } });
  const found = answer.ok ? await answer.json() : undefined;
  if (found && 'redirect' in found) throw redirect(found.redirect, 301);
  throw data(null, { status: 404 });
}

export const loader = ({ context, params }: Route.LoaderArgs) => load(context.get(apiContext), params['*']);
export const clientLoader = ({ params }: Route.ClientLoaderArgs) => load(browserApi(), params['*']);

export default function NotFoundRoute() {
  return null;
}
