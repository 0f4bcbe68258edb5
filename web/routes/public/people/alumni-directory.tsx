import { directorySize, lastClassYear } from '../../../../contract/content/alumni.ts';
import { type ApiClient, apiContext, browserApi, unwrap } from '../../../api-client.ts';
import { AlumniList } from '../../../features/alumni/public/alumni-list.tsx';
import { directoryBase, directoryHref, readFilter } from '../../../features/alumni/public/directory-filter.ts';
import { DirectoryFilters } from '../../../features/alumni/public/directory-filters.tsx';
import { DirectorySummary } from '../../../features/alumni/public/directory-summary.tsx';
import { usePrivateDetails } from '../../../features/alumni/public/use-private-details.ts';
import { pageNumberOf, requirePage } from '../../../ui/addresses/page-number.ts';
import { Island } from '../../../ui/island.tsx';
import { Banner } from '../../../ui/layout/banner.tsx';
import { EmptyState } from '../../../ui/layout/empty-state.tsx';
import { ButtonLink } from '../../../ui/links/button-link.tsx';
import { Pager } from '../../../ui/links/pager.tsx';
import { pageMeta } from '../../../ui/meta/meta.ts';
import { siteIn, useWords } from '../../../ui/meta/site.ts';
import type { Route } from './+types/alumni-directory.ts';

const title = 'Alumni Profiles';

async function load(api: ApiClient, request: Request) {
  const url = new URL(request.url);
  const filter = readFilter(url.searchParams);
  const page = pageNumberOf(url);
  const query = {
    page: String(page),
    year: String(filter.year),
    q: filter.q || '0',
    items: String(directorySize(filter.items)),
  };
  const { allAlums, totalPages } = await unwrap(api.alum.$get({ query }));
  requirePage(page, totalPages);
  return { base: directoryBase(url.pathname), filter, page, lastYear: lastClassYear(), allAlums, totalPages };
}

export const loader = ({ context, request }: Route.LoaderArgs) => load(context.get(apiContext), request);
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => load(browserApi(), request);

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title,
    description: siteIn(matches)?.words.directorySub,
    // What somebody has typed is no page of its own to a search engine.
    path:
      loaderData && directoryHref('/alum', { ...loaderData.filter, q: '' }, loaderData.filter.q ? 1 : loaderData.page),
  });

export default function AlumniDirectory({ loaderData }: Route.ComponentProps) {
  usePrivateDetails();
  const { directorySub } = useWords();
  const { base, filter, page, lastYear, allAlums, totalPages } = loaderData;
  return (
    <>
      <Banner title={title} sub={directorySub} />
      <div className="band tight">
        <div className="wrap">
          <Island
            name="directory"
            view={DirectoryFilters}
            props={{ base, filter, lastYear, example: exampleOf(allAlums) }}
          />
          <DirectorySummary filter={filter} page={page} pages={totalPages} shown={allAlums.length} />
          <div data-live="">
            {allAlums.length === 0 ? (
              <EmptyState sentence="No alumni profiles were found." drawing={2}>
                <ButtonLink to={base} kind="line">
                  Show all profiles
                </ButtonLink>
              </EmptyState>
            ) : (
              <AlumniList alumni={allAlums} base={base} />
            )}
            <Pager
              page={page}
              pages={totalPages}
              href={(number) => directoryHref(base, filter, number)}
              label="Directory pages"
            />
          </div>
        </div>
      </div>
    </>
  );
}

/** The last name of somebody on the page: what is typed as an example should be found. */
const exampleOf = (alumni: { name: string }[]): string | undefined => alumni[0]?.name.split(' ').at(-1);
