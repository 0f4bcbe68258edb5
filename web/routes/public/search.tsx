import { useRouteLoaderData } from 'react-router';
import { type ApiClient, apiContext, browserApi, unwrap } from '../../api-client.ts';
import { KindChips } from '../../features/search/kind-chips.tsx';
import { NothingFound } from '../../features/search/nothing-found.tsx';
import styles from '../../features/search/search.css?url';
import { SearchAnswerBox } from '../../features/search/search-answer.tsx';
import { SearchForm } from '../../features/search/search-form.tsx';
import { readSearch, searchHref } from '../../features/search/search-request.ts';
import { SearchResults } from '../../features/search/search-results.tsx';
import { SearchSummary } from '../../features/search/search-summary.tsx';
import { OftenAside, WaysOn } from '../../features/search/ways-on.tsx';
import { pageNumberOf } from '../../ui/addresses/page-number.ts';
import { Banner } from '../../ui/layout/banner.tsx';
import { Pager } from '../../ui/links/pager.tsx';
import { pageMeta, type RootData } from '../../ui/meta/meta.ts';
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
  const { phone = '', social } = useRouteLoaderData<RootData>('root')?.school ?? {};
  const isFound = found.docs.length > 0;
  return (
    <>
      <link rel="stylesheet" href={styles} precedence="default" />
      <Banner title="Search" action={<SearchForm q={q} kind={kind} />} />
      <div className="band tight">
        <div className="wrap">
          {found.answer && <SearchAnswerBox answer={found.answer} />}
          {(found.total > 0 || kind) && <KindChips q={q} kind={kind} counts={kind ? undefined : found.counts} />}
          {found.total > 0 && <SearchSummary {...found} />}
          {isFound && (
            <div className="article">
              <SearchResults docs={found.docs} counts={found.counts} />
              <OftenAside />
            </div>
          )}
          {q !== '' && !isFound && (
            <NothingFound q={q} isPastEnd={found.total > 0} phone={phone} whatsapp={social?.whatsapp ?? ''} />
          )}
          <Pager page={page} pages={found.pages} href={(n) => searchHref({ q, kind, page: n })} label="Result pages" />
          {!isFound && <WaysOn />}
        </div>
      </div>
    </>
  );
}
