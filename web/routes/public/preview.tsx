import { type ApiClient, apiContext, browserApi, unwrap } from '../../api-client.ts';
import { PageBlocks } from '../../features/pages/blocks/page-blocks.tsx';
import { Banner } from '../../ui/layout/banner.tsx';
import { hiddenMeta } from '../../ui/meta/meta.ts';
import type { Route } from './+types/preview.ts';

/** Behind the address and not in it: an address is logged. */
const load = (api: ApiClient, request: Request) =>
  unwrap(api.pages.preview.$get({ query: { key: new URL(request.url).searchParams.get('key') || 'none' } }));

export const loader = ({ context, request }: Route.LoaderArgs) => load(context.get(apiContext), request);
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => load(browserApi(), request);

/** What is not public is kept by nobody on the way, and found by no search. */
export const headers = () => ({ 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex' });

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  hiddenMeta(matches, { title: loaderData ? `${loaderData.page.title} (preview)` : 'Preview', path: null });

export default function Preview({
  loaderData: { page, textBatch1, textBatch2, textBatch3, blocks },
}: Route.ComponentProps) {
  return (
    <>
      <Banner title={page.title} />
      <div className="band tight">
        <PageBlocks blocks={blocks} batches={[textBatch1, textBatch2, textBatch3]} pictures={page.pictureInfo} />
      </div>
    </>
  );
}
