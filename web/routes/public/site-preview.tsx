import { type ApiClient, apiContext, browserApi, unwrap } from '../../api-client.ts';
import { BusRoutes } from '../../features/campuses/public/bus-routes.tsx';
import { CampusCard } from '../../features/campuses/public/campus-card.tsx';
import { loadHome } from '../../features/home/home-calls.ts';
import { HomePage } from '../../features/home/home-page.tsx';
import { PageBlocks } from '../../features/pages/blocks/page-blocks.tsx';
import { loadSketchedCampus, loadSketchedDate } from '../../features/previews/loads/sketched.ts';
import { PreviewStrip } from '../../features/previews/preview-strip.tsx';
import { callAmid } from '../../features/site/footer/call-amid.tsx';
import { TermDatesPage } from '../../features/term-dates/public/term-dates-page.tsx';
import { WordsPreview } from '../../features/words/words-preview.tsx';
import { Banner } from '../../ui/layout/banner.tsx';
import { hiddenMeta } from '../../ui/meta/meta.ts';
import type { Route } from './+types/site-preview.ts';

/** Behind the address and not in it: an address is logged. */
async function load(api: ApiClient, request: Request) {
  const key = new URL(request.url).searchParams.get('key') || 'none';
  const { part, live, until, at, crest, termDate, campus, ...school } = await unwrap(
    api.site.preview.$get({ query: { key } }),
  );
  const frame = { school, until, at, crest };
  if (part === 'words') return { ...frame, shows: 'words' as const };
  if (termDate) return { ...frame, shows: 'dates' as const, dates: await loadSketchedDate(api, termDate) };
  if (campus) return { ...frame, shows: 'campus' as const, ...(await loadSketchedCampus(api, campus)) };
  return { ...frame, shows: 'home' as const, home: await loadHome(api, live) };
}

export const loader = ({ context, request }: Route.LoaderArgs) => load(context.get(apiContext), request);
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => load(browserApi(), request);

/** What is not public is kept by nobody on the way, and found by no search. */
export const headers = () => ({ 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex' });

export const handle = { closingCall: 'home' };

export const meta: Route.MetaFunction = ({ matches }) => hiddenMeta(matches, { title: 'Preview', path: null });

/** The frame around it shows the same school: the layout asks for what is loaded here. */
export default function SitePreview({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PreviewStrip until={loaderData.until} />
      <Shown shown={loaderData} />
    </>
  );
}

const datesRequest = { year: undefined, campus: undefined, visits: true, events: false };

function Shown({ shown }: { shown: Route.ComponentProps['loaderData'] }) {
  const { school } = shown;
  if (shown.shows === 'words') return <WordsPreview words={school.site.words} />;
  if (shown.shows === 'home') return <HomePage home={school.site.home} {...shown.home} call={callAmid} />;
  if (shown.shows === 'dates') {
    const { dates } = shown;
    return (
      <>
        <Banner title={`Term dates ${dates.year}`} />
        <TermDatesPage {...dates} request={datesRequest} campuses={school.site.campuses} origin="" />
      </>
    );
  }
  const { card, page } = shown;
  return (
    <>
      <Banner title={page?.page.title ?? card.name} />
      <CampusCard campus={card} />
      {page && (
        <div className="band tight">
          <PageBlocks
            blocks={page.blocks}
            batches={[page.textBatch1, page.textBatch2, page.textBatch3]}
            pictures={page.page.pictureInfo}
          />
        </div>
      )}
      <BusRoutes campus={card} />
    </>
  );
}
