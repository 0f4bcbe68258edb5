import { data, useRouteLoaderData } from 'react-router';
import { type ApiClient, apiContext, browserApi, unwrap } from '../../api-client.ts';
import { DocumentAlone } from '../../features/documents/public/document-alone.tsx';
import { loadMoreEvents } from '../../features/events/loads/more-events.ts';
import { EventPage } from '../../features/events/public/event-page.tsx';
import { isOver } from '../../features/events/public/is-over.ts';
import { GalleryPage } from '../../features/galleries/public/gallery-page.tsx';
import { PageBlocks } from '../../features/pages/blocks/page-blocks.tsx';
import { PreviewStrip } from '../../features/previews/preview-strip.tsx';
import { loadMates } from '../../features/profiles/loads/mates.ts';
import { ProfilePage } from '../../features/profiles/public/profile-page.tsx';
import { loadAround } from '../../features/stories/loads/story-around.ts';
import { StoryPage } from '../../features/stories/public/view/story-page.tsx';
import { storyView } from '../../features/stories/public/view/story-view.ts';
import { Banner } from '../../ui/layout/banner.tsx';
import { hiddenMeta, type RootData } from '../../ui/meta/meta.ts';
import type { Route } from './+types/preview.ts';

/** Behind the address and not in it: an address is logged. */
const keyIn = (request: Request) => new URL(request.url).searchParams.get('key') || 'none';
const open = (api: ApiClient, key: string) => api.previews.open.$get({ query: { key } });

/** What the link shows, with what stands beside it for readers. */
async function load(api: ApiClient, key: string, answer: ReturnType<typeof open>) {
  const shown = await unwrap(answer);
  if (shown.kind === 'document') return { ...shown, file: `/api/previews/file?${new URLSearchParams({ key })}` };
  if (shown.kind === 'page' || shown.kind === 'gallery') return shown;
  if (shown.kind === 'event') {
    const { calEvent: event, ...rest } = shown;
    const over = event.date !== null && isOver({ date: event.date, endDate: event.endDate }, Date.now());
    return { ...rest, event, over, more: await loadMoreEvents(api, event) };
  }
  if (shown.kind === 'profile') return { ...shown, mates: await loadMates(api, shown.profile) };
  const { kind, until, story, ...batches } = shown;
  const { top, newest, others } = await loadAround(api, kind, story.category);
  return { kind, until, view: storyView(story, batches, top, newest, others) };
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const key = keyIn(request);
  const answer = open(api, key);
  const shown = await load(api, key, answer);
  // By its cookie the browser gets the pictures, which are not public either.
  const cookies = (await answer).headers.getSetCookie().map((cookie): [string, string] => ['Set-Cookie', cookie]);
  return data(shown, { headers: cookies });
}
export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const [api, key] = [browserApi(), keyIn(request)];
  return load(api, key, open(api, key));
}

/** What is not public is kept by nobody on the way, and found by no search. */
export const headers = () => ({ 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex' });

type Shown = Awaited<ReturnType<typeof load>>;

function titleOf(shown: Shown): string {
  if (shown.kind === 'page') return shown.page.title;
  if (shown.kind === 'profile') return shown.profile.name;
  if (shown.kind === 'document') return shown.document.title;
  if (shown.kind === 'gallery') return shown.gallery.name;
  return shown.kind === 'event' ? shown.event.title : shown.view.story.title;
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  hiddenMeta(matches, { title: loaderData ? `${titleOf(loaderData)} (preview)` : 'Preview', path: null });

export default function Preview({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PreviewStrip until={loaderData.until} />
      <Previewed shown={loaderData} />
    </>
  );
}

function Previewed({ shown }: { shown: Shown }) {
  const { school } = useRouteLoaderData('root') as RootData;
  if (shown.kind === 'event') return <EventPage {...shown} origin="" unpublished />;
  if (shown.kind === 'gallery') return <GalleryPage {...shown} unpublished />;
  if (shown.kind === 'profile') return <ProfilePage {...shown} />;
  if (shown.kind === 'document') {
    return (
      <>
        <Banner title={shown.document.title} />
        <div className="band tight">
          <DocumentAlone document={shown.document} address={shown.file} />
        </div>
      </>
    );
  }
  if (shown.kind === 'page') {
    const { page, textBatch1, textBatch2, textBatch3, blocks } = shown;
    return (
      <>
        <Banner title={page.title} />
        <div className="band tight">
          <PageBlocks blocks={blocks} batches={[textBatch1, textBatch2, textBatch3]} pictures={page.pictureInfo} />
        </div>
      </>
    );
  }
  const { kind, view } = shown;
  return <StoryPage {...view} {...{ kind, author: view.story.author ?? school.schoolName, origin: '' }} unpublished />;
}
