import { lazy, Suspense } from 'react';
import { Navigate, useLocation, useSearchParams } from 'react-router';
import { type ApiClient, apiContext, browserApi, unwrap } from '../../../api-client.ts';
import { gallerySection } from '../../../features/galleries/gallery-sections.ts';
import { GalleryPage } from '../../../features/galleries/public/gallery-page.tsx';
import { useMayChangeGallery } from '../../../features/galleries/public/gallery-rights.ts';
import { HillsLoading } from '../../../session/hills-loading.tsx';
import { SessionGate } from '../../../session/session-gate.tsx';
import { viewIdOf } from '../../../ui/addresses/view-id.ts';
import { pageMeta } from '../../../ui/meta/meta.ts';
import type { Route } from './+types/gallery-view.ts';

// Visitors never need these.
const GalleryControls = lazy(() => import('../../../features/galleries/office/gallery-controls.tsx'));
const GalleryEditing = lazy(() => import('../../../features/galleries/office/gallery-editing.tsx'));
const PictureControls = lazy(() => import('../../../features/galleries/office/pictures/picture-controls.tsx'));

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

  const { base } = gallerySection(gallery.category);
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
  return <GalleryPage {...{ gallery, images, event, tools }} toolsOf={mayChange ? toolsOf : undefined} />;
}
