import { type ApiClient, apiContext, browserApi, unwrap } from '../../api-client.ts';
import { DocumentList } from '../../features/documents/public/document-list.tsx';
import { Banner } from '../../ui/layout/banner.tsx';
import { pageMeta } from '../../ui/meta/meta.ts';
import type { Route } from './+types/documents.ts';

async function load(api: ApiClient, request: Request) {
  const q = (new URL(request.url).searchParams.get('q') ?? '').slice(0, 100);
  const { docs } = await unwrap(api.documents.$get({ query: { q } }));
  return { docs, q };
}

export const loader = ({ context, request }: Route.LoaderArgs) => load(context.get(apiContext), request);
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => load(browserApi(), request);

const sentence = 'Forms, lists and letters. Each says what it weighs before you tap.';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: 'Documents', description: sentence, path: '/documents' });

export default function Documents({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Banner title="Documents" sub={sentence} />
      <div className="band tight">
        <DocumentList {...loaderData} />
      </div>
    </>
  );
}
