import { useRouteLoaderData } from 'react-router';
import { type ApiClient, apiContext, browserApi, unwrap } from '../../api-client.ts';
import { CostPage } from '../../features/cost/cost-page.tsx';
import { readCostRequest } from '../../features/cost/cost-request.ts';
import { Banner } from '../../ui/layout/banner.tsx';
import { pageMeta, type RootData } from '../../ui/meta/meta.ts';
import { useSite } from '../../ui/meta/site.ts';
import type { Route } from './+types/cost.ts';

async function load(api: ApiClient, request: Request) {
  const view = await unwrap(api.cost.$get());
  return { view, request: readCostRequest(new URL(request.url), view) };
}

export const loader = ({ context, request }: Route.LoaderArgs) => load(context.get(apiContext), request);
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => load(browserApi(), request);

const sentence = 'A few questions. The sum for each term, with nothing hidden and nothing to register.';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: 'What will it cost?', description: sentence, path: '/cost' });

export default function Cost({ loaderData: { view, request } }: Route.ComponentProps) {
  const origin = useRouteLoaderData<RootData>('root')?.origin ?? '';
  const feesTo = useSite()?.pages.fees;
  const { page } = view;
  return (
    <>
      <Banner title="What will it cost?" crumbs={page ? [{ to: page.to, label: page.title }] : []} sub={sentence} />
      <CostPage request={request} view={view} origin={origin} feesTo={feesTo} />
    </>
  );
}
