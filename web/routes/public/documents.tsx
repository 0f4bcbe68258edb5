import { type ApiClient, apiContext, browserApi, unwrap } from '../../api-client.ts';
import { DocumentList } from '../../features/documents/public/document-list.tsx';
import { wordsAsked } from '../../ui/addresses/asked.ts';
import { Banner } from '../../ui/layout/banner.tsx';
import { SectionHead } from '../../ui/layout/section-head.tsx';
import { pageMeta } from '../../ui/meta/meta.ts';
import { useSite } from '../../ui/meta/site.ts';
import { SheetLinks } from '../../ui/paper/sheet-links.tsx';
import type { Route } from './+types/documents.ts';

async function load(api: ApiClient, request: Request) {
  const q = wordsAsked(new URL(request.url).searchParams, 'q', 100);
  const { docs } = await unwrap(api.documents.$get({ query: { q } }));
  return { docs, q };
}

export const loader = ({ context, request }: Route.LoaderArgs) => load(context.get(apiContext), request);
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => load(browserApi(), request);

const sentence = 'Forms, lists and letters. Each says what it weighs before you tap.';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: 'Documents', description: sentence, path: '/documents' });

export default function Documents({ loaderData }: Route.ComponentProps) {
  const site = useSite();
  return (
    <>
      <Banner title="Documents" sub={sentence} />
      <section className="band tight" aria-labelledby="sheets-title">
        <div className="wrap">
          <SectionHead id="sheets-title" title="To print, on one sheet each" small />
          <SheetLinks answers={site?.answers} />
        </div>
      </section>
      <div className="band tight joined">
        <DocumentList {...loaderData} />
      </div>
    </>
  );
}
