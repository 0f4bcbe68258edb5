import { editorRole } from '../../../../contract/people/roles.ts';
import { type ApiClient, apiContext, browserApi, unwrap } from '../../../api-client.ts';
import { gallerySection } from '../../../features/galleries/gallery-sections.ts';
import { AddGalleryLink } from '../../../features/galleries/public/add-gallery-link.tsx';
import { GalleryGrid } from '../../../features/galleries/public/gallery-grid.tsx';
import { useSession } from '../../../session/session.tsx';
import { pageNumberOf, requirePage } from '../../../ui/addresses/page-number.ts';
import { categoryOf } from '../../../ui/addresses/variant.ts';
import { Banner } from '../../../ui/layout/banner.tsx';
import { EmptyState } from '../../../ui/layout/empty-state.tsx';
import { Pager } from '../../../ui/links/pager.tsx';
import { pageMeta } from '../../../ui/meta/meta.ts';
import { siteIn, useWords } from '../../../ui/meta/site.ts';
import type { Route } from './+types/gallery-list.ts';

async function load(api: ApiClient, request: Request) {
  const url = new URL(request.url);
  const category = categoryOf(url.pathname);
  const page = pageNumberOf(url);
  const query = { cat: String(category), page: String(page) };
  const { docs, pages } = await unwrap(api.galleries.$get({ query }));
  requirePage(page, pages);
  return { category, page, docs, pages };
}

/** Ends with the call to enrol. */
export const handle = { closingCall: true };

export const loader = ({ context, request }: Route.LoaderArgs) => load(context.get(apiContext), request);
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => load(browserApi(), request);

const hrefOf = (base: string) => (page: number) => (page === 1 ? base : `${base}?page=${page}`);

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const { title, sub, base } = gallerySection(loaderData?.category ?? 0);
  return pageMeta(matches, {
    title,
    description: siteIn(matches)?.words[sub],
    path: hrefOf(base)(loaderData?.page ?? 1),
  });
};

export default function GalleryList({ loaderData: { category, page, pages, docs } }: Route.ComponentProps) {
  const words = useWords();
  const { user } = useSession();
  const mayAdd = user !== null && user.role >= editorRole;
  const { title, sub, base, above } = gallerySection(category);
  return (
    <>
      <Banner title={title} crumbs={above} sub={words[sub]} action={mayAdd && <AddGalleryLink to={`${base}/add`} />} />
      <div className="band tight">
        <div className="wrap">
          {docs.length === 0 ? (
            <EmptyState sentence="There are no photos at the moment." drawing={3} />
          ) : (
            <GalleryGrid galleries={docs} base={base} />
          )}
          <Pager page={page} pages={pages} href={hrefOf(base)} label="Gallery pages" />
        </div>
      </div>
    </>
  );
}
