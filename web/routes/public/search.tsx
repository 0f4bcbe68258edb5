import { type ApiClient, apiContext, browserApi, unwrap } from '../../api-client.ts';
import { KindChips } from '../../features/search/kind-chips.tsx';
import { SearchForm } from '../../features/search/search-form.tsx';
import { readSearch, searchHref } from '../../features/search/search-request.ts';
import { SearchResults } from '../../features/search/search-results.tsx';
import { SearchSummary } from '../../features/search/search-summary.tsx';
import { WaysOn } from '../../features/search/ways-on.tsx';
import { pageNumberOf } from '../../ui/addresses/page-number.ts';
import { Banner } from '../../ui/layout/banner.tsx';
import { EmptyState } from '../../ui/layout/empty-state.tsx';
import { Pager } from '../../ui/links/pager.tsx';
import { pageMeta } from '../../ui/meta/meta.ts';
import type { Route } from './+types/search.ts';

async function load(api: ApiClient, request: Request) {
  const url = new URL(request.url);
  const asked = readSearch(url, pageNumberOf(url));
  const { q, kind, page } = asked;
  return { asked, found: await unwrap(api.search.$get({ query: { q, page, ...(kind && { kind }) } })) };
}

export const loader = ({ context, request }: Route.LoaderArgs) => load(context.get(apiContext), request);
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => load(browserApi(), request);

export const meta: Route.MetaFunction = ({ matches, loaderData }) => [
  ...pageMeta(matches, {
    title: loaderData?.asked.q ? `Search: ${loaderData.asked.q}` : 'Search',
    description: 'Find pages, news, events, galleries, staff and alumni of the school.',
    path: '/search',
  }),
  // Results are no pages of their own, but lead to some.
  { name: 'robots', content: 'noindex, follow' },
];

export default function Search({ loaderData: { asked, found } }: Route.ComponentProps) {
  const { q, kind, page } = asked;
  return (
    <>
      <Banner title="Search" sub="Pages, news, events, galleries, staff and alumni." />
      <div className="band tight">
        <div className="wrap">
          <SearchForm q={q} kind={kind} />
          {q !== '' && <KindChips q={q} kind={kind} />}
          {found.total > 0 && <SearchSummary {...found} />}
          {found.docs.length > 0 && <SearchResults docs={found.docs} />}
          {q !== '' && found.docs.length === 0 && (
            <EmptyState
              sentence={found.total > 0 ? 'There are no more results.' : `Nothing was found for “${q}”.`}
              drawing={2}
              hint="Try fewer words, another spelling, or look at everything."
            />
          )}
          <Pager page={page} pages={found.pages} href={(n) => searchHref({ q, kind, page: n })} label="Result pages" />
          {found.docs.length === 0 && <WaysOn />}
        </div>
      </div>
    </>
  );
}
