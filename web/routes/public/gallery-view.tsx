import { lazy, Suspense } from 'react';
import { Navigate, useLocation, useSearchParams } from 'react-router';
import { type ApiClient, apiContext, browserApi, unwrap } from '../../api-client.ts';
import { gallerySection } from '../../features/galleries/gallery-sections.ts';
import { GalleryAbout } from '../../features/galleries/public/gallery-about.tsx';
import { GalleryPictures } from '../../features/galleries/public/gallery-pictures.tsx';
import { useMayChangeGallery } from '../../features/galleries/public/gallery-rights.ts';
import { HillsLoading } from '../../session/hills-loading.tsx';
import { SessionGate } from '../../session/session-gate.tsx';
import { viewIdOf } from '../../ui/addresses/view-id.ts';
import { Banner } from '../../ui/layout/banner.tsx';
import { EmptyState } from '../../ui/layout/empty-state.tsx';
import { pageMeta } from '../../ui/meta/meta.ts';
import type { Route } from './+types/gallery-view.ts';

// Visitors never need these.
const GalleryControls = lazy(() => import('../../features/galleries/office/gallery-controls.tsx'));
const GalleryEditing = lazy(() => import('../../features/galleries/office/gallery-editing.tsx'));
const PictureControls = lazy(() => import('../../features/galleries/office/pictures/picture-controls.tsx'));

/** More than this is too much for the banner. */
const shortText = 180;

async function load(api: ApiClient, request: Request, id: string) {
  const { searchParams } = new URL(request.url);
  const found = await unwrap(api.galleries.view[':id'].$get({ param: { id: viewIdOf(id) } }));
  const { gallery, images, event } = found;
  // What it could be linked to concerns only those who change it.
  return {
    gallery,
    images,
    event,
    events: searchParams.has('edit') ? found.events : [],
  };
}

export const loader = ({ context, request, params }: Route.LoaderArgs) =>
  load(context.get(apiContext), request, params.id);
export const clientLoader = ({ request, params }: Route.ClientLoaderArgs) => load(browserApi(), request, params.id);

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData) return [];
  const { gallery } = loaderData;
  return pageMeta(matches, {
    title: gallery.name,
    description: gallery.description,
    // The same gallery answers below both sections; its own section is the real one.
    path: `${gallerySection(gallery.category).base}/view/${gallery.id}`,
    picture: gallery.pictureInfo[0],
  });
};

/** A gallery to be looked at, and with ?edit in the address to be changed by those who may. */
export default function GalleryView({ loaderData }: Route.ComponentProps) {
  const { gallery, images, event, events } = loaderData;
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const { known, mayChange, mayAddPictures } = useMayChangeGallery(gallery);

  // Whoever comes, the page begins as the server has drawn it: anonymously.
  if (search.has('edit') && known) {
    return (
      <SessionGate atLeast={1}>
        {mayChange ? (
          <Suspense fallback={<HillsLoading label="One moment." />}>
            <GalleryEditing {...{ gallery, images, events, event }} />
          </Suspense>
        ) : (
          <Navigate to="/unauthorized" replace />
        )}
      </SessionGate>
    );
  }

  // The way back leads to the list that shows it, from whichever address it was opened.
  const { title, base, above, eventBase } = gallerySection(gallery.category);
  const isShort = gallery.description.length <= shortText && !gallery.description.includes('\n');
  const linked = event && { ...event, to: `${eventBase}/view/${event.id}` };
  const tools = mayChange && (
    <Suspense>
      <GalleryControls gallery={gallery} path={pathname} mayAddPictures={mayAddPictures} />
    </Suspense>
  );
  const toolsOf = ({ id }: { id: number }, position: number) => (
    <Suspense>
      <PictureControls {...{ id, position, mayEdit: mayAddPictures }} base={base} path={pathname} />
    </Suspense>
  );
  return (
    <>
      <Banner
        title={gallery.name}
        crumbs={[...above, { to: base, label: title }]}
        sub={isShort ? gallery.description : undefined}
        long={gallery.name.length > 40}
        action={tools}
      />
      <div className="band tight">
        <div className="wrap">
          <GalleryAbout pictures={images.length} event={linked} text={isShort ? null : gallery.description} />
          {images.length === 0 ? (
            <EmptyState sentence="There are no photos at the moment." drawing={3} />
          ) : (
            <GalleryPictures
              title={gallery.name}
              images={images}
              hrefOf={(position) => `${base}/view/${gallery.id}/${position}`}
              toolsOf={mayChange ? toolsOf : undefined}
            />
          )}
        </div>
      </div>
    </>
  );
}
