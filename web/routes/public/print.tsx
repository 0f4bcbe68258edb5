import { data, useRouteLoaderData } from 'react-router';
import { type ApiClient, apiContext, browserApi, unwrap } from '../../api-client.ts';
import { answerTo } from '../../features/cost/cost-answer.ts';
import { readCostRequest } from '../../features/cost/cost-request.ts';
import { FeesSheet } from '../../features/cost/fees-sheet.tsx';
import { UniformSheet } from '../../features/cost/uniform-sheet.tsx';
import { ApplySheet } from '../../features/enquiries/apply/apply-sheet.tsx';
import { Fault } from '../../features/site/fault.tsx';
import { NotFound } from '../../features/site/not-found.tsx';
import { readTermDatesRequest } from '../../features/term-dates/public/term-dates-address.ts';
import { TermSheet } from '../../features/term-dates/public/term-sheet.tsx';
import { hiddenMeta, type RootData } from '../../ui/meta/meta.ts';
import { useSite } from '../../ui/meta/site.ts';
import type { Route } from './+types/print.ts';

const titles: Record<string, string> = {
  fees: 'School fees',
  uniform: 'Uniform list',
  apply: 'Application for a place',
  'term-dates': 'Term dates',
};

async function load(api: ApiClient, { sheet }: { sheet: string }, request: Request) {
  const url = new URL(request.url);
  if (sheet === 'term-dates') {
    const { year, campus, ...more } = readTermDatesRequest(url);
    const query = { ...(year && { year }), ...(campus && { campus }) };
    return { sheet, dates: await unwrap(api['term-dates'].$get({ query })), asked: { year, campus, ...more } } as const;
  }
  if (!(sheet in titles)) throw data(null, { status: 404 });
  const view = await unwrap(api.cost.$get());
  // Nothing to print is no sheet: nobody should carry an empty one home.
  if (sheet === 'fees' && !view.fees) throw data(null, { status: 404 });
  if (sheet === 'uniform' && view.uniform.length === 0) throw data(null, { status: 404 });
  return { sheet: sheet as 'fees' | 'uniform' | 'apply', view, asked: readCostRequest(url, view) } as const;
}

export const loader = ({ context, params, request }: Route.LoaderArgs) =>
  load(context.get(apiContext), params, request);
export const clientLoader = ({ params, request }: Route.ClientLoaderArgs) => load(browserApi(), params, request);

/** The same stands on a page of its own, which is the one to be found. */
export const meta: Route.MetaFunction = ({ matches, params, error }) =>
  hiddenMeta(matches, { title: error ? 'Page Not Found' : (titles[params.sheet ?? ''] ?? 'Print'), path: null });

export default function Print({ loaderData }: Route.ComponentProps) {
  const root = useRouteLoaderData<RootData>('root');
  const site = useSite();
  if (loaderData.sheet === 'term-dates') {
    const { dates, asked } = loaderData;
    const campus = site?.campuses.find(({ slug }) => slug === asked.campus)?.name;
    return <TermSheet {...dates} request={asked} campus={campus} />;
  }
  const { sheet, view, asked } = loaderData;
  if (sheet === 'uniform') return <UniformSheet view={view} />;
  if (sheet === 'apply') {
    const privacyTo = site?.pages.privacy && `${root?.origin}${site.pages.privacy}`;
    return <ApplySheet view={view} whatsapp={Boolean(root?.school.social.whatsapp)} privacyTo={privacyTo} />;
  }
  const { fees } = view;
  if (!fees) return null;
  const found = asked.class ? answerTo({ ...asked, class: asked.class }, view, fees) : undefined;
  const bill = found?.cost && { ...found, cost: found.cost };
  return <FeesSheet view={view} fees={fees} bill={bill} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const isMissing = typeof error === 'object' && error !== null && 'status' in error && error.status === 404;
  return <main id="main">{isMissing ? <NotFound /> : <Fault />}</main>;
}
