import { lazy, Suspense } from 'react';
import { data } from 'react-router';
import { type ApiClient, apiContext, browserApi, unwrap } from '../../../api-client.ts';
import { gallerySection } from '../../../features/galleries/gallery-sections.ts';
import { useMayChangeGallery } from '../../../features/galleries/public/gallery-rights.ts';
import { PicturePage } from '../../../features/galleries/public/picture-page.tsx';
import { viewIdOf } from '../../../ui/addresses/view-id.ts';
import { Banner } from '../../../ui/layout/banner.tsx';
import { pageMeta } from '../../../ui/meta/meta.ts';
import type { Route } from './+types/gallery-picture.ts';

// Visitors never need these.
const PictureControls = lazy(() => import('../../../features/galleries/office/pictures/picture-controls.tsx'));

async function load(api: ApiClient, { id, position }: { id: string; position: string }) {
  const { gallery, images } = await unwrap(api.galleries.view[':id'].$get({ param: { id: viewIdOf(id) } }));
  const image = /^[1-9]\d*$/.test(position) ? images[Number(position) - 1] : undefined;
  if (!image) throw data(null, { status: 404 });
  return { gallery, image, position: Number(position), count: images.length };
}

export const loader = ({ context, params }: Route.LoaderArgs) => load(context.get(apiContext), params);
export const clientLoader = ({ params }: Route.ClientLoaderArgs) => load(browserApi(), params);

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData) return [];
  const { gallery, image, position, count } = loaderData;
  const [shown] = image.pictureInfo;
  return pageMeta(matches, {
    title: `${gallery.name}: picture ${position} of ${count}`,
    description: image.caption || gallery.description,
    path: `${gallerySection(gallery.category).base}/view/${gallery.id}/${position}`,
    picture: shown && { ...shown, alt: shown.alt || image.caption },
  });
};

export default function GalleryPicture({ loaderData }: Route.ComponentProps) {
  const { gallery, image, position, count } = loaderData;
  const { title, base, above } = gallerySection(gallery.category);
  const view = `${base}/view/${gallery.id}`;
  const { mayChange, mayAddPictures } = useMayChangeGallery(gallery);
  const tools = mayChange && (
    <Suspense>
      <PictureControls {...{ id: image.id, position, mayEdit: mayAddPictures }} base={base} path={view} />
    </Suspense>
  );
  return (
    <>
      <Banner
        title={`Picture ${position} of ${count}`}
        crumbs={[...above, { to: base, label: title }, { to: view, label: gallery.name }]}
        sub={gallery.name}
        long
      />
      <div className="band tight">
        <div className="wrap">
          <PicturePage image={image} position={position} count={count} base={view} tools={tools} />
        </div>
      </div>
    </>
  );
}
